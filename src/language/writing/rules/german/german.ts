import { startsSentence } from '../../../style-rules/words.ts';
import { alwaysWrong, atStart, capital, contextRule, once } from '../context-rule.ts';
import type { CorrectionContext, CorrectionRule } from '../correction-rules.ts';
import { germanCases } from './cases.ts';
import { clauseBefore, sentenceBefore } from './clauses.ts';
import { germanCommas } from './commas.ts';
import { germanDass } from './das-dass.ts';
import { germanNouns } from './nouns.ts';

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
  immernoch: 'immer noch',
  zuviel: 'zu viel',
  zuviele: 'zu viele',
  zuwenig: 'zu wenig',
  sovielen: 'so vielen',
  vorallem: 'vor allem',
  nachwievor: 'nach wie vor',
  zumindestens: 'zumindest',
  unteranderem: 'unter anderem',
  'das selbe': 'dasselbe',
  'die selbe': 'dieselbe',
  'der selbe': 'derselbe',
  'die selben': 'dieselben',
  'den selben': 'denselben',
  'dem selben': 'demselben',
  dauernt: 'dauernd',
  'mein nahme': 'mein Name',
  nirgens: 'nirgends',
  umbedingt: 'unbedingt',
});

const isBehindIhr = (_: string, { input, index }: RegExpExecArray): boolean =>
  /(?<!\p{L})ihr $/iu.test(input.slice(Math.max(0, index - 5), index));
const seit = contextRule('grammar/seit-seid', [
  {
    wrong: 'seid',
    after:
      'letzter|letztem|letzten|letztes|dem|drei|zwei|vier|fünf|sechs|einem|einer|einigen|gestern|heute|vorgestern|langem|kurzem|jahren|wann|\\d+|vielen|wochen|monaten|tagen|anfang|ende|beginn|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ostern|weihnachten|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|meinem|meiner|unserem|unserer|mehreren|ich|er|wir|man',
    unless: isBehindIhr,
    right: 'seit',
  },
  {
    before:
      'wir|sie|sind|bin|ist|habe|haben|hat|wohne|wohnt|wohnen|lebe|lebt|leben|arbeite|arbeitet|arbeiten|warte|warten|schon|erst',
    wrong: 'seid',
    after: 'ein|eine|einem|einer|\\p{L}+em',
    right: 'seit',
  },
  {
    before: `${atStart}`,
    wrong: 'seit',
    next: ' ihr (?:morgen|heute|schon|noch|alle|auch|bereit|sicher|fertig|zu Hause)(?: \\p{L}+){0,4}\\?',
    right: 'seid',
  },
  { before: atStart, wrong: 'seit', next: ' ihr(?: \\p{L}+){1,5}\\?', right: 'seid' },
  {
    before: 'wo|warum|wieso|wann|wie|wer|was|jetzt|dann|heute|gestern|morgen|hier',
    wrong: 'seit',
    next: ' ihr(?: \\p{L}+){0,6}[.!?]',
    unless: (_, { input, index }) => /(?:seid|habt|wart|hattet|könnt|macht)[.!?]/.test(input.slice(index, index + 80)),
    right: 'seid',
  },
  {
    before: 'ihr',
    wrong: 'seit',
    after:
      'die|der|das|ein|eine|so|sehr|nicht|alle|beide|doch|ja|schon|zu|herzlich|willkommen|immer|echt|wirklich|hier|da|bestimmt|sicher|super|toll',
    right: 'seid',
  },
]);

/** A comma before a clause that has its subject and a verb at its end. */
const commas = contextRule('grammar/comma', [
  {
    wrong: '\\p{Ll}{3,}',
    next: ` (?:weil|obwohl) (?:ich|du|er|sie|es|wir|ihr|man|die|der|das|mein|meine) [^,.;:!?\\n]{2,60}[.,!?]`,
    where: (found, { input, index }) => isFirstClause(input, index, found),
    right: (found) => `${found},`,
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
/** Where a verb may be at the end anyway: `ob das Kind das mir sagen will`. */
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
      where: (_, match: RegExpExecArray) => inMainClause(match),
      right: (found) => `${found},`,
    },
    {
      before: `(?:${articles}) \\p{L}{3,}`,
      wrong: participle,
      next: relativeClause(pronouns),
      initial: 'small' as const,
      where: (_, match: RegExpExecArray) =>
        inMainClause(match) && /(?<!\p{L})\p{Lu}\p{Ll}+\s$/u.test(match.input.slice(0, match.index).slice(-40)),
      right: (found) => `${found},`,
    },
  ]),
);

