/** One way to read a word: `coche<n><m><pl>`. The lemma keeps the escapes of the stream. */
export interface Reading {
  readonly lemma: string;
  readonly tags: readonly string[];
  /** The part of several words that does not change: `# de datos` of `base<n><f><sg># de datos`. Mostly empty. */
  readonly queue: string;
  /** Another lexicon than that of the pair, which the pair's generator may not share. */
  readonly lexicon?: string;
}

/** Word classes as far as terms differ by them. */
export type WordClass = 'noun' | 'adjective' | 'verb' | 'other';

/** A unit of an analysis, or what is between units: a numbered blank or one character. */
export interface AnalysisToken {
  readonly raw: string;
  /** As written in the text, escapes included; empty for blanks. */
  readonly surface: string;
  /** Characters of the text in it, spaces left out. */
  readonly visible: number;
  /** Absent unless this is a unit; as the analyser gave them, without the surface. */
  readonly readings?: readonly string[];
  /** The lexicons of readings that are not those of the pair's analyser. */
  readonly lexicons?: ReadonlyMap<string, string>;
}

const analysisToken = /\^((?:[^\\$]|\\.)*)\$|\[\d*\]|\\.|./gsu;
const bar = /(?<!\\)((?:\\\\)*)\//g;

/** The tokens of what an analyser answers. */
export function readTokens(analysis: string): readonly AnalysisToken[] {
  return Array.from(analysis.matchAll(analysisToken), ([raw, unit]) => {
    if (unit !== undefined) {
      const [surface = '', ...readings] = unit.replaceAll(bar, '$1\0').split('\0');
      return { raw, surface, visible: countVisible(surface), readings };
    }
    const surface = raw.startsWith('[') ? '' : raw;
    return { raw, surface, visible: countVisible(surface) };
  });
}

function countVisible(surface: string): number {
  let count = 0;
  for (const character of unescaped(surface)) if (character.trim() !== '') count += 1;
  return count;
}

export function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/gsu, '$1');
}

export function escaped(text: string): string {
  return text.replaceAll(/[\\^$/[\]{}<>@*#+]/g, '\\$&');
}

const simpleReading = /^((?:[^\\<>+*]|\\.)+?)((?:<[^<>]*>)+)(# ?(?:[^\\<>+]|\\.)+)?$/su;

/** Undefined for unknown words, and for several words written as one. */
export function readReading(text: string): Reading | undefined {
  const [, lemma, tags, queue = ''] = simpleReading.exec(text) ?? [];
  if (lemma === undefined || tags === undefined) return undefined;
  return { lemma, tags: splitTags(tags), queue };
}

export function writeTags(tags: readonly string[]): string {
  return tags.map((tag) => `<${tag}>`).join('');
}

/** The inside of `<n><m>`, the tags of a unit without its lemma. */
export function splitTags(written: string): readonly string[] {
  return written === '' ? [] : written.slice(1, -1).split('><');
}

export function wordClass([first = '']: readonly string[]): WordClass {
  if (first === 'n' || first === 'np') return 'noun';
  if (first === 'adj') return 'adjective';
  return first.startsWith('vb') || first === 'vaux' ? 'verb' : 'other';
}

const numbers = new Set(['sg', 'pl', 'sp', 'du', 'ND']);
const genders = new Set(['m', 'f', 'mf', 'nt', 'ut', 'un', 'mn', 'fn', 'mfn', 'ma', 'mi', 'mp', 'GD']);

/** -1 where there is none. */
export function numberIndex(tags: readonly string[]): number {
  return tags.findIndex((tag) => numbers.has(tag));
}

/** -1 where there is none. */
export function genderIndex(tags: readonly string[]): number {
  return tags.findIndex((tag) => genders.has(tag));
}
