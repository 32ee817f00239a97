import { formOf, perInflection } from '../../../inflection/inflection.ts';
import { anyOf, atStart, contextRule, forms, from } from '../context-rule.ts';

/** Whose perfect is formed with `essere` and never with `avere`. */
const moving =
  'andato|venuto|arrivato|partito|uscito|entrato|tornato|ritornato|rimasto|nato|caduto|diventato|stato|piaciuto|riuscito|scappato|sparito|sembrato';
const movingVerbs =
  'andare venire arrivare partire uscire entrare tornare ritornare rimanere nascere cadere diventare essere piacere riuscire scappare sparire sembrare';
/** Participles that are no nouns: `a firmato` cannot be meant. */
const participles =
  'fatto|visto|preso|scritto|chiesto|risposto|aperto|perso|vinto|deciso|scelto|comprato|mangiato|bevuto|dormito|parlato|lavorato|firmato|ricevuto|trovato|cercato|pagato|venduto|ordinato|preparato|cucinato|telefonato|chiamato|dimenticato|capito|finito|iniziato|cominciato|spiegato|raccontato|promesso|portato|lasciato|usato|cambiato|creato|aggiornato|installato|confermato|accettato|rifiutato|annunciato|pubblicato|approvato|lanciato|giocato|battuto|guidato|viaggiato|visitato|sentito|saputo|potuto|voluto|dovuto|avuto|tenuto|conosciuto|creduto|risolto|rotto|speso|vissuto|offerto|scoperto|imparato|studiato|aiutato|aspettato|provato|regalato|prenotato|spedito|consegnato|inviato|risparmiato|controllato';
const adverbs = '(?:già |sempre |mai |appena |anche |poi |molto |tanto |ancora )?';

const persons = ['p1.sg', 'p2.sg', 'p3.sg', 'p1.pl', 'p2.pl', 'p3.pl'];

/** The present of avere with that of essere. */
const beOf = perInflection((inflection) =>
  Object.fromEntries(
    persons.flatMap((person) => {
      const [have, be] = ['avere', 'essere'].map((verb) => formOf(inflection, verb, `pri.${person}`));
      return have === undefined || be === undefined ? [] : [[have, be]];
    }),
  ),
);

const auxiliaries = contextRule('grammar/essere', (inflection) => {
  const [be, plurals] = [beOf(inflection), forms(inflection, movingVerbs, 'pp.m.sg > pp.m.pl')];
  const withBe = (found: string): string | undefined => {
    const [have = '', ...others] = found.toLowerCase().split(/\s/u);
    const last = others.pop() ?? '';
    const participle = /^(?:abbiamo|avete|hanno)$/.test(have) ? from(plurals)(last) : last;
    return be[have] === undefined || participle === undefined ? undefined : [be[have], ...others, participle].join(' ');
  };
  return [
    { wrong: `(?:ho|hai|abbiamo|avete) ${adverbs}(?:${moving})`, right: withBe },
    {
      before:
        '(?:lui|egli|(?:mio|tuo|suo|nostro) (?:padre|fratello|marito|figlio|nonno|zio|amico|collega|capo)|il treno)',
      wrong: `ha ${adverbs}(?:${moving})`,
      right: withBe,
    },
    {
      before: '(?:loro|i miei (?:amici|genitori|figli|colleghi)|i (?:ragazzi|bambini|clienti|miei))',
      wrong: `hanno ${adverbs}(?:${moving})`,
      right: withBe,
    },
    { before: 'mi', wrong: 'ho', after: '\\p{L}{2,}(?:ato|uto|ito)|messo|rotto|preso', right: 'sono' },
    // `ti hai lavato`, but `ti hai` before nothing else.
    {
      before: 'ti',
      wrong: 'hai',
      after: '\\p{L}{2,}(?:ato|uto|ito)|messo|rotto',
      unless: (_, { input, index }) => /^hai (?:dato|detto)/i.test(input.slice(index, index + 10)),
      right: 'sei',
    },
  ];
});

const conditional = '\\p{L}+(?:rei|resti|rebbe|remmo|reste|rebbero)(?!\\p{L})';
/** Not `non so se avrei`: that asks. A condition has its main clause beside it. */
const conditions = contextRule('grammar/subjunctive', (inflection) => {
  const subjunctives = forms(
    inflection,
    'avere essere potere dovere sapere volere fare andare venire',
    ...persons.map((person) => `cni.${person} > pis.${person}`),
  );
  return [
    {
      before: '(?<=^|\\n|[.!?;] |(?<!\\p{L})(?:e|ma|perché) )se',
      wrong: anyOf(subjunctives),
      next: `[^.!?,;\\n]{0,80}, [^.!?,;\\n]{0,40}(?<!\\p{L})${conditional}`,
      right: from(subjunctives),
    },
    {
      before:
        '(?:verrei|verremmo|comprerei|andrei|farei|sarei (?:felice|contento|contenta)|sarebbe (?:meglio|bello)) se',
      wrong: anyOf(subjunctives),
      right: from(subjunctives),
    },
  ];
});

