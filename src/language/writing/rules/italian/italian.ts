import { formOf } from '../../../inflection/inflection.ts';
import { alwaysWrong, anyOf, atStart, contextRule, endsInName, forms, from, once, small } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { accentsForApostrophes } from './apostrophe-accents.ts';
import { italianArticles, italianNumber } from './articles.ts';
import { italianVerbs } from './verbs.ts';

const spellings = alwaysWrong('spelling', {
  "qual'è": 'qual è',
  "qual'era": 'qual era',
  pò: "po'",
  perchè: 'perché',
  poichè: 'poiché',
  affinchè: 'affinché',
  benchè: 'benché',
  purchè: 'purché',
  finchè: 'finché',
  giacchè: 'giacché',
  nè: 'né',
  sè: 'sé',
  sò: 'so',
  fà: 'fa',
  stà: 'sta',
  quì: 'qui',
  quà: 'qua',
  dò: 'do',
  sù: 'su',
  cosi: 'così',
  citta: 'città',
  universita: 'università',
  caffe: 'caffè',
  piu: 'più',
  gia: 'già',
  puo: 'può',
  lunedi: 'lunedì',
  martedi: 'martedì',
  mercoledi: 'mercoledì',
  giovedi: 'giovedì',
  venerdi: 'venerdì',
  perche: 'perché',
  daccordo: "d'accordo",
  senzaltro: "senz'altro",
  sopratutto: 'soprattutto',
  propio: 'proprio',
  piaciono: 'piacciono',
  aquistare: 'acquistare',
  aquario: 'acquario',
  coscenza: 'coscienza',
  conoscienza: 'conoscenza',
  scrivuto: 'scritto',
  prenduto: 'preso',
  romputo: 'rotto',
  aprito: 'aperto',
  eccezzione: 'eccezione',
  stazzione: 'stazione',
  'un altra': "un'altra",
  'nessun altra': "nessun'altra",
  "nessun'altro": 'nessun altro',
  "qualcun'altro": 'qualcun altro',
  apparte: 'a parte',
  maggiorparte: 'maggior parte',
  ogniuno: 'ognuno',
  ogniuna: 'ognuna',
  inanzitutto: 'innanzitutto',
  pultroppo: 'purtroppo',
  aereoporto: 'aeroporto',
  squola: 'scuola',
  igene: 'igiene',
  dinnuovo: 'di nuovo',
  "tutt'ora": 'tuttora',
  "d'avanti": 'davanti',
  dopodichè: 'dopodiché',
  anzichè: 'anziché',
  nonchè: 'nonché',
  cosicchè: 'cosicché',
  sicchè: 'sicché',
  macchè: 'macché',
  lezone: 'lezione',
  lezoni: 'lezioni',
  colazone: 'colazione',
  granchè: 'granché',
  ventitrè: 'ventitré',
  trè: 'tre',
  nò: 'no',
  stò: 'sto',
  hò: 'ho',
  hà: 'ha',
  dovè: "dov'è",
  comè: "com'è",
  cosè: "cos'è",
  quandè: "quand'è",
  cè: "c'è",
});

/** Before the spellings that are wrong everywhere: what these words mean depends on what is around. */
const byContext = contextRule('spelling', (inflection) => {
  /** Futures without their accents, in small letters: `Sara` and `Andra` are names. */
  const futures = Object.fromEntries(
    ['andare', 'avere', 'potere', 'dovere', 'venire', 'essere', 'fare'].flatMap((verb) =>
      ['fti.p1.sg', 'fti.p3.sg'].flatMap((slot) => {
        const form = formOf(inflection, verb, slot);
        const bare = form?.replace(/ò$/, 'o').replace(/à$/, 'a');
        return form === undefined || bare === undefined || bare === 'faro' ? [] : [[bare, form]];
      }),
    ),
  );
  return [
    { wrong: 'un po', next: "(?!['’´`]|-)", right: "un po'" },
    { wrong: 'pò', next: "['’]", right: 'po' },
    { wrong: anyOf(futures), initial: 'small', right: from(futures) },
    { before: atStart, wrong: 'sè', next: ' (?!stess|medesim)', right: 'se' },
    {
      before: `${atStart}|e|ma`,
      wrong: 'avvolte',
      after: 'mi|ti|ci|si|non|è|penso|credo|capita|succede|vado|vorrei|faccio|sono|ho|lo|la|il',
      right: 'a volte',
    },
  ];
});

