import type { WordReading } from '../../../contracts/language/morphology.ts';
import { featuresOf, kindOf, personsOf, type WordKind } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { hasKind, isContraction, isDeterminer, isJoined, isOnly, type ReadSentence, textOf } from './phrases.ts';

const shortest = 3;
const longest = 20;
const shortestRare = 5;
/** Verb with a pronoun whose accent shows that it is an infinitive: `comete-la` for `cometê-la`. */
const withPronoun = /[ae]-l[oa]s?$/;

/** Spellings that differ from a word in one accent: taken away, put, or another one. */
export function twinSpellings(word: string, { accents = {}, withOlderTwin = [] }: AgreementGrammar): readonly string[] {
  const lower = word.toLowerCase();
  if (withOlderTwin.includes(lower)) return [];
  if (lower.length < shortest || lower.length > longest || !/^[\p{L}-]+$/u.test(lower)) return [];
  const plainOf = new Map(Object.entries(accents).flatMap(([plain, marked]) => [...marked].map((one) => [one, plain])));
  const plain = [...lower].map((letter) => plainOf.get(letter) ?? letter);
  const isMarked = plain.join('') !== lower;
  const found = new Set<string>(isMarked ? [plain.join('')] : []);
  for (const [index, letter] of plain.entries())
    for (const marked of accents[letter] ?? [])
      found.add([...plain.slice(0, index), marked, ...plain.slice(index + 1)].join(''));
  // `enseño` keeps its ñ: one mark changes, the others stay.
  if (isMarked)
    for (const [index, letter] of plain.entries())
      for (const other of [letter, ...(accents[letter] ?? [])])
        found.add([...lower.slice(0, index), other, ...lower.slice(index + 1)].join(''));
  found.delete(lower);
  return [...found].filter((text) => !losesTilde(lower, text));
}

/** `ensenó` is no twin of `enseño`: ñ is a letter, of which an accent elsewhere takes nothing away. */
function losesTilde(word: string, twin: string): boolean {
  const others = [...twin].flatMap((letter, index) => (letter === word[index] ? [] : [index]));
  return others.length > 1 && others.some((index) => word[index] === 'ñ');
}

/** Words of which a twin may be meant. */
export function suspectsOf(read: ReadSentence, grammar: AgreementGrammar): readonly number[] {
  const misplaced = new Set(misplacedWords(read, grammar));
  return read.words.flatMap((_, index) =>
    misplaced.has(index) || isFirstPerson(read, index) || isRareWord(read, index, grammar) ? [index] : [],
  );
}

/** Verbs where only nouns and adjectives can be. */
export function misplacedWords(read: ReadSentence, grammar: AgreementGrammar): readonly number[] {
  if (grammar.accents === undefined) return [];
  return read.words.flatMap((_, index) => {
    const text = textOf(read, index);
    if (withPronoun.test(text)) return [index];
    return isMisplacedVerb(read, index, grammar) ? [index] : [];
  });
}

/** `crise politica`, `são vitimas`: a verb that the lexicon lacks, where no pronoun or particle of a verb is before it. */
export function isRareWord(read: ReadSentence, index: number, { accents, beforeClitics }: AgreementGrammar): boolean {
  const text = textOf(read, index);
  if (accents === undefined || read.words[index]?.readings.length !== 0 || !isJoined(read, index)) return false;
  if (text.length < shortestRare || !/^[a-zç]+$/.test(text)) return false;
  // `rugby union` is of another language.
  if (/[kw]|[bcdfghlmnprstvz]y$/i.test(textOf(read, index - 1))) return false;
  return !beforeClitics.includes(textOf(read, index - 1).toLowerCase()) && !hasKind(read, index - 1, 'pronoun');
}

/** `enseño`, which with an accent is the past of somebody else. */
export function isFirstPerson(read: ReadSentence, index: number): boolean {
  const persons = personsOf(read.words[index]?.readings ?? []);
  return persons.size === 1 && persons.has('p1sg') && textOf(read, index).endsWith('o');
}

