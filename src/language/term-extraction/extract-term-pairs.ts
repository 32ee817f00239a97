import { findCode } from '../code/find-code.ts';
import { wordFrequencies } from '../writing/spelling/frequent-words.ts';
import { type TermCandidate, termCandidates, type WordClasses } from './term-candidates.ts';

export interface ParallelSegment {
  readonly source: string;
  readonly target: string;
}

export interface TermExtraction {
  /** Base language of the sources. */
  readonly sourceLanguage: string;
  /** Base language of the targets. */
  readonly targetLanguage: string;
  readonly segments: readonly ParallelSegment[];
  readonly sourceClasses: WordClasses;
  readonly targetClasses: WordClasses;
  /** Segments that a term has to be in. */
  readonly leastFrequency: number;
  readonly most: number;
}

export interface TermPair {
  readonly source: string;
  readonly target: string;
  /** Segments with the source term. */
  readonly frequency: number;
  /** Segments with both. */
  readonly together: number;
  /** From 0 to 1: how surely one is the translation of the other. */
  readonly score: number;
  readonly example: ParallelSegment;
}

/** A part of the segments that has a word makes it a word of grammar where no lexicon has it. */
const commonPart = 0.12;
/** Letters of a word with the space after it. */
const lettersOfWord = 6;
/** Occurrences in 100 million words of a word that no list of frequent words has. */
const rare = 500;
/** Of the occurrences of a term: in fewer, its dictionary form is a slip or another term. */
const basicPart = 0.1;
/** Below, two terms are together by chance. */
const leastScore = 0.4;
/** Of a candidate; more do not change what it is translated with. */
const mostSegmentsCompared = 400;

interface Side {
  readonly read: (text: string) => ReadonlyMap<string, TermCandidate>;
  /** By segment. */
  readonly candidates: readonly ReadonlyMap<string, TermCandidate>[];
  readonly segments: ReadonlyMap<string, readonly number[]>;
}

/**
 * Pairs of terms that translate each other: noun phrases of both sides that are in the same segments, and no better partner
 * for either. Its cost grows with the number of segments, whose words are bounded.
 */
export function extractTermPairs({
  sourceLanguage,
  targetLanguage,
  segments,
  sourceClasses,
  targetClasses,
  leastFrequency,
  most,
}: TermExtraction): readonly TermPair[] {
  const source = readSide(
    segments.map((segment) => segment.source),
    sourceClasses,
    leastFrequency,
  );
  const target = readSide(
    segments.map((segment) => segment.target),
    targetClasses,
    leastFrequency,
  );
  const best = bestPartners(source, target);
  const reverse = bestPartners(target, source);
  const pairs: (TermPair & { readonly rank: number })[] = [];
  const specificity = specificityOf(sourceLanguage, segments);
  for (const [key, { partner, together, score }] of best) {
    if (score < leastScore || reverse.get(partner)?.partner !== key) continue;
    const numbers = source.segments.get(key) ?? [];
    const example = numbers.find((number) => target.candidates[number]?.has(partner));
    if (example === undefined) continue;
    // Placeholders and other code stay as they are in every translation, and are no terms.
    const isName = (): boolean =>
      numbers.some((number) => {
        const { source: text = '', target: translation = '' } = segments[number] ?? {};
        const [read, translated] = [withoutCode(text, sourceLanguage), withoutCode(translation, targetLanguage)];
        return source.read(read).has(key) && target.read(translated).has(key);
      });
    if (key === partner && !isName()) continue;
    pairs.push({
      source: usualForm(source, key),
      target: usualForm(target, partner),
      frequency: numbers.length,
      together,
      score: Math.round(score * 1000) / 1000,
      example: segments[example] as ParallelSegment,
      rank: score * Math.log2(1 + together) * specificity(key, numbers.length),
    });
  }
  pairs.sort((a, b) => b.rank - a.rank || (a.source < b.source ? -1 : 1));
  return pairs.slice(0, most).map(({ rank: _, ...pair }) => pair);
}

/**
 * How much a term belongs to these texts, from 0 to 1: a word that they have as often as all texts of the language is none of
 * their terms, one that they have 64 times as often is one wholly, as are phrases.
 */
function specificityOf(
  language: string,
  segments: readonly ParallelSegment[],
): (key: string, frequency: number) => number {
  const frequencies = wordFrequencies(language);
  const words = segments.reduce((sum, { source }) => sum + source.length / lettersOfWord, 0);
  return (key, frequency) => {
    if (key.includes(' ')) return 1;
    const expected = ((frequencies.get(key) ?? rare) / 1e8) * words;
    return Math.min(1, Math.max(0.05, Math.log2(frequency / Math.max(expected, 0.5)) / 6));
  };
}

/** Code as a mark, which ends a phrase. */
function withoutCode(text: string, language: string): string {
  let prose = '';
  let end = 0;
  for (const span of findCode(text, language, 'document')) {
    prose += `${text.slice(end, span.start)}|`;
    end = span.end;
  }
  return prose + text.slice(end);
}

function readSide(texts: readonly string[], classes: WordClasses, leastFrequency: number): Side {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const limit = Math.max(3, texts.length * commonPart);
  const isCommon = (word: string): boolean => (counts.get(word) ?? 0) > limit;
  const read = (text: string): ReadonlyMap<string, TermCandidate> => termCandidates(text, classes, isCommon);
  const candidates = texts.map(read);
  const segments = new Map<string, number[]>();
  for (const [number, found] of candidates.entries())
    for (const key of found.keys()) {
      const numbers = segments.get(key);
      if (numbers === undefined) segments.set(key, [number]);
      else numbers.push(number);
    }
  for (const [key, numbers] of segments) if (numbers.length < leastFrequency) segments.delete(key);
  return { read, candidates, segments };
}

interface Partner {
  readonly partner: string;
  readonly together: number;
  readonly score: number;
}

/** For each term, the one of the other side that is in the most of the same segments and in the fewest others. */
function bestPartners(from: Side, to: Side): ReadonlyMap<string, Partner> {
  const best = new Map<string, Partner>();
  for (const [key, numbers] of from.segments) {
    const compared = numbers.slice(0, mostSegmentsCompared);
    const together = new Map<string, number>();
    for (const number of compared)
      for (const partner of to.candidates[number]?.keys() ?? [])
        if (to.segments.has(partner)) together.set(partner, (together.get(partner) ?? 0) + 1);
    let chosen: (Partner & { readonly words: number }) | undefined;
    for (const [partner, count] of together) {
      if (count < 2) continue;
      const part = compared.length / numbers.length;
      const others = (to.segments.get(partner)?.length ?? 0) * part;
      // What is together a few times only may be so by chance.
      const score = ((2 * count) / (compared.length + others)) * (count / (count + 0.5));
      const words = partner.split(' ').length;
      if (chosen === undefined || score > chosen.score || (score === chosen.score && words > chosen.words))
        chosen = { partner, together: count, score: Math.min(1, score), words };
    }
    if (chosen !== undefined) best.set(key, chosen);
  }
  return best;
}

/** The dictionary form if texts have it now and then, else the form that they have most; with the capitals that they have most. */
function usualForm({ candidates, segments }: Side, key: string): string {
  const numbers = segments.get(key) ?? [];
  const forms = new Map<string, number>();
  for (const number of numbers) {
    const form = candidates[number]?.get(key)?.form ?? key;
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  const sorted = [...forms].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  const basic = sorted.filter(([form]) => form.toLowerCase() === key);
  const share = basic.reduce((sum, [, count]) => sum + count, 0) / numbers.length;
  return (share >= basicPart ? basic : sorted)[0]?.[0] ?? key;
}
