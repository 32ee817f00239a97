import { alwaysWrong, anyOf, atStart, capital, contextRule, from, once } from './context-rule.ts';
import type { CorrectionRule } from './correction-rules.ts';

const subjects =
  'ich|du|er|sie|es|wir|ihr|man|der|die|dieser|diese|mein|meine|sein|seine|unser|unsere|jeder|niemand|alle|sich';
const sureOf =
  'glaube|glauben|glaubst|glaubt|denke|denken|denkst|denkt|hoffe|hoffen|hofft|sagte|sagten|sagt|meine|meint|meinte|finde|findet|weiß|wissen|wusste|dachte|dachten|merkte|bemerkte|schade|klar|sicher|wichtig|möglich|froh|schön|gut|bitte|bitten|behauptet|behauptete|sehe|sieht|hörte|gehört|gesagt|erfahren|bedeutet|heißt|zeigt|zeigte';
const weekdays = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const months = 'januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember';

const spellings = alwaysWrong('spelling', {
  garnicht: 'gar nicht',
  garnichts: 'gar nichts',
  garkein: 'gar kein',
  garkeine: 'gar keine',
  garkeinen: 'gar keinen',
  aufjedenfall: 'auf jeden Fall',
  aufkeinenfall: 'auf keinen Fall',
  aufeinmal: 'auf einmal',
  ausversehen: 'aus Versehen',
  wiedermal: 'wieder mal',
  nochmehr: 'noch mehr',
  sovieles: 'so vieles',
  desweiteren: 'des Weiteren',
  'ein bischen': 'ein bisschen',
  bischen: 'bisschen',
  entgültig: 'endgültig',
  vorraus: 'voraus',
  vorraussichtlich: 'voraussichtlich',
  nähmlich: 'nämlich',
  morgenfrüh: 'morgen früh',
  währe: 'wäre',
  währen: 'wären',
  heist: 'heißt',
  einzigste: 'einzige',
  einzigster: 'einziger',
  einzigstes: 'einziges',
  einzigsten: 'einzigen',
  standart: 'Standard',
  entgeld: 'Entgelt',
  temparatur: 'Temperatur',
  akusativ: 'Akkusativ',
  verständniss: 'Verständnis',
  verhältniss: 'Verhältnis',
  ergebniss: 'Ergebnis',
  erlaubniss: 'Erlaubnis',
  zeugniss: 'Zeugnis',
  wiedersprechen: 'widersprechen',
  wiedersprochen: 'widersprochen',
  wiederspruch: 'Widerspruch',
  'als wie': 'als',
});

const dass = contextRule('grammar/das-dass', [
  {
    wrong: '(?:gesagt|freue mich|freuen uns|versprochen|gehört|gehofft|geglaubt|gedacht) das',
    after: 'ich|du|er|sie|wir|ihr|man|es',
    right: (found) => found.replace(/\sdas$/i, ', dass'),
  },
  { before: `(?:${sureOf}),`, wrong: 'das', after: `(?:${subjects})(?! \\p{L}+(?:[.!?]|$))`, right: 'dass' },
  {
    before: `(?:${sureOf}),`,
    wrong: 'das',
    next: ' der \\p{Lu}\\p{L}+ (?:heute|morgen|nicht|noch|schon|immer)',
    right: 'dass',
  },
  { before: 'so|ohne|als|statt|anstatt', wrong: 'das', after: 'ich|du|er|wir|ihr|man', right: 'dass' },
  {
    before: '(?:das|ein|kein|dieses|jedes) \\p{Lu}\\p{L}+,',
    wrong: 'dass',
    after:
      '(?:ich|du|wir|ihr|er) (?:gekauft|gesehen|gelesen|gefunden|bekommen|verkauft|gebaut|geschrieben|gemietet|bestellt|gemacht)',
    right: 'das',
  },
  {
    before: atStart,
    wrong: 'dass',
    after: 'ist (?:ein|eine|der|die|das|mein|meine|nicht|sehr|so|gut|schön|richtig|falsch)',
    right: 'das',
  },
]);

