import { atStart, contextRule } from '../context-rule.ts';
import { clauseFrom, endsInVerb, sentenceBefore } from './clauses.ts';

const subjects =
  'ich|du|er|sie|es|wir|ihr|man|der|die|dieser|diese|mein|meine|sein|seine|unser|unsere|jeder|niemand|alle|sich';
const sureOf =
  'glaube|glauben|glaubst|glaubt|denke|denken|denkst|denkt|hoffe|hoffen|hofft|sagte|sagten|sagt|meine|meint|meinte|finde|findet|weiß|wissen|wusste|dachte|dachten|merkte|bemerkte|schade|klar|sicher|wichtig|möglich|froh|schön|gut|bitte|bitten|behauptet|behauptete|sehe|sieht|hörte|gehört|gesagt|erfahren|bedeutet|heißt|zeigt|zeigte';
/** No nouns and no participles: `das Auto gesehen das er hat` means the car. */
const opinions =
  'glaube|glaubt|glauben|glaubst|hoffe|hofft|hoffen|hoffst|denke|denkt|denken|denkst|meine|meint|meinte|meinen|sagt|sagte|sagten|sagen|weiß|wissen|weißt|wusste|dachte|dachten|merke|behauptet|behauptete|schade|schön|gut|toll|super|danke|klar|sicher|froh|wichtig|möglich|leid|mich|uns|dich|euch|daran|darauf|davon|dafür|dazu|dadurch|darum|darin|darüber|heißt|bedeutet|Hoffnung|Angst|Meinung|Tatsache|gesagt|gehört|gedacht|gehofft|geglaubt|versprochen|vergessen|gemerkt|erfahren|verstanden|gefreut|sehe|sieht';
const neuterBefore =
  /(?<!\p{L})(?:[Dd]as|[Dd]em|[Ee]in|[Ee]inem|[Kk]ein|[Mm]ein|[Dd]ein|[Ss]ein|[Uu]nser|[Dd]ieses|[Ii]m|[Aa]m|[Zz]um|[Vv]om|[Bb]eim|[Ii]ns)(?: \p{Ll}+){0,2} \p{Lu}/u;

const neuterNoun =
  /(?<!\p{L})(?:[Dd](?:as|em)|[Ee]in(?:em)?|(?:[Kk]ein|[MmDdSs]ein|[Uu]nser|[Ii]hr)(?:em)?|[Dd]iese[sm]|[Ii]m|[Vv]om|[Zz]um) (?:\p{Ll}+e[ns]? )?\p{Lu}\p{Ll}+, $/u;
const pronounBefore = /(?<!\p{L})(?:alles|etwas|nichts|vieles)(?!\p{L})/iu;

/** The clause behind `das` has its verb at its end, and no thing before that `das` could mean. */
function isClause(found: string, { input, index }: RegExpExecArray): boolean {
  const behind = clauseFrom(input, index + found.length);
  return /^ \p{L}+ \p{L}/u.test(behind) && endsInVerb(behind) && !neuterBefore.test(sentenceBefore(input, index));
}

export const germanDass = contextRule('grammar/das-dass', [
  {
    wrong: `(?:${opinions}) das`,
    after: 'ich|du|er|wir|man|es|niemand|jemand|sie|ihr|alle',
    where: (found, match) => isClause(found, match),
    right: (found) => found.replace(/\sdas$/i, ', dass'),
  },
  {
    wrong:
      '(?:glaube|glaubt|hoffe|hofft|hoffen|denke|denken|meint|sagt|sagte|weiß|schade|froh|daran|davon|dafür|dazu|darüber|sicher|klar) das',
    after: 'die|der|mein|meine|unser|unsere|dein|deine|sein|seine|alles|dieser|diese',
    where: (found, match) => isClause(found, match) && !/^(?:gut|recht|nie|weg)$/.test(found),
    right: (found) => found.replace(/\sdas$/i, ', dass'),
  },
  {
    wrong: '(?:gesagt|freue mich|freuen uns|versprochen|gehört|gehofft|geglaubt|gedacht) das',
    after: 'ich|du|er|sie|wir|ihr|man|es',
    unless: (_, { input, index }) => neuterBefore.test(sentenceBefore(input, index)),
    right: (found) => found.replace(/\sdas$/i, ', dass'),
  },
  {
    before: `(?:${sureOf}),`,
    wrong: 'das',
    after: `(?:${subjects})(?! \\p{L}+(?:[.!?]|$))`,
    // `das Wissen, das du gelernt hast`
    unless: (_, { input, index }) => neuterNoun.test(sentenceBefore(input, index)),
    right: 'dass',
  },
  {
    before:
      '(?:daran|darauf|davon|dafür|dazu|dadurch|darum|darüber|mich|uns|leid|danke|toll|super|gedacht|gehofft|geglaubt),',
    wrong: 'das',
    after: 'ich|du|er|wir|man|es|niemand|ihr|sie|die|der|mein|meine|unser|unsere',
    // `Tut dir etwas leid, das du getan hast?`
    where: (found, match) => isClause(found, match) && !pronounBefore.test(sentenceBefore(match.input, match.index)),
    right: 'dass',
  },
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
    after:
      'ist (?:ein|eine|der|die|das|mein|meine|nicht|sehr|so|gut|schön|richtig|falsch|echt|super|toll|klar|doch|ja|mir)',
    right: 'das',
  },
]);