const masculine =
  'amico|albero|uomo|anno|altro|esempio|errore|animale|ufficio|orologio|occhio|ospedale|aereo|ingegnere|italiano|elenco|incontro|impegno|invito|aiuto|uccello|autobus|evento|ordine|ombrello';
const feminine =
  'amica|idea|ora|altra|opera|isola|estate|auto|automobile|azienda|esperienza|università|opportunità|occasione|attività|immagine|emozione|offerta|opinione|acqua|aula|aranciata|arancia|oca|unità';
const impureNouns =
  'studente|zio|zaino|sbaglio|specchio|stato|sport|scopo|spazio|stesso|stipendio|zucchero|studio|schermo|sconto|strumento|gnomo|psicologo|yogurt|stivale|straniero|sciopero|scrittore|spettacolo';
const impurePlurals =
  'studenti|zii|zaini|sbagli|specchi|stati|scopi|spazi|stivali|stranieri|scioperi|scrittori|spettacoli|strumenti|psicologi';
const vowelPlurals =
  'amici|alberi|uomini|anni|altri|esempi|errori|animali|uffici|occhi|ospedali|aerei|italiani|impegni|uccelli|eventi|ordini|ombrelli|insegnanti|operai|ospiti|occhiali';
const elidedNouns =
  'amico|amica|acqua|albero|ospedale|università|isola|estate|inverno|anno|ora|ufficio|aereo|autobus|albergo|esame|arte|aria|idea|orologio|ombrello|entrata|uscita|azienda|italia|europa|america|africa';
const joined: Readonly<Record<string, string>> = {
  al: "all'",
  del: "dell'",
  nel: "nell'",
  dal: "dall'",
  sul: "sull'",
  la: "l'",
  lo: "l'",
  il: "l'",
  alla: "all'",
  della: "dell'",
  nella: "nell'",
  dalla: "dall'",
  sulla: "sull'",
  una: "un'",
  questa: "quest'",
};

