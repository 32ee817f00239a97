import { contextRule } from '../context-rule.ts';
import { type CorrectionRule, writingNoWords } from '../correction-rules.ts';
import { clauseBefore, clauseFrom, endOfClause, endsInVerb, finite, isVerbOf, sentenceBefore } from './clauses.ts';

const subjects =
  'ich|du|er|sie|Sie|es|wir|ihr|man|die|der|das|mein|meine|dein|deine|sein|seine|unser|unsere|jemand|niemand|alle|ein|eine|kein|keine';
const nominative = 'ich|du|er|wir|man';

/** Words that go with the conjunction behind them, so that a comma would come before both, if at all. */
const belongs =
  /^(?:beispiel|genau|etwa|sprich|teilweise|und|oder|aber|sondern|nur|auch|allem|besonders|gerade|eben|erst|schon|selbst|nicht|außer|denn|zumal|insbesondere|vielleicht|allein|einfach|teils|sei|wohl|doch|bloß|lediglich|sogar|ausgerechnet|eher|mehr|weniger|meist|oft|immer|manchmal|noch|so|zwar|als|wie|was|ob|dass|weil|wenn|je|bis|ohne|statt|anstatt|auf|kaum|vorausgesetzt|angenommen|gesetzt|fall|falle|mal|spätestens|frühestens|zumindest|wenigstens|jedenfalls|ausgenommen|daher|da|das|die|der|den|dem|ein|eine|im|zum|am|ist|sind|heißt|\p{L}+(?:lich|weise|tens|maßen))$/iu;
/** `zwei Tage bevor` */
const measure =
  /^(?:kurz|lange|gleich|direkt|unmittelbar|bald|sofort|jahre?n?|tage?n?|stunden?|minuten?|wochen?|monate?n?|sekunden?|momente?|augenblicke?|weile)$/i;
const alone = /^(?:schade|danke|gut|schön|toll|klar|super|prima|sorry|klasse)$/i;

/** What comes before is a clause, or the rest of one. */
function followsClause({ input, index }: RegExpExecArray, found: string): boolean {
  if (belongs.test(found)) return false;
  const before = clauseBefore(input, index).trim();
  return before === '' ? alone.test(found) && sentenceBefore(input, index).trim() === '' : before !== '–';
}

const insert = (found: string): string => `${found},`;

// In small letters: a capital begins a sentence behind a heading, or a noun (`anlässlich dieses Falls`).
const conjunctions = contextRule('grammar/comma', [
  {
    wrong: '\\p{L}{2,}',
    next: ' (?-i:weil|obwohl|dass) \\p{L}+ \\p{L}',
    where: (found, match) => followsClause(match, found),
    right: insert,
  },
  {
    wrong: '\\p{L}{2,}',
    next: ` (?-i:wenn|falls|sobald|bevor|nachdem) (?:${subjects}) \\p{L}`,
    where: (found, match) =>
      followsClause(match, found) &&
      !measure.test(found) &&
      endsInVerb(clauseFrom(match.input, match.index + found.length)),
    right: insert,
  },
  { wrong: '(?:tu|tust|tut|tue|tun|tat|taten) so', next: ' als (?:ob|wenn) ', right: insert },
  {
    wrong:
      'sagen|fragen|fragte|fragt|frage|wissen|weiß|prüfen|nachsehen|nachschauen|überlegen|überlege|überlegt|sicher|unsicher|klar|unklar|ahnung|ausprobieren|testen|klären|gefragt',
    next: ` ob (?:${subjects}) \\p{L}`,
    where: (found, match) =>
      endsInVerb(clauseFrom(match.input, match.index + found.length)) && clauseBefore(match.input, match.index) !== '',
    right: insert,
  },
]);

const asking =
  'weiß|weißt|wissen|wusste|fragt|fragte|frage|fragen|sagen|sag|sagt|erklären|erklär|zeigen|verstehe|verstehen|versteht|ahnung|klar|überlege|überlegen|egal|vergessen|gefragt|erzählt|erzählen|erzähl|gesehen|rausfinden|herausfinden';
const between =
  'nicht|mir|uns|dir|ihm|Ihnen|mich|sich|noch|schon|genau|gar|auch|mal|bitte|leider|er|ich|du|sie|man|wir|ja';
const questions = contextRule('grammar/comma', [
  {
    wrong: `(?:${asking})(?: (?:${between})){0,3}`,
    next: ` (?:was|wie|wo|wann|warum|wieso|weshalb|wer|wen|wem|woher|wohin)(?: (?:lange|viel|viele|oft|weit|spät|teuer|gut|schnell))? (?:${subjects}) \\p{L}`,
    where: (found, { input, index }) => endsInVerb(clauseFrom(input, index + found.length)),
    right: insert,
  },
  { wrong: 'grund|gründe', next: ` (?:warum|weshalb|wieso) (?:${subjects}) `, right: insert },
  {
    wrong: 'alles|nichts|etwas|vieles|das',
    next: ` was (?:${nominative}|sie|es|ihr) \\p{L}`,
    where: (found, { input, index }) => {
      const clause = clauseFrom(input, index + found.length);
      return endsInVerb(clause) || endOfClause(clause) > 0;
    },
    right: insert,
  },
]);

