import { packData } from '../../../packs/pack-files.ts';
import { endOf, type PhraseSlot, readSlots } from './phrase-table.ts';

/** What a marker may say: `duty`, `exemption`, `prohibition`, `permission`, `possibility`, `impossibility`, `advice`. */
export type Modality = ReadonlySet<string>;

interface MarkerData {
  readonly negations: {
    readonly before: string;
    readonly reachBefore: number;
    readonly after: string;
    readonly reachAfter: number;
    readonly until: string;
    readonly except: readonly string[];
  };
  readonly markers: readonly {
    readonly id: string;
    readonly words: readonly string[];
    readonly means: readonly string[];
    readonly negated?: readonly string[];
  }[];
}

interface Pattern {
  readonly slots: readonly PhraseSlot[];
  readonly atStart: boolean;
  readonly inQuestion: boolean;
  readonly means: Modality;
  readonly negated: Modality;
}

interface Markers {
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>;
  readonly prefixes: readonly { readonly start: string; readonly pattern: Pattern }[];
  readonly negations: MarkerData['negations'];
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly until: ReadonlySet<string>;
  readonly splitsApostrophes: boolean;
}

const data = packData<MarkerData>('modality');
const read = new Map<string, Markers>();

/** The languages whose markers are known. */
export const modalLanguages: readonly string[] = Object.keys(data);

/** The modality of each marker of a text, in reading order; nothing in languages without markers. */
export function findModality(text: string, language: string): readonly Modality[] {
  const markers = markersOf(language);
  if (markers === undefined) return [];
  const { except } = markers.negations;
  const said = except.reduce((shorter, phrase) => shorter.replaceAll(phrase, ''), text.toLowerCase());
  return clausesOf(said, markers.splitsApostrophes).flatMap((clause) => findInClause(clause, markers));
}

interface Clause {
  /** In lower case. */
  readonly words: readonly string[];
  readonly isQuestion: boolean;
}

function findInClause({ words, isQuestion }: Clause, markers: Markers): readonly Modality[] {
  const found: Modality[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const match = longestAt(words, index, isQuestion, markers);
    if (match === undefined) continue;
    const modality = isNegated(words, index, match.end, markers) ? match.pattern.negated : match.pattern.means;
    if (modality.size > 0) found.push(modality);
    index = match.end - 1;
  }
  return found;
}

function longestAt(
  words: readonly string[],
  index: number,
  isQuestion: boolean,
  { byWord, prefixes }: Markers,
): { pattern: Pattern; end: number } | undefined {
  const word = words[index] as string;
  let longest: { pattern: Pattern; end: number } | undefined;
  for (const pattern of byWord.get(word) ?? []) {
    const isElsewhere = (pattern.atStart && index > 0) || (pattern.inQuestion && !isQuestion);
    const end = isElsewhere ? undefined : endOf(words, index, pattern.slots);
    const isLonger = end !== undefined && (end > (longest?.end ?? 0) || (end === longest?.end && pattern.atStart));
    if (isLonger) longest = { pattern, end };
  }
  if (longest !== undefined) return longest;
  const prefix = prefixes.find(({ start }) => word.startsWith(start) && word.length <= start.length + 3);
  return prefix === undefined ? undefined : { pattern: prefix.pattern, end: index + 1 };
}

function isNegated(words: readonly string[], start: number, end: number, markers: Markers): boolean {
  const { negations, before, after, until } = markers;
  const earlier = words.slice(Math.max(0, start - negations.reachBefore), start);
  const later = words.slice(start + 1, Math.max(end, start + 1) + negations.reachAfter);
  const last = later.findIndex((word) => until.has(word));
  const own = last < 0 ? later : later.slice(0, last);
  return earlier.some((word) => before.has(word)) || own.some((word) => after.has(word));
}

/** The clauses of a text as far as marks show them. */
function clausesOf(text: string, splitsApostrophes: boolean): readonly Clause[] {
  const pattern = splitsApostrophes ? /[\p{L}\p{M}-]+['’]?/gu : /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
  const sentences = text.replaceAll('’', "'").match(/[^.!?\n]+[.!?]?/gu) ?? [];
  return sentences.flatMap((sentence) =>
    sentence.split(/[;:¿¡,()]+/u).map((clause) => ({
      words: clause.match(pattern) ?? [],
      isQuestion: sentence.endsWith('?'),
    })),
  );
}

function markersOf(language: string): Markers | undefined {
  const known = read.get(language);
  if (known !== undefined) return known;
  const file = data[language];
  if (file === undefined) return undefined;
  const markers = readMarkers(file, language === 'fr' || language === 'it');
  read.set(language, markers);
  return markers;
}

function readMarkers({ negations, markers }: MarkerData, splitsApostrophes: boolean): Markers {
  const byWord = new Map<string, Pattern[]>();
  const prefixes: { start: string; pattern: Pattern }[] = [];
  for (const { words, means, negated } of markers)
    for (const phrase of words) {
      const parts = phrase.split(' ').filter((part) => !part.startsWith('^'));
      const slots = readSlots(parts);
      const said = new Set(means);
      const pattern = {
        slots,
        atStart: phrase.startsWith('^'),
        inQuestion: phrase.startsWith('^?'),
        means: said,
        negated: negated === undefined ? said : new Set(negated),
      };
      if (phrase.endsWith('*')) prefixes.push({ start: phrase.slice(0, -1), pattern });
      else for (const word of (parts[0] as string).split('|')) byWord.set(word, [...(byWord.get(word) ?? []), pattern]);
    }
  const set = (list: string) => new Set(list.split(' ').filter(Boolean));
  return {
    byWord,
    prefixes,
    negations,
    before: set(negations.before),
    after: set(negations.after),
    until: set(negations.until),
    splitsApostrophes,
  };
}