const noClause =
  /^(?:und|oder|aber|sondern|nur|auch|allem|besonders|gerade|eben|erst|schon|selbst|nicht|außer|denn|zumal|insbesondere|vielleicht|wahrscheinlich|vermutlich|allein|einfach|teils|sei)$/i;

/** What comes before is a whole clause of its own: it starts the sentence and has no comma. */
function isFirstClause(text: string, index: number, found: string): boolean {
  const before = text.slice(Math.max(0, index - 80), index);
  const sentence = before.slice(before.search(/[^.!?\n]*$/));
  return !noClause.test(found) && /\p{L}+ \p{L}+ $/u.test(sentence) && !/[,;:–"„(]/.test(sentence);
}

const compared =
  'größer|grösser|kleiner|älter|jünger|besser|schlechter|schneller|langsamer|schöner|höher|länger|kürzer|teurer|billiger|stärker|schwächer|wärmer|kälter|lieber|früher|später|schwerer|leichter|weiter|reicher|ärmer|klüger|einfacher|mehr|weniger';

const others = contextRule('grammar/confused-word', [
  {
    before: 'immer|schon|nie|bald|nicht|doch|endlich|mal|hin und|gerne?',
    wrong: 'wider',
    next: '[.,!?]|$| (?!willen|erwart|besser|alle|den|die|das|jede)',
    right: 'wieder',
  },
  {
    wrong: 'wider',
    after:
      'mit|nach|in|zu|zum|zur|im|am|bei|nicht|da|hier|so|gut|gesund|einmal|los|auf|an|aus|ab|her|zurück|von|vor|alles|ganz|geschafft|gekommen|gesehen|einen|ein|eine|mal',
    unless: (_, { input, index }) => /spiegel|hall|für und $|klang|schein/i.test(clauseBefore(input, index)),
    right: 'wieder',
  },
  {
    wrong: 'wieder',
    next: '[.,!]|$',
    where: (_, { input, index }) =>
      /(?<!\p{L})(?:wider)?spiegel(?:t|n|te|ten) sich (?:[^,]*)$/iu.test(clauseBefore(input, index)),
    right: 'wider',
  },
  {
    before: 'ich|er|sie|es|das|wetter|essen|film|konzert|buch|hotel|urlaub|tag',
    wrong: 'wahr',
    after:
      'sehr|gestern|so|ein|eine|noch|schon|im|in|am|echt|total|super|toll|krank|müde|heute|früher|letzte|letztes|leider|ganz|damals|wirklich',
    unless: (_, { input, index }) => /n[aeiä]h?[mh]m/i.test(sentenceBefore(input, index)),
    right: 'war',
  },
  {
    before: '(?:ist|sei) (?:das|es|dies)(?: wirklich| denn| echt| alles| überhaupt)?',
    wrong: 'war',
    next: '[?!.]',
    right: 'wahr',
  },
  {
    before: 'nicht',
    wrong: 'war',
    next: '\\?',
    where: (_, { input, index }) => /, nicht $/.test(input.slice(Math.max(0, index - 8), index)),
    right: 'wahr',
  },
  {
    before: '(?:genauso|ebenso) (?:groß|alt|gut|schnell|lang|viel|teuer|schön|schwer|schlecht|stark|wichtig|klein)',
    wrong: 'als',
    right: 'wie',
  },
  {
    before: `(?:${compared}) (?:aus|geworden|gewesen)|anders|nichts anderes|niemand anders|mehr (?:geld|zeit|leute|arbeit|platz|kinder|fehler)`,
    wrong: 'wie',
    after:
      'ich|du|er|wir|man|mein|meine|dein|deine|sein|seine|ihr|ihre|unser|unsere|der|die|das|früher|gestern|sonst|erwartet|gedacht|geplant|bei|in|im|letztes',
    right: 'als',
  },

  {
    before: `(?:${compared})`,
    wrong: 'wie',
    after:
      'ich|du|er|sie|es|wir|ihr|mein|meine|sein|seine|ihr|ihre|der|die|das|ein|eine|dieser|diese|unser|unsere|gestern|heute|zuvor|vorher|erwartet|gedacht',
    unless: (_, { input, index }) =>
      /(?:mehr|weniger|weiter|früher|später|immer \p{L}+|je \p{L}+) $/iu.test(
        input.slice(Math.max(0, index - 20), index),
      ),
    right: 'als',
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

const joined = '(?:morgen|gestern|heute|vorgestern)(?:abend|nachmittag|vormittag|mittag|nacht)|(?:gestern|heute)morgen';
const apart = (found: string): string =>
  found
    .toLowerCase()
    .replace(/^(vorgestern|gestern|heute|morgen)(.)/, (_, day: string, part: string) => `${day} ${part.toUpperCase()}`);
/** `währen` is a verb as well, and near to `während`: sure only where the subject is beside it. */
const were = contextRule('spelling', [
  { before: 'wir|dann|das|es|gerne?|schön|gut|besser', wrong: 'währen', initial: 'small', right: 'wären' },
  { wrong: 'währen', after: 'wir|Sie|da|dann|gerne?|froh|dankbar', right: 'wären' },
]);
const timesOfDay = contextRule('spelling', [
  { wrong: joined, initial: 'small', right: apart },
  {
    wrong: joined,
    initial: 'capital',
    where: (_, { input, index }) => startsSentence(input, index),
    right: (found) => capital(apart(found)),
  },
  {
    wrong: joined,
    initial: 'capital',
    unless: (_, { input, index }) => startsSentence(input, index),
    right: apart,
  },
]);

/** `Ich grüsse dich` is a verb. */
const greeting = /(?:liebe|viele|schöne|beste|herzliche|freundliche) $/iu;

const withEszett = (found: string): string => found.replace('ss', 'ß');

/** Names keep their `ss`: Frau Weiss. */
const sharp = contextRule('spelling', [
  {
    wrong: 'spass|fuss|gruss',
    initial: 'small',
    right: (found) => capital(withEszett(found)),
  },
  {
    before: 'liebe|viele|schöne|beste|herzliche|freundliche',
    wrong: 'grüsse',
    initial: 'small',
    right: 'Grüße',
  },
  {
    wrong: 'weiss|gross|heiss|süss|bloss|grüsse|schliesslich|ausserdem|draussen',
    initial: 'small',
    unless: (_, { input, index }) =>
      input[index - 1] === '-' || greeting.test(input.slice(Math.max(0, index - 20), index)),
    right: withEszett,
  },
  {
    before:
      'viel|der|den|dem|keinen|großen|zu|mit|zum|am|meinen|linken|rechten|liebe|viele|schöne|beste|herzliche|lieben|einen',
    wrong: 'Spass|Fuss|Gruss|Grüsse',
    initial: 'capital',
    right: withEszett,
  },
]);

const repeated = contextRule('grammar/repeated-word', [
  {
    before: '(?<!,)(?<=\\p{Ll})',
    wrong:
      'zu zu|im im|mir mir|mich mich|dir dir|uns uns|dass dass|wenn wenn|am am|zum zum|bei bei|in in|mit mit|und und|ein ein|eine eine|ich ich|wir wir|nicht nicht|ist ist|auf auf|von von|für für',
    right: once,
  },
  {
    before: 'habe|hat|haben|war|nicht|ist',
    wrong: 'die die|der der|das das|den den|dem dem',
    next: ' \\p{Lu}\\p{L}+(?:[.!?]|$| \\p{Ll}+[.!?])| letzte ',
    right: once,
  },
]);

const rules: readonly CorrectionRule[] = [
  spellings,
  were,
  germanDass,
  sharp,
  timesOfDay,
  seit,
  commas,
  relativeCommas,
  ...germanCommas,
  ...germanNouns,
  germanCases,
  others,
  repeated,
];

/** Swiss has no ß. */
function inOwnLetters(rule: CorrectionRule): CorrectionRule {
  const find = (text: string, context: CorrectionContext) =>
    context.language === 'de-CH'
      ? rule(text, context).flatMap((edit) => {
          const swiss = edit.text.replaceAll('ß', 'ss');
          return swiss === text.slice(edit.start, edit.end) ? [] : [{ ...edit, text: swiss }];
        })
      : rule(text, context);
  return Object.assign(find, { writes: rule.writes });
}

export const german: readonly CorrectionRule[] = rules.map(inOwnLetters);