const coordinated = contextRule('grammar/comma', [
  {
    wrong: '\\p{L}{2,}',
    next: ' (?-i:aber) (?:ich|er|wir|man|du) \\p{L}+ ',
    unless: (found, match) => {
      const [, subject = '', verb = ''] =
        /^ aber (\p{L}+) (\p{L}+)/u.exec(
          match.input.slice(match.index + found.length, match.index + found.length + 60),
        ) ?? [];
      return (
        /^(?:und|oder|nun|wohl|zwar|weil|dass|wenn)$/i.test(found) ||
        clauseBefore(match.input, match.index).trim() === '' ||
        !isVerbOf(subject)(verb)
      );
    },
    right: insert,
  },
  {
    wrong: '\\p{L}{2,}',
    next: ' (?-i:sondern) \\p{L}',
    where: (found, match) =>
      /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|weder)(?!\p{L})/u.test(clauseBefore(match.input, match.index + found.length)),
    right: insert,
  },
  {
    before: 'ich|er|sie|wir|man',
    wrong: 'glaube|denke|hoffe|sagt|sagte|meint|meinte|glauben|hoffen|denken',
    next: ` (?:ich|er|wir|du|man|es) ${finite} `,
    where: (_, match) =>
      /^(?:(?:ich|er|sie|wir|man|aber|und|also|na ja|doch) ?){1,2}$/i.test(
        sentenceBefore(match.input, match.index).trim(),
      ),
    right: insert,
  },
]);

/** Verbs of which `um` is a part: `um Hilfe zu bitten`. */
const aboutVerbs =
  /zu (?:bitten|kämpfen|kümmern|bemühen|bewerben|handeln|drehen|sorgen|streiten|wetten|trauern|werben|beten|reden|fürchten|weinen|betrügen|bringen|beneiden|feilschen|spielen|gehen|fahren|fliegen|laufen|kommen|bangen|wissen|sorgen|ringen)(?!\p{L})/u;
/** `…, um sich um Kinder kümmern zu können`: of two, the first is the conjunction. */
const isInsideAbout = /^ um /;
/** Nouns with which `um` goes: `den Ring um die Stadt zu öffnen`. */
const aboutNouns =
  /(?:Angst|Auseinandersetzung|Bemühung|Bereich|Bitte|Debatte|Diskussion|Gebiet|Gegend|Gerücht|Gruppe|Gürtel|Kampf|Konflikt|Konkurrenz|Kreis|Landschaft|Mauer|Rechtsstreit|Region|Rennen|Ring|Ringen|Skandal|Sorge|Spekulation|Streit|Team|Trauer|Umgebung|Verhandlung|Wettbewerb|Wettlauf|Wirbel|Zaun|Zone)(?:e?[ns]|es)?$/iu;
/** Hours and measures, `um weitere vier Zeichen`; but a thing behind a determiner: `um seine drei Kinder zu sehen`. */
const hours =
  /^ um (?:(?:(?!(?:die|diese|jene|alle|keine|meine|deine|seine|ihre|unsere|eure) )\p{Ll}+e |mindestens |über )?(?:\d|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)|halb|viertel|punkt|Mitternacht|die (?:Ecke|Welt|Wette|Zeit|Hand|Hälfte)|jeden|etwa|so|rund)(?!\p{L})/u;
const infinitives = contextRule('grammar/comma', [
  {
    wrong: '\\p{L}{2,}',
    next: ' (?-i:um) (?:\\p{L}+ ){1,9}?(?:zu \\p{Ll}+n|(?:ein|aus|an|ab|auf|mit|vor|zurück|teil|her|hin|nach|zusammen|weiter|durch|los|um)zu\\p{Ll}+n)[.!?,]| (?-i:um|ohne|statt|anstatt) zu \\p{Ll}+n[.!?,]',
    where: (found, match) => {
      const clause = clauseFrom(match.input, match.index + found.length);
      if (belongs.test(found) && found !== 'nicht' && found !== 'auf') return false;
      if (hours.test(clause) || aboutVerbs.test(clause) || /^(?:rund|darum|sich|kreis|\p{L}+um)$/iu.test(found))
        return false;
      if (aboutNouns.test(found)) return false;
      if (isInsideAbout.test(clauseBefore(match.input, match.index))) return false;
      return /\p{L}+ (?:\p{L}+ )*$/u.test(clauseBefore(match.input, match.index));
    },
    right: insert,
  },
]);

