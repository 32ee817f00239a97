import { phraseManners } from '../phrases/phrase-manners.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import * as words from './style-words.ts';
import * as tones from './tone-words.ts';

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

const infinitives =
  'essere avere fare andare vedere prendere sapere evitare migliorare ridurre trovare garantire capire ottenere aiutare assicurare rispondere confermare inviare leggere firmare compilare controllare pagare preparare parlare cambiare prenotare terminare finire comprare aspettare cercare aprire chiudere costruire consegnare aggiungere spostare';

export const italian: RuleLanguage = {
  language: 'it',
  habits: { splitsApostrophes: true, capitalNouns: false },
  groups: {
    subject: "io noi voi loro lui lei il lo la i gli le l' un una mio mia suo sua nostro nostra questo questa è c'",
    article: "il lo la i gli le l' un uno una questo questa",
    not: 'non mai nessuno nessuna niente nulla senza né poco purtroppo',
    infinitive: infinitives,
  },
  endings: { are: 'o i a iamo ate ano are ando ato ata ati ate ava avano erà eranno ò arono' },
  fit: (word, next) => (fits(word, next) ? word : undefined),
};

/** `Lei` and `tu` stay as they are. */
export const italianManners = phraseManners(
  italian,
  { ...words, ...tones },
  {
    formal: {
      greetings: { Ciao: 'Gentile' },
      closings: {
        'A presto': 'Cordiali saluti',
        Baci: 'Cordiali saluti',
        Saluti: 'Cordiali saluti',
        Ciao: 'Cordiali saluti',
      },
    },
    casual: {
      greetings: { Caro: 'Ciao', Cara: 'Ciao', Gentile: 'Ciao' },
      closings: { 'Cordiali saluti': 'A presto', 'Distinti saluti': 'A presto' },
    },
    friendly: {
      greetings: {},
      closings: { 'Cordiali saluti': 'Un caro saluto', 'Distinti saluti': 'Un caro saluto' },
    },
  },
);