const seit = contextRule('grammar/seit-seid', [
  {
    wrong: 'seid',
    after:
      'letzter|letztem|letzten|dem|der|drei|zwei|vier|fünf|einem|einer|gestern|heute|langem|kurzem|jahren|wann|\\d+|vielen|einigen|wochen|monaten|tagen|anfang|ende|beginn',
    right: 'seit',
  },
  {
    before: `${atStart}`,
    wrong: 'seit',
    next: ' ihr (?:morgen|heute|schon|noch|alle|auch|bereit|sicher|fertig|zu Hause)',
    right: 'seid',
  },
  {
    before: 'ihr',
    wrong: 'seit',
    after: 'die|der|das|ein|eine|so|sehr|nicht|alle|beide|doch|ja|schon|zu|herzlich|willkommen|immer',
    right: 'seid',
  },
]);

/** A comma before a clause that has its subject and a verb at its end. */
const commas = contextRule('grammar/comma', [
  {
    wrong: '\\p{Ll}{3,}',
    next: ` (?:weil|obwohl) (?:ich|du|er|sie|es|wir|ihr|man|die|der|das|mein|meine) [^,.;:!?\\n]{2,60}[.,!?]`,
    right: (found, { input, index }) => (isFirstClause(input, index, found) ? `${found},` : undefined),
  },
  {
    before: 'ich|wir|er|sie|man|mich|uns|ihn',
    wrong:
      'denke|glaube|hoffe|weiß|denken|glauben|hoffen|finde|finden|meine|sagt|sagte|weiß nicht|wissen nicht|weiß|fragte mich|frage mich|fragt sich',
    next: ' (?:dass|ob) (?:ich|du|er|sie|es|wir|ihr|man|die|der|das) ',
    right: (found) => `${found},`,
  },
  {
    before: 'weiß nicht|wissen|fragte',
    wrong: 'nicht|mich|uns|ihn',
    next: ' ob (?:ich|du|er|sie|es|wir|ihr|man|die|der|das) ',
    right: (found) => `${found},`,
  },
  {
    before: 'ich|er|sie',
    wrong: 'weiß das',
    next: ' (?:ich|du|er|wir|ihr) (?:recht|kommt|kommst|komme|da|hier|nicht|es|das|ihn|krank|morgen)',
    right: 'weiß, dass',
  },
]);

const subjectOrObject = 'ich|du|er|sie|es|wir|ihr|man|mir|mich|dir|dich|ihm|ihn|uns|euch';
const finite =
  'hast|habe|hat|habt|hatte|hatten|bin|bist|ist|sind|war|waren|kann|kannst|konnte|konnten|will|willst|wollte|wollten|möchte|möchten|muss|musste|soll|wird|wurde|wurden';
/** To the end of the sentence, with a verb there that is no infinitive. */
const relativeClause = (pronouns: string): string =>
  ` (?:${pronouns}) (?:${subjectOrObject}) (?:[^,.;:!?\\n]{1,60} )?(?:${finite})[.!?]`;
