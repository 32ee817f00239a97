import data from './french-words.json' with { type: 'json' };
import type { GrammarFinding, ReadWord } from './read-answer.ts';

/** Words to the left that are looked at. */
const reach = 25;

const fronted: ReadonlySet<string> = new Set(data.adjectivesBeforeNouns);
const ofPlurals: ReadonlySet<string> = new Set(data.determinersOfPlurals);
const determiners: ReadonlySet<string> = new Set([...data.determiners, ...data.determinersOfPlurals]);
const prepositions: ReadonlySet<string> = new Set(data.prepositions);

/** The words of a sentence, with what they are there. */
export interface Read {
  readonly sentence: string;
  readonly words: readonly ReadWord[];
}

/**
 * Whether a word agrees with a noun before it, though not with the one that the rule compared it to: `la chasse aux sorcières
 * lancée par lui`. So it is with a noun before such a word: `mises en conformité décidées`.
 */
export function agreesElsewhere(read: Read, finding: GrammarFinding): boolean {
  const at = wordAt(read, finding);
  const word = read.words[at];
  // Set phrases have no other noun: `autant de tests que possible`.
  if (word === undefined || finding.rule.startsWith('g2__')) return false;
  if (finding.kind === 'ppas') return isParticipleOfOther(read, at, finding.rule);
  // `des même droits`: the determiner right before it says which number it has.
  if (ofPlurals.has(writtenAt(read, at - 1)) && !isNoun(read, at - 1) && finding.replacements.every(isPlural))
    return false;
  if (agreesBefore(read, at) || agreesWithNext(read, at)) return true;
  // `les générateurs diesel`, `des scripts utilisateur`: a noun that says of which kind another one is stays as it is.
  if (isNoun(read, at) && !isModifier(word) && [at - 1, at + 1].some((other) => isBesideNoun(read, at, other)))
    return true;
  const next = read.words.findIndex((other, index) => index > at && !isAdverb(other));
  return (
    isNoun(read, at) && next > at && isModifier(read.words[next] as ReadWord) && agreesBefore(read, next, { from: at })
  );
}

/** Whether a determiner has the gender of an adjective behind its noun: `la docteur albanaise` is meant so. */
export function agreesBehindNoun({ words }: Pick<Read, 'words'>, { start, end }: GrammarFinding): boolean {
  const at = words.findIndex((word) => word.start <= start && word.end >= end - 1);
  const [determiner, noun, adjective] = words.slice(at, at + 3);
  if (at < 0 || determiner === undefined || noun === undefined || adjective === undefined) return false;
  if (!determiner.readings.some((reading) => reading.includes(':D'))) return false;
  const own = featuresOf(determiner, /:D/);
  const nouns = featuresOf(noun, nominal);
  const agreeing = featuresOf(adjective, modifier).filter((one) => own.some((other) => fit(one, other)));
  return agreeing.some((one) => !nouns.some((other) => fit(one, other)));
}

/** Whether an adjective is where one belongs: before a noun that adjectives come before, or right behind a noun. */
export function isAdjectiveThere(read: Read, finding: GrammarFinding): boolean {
  const at = wordAt(read, finding);
  const word = read.words[at];
  if (word === undefined) return false;
  if (fronted.has(writtenAt(read, at)) || fronted.has(writtenAt(read, at - 1))) return true;
  const { sentence, words } = read;
  const before = words[at - 1];
  return (
    isModifier(word) &&
    // `les privilèges administrateur`, `l’icône aperçu`
    !word.readings.some((reading) => reading.includes(':Q')) &&
    !/(?:eur|rice)s?$/.test(writtenAt(read, at)) &&
    word.end - word.start > longestCode &&
    before !== undefined &&
    sentence.slice(before.end, word.start) === ' ' &&
    isNoun(read, at - 1) &&
    !/^\p{Lu}/u.test(sentence.slice(before.start, before.end))
  );
}
/** `la commande su` */
const longestCode = 2;

/**
 * A participle or predicate that does not agree with the subject that the rule found, but with another noun. With *avoir* that is
 * one before *que*; behind a pronoun it is the word right before it, since there is no other subject; elsewhere it is no complement
 * of the subject: in `le texte d’incrimination est claire`, the adjective is wrong.
 */
function isParticipleOfOther(read: Read, at: number, rule: string): boolean {
  if (/_avoir|_ayant/.test(rule)) {
    const que = lastQueBefore(read, at);
    return que >= 0 && agreesBefore(read, at, { from: que });
  }
  if (pronounSubject.test(rule)) return agreesBefore(read, at, { within: 1 });
  return agreesBefore(read, at, { outsideComplements: /_être_/.test(rule) });
}
const pronounSubject = /ppas_(?:je|tu|il|elle|on|nous|vous|ils|elles|[123]sg|[123]pl|pronom)(?:_|$)/;

function lastQueBefore({ sentence, words }: Read, at: number): number {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    const { start, end } = words[before] as ReadWord;
    if (/^qu?e?$/i.test(sentence.slice(start, end)) && /^qu/i.test(sentence.slice(start, end))) return before;
  }
  return -1;
}

interface Search {
  /** Nouns before this word count; default: before the word itself. */
  readonly from?: number;
  /** Words that are looked at, beside adverbs. */
  readonly within?: number;
  /** Nouns behind a preposition do not count, but for the one right before the word: `est un jour ouvré`. */
  readonly outsideComplements?: boolean;
}

