import { phraseStyles } from '../phrases/phrase-styles.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';

const vowel = /^[aeiouàèéìòù]/;
/** Before them stand `lo` and `uno`. */
const impure = /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)/;
const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const simple = set('il un del dal al nel sul col i dei dai ai nei sui bel quel bei quei buon');
const full = set('lo uno dello dallo allo nello sullo');
const plural = set('gli degli dagli agli negli sugli begli quegli');
const feminine = set('la una della dalla alla nella sulla');

/** Articles hang on the first sounds of the next word; one that does not fit any more refuses the rule. */
function fits(word: string, next: string): boolean {
  if (simple.has(word)) return !impure.test(next) && (!vowel.test(next) || word === 'un' || word === 'buon');
  if (full.has(word)) return impure.test(next);
  if (plural.has(word)) return impure.test(next) || vowel.test(next);
  if (feminine.has(word)) return !vowel.test(next);
  return !word.endsWith("'") || word === "po'" || vowel.test(next);
}

export const italian: RuleLanguage = {
  language: 'it',
  habits: { splitsApostrophes: true, capitalNouns: false },
  // `comunichi` is an order or a doubt: another verb may distinguish the two.
  chooseForm: () => -1,
  fit: (word, next) => (fits(word, next) ? word : undefined),
};

/** Letters of offices, or to people who are called by a title. */
const office =
  /^(?:(?:Gentil[ei]|Egregi[oa]?|Spettabile|Pregiat[oa]|Car[oa]) (?:signor|Sig|dottor|Dott|professor|Prof|avv|ing|client|utent|direttor)|(?:Il |La |L')?(?:servizio|ufficio|assistenza|direzione|segreteria|amministrazione|team|staff)(?: |$))/imu;

/** `Lei` and `tu` stay as they are. */
export const italianStyles = phraseStyles(italian, {
  formal: {
    greetings: { Ciao: 'Buongiorno' },
    closings: {
      'A presto': 'Cordiali saluti',
      Baci: 'Cordiali saluti',
      Saluti: 'Cordiali saluti',
      Ciao: 'Cordiali saluti',
    },
  },
  casual: {
    unless: office,
    greetings: { Caro: 'Ciao', Cara: 'Ciao', Gentile: 'Ciao' },
    closings: { 'Cordiali saluti': 'A presto', 'Distinti saluti': 'A presto' },
  },
  friendly: {
    unless: office,
    greetings: {},
    closings: { 'Cordiali saluti': 'Un caro saluto', 'Distinti saluti': 'Un caro saluto' },
  },
});