const participle = '(?!gegen )ge\\p{Ll}+(?:t|en)';
/** Where a verb may stand at the end anyway: `ob das Kind das mir sagen will`. */
const subordinate =
  /[,;:–(]|(?<!\p{L})(?:dass|ob|weil|wenn|als|wie|was|wer|wen|wem|wo|wann|warum|weshalb|wieso|woher|wohin|obwohl|da|damit|nachdem|bevor|ehe|während|bis|seit|seitdem|falls|sobald|solange|sofern|soweit|indem|sodass)(?!\p{L})/iu;
function inMainClause({ input, index }: RegExpExecArray): boolean {
  const sentence = /[^.!?\n]*$/.exec(input.slice(Math.max(0, index - 120), index))?.[0] ?? '';
  return sentence.length < 120 && !subordinate.test(sentence);
}

/** `das Buch gelesen, das du mir gegeben hast.` */
const relativeCommas = contextRule(
  'grammar/comma',
  (
    [
      ['das|ein|dieses|mein|dein|sein|unser|kein', 'das|dem'],
      ['der|den|einen|diesen|meinen|deinen|seinen|unseren|keinen', 'der|den|dem'],
      ['die|eine|diese|meine|deine|seine|unsere|keine', 'die'],
    ] as const
  ).flatMap(([articles, pronouns]) => [
    {
      before: `(?:${articles})`,
      wrong: '\\p{Lu}\\p{Ll}{2,}',
      next: relativeClause(pronouns),
      initial: 'capital' as const,
      right: (found: string, match: RegExpExecArray) => (inMainClause(match) ? `${found},` : undefined),
    },
    {
      before: `(?:${articles}) \\p{L}{3,}`,
      wrong: participle,
      next: relativeClause(pronouns),
      initial: 'small' as const,
      right: (found: string, match: RegExpExecArray) =>
        inMainClause(match) && /(?<!\p{L})\p{Lu}\p{Ll}+\s$/u.test(match.input.slice(0, match.index).slice(-40))
          ? `${found},`
          : undefined,
    },
  ]),
);

const noClause =
  /^(?:und|oder|aber|sondern|nur|auch|allem|besonders|gerade|eben|erst|schon|selbst|nicht|außer|denn|zumal|insbesondere|vielleicht|wahrscheinlich|vermutlich|allein|einfach|teils|sei)$/i;

/** What stands before is a whole clause of its own: it starts the sentence and has no comma. */
function isFirstClause(text: string, index: number, found: string): boolean {
  const before = text.slice(Math.max(0, index - 80), index);
  const sentence = before.slice(before.search(/[^.!?\n]*$/));
  return !noClause.test(found) && /\p{L}+ \p{L}+ $/u.test(sentence) && !/[,;:–"„(]/.test(sentence);
}

const capitals = contextRule('grammar/capital', [
  {
    before: 'am|den|jeden|bis|ab|diesen|nächsten|letzten|kommenden',
    wrong: weekdays,
    next: '[.,!?]|$| (?!\\p{Lu})',
    initial: 'small',
    right: capital,
  },
  { before: 'im|seit|ende|anfang|mitte|bis', wrong: months, initial: 'small', right: capital },
  { before: '\\d{1,2}\\.', wrong: months, initial: 'small', right: capital },
  {
    before: 'freundlichen|herzlichen|besten|vielen|lieben|schönen',
    wrong: 'grüßen|grüssen|grüße',
    right: (found) => capital(found.replace('ss', 'ß')),
  },
  {
    before: 'gestern|heute',
    wrong: 'abend|morgen|nachmittag|vormittag|mittag|nacht',
    initial: 'small',
    right: capital,
  },
]);

const compared =
  'größer|kleiner|älter|jünger|besser|schlechter|schneller|langsamer|schöner|höher|länger|kürzer|teurer|billiger|stärker|schwächer|wärmer|kälter|lieber|früher|später|schwerer|leichter|weiter|reicher|ärmer|klüger|einfacher|mehr|weniger';

/** After words that stand with one case only, before a noun that shows which one it is. */
const masculine =
  'Hund|Bruder|Vater|Bus|Zug|Freund|Sohn|Chef|Arzt|Nachbarn|Mann|Hut|Tisch|Garten|Kollegen|Onkel|Opa|Schlüssel|Regen|Unterricht|Urlaub|Sommer|Winter';
const feminine =
  'Schwester|Mutter|Frau|Tochter|Arbeit|Schule|Schweiz|Stadt|Freundin|Tante|Oma|Firma|Bahn|Straßenbahn|Türkei|Ukraine|Pause|Kollegin|Nachbarin|Prüfung';
const neuter = 'Essen|Kind|Auto|Haus|Fahrrad|Spiel|Mittagessen|Frühstück|Abendessen|Konzert|Flugzeug|Boot|Schiff|Handy';
const dativeOf: Readonly<Record<string, string>> = {
  den: 'dem',
  meinen: 'meinem',
  deinen: 'deinem',
  seinen: 'seinem',
  ihren: 'ihrem',
  unseren: 'unserem',
  einen: 'einem',
};
const feminineDative: Readonly<Record<string, string>> = {
  die: 'der',
  meine: 'meiner',
  deine: 'deiner',
  seine: 'seiner',
  ihre: 'ihrer',
  unsere: 'unserer',
  eine: 'einer',
};
const neuterDative: Readonly<Record<string, string>> = {
  das: 'dem',
  mein: 'meinem',
  dein: 'deinem',
  sein: 'seinem',
  ihr: 'ihrem',
  unser: 'unserem',
  ein: 'einem',
};
const accusativeOf: Readonly<Record<string, string>> = {
  dem: 'den',
  meinem: 'meinen',
  deinem: 'deinen',
  seinem: 'seinen',
  ihrem: 'ihren',
  unserem: 'unseren',
  einem: 'einen',
};
const nounOf = (nouns: string): string => ` (?:${nouns})(?:[.,!?]|$| (?!\\p{Lu}\\p{Ll}+s?[,.]|\\p{L}+ende))`;

const cases = contextRule('grammar/case', [
  { before: 'mit|bei|von|zu|nach|aus|seit', wrong: anyOf(dativeOf), next: nounOf(masculine), right: from(dativeOf) },
  {
    before: 'mit|bei|von|zu|nach|aus|seit',
    wrong: anyOf(feminineDative),
    next: nounOf(feminine),
    right: from(feminineDative),
  },
  {
    before: 'mit|bei|von|zu|nach|aus|seit',
    wrong: anyOf(neuterDative),
    next: nounOf(neuter),
    right: from(neuterDative),
  },
  { before: 'mit', wrong: 'der', next: nounOf('Bus|Zug|Hund'), right: 'dem' },
  { before: 'für|ohne|gegen|durch', wrong: anyOf(accusativeOf), next: nounOf(masculine), right: from(accusativeOf) },
]);

const others = contextRule('grammar/confused-word', [
  {
    before: `(?:${compared})`,
    wrong: 'wie',
    after:
      'ich|du|er|sie|es|wir|ihr|mein|meine|sein|seine|ihr|ihre|der|die|das|ein|eine|dieser|diese|unser|unsere|gestern|heute|zuvor|vorher|erwartet|gedacht',
    right: (_, { input, index }) =>
      /(?:mehr|weniger|weiter|früher|später|immer \p{L}+|je \p{L}+) $/iu.test(
        input.slice(Math.max(0, index - 20), index),
      )
        ? undefined
        : 'als',
  },
  { before: 'ich', wrong: 'weis', right: 'weiß' },
  { wrong: 'weis', after: 'nicht|ich|nichts|niemand|jemand', right: 'weiß' },
  {
    before: 'ist|sind|war|waren|schon|längst|seit',
    wrong: 'tod',
    next: '[.,!?]|$| (?:und|aber|umgefallen)',
    right: 'tot',
  },
]);

const repeated = contextRule('grammar/repeated-word', [
  {
    before: '(?<!,)(?<=\\p{Ll})',
    wrong:
      'zu zu|im im|in in|mit mit|und und|ein ein|eine eine|ich ich|wir wir|nicht nicht|ist ist|auf auf|von von|für für',
    right: once,
  },
  {
    before: 'habe|hat|haben|war|nicht|ist',
    wrong: 'die die|der der|das das|den den|dem dem',
    next: ' \\p{Lu}\\p{L}+(?:[.!?]|$| \\p{Ll}+[.!?])| letzte ',
    right: once,
  },
]);

export const german: readonly CorrectionRule[] = [
  spellings,
  dass,
  seit,
  commas,
  relativeCommas,
  capitals,
  cases,
  others,
  repeated,
];