const plurals = '(?:i|gli|le|alcuni|alcune|molti|molte|tutti i|due|tre) (?:miei |suoi |nostri |vostri )?\\p{L}{2,}[ei]';
const have = contextRule('grammar/avere', [
  {
    before: '(?!fino|quanto|da)\\p{L}+',
    wrong: 'a',
    after: `${adverbs}(?:${participles})`,
    unless: (_, { input, index }) => /^a (?:visto|fatto) (?:si|di)/i.test(input.slice(index)),
    right: 'ha',
  },
  {
    before: '(?:mi|ti|gli|ci|vi|lo|lei|lui|chi)',
    wrong: 'a',
    after: '(?:detto|letto|messo|dato|mandato|invitato)',
    right: 'ha',
  },
  { wrong: 'ai', after: `${adverbs}(?:${participles}|detto|letto|mandato|messo|dato)`, right: 'hai' },
  {
    before: `mi|ti|ci|vi|li|la|gli|le|lo|ne|te lo|me lo`,
    wrong: 'o',
    after: `${adverbs}(?:${participles}|detto|letto|mandato|messo|dato)`,
    right: 'ho',
  },
  { before: 'scorso|scorsa', wrong: 'o', after: `(?!passat)(?:${participles})`, right: 'ho' },
  { before: '(?:siamo|sono|siete) (?:andati|andate)', wrong: 'hai', after: '\\p{L}{3,}i', right: 'ai' },
  { before: plurals, wrong: 'anno', after: `${adverbs}(?:${participles}|detto|letto|mandato|dato)`, right: 'hanno' },
  { before: 'mi|ti|ci|vi|gli|lo|non', wrong: 'anno', after: `${adverbs}(?:${participles}|detto|dato)`, right: 'hanno' },
  { before: 'mi|ti|ci|vi|gli|non', wrong: 'an', after: `(?:${participles}|detto|dato)`, right: 'hanno' },
  {
    before:
      '(?:vado|andiamo|andato|andata|andati|andate|torno|tornato|tornata|vengo|fino|arrivo|arrivato|arrivata|arrivati)',
    wrong: 'ha',
    after:
      'casa|scuola|letto|teatro|cena|pranzo|piedi|lavorare|mangiare|dormire|prendere|comprare|fare|vedere|roma|milano|torino|napoli|firenze|bologna|venezia|genova|palermo|parigi|londra',
    right: 'a',
  },
  { wrong: "l'hanno", after: 'scorso|prossimo|passato', right: "l'anno" },
  { before: 'ogni|buon|nuovo|un|primo|ultimo', wrong: 'hanno', initial: 'small', right: 'anno' },
  { wrong: "quest'hanno", right: "quest'anno" },
]);

const gives = contextRule('grammar/da', [
  {
    before: 'mi|ti|gli|ci|vi|chi|che|non|le|si',
    wrong: 'da',
    after:
      "fastidio|ragione|torto|retta|fiducia|noia|una mano|l'impressione|la sensazione|la possibilità|il permesso|l'idea di|accesso|luogo",
    right: 'dà',
  },
  {
    before: '(?:mi|ti|gli|ci|vi)',
    wrong: 'da',
    after: 'molto fastidio|sempre ragione|sempre fastidio|tanta gioia|tanto fastidio|grande gioia',
    right: 'dà',
  },
]);

const verb = /(?<!\p{L})(?:sono|siamo|erano|hanno|vanno|stanno|è|ha|va|sta|\p{L}+ano|\p{L}+ono)(?!\p{L})/iu;
const is = contextRule('grammar/e', [
  {
    before: 'mi|ti|gli|ci|vi|si|ne',
    wrong: 'e',
    after: `${adverbs}(?:${moving}|successo|capitato|passato|andata|venuta|arrivata|piaciuta|successa|sembrata|stata)`,
    right: 'è',
  },
  {
    before: 'non',
    wrong: 'e',
    after:
      'ancora|più|mai|un|una|il|la|lo|stato|stata|così|solo|niente|nulla|molto|colpa|andato|andata|arrivato|arrivata|tutto|per|male|bello|bella|bene|necessario|corretto|finita|finito',
    right: 'è',
  },
  {
    wrong: 'e',
    after:
      '(?:stato|stata) (?:\\p{L}{2,}(?:ato|ata|uto|uta|ito|ita)|fatto|fatta|scritto|scritta|messo|messa|preso|presa)',
    unless: (_, { input, index }) =>
      /(?<!\p{L})(?:è|era|sarà|sia|fu|essere|sono)(?!\p{L})/iu.test(sentenceBefore(input, index)),
    right: 'è',
  },
  {
    before: atStart,
    wrong: 'e',
    after:
      '(?:vero|importante|necessario|possibile|evidente|giusto|probabile|fondamentale|meglio) (?:che|\\p{L}{2,}(?:are|ere|ire))',
    right: 'è',
  },
  {
    before: '(?<=^|[.!?] |\\n)(?:questo|questa)',
    wrong: 'e',
    next: " (?:un |una |un'|(?:il|la) (?:mio|mia|tuo|tua|suo|sua|nostro|nostra|vostro|vostra) )[^.!?,\\n]{2,60}[.!]",
    unless: (_, { input, index }) => verb.test(sentenceAfter(input, index + 2)),
    right: 'è',
  },
  {
    before:
      '(?<=^|[.!?] |\\n)(?:(?:il|la|lo|questo|questa|mio|mia|il mio|la mia|il suo|la sua) \\p{L}+|luca|marco|anna|maria|paolo|giulia|andrea|francesca|laura|matteo|roma|milano|venezia|firenze|napoli)',
    wrong: 'e',
    next: ' (?:molto|troppo|davvero|proprio|sempre|già|ancora) (?!altro|altri|altra|altre|di|più)\\p{L}+[.!]',
    right: 'è',
  },
  { wrong: "(?:cos|com|dov|quand|c)'e", right: (found) => found.replace(/e$/i, 'è') },
  { before: 'qual', wrong: 'e', after: 'il|la|lo|stato|stata|il tuo|la tua', right: 'è' },
]);