function isMisplacedVerb(read: ReadSentence, index: number, grammar: AgreementGrammar): boolean {
  const isUnknown = read.words[index]?.readings.length === 0;
  if (
    (!isUnknown && !isOnly(read, index, ['finite'])) ||
    !/^[a-zç]+$/.test(textOf(read, index)) ||
    !isJoined(read, index)
  )
    return false;
  if (followsDeterminer(read, index, grammar)) return true;
  // A verb that the lexicon lacks is a rare one.
  if (isUnknown && textOf(read, index).length >= shortestRare && followsAnyDeterminer(read, index, grammar))
    return true;
  if (followsPreposition(read, index, grammar)) return true;
  // Of words that the lexicon lacks nobody knows that they are no verbs: `a solução explicita`.
  return (!isUnknown || textOf(read, index).endsWith('s')) && followsNoun(read, index);
}

/** `um individuo`, `da pratica`; of `o critico` only where no pronoun can be: at the start, behind a preposition. */
function followsDeterminer(read: ReadSentence, index: number, grammar: AgreementGrammar): boolean {
  const before = index - 1;
  if (!hasKind(read, before, 'determiner')) return false;
  const word = read.words[before];
  const isPronoun = word?.readings.some(({ tags }) => tags[0] === 'prn') === true;
  if (grammar.indefinite?.includes(textOf(read, before).toLowerCase())) return true;
  if (!isPronoun && isOnly(read, before, ['determiner'])) return true;
  if (isContraction(read, before)) return !isPronoun;
  const first = textOf(read, before - 1).toLowerCase();
  const isGoverned =
    isJoined(read, before) && (grammar.prepositions.includes(first) || isOnly(read, before - 1, ['finite']));
  return isGoverned || (before === 0 && grammar.of.some((of) => startsWith(textOf(read, index + 1), of, grammar)));
}

/** Also behind what may be a pronoun: `a vitima não tem`, but not `que o vitima`. */
function followsAnyDeterminer(read: ReadSentence, index: number, { beforeClitics }: AgreementGrammar): boolean {
  const isClitic =
    read.words[index - 1]?.readings.some(({ tags }) => tags[0] === 'prn' && tags.includes('pro')) === true;
  const isBehind = beforeClitics.includes(textOf(read, index - 2).toLowerCase());
  return hasKind(read, index - 1, 'determiner') && !(isClitic && isBehind);
}

function startsWith(text: string, preposition: string, { contractions }: AgreementGrammar): boolean {
  const lower = text.toLowerCase();
  return lower === preposition || contractions[lower]?.startsWith(`${preposition} `) === true;
}

/** `de substancias`; `a` may be an article, `segundo` is a conjunction as well. */
function followsPreposition(read: ReadSentence, index: number, { barePrepositions = [] }: AgreementGrammar): boolean {
  return barePrepositions.includes(textOf(read, index - 1).toLowerCase());
}

/** `cargas horarias`: not the person that a noun would be the subject of. */
function followsNoun(read: ReadSentence, index: number): boolean {
  if (!isOnly(read, index - 1, ['noun']) && !(hasKind(read, index - 1, 'noun') && isDeterminer(read, index - 2)))
    return false;
  const persons = personsOf(read.words[index]?.readings ?? []);
  return !persons.has('p3sg') && !persons.has('p3pl');
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The only twin that has what is looked for. */
export function twinWith(
  read: ReadSentence,
  index: number,
  fits: (readings: readonly WordReading[]) => boolean,
): string | undefined {
  const isUnknown = read.words[index]?.readings.length === 0;
  const fitting = (read.twins?.get(index) ?? []).filter(
    ({ text, readings }) => fits(readings) && !(isUnknown && text === withoutAccents(text)),
  );
  return fitting.length === 1 ? fitting[0]?.text : undefined;
}

/** The only twin of a word that can be of a kind with one of these features. */
export function twinOf(read: ReadSentence, index: number, kind: WordKind, features: number): string | undefined {
  return twinWith(read, index, (readings) => (featuresOf(readings, kind) & features) !== 0);
}

/** The only twin that is a verb in a person, and states something. */
export function verbTwinOf(
  read: ReadSentence,
  index: number,
  person: string,
  { indicative }: AgreementGrammar,
): string | undefined {
  return twinWith(read, index, (readings) =>
    personsOf(
      readings.filter(
        (reading) => kindOf(reading) === 'finite' && reading.tags.some((tag) => indicative.includes(tag)),
      ),
    ).has(person),
  );
}

/** `comete-la`, `pratica-los`: infinitives without their accent. */
export function isInfinitiveWithPronoun(text: string): boolean {
  return withPronoun.test(text);
}
