import type { WordReading } from '../../../contracts/language/morphology.ts';

/** Gender and number together, a bit each, so that readings unite with `|` and words unify with `&`. */
export const cells = { masculine: { singular: 1, plural: 2 }, feminine: { singular: 4, plural: 8 } } as const;
export const singular = cells.masculine.singular | cells.feminine.singular;
export const plural = cells.masculine.plural | cells.feminine.plural;
export const masculine = cells.masculine.singular | cells.masculine.plural;
export const feminine = cells.feminine.singular | cells.feminine.plural;

/** What a reading is in a noun phrase or a clause. */
export type WordKind = 'determiner' | 'adjective' | 'noun' | 'numeral' | 'finite' | 'pronoun' | 'adverb' | 'other';

const determiners = new Set(['det', 'predet']);

/** The kind of a reading; what is joined to a preposition (`del`) counts as the determiner that it is. */
export function kindOf({ tags, joined }: WordReading): WordKind {
  const [first = ''] = tags;
  if (first === 'pr' && joined?.includes('<det>')) return 'determiner';
  if (joined !== undefined) return 'other';
  if (determiners.has(first)) return tags.includes('nt') ? 'other' : 'determiner';
  if (first === 'adj') return 'adjective';
  if (first === 'n') return 'noun';
  if (first === 'num') return 'numeral';
  if (first === 'prn') return 'pronoun';
  if (first === 'adv' || first === 'preadv') return 'adverb';
  if (!first.startsWith('vb')) return 'other';
  if (tags.includes('pp')) return 'adjective';
  return tags.some((tag) => /^p[123]$/.test(tag)) ? 'finite' : 'other';
}

/** Everything that readings of a kind allow. */
export function featuresOf(readings: readonly WordReading[], kind: WordKind): number {
  return readings.reduce((all, reading) => (kindOf(reading) === kind ? all | cellsOf(reading) : all), 0);
}

function cellsOf({ tags, joined }: WordReading): number {
  const own = joined === undefined ? tags : (joined.match(/[^<>]+(?=>)/g) ?? []);
  const gender = own.includes('m') ? masculine : own.includes('f') ? feminine : masculine | feminine;
  const number = own.includes('sg') ? singular : own.includes('pl') ? plural : singular | plural;
  return gender & number;
}

/** The same in the other number as well. */
export function bothNumbers(features: number): number {
  return [masculine, feminine].reduce((all, gender) => ((features & gender) === 0 ? all : all | gender), 0);
}

/** The same in the other gender as well. */
export function bothGenders(features: number): number {
  return [singular, plural].reduce((all, number) => ((features & number) === 0 ? all : all | number), 0);
}

/** The one cell of those allowed that has most in common with what a word is now, with its number first. */
export function nearestCell(features: number, allowed: number): number {
  const cost = (cell: number): number =>
    ((bothGenders(features) & cell) === 0 ? 2 : 0) + ((bothNumbers(features) & cell) === 0 ? 1 : 0);
  const [nearest = 0] = [
    cells.masculine.plural,
    cells.masculine.singular,
    cells.feminine.plural,
    cells.feminine.singular,
  ]
    .filter((cell) => (cell & allowed) !== 0)
    .sort((one, other) => cost(one) - cost(other));
  return nearest;
}

/** Person and number of a finite verb: `p3sg`. */
export function personsOf(readings: readonly WordReading[]): ReadonlySet<string> {
  return new Set(
    readings.flatMap((reading) => {
      if (kindOf(reading) !== 'finite') return [];
      const person = reading.tags.find((tag) => /^p[123]$/.test(tag));
      const number = reading.tags.find((tag) => tag === 'sg' || tag === 'pl');
      return number === undefined ? [] : [`${person}${number}`];
    }),
  );
}

/**
 * The forms that a reading may have in another gender and number, the likeliest first: lexicons write one form for both
 * genders, or for both numbers, with tags of its own. A noun keeps its gender.
 */
export function inCell(reading: WordReading, cell: number): readonly WordReading[] {
  const gender = cell & masculine ? 'm' : 'f';
  const number = cell & singular ? 'sg' : 'pl';
  const isNoun = kindOf(reading) === 'noun';
  const genders = isNoun ? [undefined] : [gender, 'mf'];
  return genders.flatMap((wanted) =>
    [number, 'sp'].map((counted) => ({
      ...reading,
      tags: reading.tags.map((tag) => {
        if (/^(?:sg|pl|sp)$/.test(tag)) return counted;
        return wanted !== undefined && /^(?:m|f|mf)$/.test(tag) ? wanted : tag;
      }),
    })),
  );
}

/** A finite verb in another person and number: `p3pl`. */
export function inPerson(reading: WordReading, person: string): WordReading {
  const [who, number] = [person.slice(0, 2), person.slice(2)];
  const tags = reading.tags.map((tag) => {
    if (/^p[123]$/.test(tag)) return who;
    return tag === 'sg' || tag === 'pl' ? number : tag;
  });
  return { ...reading, tags };
}

/** A noun or an adjective whose gender and number nobody knows. */
export function withAnyFeatures(reading: WordReading): WordReading {
  if (!['noun', 'adjective'].includes(kindOf(reading))) return reading;
  return { ...reading, tags: reading.tags.filter((tag) => !/^(?:m|f|mf|sg|pl|sp)$/.test(tag)) };
}