const opening =
  /(?<=^|[.!?\n] )(?:Wenn|Falls|Obwohl|Weil|Da|Als|Nachdem|Bevor|Sobald|Seit|Seitdem|Während|Solange|Ob|Dass|Was|Wer) (?:ich|du|er|sie|Sie|es|wir|ihr|man|das|die|der|mein|meine|dein|deine|jemand|ein|eine|alle|wir|\p{Lu}\p{L}+) [^,.;:!?\n–()"“”„«»]{2,120}/gu;
/** `Wenn du Zeit hast ruf mich an.` */
const openingClauses = writingNoWords((text) =>
  Array.from(text.matchAll(opening)).flatMap(({ 0: clause, index }) => {
    const position = endOfClause(clause);
    return position < 0 ? [] : [{ start: index + position, end: index + position, text: ',', rule: 'grammar/comma' }];
  }),
);

const masculine =
  'der|den|dem|ein|einen|einem|diesen?|diesem|jeden?|mein|meinen|meinem|dein|deinen|sein|seinen|im|am|zum|vom|beim|unser|unseren|kein|keinen';
const feminine =
  'der|die|den|eine|einer|diese|dieser|jede|meine|meiner|deine|deiner|seine|seiner|ihre|ihrer|unsere|unserer|keine|keiner|zur|alle|viele|einige|wenige|andere';
const neuter =
  'das|dem|ein|einem|dieses|diesem|jedes|mein|meinem|dein|deinem|sein|seinem|im|am|zum|vom|beim|ins|unser|unserem|kein';
const anyCase = (words: string): string =>
  words.replaceAll(/(?<=^|\|)\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`);
const relative = (articles: string, pronouns: string, prepositions: string): RegExp =>
  new RegExp(
    `(?<=(?<!\\p{L})(?:${anyCase(articles)}) (?:\\p{Ll}+ ){0,2}\\p{Lu}\\p{L}+(?: (?:ge|ver|be|er|ent)\\p{Ll}+(?:t|en))?) (?:(?:${pronouns})|(?:in|auf|mit|von|an|bei|zu|für|über|unter|aus|vor|nach|hinter|neben) (?:${prepositions})) (${nominative}) [^,.;:!?\\n–()"“”„«»]{2,100}`,
    'gu',
  );
/** A noun, its pronoun, and a subject right behind: no article comes before `ich`. */
const relatives = [
  relative(masculine, 'den|dem', 'den|dem'),
  relative(feminine, 'die|der', 'die|der|denen'),
  relative(neuter, 'das|dem', 'das|dem'),
];
const adverbs =
  'hier|da|dort|in|im|auf|am|an|bei|mit|sich|nicht|gestern|heute|schon|noch|immer|gerade|aus|zu|uns|mir|ihm|keine|viel|nur|jetzt';
/** `Die Leute die hier arbeiten sind nett.` */
const pluralRelative = new RegExp(
  `(?<=(?:^|[.!?\\n] )Die \\p{Lu}\\p{Ll}+) die (?:${adverbs}) [^,.;:!?\\n–()"“”„«»]{2,100}`,
  'gu',
);
/** `Der Kuchen der im Ofen steht riecht gut.` Two verbs side by side distinguish it from `der in Rom lebenden Frau`. */
const singularRelative = new RegExp(
  `(?<=(?:^|[.!?\\n] )(?:Der \\p{Lu}\\p{Ll}+(?= der )|Das \\p{Lu}\\p{Ll}+(?= das ))) (?:der|das) (?:${adverbs}) [^,.;:!?\\n–()"“”„«»]{2,100}`,
  'gu',
);

const relativeClauses = writingNoWords((text) => {
  const edits = relatives.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: clause, 1: subject = '', index }) =>
      around(text, clause, index, isVerbOf(subject.toLowerCase())),
    ),
  );
  const plural = Array.from(text.matchAll(pluralRelative)).flatMap(({ 0: clause, index }) =>
    endOfClause(clause) > 0
      ? around(text, clause, index)
      : around(text, clause, index, (word) => /[^e]{2}en$/.test(word) && !word.startsWith('ge')),
  );
  const singular = Array.from(text.matchAll(singularRelative)).flatMap(({ 0: clause, index }) =>
    endOfClause(clause) > 0 ? around(text, clause, index) : [],
  );
  const all = [...edits, ...plural, ...singular].sort((one, other) => one.start - other.start);
  return all.filter(({ start }, index) => start !== all[index - 1]?.start);
});

/** Commas before a clause and behind it, where its end is sure. */
function around(text: string, clause: string, index: number, isVerb?: (word: string) => boolean) {
  const comma = (position: number) => ({ start: position, end: position, text: ',', rule: 'grammar/comma' });
  const position = endOfClause(clause, isVerb);
  if (position > 0) return [comma(index), comma(index + position)];
  const sign = text[index + clause.length] ?? '';
  return endsInVerb(clause) && /[.!?,]/.test(sign) ? [comma(index)] : [];
}

export const germanCommas: readonly CorrectionRule[] = [
  conjunctions,
  questions,
  coordinated,
  infinitives,
  openingClauses,
  relativeClauses,
];
