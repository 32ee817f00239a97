import { anyOf, contextRule, forms, from } from '../context-rule.ts';

const vowelPlurals =
  'amici|alberi|uomini|anni|altri|esempi|errori|animali|uffici|occhi|ospedali|aerei|italiani|impegni|uccelli|eventi|ordini|ombrelli|insegnanti|operai|ospiti|occhiali|ultimi|utenti|impiegati|argomenti|articoli|obiettivi|orari|acquisti|aggiornamenti|appuntamenti|incontri|esami|elementi';
const impurePlurals =
  'studenti|zii|zaini|sbagli|specchi|stati|scopi|spazi|stivali|stranieri|scioperi|scrittori|spettacoli|strumenti|psicologi|sconti|stipendi|schermi|stessi|smartphone';
const impureNouns =
  'studente|zio|zaino|sbaglio|specchio|scopo|spazio|stesso|stipendio|zucchero|studio|schermo|sconto|strumento|psicologo|stivale|straniero|sciopero|scrittore|spettacolo|smartphone|stadio|sport';
const longer: Readonly<Record<string, string>> = {
  dei: 'degli',
  nei: 'negli',
  ai: 'agli',
  dai: 'dagli',
  sui: 'sugli',
  quei: 'quegli',
  bei: 'begli',
  del: 'dello',
  nel: 'nello',
  al: 'allo',
  dal: 'dallo',
  sul: 'sullo',
  quel: 'quello',
};
const feminineOf: Readonly<Record<string, string>> = {
  il: 'la',
  un: 'una',
  del: 'della',
  nel: 'nella',
  al: 'alla',
  dal: 'dalla',
  sul: 'sulla',
  questo: 'questa',
  quel: 'quella',
};
const masculineOf: Readonly<Record<string, string>> = {
  la: 'il',
  una: 'un',
  della: 'del',
  nella: 'nel',
  alla: 'al',
  dalla: 'dal',
  sulla: 'sul',
  questa: 'questo',
  quella: 'quel',
};
const family = 'padre|madre|fratello|sorella|nonno|nonna|zio|zia|marito|moglie|figlio|figlia|cugino|cugina';
const merged: Readonly<Record<string, string>> = {
  'di il': 'del',
  'a il': 'al',
  'in il': 'nel',
  'da il': 'dal',
  'in la': 'nella',
  'di gli': 'degli',
  'in i': 'nei',
  'di lo': 'dello',
};

export const italianArticles = contextRule('grammar/article', [
  { wrong: 'dei|nei|ai|dai|sui|quei|bei', after: `${impurePlurals}|${vowelPlurals}`, right: from(longer) },
  { wrong: 'i', after: 'ultimi|utenti|stessi|orari|articoli|obiettivi|sconti|aggiornamenti', right: 'gli' },
  { wrong: 'del|nel|al|dal|sul|quel', after: impureNouns, right: from(longer) },
  {
    wrong: 'uno',
    after:
      'ristorante|libro|problema|film|giorno|bar|caffè|tavolo|momento|cane|gatto|ragazzo|bambino|posto|lavoro|treno|biglietto|regalo|minuto|mese|piatto|messaggio|telefono|computer|documento|progetto|prodotto|cliente|collega|medico|negozio|hotel|corso|viaggio|paese',
    right: 'un',
  },
  {
    wrong: '(?:quel|bel) (?:uomo|anno|amico|albero|albergo|ospedale|ufficio|articolo|animale|aereo|evento|oggetto)',
    right: (found) => found.replace(/\s/u, "l'"),
  },
  {
    wrong: anyOf(masculineOf),
    after: 'problema|programma|sistema|clima|panorama|diploma|dilemma|pigiama|computer|telefono|libro|treno|giorno',
    unless: (_, { input, index }) => /^(?:la|una) (?:libro|treno|giorno|telefono)/i.test(input.slice(index)),
    right: from(masculineOf),
  },
  {
    wrong: anyOf(feminineOf),
    after: 'mano|foto|gente|macchina|scuola|città|settimana|domanda|lingua|canzone|stazione|lezione|notte|riunione',
    unless: (_, { input, index }) => /^\p{L}+ (?:mano|foto)\p{Lu}/u.test(input.slice(index)),
    right: from(feminineOf),
  },
  {
    wrong: '(?:il|la) (?:mio|tuo|suo|mia|tua|sua|nostro|nostra|vostro|vostra)',
    next: ` (?:${family})(?: (?:è|ha|si|mi|ti|ci|vi|gli|non|lavora|vive|abita|dice|vuole|va|fa|parla|studia|sta|era|aveva|e (?:mia|la|mio|il))(?!\\p{L})|[,.!?]|$)`,
    right: (found) => found.replace(/^\p{L}+\s/u, ''),
  },
  {
    wrong: anyOf(merged),
    next: ' \\p{L}',
    where: (found, { input, index }) =>
      // `più in la` lacks the accent of `là`.
      !/(?:^|\P{L})(?:più|molto|troppo|poi|e) $/iu.test(input.slice(Math.max(0, index - 8), index)) &&
      /^\p{L}+ \p{L}+ \p{Ll}/u.test(input.slice(index)) &&
      // `in la minore` is a key.
      !/^\p{L}+ (?:la|si) (?:minore|maggiore(?! (?:parte|età))|bemolle|diesis)(?!\p{L})/iu.test(input.slice(index)) &&
      /\p{Ll}$/u.test(found) &&
      !/ \p{Lu}/u.test(found),
    right: from(merged),
  },
]);

const masculineGreetings =
  'compleanno|natale|lavoro|viaggio|appetito|pomeriggio|anno|weekend|fine settimana|riposo|divertimento|pranzo';
const feminineGreetings =
  'giornata|serata|notte|sera|domenica|pasqua|fortuna|settimana|cena|estate|continuazione|lettura|visione|vacanza|permanenza';

export const italianNumber = contextRule('grammar/plural', (inflection) => {
  const one = forms(
    inflection,
    'amico giorno problema libro minuto anno mese ora settimana persona cosa volta domanda idea errore cliente',
    'n.pl > n.sg',
  );
  return [
    { before: 'qualche', wrong: anyOf(one), right: from(one) },
    { before: 'ogni', wrong: 'giorni|mesi|anni|settimane|volte|ore|minuti', right: from(one) },
    {
      before: 'tutti',
      wrong: 'giorni|mesi|ragazzi|clienti|colleghi|bambini|documenti',
      right: (found) => `i ${found}`,
    },
    { before: 'tutti', wrong: 'anni|studenti|amici|utenti|altri', right: (found) => `gli ${found}` },
    { before: 'tutte', wrong: 'sere|settimane|mattine|persone|ragazze|volte', right: (found) => `le ${found}` },
    { wrong: 'buona', after: masculineGreetings, right: 'buon' },
    { wrong: 'buon', after: feminineGreetings, right: 'buona' },
  ];
});
