import { phraseStyles } from '../phrases/phrase-styles.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import { spreadRules } from '../phrases/spread-rules.ts';
import { casualWords } from './casual-words.ts';
import { confidentWords } from './confident-words.ts';
import { diplomaticWords } from './diplomatic-words.ts';
import { enthusiasticWords } from './enthusiastic-words.ts';
import { academicWords, businessWords, formalWords } from './formal-words.ts';
import { friendlyWords } from './friendly-words.ts';
import { plainWords } from './plain-words.ts';

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
    clause:
      "io noi voi loro lui lei il lo la i gli le l' un una un' mio mia suo sua nostro nostra questo questa è sono era erano c' ci ho ha abbiamo avete hanno non si mi ti vi posso può possiamo potete devo deve dobbiamo bisogna conviene purtroppo spero vorrei voglio credo penso",
    know: 'capisco capire comprendo comprendere so sapere sa sappiamo chiedo chiede spiegare spiega spiegato capito ^ ecco è',
    being: 'è sono era erano ha hanno dura durano costa costano ho abbiamo inizia funziona',
    good: 'buono buona buoni buone bello bella belli belle comodo comoda comodi comode utile utili gentile gentili simpatico simpatica carino carina interessante interessanti facile chiaro chiara bravo brava pratico pratica veloce accogliente',
    number: 'due tre quattro cinque sei dieci venti cento duecento mille #',
    linked: 'che chi cui dove se quando perché mentre dopo come quale quali sia ( per',
    adjective:
      'importante importanti interessante interessanti utile utili facile facili difficile difficili veloce veloci lento lenta lenti caro cara cari bello bella buono buona buoni complesso complessa complessi complicato complicata complicati rischioso rischiosa rischiosi elevato elevata elevati chiaro chiara semplice semplici grande grandi piccolo piccola lungo lunga efficace efficaci contento contenta soddisfatto soddisfatta gentile gentili positivo positiva positivi rumoroso rumorosa comodo comoda diverso diversa vicino vicina',
    things:
      'problemi clienti errori libri amici dubbi passeggeri dettagli documenti messaggi giorni posti soldi prodotti vantaggi film ragazzi bambini studenti turisti utenti colleghi consigli regali ordini dati piatti negozi ristoranti esempi paesi lavori progetti visitatori lettori cambiamenti treni',
    thingsf:
      'persone domande idee cose volte richieste foto novità aziende ragioni città strade lamentele modifiche informazioni mail email parole pagine famiglie difficoltà recensioni attività opportunità critiche ore',
    day: 'lunedì martedì mercoledì giovedì venerdì sabato domenica domani dopodomani stasera oggi alle la',
  },
  // `comunichi` is an order or a doubt: another verb may distinguish the two.
  chooseForm: () => -1,
  fit: (word, next) => (fits(word, next) ? word : undefined),
};

const endings = '*are *ere *ire *rre *arsi *ersi *irsi *rlo *rla *rli *rle *rne *rci *rmi *rti *rvi';
const sources = {
  plainWords,
  formalWords,
  businessWords,
  academicWords,
  casualWords,
  enthusiasticWords,
  friendlyWords,
  confidentWords,
  diplomaticWords,
};
const rules = Object.fromEntries(
  Object.entries(sources).map(([style, source]) => [style, spreadRules(source, { inf: endings })]),
) as typeof sources;

/** Letters of offices, or to people who are called by a title. */
const office =
  /^(?:(?:Gentil[ei]|Egregi[oa]?|Spettabile|Pregiat[oa]|Car[oa]) (?:signor|Sig|dottor|Dott|professor|Prof|avv|ing|client|utent|direttor)|(?:Il |La |L')?(?:servizio|ufficio|assistenza|direzione|segreteria|amministrazione|team|staff)(?: |$))/imu;

/** `Lei` and `tu` stay as they are. */
export const italianStyles = phraseStyles(italian, rules, {
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