/** A noun of the clause before the word at `at`, however far, has a gender and number that the word has too. */
function agreesBefore(read: Read, at: number, search: Search = {}): boolean {
  const { from = at, within = reach, outsideComplements = false } = search;
  const { sentence, words } = read;
  const word = words[at] as ReadWord;
  if (!isModifier(word)) return false;
  const own = featuresOf(word, modifier);
  let left = within;
  // `les métadonnées (masquées ici) associées`: what is in brackets between them is no other clause.
  let brackets = 0;
  for (let before = from - 1; before >= Math.max(0, at - reach) && left > 0; before -= 1) {
    const noun = words[before] as ReadWord;
    const gap = sentence.slice(noun.end, (words[before + 1] as ReadWord).start);
    brackets += (gap.match(/\)/g)?.length ?? 0) - (gap.match(/\(/g)?.length ?? 0);
    if (/[;:.!?]/.test(gap) || brackets < 0) return false;
    if (!isAdverb(noun)) left -= 1;
    if (brackets > 0 || !isNoun(read, before)) continue;
    if (outsideComplements && before < at - 1 && isComplement(read, before)) continue;
    if (featuresOf(noun, nominal).some((one) => own.some((other) => fit(one, other)))) return true;
  }
  return false;
}

/** Behind a preposition, perhaps with a determiner and an adjective between. */
function isComplement(read: Read, at: number): boolean {
  let before = at - 1;
  if (before >= 0 && fronted.has(writtenAt(read, before))) before -= 1;
  if (prepositions.has(writtenAt(read, before))) return before > 0;
  if (determiners.has(writtenAt(read, before))) before -= 1;
  return before > 0 && prepositions.has(writtenAt(read, before));
}

const nominal = /:N/;
const functional = /:G|:V0|:[WXB]/;
const modifier = /:[AQ]/;
const verbal = /:V.*:(?:[123]|Y)/;

/**
 * `est`, `pas` and `son` are hardly ever nouns, the letter of `s’est` is no unit, and what may be a verb is a noun only where
 * one belongs: not in `tu te montres`, `à devenir`, `tout à fait`.
 */
function isNoun(read: Read, at: number): boolean {
  const word = read.words[at];
  if (word === undefined || word.end - word.start === 1 || fronted.has(writtenAt(read, at))) return false;
  const { readings } = word;
  if (!readings.some((reading) => nominal.test(reading)) || readings.some((reading) => functional.test(reading)))
    return false;
  if (writtenAt(read, at) === 'fait') return determiners.has(writtenAt(read, at - 1));
  if (!readings.some((reading) => verbal.test(reading))) return true;
  const before = read.words[at - 1];
  if (before === undefined || determiners.has(writtenAt(read, at - 1))) return true;
  if (readings.some((reading) => reading.includes(':Y'))) return false;
  return !before.readings.some((reading) => reading.includes(':O'));
}

function wordAt({ words }: Read, { start, end }: GrammarFinding): number {
  return words.findIndex((word) => word.start < end && word.end > start);
}

/** In small letters; nothing before the first word. */
function writtenAt({ sentence, words }: Read, at: number): string {
  const word = words[at];
  return word === undefined ? '' : sentence.slice(word.start, word.end).toLowerCase();
}

function isPlural(form: string): boolean {
  return /[sx]$/.test(form);
}

function isModifier({ readings }: ReadWord): boolean {
  return readings.some((reading) => modifier.test(reading));
}

/** Two nouns with nothing but a space between them. */
function isBesideNoun(read: Read, at: number, other: number): boolean {
  const [word, beside] = [read.words[at] as ReadWord, read.words[other]];
  if (beside === undefined || !isNoun(read, other)) return false;
  return read.sentence.slice(Math.min(word.end, beside.end), Math.max(word.start, beside.start)) === ' ';
}

/** `des caractères pleine chasse` */
function agreesWithNext(read: Read, at: number): boolean {
  const [word, next] = [read.words[at] as ReadWord, read.words[at + 1]];
  if (next === undefined || !isModifier(word) || !isNoun(read, at + 1) || isModifier(next)) return false;
  const own = featuresOf(word, modifier);
  return featuresOf(next, nominal).some((one) => own.some((other) => fit(one, other)));
}

function isAdverb({ readings }: ReadWord): boolean {
  return readings.length > 0 && readings.every((reading) => reading.includes(':W'));
}

interface Features {
  /** `e` for both. */
  readonly gender: string;
  /** `i` for both. */
  readonly number: string;
}

function featuresOf({ readings }: ReadWord, kind: RegExp): readonly Features[] {
  return readings.flatMap((reading) => {
    if (!kind.test(reading)) return [];
    const gender = /:([mfe])(?![\p{L}\d])/u.exec(reading)?.[1];
    const number = /:([spi])(?![\p{L}\d])/u.exec(reading)?.[1];
    return gender === undefined || number === undefined ? [] : [{ gender, number }];
  });
}

function fit(one: Features, other: Features): boolean {
  return (
    (one.gender === other.gender || one.gender === 'e' || other.gender === 'e') &&
    (one.number === other.number || one.number === 'i' || other.number === 'i')
  );
}