const articles = contextRule('grammar/article', [
  { wrong: `un'(?:${masculine})`, right: (found) => found.replace(/['’]/, ' ') },
  { wrong: `un (?:${feminine})`, right: (found) => found.replace(/\s/u, "'") },
  {
    wrong: `(?:al|del|nel|dal|sul|la|lo|il|alla|della|nella|dalla|sulla) (?:${elidedNouns})`,
    right: (found) => join(found),
  },
  { wrong: 'il', after: impureNouns, right: 'lo' },
  { wrong: 'un', after: impureNouns.replace('stato|', '').replace('stesso|', ''), right: 'uno' },
  { wrong: 'i', after: `${impurePlurals}|${vowelPlurals}`, right: 'gli' },
  {
    before: 'abito|vivo|vive|abita|sono|entro|lavoro|siamo',
    wrong: 'ne',
    after: 'centro|mio|tuo|suo|nostro|parco|bosco',
    right: 'nel',
  },
]);

function join(found: string): string | undefined {
  const [article = '', noun = ''] = found.split(/\s/u);
  const elided = joined[article.toLowerCase()];
  return elided === undefined ? undefined : elided + noun;
}

const participles =
  '\\p{L}{2,}(?:ato|uto|ito)|detto|fatto|visto|preso|scritto|letto|messo|chiesto|risposto|chiuso|aperto|perso|vinto|corso|rotto|speso|deciso|stato|scelto';

const have = contextRule('grammar/avere', [
  {
    before: 'e|che',
    wrong: 'o',
    after: `(?:già |sempre |mai |molto |tanto )?(?:${participles}) (?:un|una|il|la|lo|i|gli|le|che)`,
    right: 'ho',
  },
  { before: 'che', wrong: 'ai', after: participles, right: 'hai' },
  {
    before: 'se|che|non',
    wrong: 'e',
    after: 'vero|possibile|giusto|chiaro|facile|difficile|importante|sicuro',
    right: 'è',
  },
  { before: atStart, wrong: 'ce', after: 'un|una|il|la|lo|qualcuno|qualcosa|molto|molta|ancora', right: "c'è" },
  {
    before: 'io',
    wrong: 'o',
    after: `fame|sete|sonno|paura|ragione|torto|bisogno|voglia|freddo|caldo|un|una|il|la|due|tre|${participles}`,
    right: 'ho',
  },
  {
    before: 'tu',
    wrong: 'ai',
    after: `fame|sete|sonno|paura|ragione|torto|bisogno|voglia|freddo|caldo|un|una|${participles}`,
    right: 'hai',
  },
  { before: 'lui|lei|egli|chi|marco|maria|nessuno|mi|ti|gli|ci|vi', wrong: 'a', after: participles, right: 'ha' },
  {
    before: '(?:loro|essi|(?:i|gli|le) (?:ragazzi|ragazze|bambini|amici|studenti|genitori|amiche|vicini|miei|altri))',
    wrong: 'anno',
    after: participles,
    right: 'hanno',
  },
  {
    before: `${atStart}|non|ti|mi|vi|lo|ne|già`,
    wrong: 'o',
    after: `(?:già |sempre |mai |molto |tanto )?(?:${participles})`,
    right: 'ho',
  },
  { before: 'non', wrong: "c'e", right: "c'è" },
  { wrong: "c'e", right: "c'è" },
  {
    before: 'non',
    wrong: 'centra',
    after: 'niente|nulla|con|nella|in',
    unless: (_, { input, index }) => /^centra (?:il|la) /i.test(input.slice(index)),
    right: "c'entra",
  },
  { before: atStart, wrong: 'apposto', next: '[.,!]|$', right: 'a posto' },
]);

const many = 'dei|nei|sui|dai|questi|quei|molti|tanti|pochi|alcuni|due|tre|quattro|cinque|sei|sette|otto|nove|dieci';
/** Nouns that are counted. */
const masculineCounted =
  'libro ragazzo bambino gatto cane amico giorno studente tavolo problema mese anno fiore minuto documento fratello';
const feminineCounted = 'casa sedia settimana persona ora macchina domanda lettera porta finestra sorella parola';
const plurals = contextRule('grammar/plural', (inflection) => {
  const nouns = forms(inflection, masculineCounted, 'n.sg > n.pl');
  const feminineNouns = {
    ...forms(inflection, feminineCounted, 'n.sg > n.pl'),
    ...forms(inflection, 'ragazzo bambino', 'n.f.sg > n.f.pl'),
  };
  return [
    { before: `i|${many}`, wrong: anyOf(nouns), right: from(nouns) },
    {
      before: 'gli|degli|agli|negli',
      wrong: 'studente|amico|anno',
      after: 'sono|hanno|non|che|e|di|vanno|erano',
      right: from(nouns),
    },
    {
      before: 'le',
      wrong: anyOf(feminineNouns),
      after: 'sono|hanno|che|di|erano|vanno|non sono|della|del',
      right: from(feminineNouns),
    },
    {
      before: 'delle|queste|quelle|molte|tante|poche|alcune|due|tre|quattro|cinque|dieci',
      wrong: anyOf(feminineNouns),
      right: from(feminineNouns),
    },
  ];
});

const capitals = contextRule('grammar/capital', [
  {
    before: 'in|a|di|da|fine|inizio|metà',
    wrong: 'Gennaio|Febbraio|Marzo|Aprile|Maggio|Giugno|Luglio|Agosto|Settembre|Ottobre|Novembre|Dicembre',
    next: '[.,;!?]|$| (?:e|o|di|con|alle|sono|è)(?!\\p{L})',
    initial: 'capital',
    right: small,
  },
  {
    before: 'comincia|inizia|parte|ogni|di|il|da|a|vediamo',
    wrong: 'Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato|Domenica',
    next: '[.,;!?]|$| (?:mattina|sera|pomeriggio|prossimo|e|alle)(?!\\p{L})',
    initial: 'capital',
    right: small,
  },
]);

const repeated = contextRule('grammar/repeated-word', [
  {
    wrong: 'in in|di di|il il|la la|un un|una una|per per|con con|del del|della della|è è|e e',
    unless: endsInName,
    right: once,
  },
  { before: 'vado|vai|va|andiamo|vanno|sono|torno|torna', wrong: 'a a', right: once },
]);

export const italian: readonly CorrectionRule[] = [
  accentsForApostrophes,
  byContext,
  spellings,
  articles,
  italianArticles,
  have,
  ...italianVerbs,
  plurals,
  italianNumber,
  capitals,
  repeated,
];