function sentenceBefore(text: string, index: number): string {
  return (
    text
      .slice(Math.max(0, index - 120), index)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  );
}

function sentenceAfter(text: string, index: number): string {
  return text.slice(index, index + 80).split(/[.!?\n]/)[0] ?? '';
}

const there = contextRule('grammar/ce', [
  {
    before: 'non',
    wrong: 'ce',
    after:
      'niente|nulla|nessuno|nessuna|più|tempo|bisogno|un|una|il|problema|altro|molto|ancora|stato|stata|mai|posto|modo|campo|internet|da|traccia|motivo|fretta',
    right: "c'è",
  },
  {
    before: atStart,
    wrong: 'ce',
    after: 'stato|stata|bisogno|sempre|anche|tanto|tanta|poco|poca|chi|da|del|della|gente|posto|il sole|nessuno|troppo',
    right: "c'è",
  },
  { wrong: "c'è", next: " l'(?:ho|hai|ha|abbiamo|avete|hanno|avevo|aveva|avevano)(?!\\p{L})", right: 'ce' },
  { wrong: "c'è n'è", right: "ce n'è" },
  { wrong: "c'è", after: 'ne sono|ne vuole|la faccio|la fai|la fa|la facciamo|la fanno|lo hanno|lo ha', right: 'ce' },
  { wrong: "l'ho", after: 'so|sapevo|sapevi|faccio|sa|voglio|dico', right: 'lo' },
]);

const intransitive = 'andare arrivare partire uscire entrare tornare rimanere venire cadere riuscire nascere';
const women = 'madre|sorella|moglie|figlia|nonna|zia|amica|mamma';
const men = 'padre|fratello|marito|figlio|nonno|zio|amico|papà';
const agreement = contextRule('grammar/agreement', (inflection) => {
  const [many, manyWomen] = [
    forms(inflection, intransitive, 'pp.m.sg > pp.m.pl'),
    forms(inflection, intransitive, 'pp.f.sg > pp.f.pl'),
  ];
  const her = forms(inflection, `${intransitive} essere`, 'pp.m.sg > pp.f.sg');
  const him = forms(inflection, `${intransitive} essere`, 'pp.f.sg > pp.m.sg');
  return [
    { before: 'siamo|siete', wrong: anyOf(many), right: from(many) },
    { before: 'siamo|siete', wrong: anyOf(manyWomen), right: from(manyWomen) },
    {
      before: `(?:mia|tua|sua|nostra|vostra) (?:${women}) è`,
      wrong: anyOf(her),
      right: from(her),
    },
    {
      before: `(?:mio|tuo|suo|nostro|vostro) (?:${men}) è`,
      wrong: anyOf(him),
      right: from(him),
    },
    { wrong: 'più meglio', right: 'meglio' },
    { wrong: 'più peggio', right: 'peggio' },
    { wrong: 'più migliore', right: 'migliore' },
    { wrong: 'più peggiore', right: 'peggiore' },
  ];
});

const towns =
  'roma|milano|torino|napoli|firenze|bologna|venezia|genova|palermo|parigi|londra|berlino|madrid|barcellona';
const locations = contextRule('grammar/in', [
  {
    before:
      '(?:vivo|vivi|vive|viviamo|vivono|abito|abiti|abita|abitiamo|abitano|vado|vai|andiamo|vanno|andato|andata|andati|arrivato|arrivata|arrivati)',
    wrong: 'in',
    after: towns,
    unless: (_, { input, index }) => /^in \p{L}+ \p{Lu}/u.test(input.slice(index)),
    right: 'a',
  },
]);

export const italianVerbs = [auxiliaries, conditions, have, gives, is, there, agreement, locations];
