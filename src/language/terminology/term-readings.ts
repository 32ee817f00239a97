import type { WordReading } from '../../contracts/language/morphology.ts';
import type { TermFormCandidate } from './find-term-forms.ts';
import { foldCase } from './normal-text.ts';

/** What is known of words, for deciding whether a text has a form of a term. */
export interface KnownReadings {
  readonly source: (word: string) => readonly WordReading[];
  readonly target: (word: string) => readonly WordReading[];
}

/** What the words of a candidate are. */
export interface ReadForm {
  /** Its word is nothing else in the language, or it has several words. */
  readonly certain: boolean;
  /** Tags of the word that inflects. */
  readonly readings: readonly (readonly string[])[];
  /** Readings with which the target is written in the same form, the best first. */
  readonly targets: readonly WordReading[];
  /** Readings of the target in the gender of the word, where the entry has another: without such a target it is no form of the term. */
  readonly inGender?: readonly WordReading[] | undefined;
}

const nounTags = new Set(['n', 'np']);
const numbers = new Set(['sg', 'pl']);
const genders = new Set(['m', 'f', 'nt', 'ut']);
const definiteness = new Set(['def', 'ind']);

/** Undefined where the words are no form of the term after all. */
export function readTermForm(candidate: TermFormCandidate, known: KnownReadings): ReadForm | undefined {
  const { inflected, length, source, target } = candidate;
  const [first] = inflected;
  if (first === undefined) return undefined;
  const own = readingsOf(first.word, first.lemma, known);
  const entries = known.source(source).filter(({ lemma }) => foldCase(lemma) === foldCase(source));
  const targets = known.target(target);
  const fitting = length === 1 ? ofClasses(own, classesOf(own, entries, targets)) : own;
  const [reading] = fitting.toSorted(byClass);
  if (reading === undefined) return known.source(first.word).length === 0 ? guessedForm(candidate) : undefined;
  const others = length > 1 ? [] : known.source(first.word).filter((one) => !fitting.includes(one));
  const gender = otherGender(reading, entries);
  return {
    // The engine knows best which form of a verb it is; and what is only a form of an adjective may be any word of it.
    certain: length > 1 || (others.length === 0 && nounTags.has(reading.tags[0] ?? '')),
    readings: fitting.map(({ tags }) => tags),
    targets: targetForms(reading, targets, target, gender),
    inGender:
      gender !== undefined && targets.some((one) => one.tags[0] === 'n')
        ? inOtherGender(targets, target, gender)
        : undefined,
  };
}

/** No lexicon has the word (`dockers`): its letters decide. */
function guessedForm({ inflected, length }: TermFormCandidate): ReadForm {
  const isPlural = inflected.every(({ word, lemma }) => /^e?s$/.test(foldCase(word).slice(lemma.length)));
  return { certain: length > 1 || isPlural, readings: isPlural ? [['n', 'pl']] : [], targets: [] };
}

function readingsOf(word: string, lemma: string, known: KnownReadings): readonly WordReading[] {
  return known.source(word).filter((one) => foldCase(one.lemma) === foldCase(lemma) && one.joined === undefined);
}

/**
 * The word classes that entry and target have in common. Lexicons have gaps (`rulings` as a noun, `ruling` as none): without a
 * common class that of the target counts, if the word has it.
 */
function classesOf(
  own: readonly WordReading[],
  entries: readonly WordReading[],
  targets: readonly WordReading[],
): ReadonlySet<string> {
  const ofTargets = new Set(targets.map(wordClass));
  const both = new Set(entries.map(wordClass)).intersection(ofTargets);
  const isOneOf = (classes: ReadonlySet<string>) => own.some((reading) => classes.has(wordClass(reading)));
  return isOneOf(both) || !isOneOf(ofTargets) ? both : ofTargets;
}

function ofClasses(readings: readonly WordReading[], classes: ReadonlySet<string>): readonly WordReading[] {
  return classes.size === 0 ? readings : readings.filter((reading) => classes.has(wordClass(reading)));
}

function wordClass({ tags: [first = ''] }: WordReading): string {
  if (nounTags.has(first)) return 'noun';
  return first.startsWith('vb') || first === 'vaux' ? 'verb' : first;
}

function byClass(one: WordReading, other: WordReading): number {
  return Number(wordClass(other) === 'noun') - Number(wordClass(one) === 'noun');
}

function tagOf({ tags }: WordReading, kind: ReadonlySet<string>): string | undefined {
  return tags.find((tag) => kind.has(tag));
}

/** `niñas` for the entry `niño`. */
function otherGender(reading: WordReading, entries: readonly WordReading[]): string | undefined {
  if (wordClass(reading) !== 'noun') return undefined;
  const gender = tagOf(reading, genders);
  const ofEntry = entries.filter((one) => wordClass(one) === 'noun').flatMap((one) => tagOf(one, genders) ?? []);
  return gender === undefined || ofEntry.length === 0 || ofEntry.includes(gender) ? undefined : gender;
}

/** Its number stays: `gossa` for `gos`. */
function inOtherGender(targets: readonly WordReading[], target: string, gender: string): readonly WordReading[] {
  return nounsOf(targets, target).flatMap((one) => {
    if (tagOf(one, genders) === gender || one.tags.includes('mf')) return one;
    return tagOf(one, genders) === undefined ? [] : { ...one, tags: withTag(one.tags, genders, gender) };
  });
}

function nounsOf(targets: readonly WordReading[], target: string): readonly WordReading[] {
  const nouns = targets.filter((one) => one.tags[0] === 'n' && one.joined === undefined);
  const entries = nouns.filter(({ lemma }) => foldCase(lemma) === foldCase(target));
  return entries.length > 0 ? entries : nouns;
}

/** The target's own reading with number, definiteness and genitive of the word in the text, and its gender where that matters. */
function targetForms(
  reading: WordReading,
  targets: readonly WordReading[],
  target: string,
  gender: string | undefined,
): readonly WordReading[] {
  if (wordClass(reading) !== 'noun') return [];
  const own = gender === undefined ? nounsOf(targets, target) : inOtherGender(targets, target, gender);
  return own.map((one) => {
    // A target in the plural has no singular.
    const number = tagOf(one, numbers) === 'pl' ? undefined : tagOf(reading, numbers);
    const numbered = withTag(one.tags, numbers, number);
    const defined = withTag(numbered, definiteness, tagOf(reading, definiteness));
    const genitive =
      reading.tags.includes('gen') && tagOf(one, definiteness) !== undefined ? [...defined, 'gen'] : defined;
    return { ...one, tags: genitive };
  });
}

function withTag(tags: readonly string[], kind: ReadonlySet<string>, tag: string | undefined): readonly string[] {
  const position = tags.findIndex((one) => kind.has(one));
  return tag === undefined || position === -1 ? tags : tags.with(position, tag);
}
