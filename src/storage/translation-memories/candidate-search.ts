import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ComparableSegment } from '../../language/translation-memory/comparable-segment.ts';
import { isShort, searchFeatures } from '../../language/translation-memory/search-features.ts';
import { blockSize, type FeatureKind } from './memory-file.ts';

export interface Candidate {
  readonly unit: number;
  /** What the score can hardly be above of, by the features that both have. */
  readonly bound: number;
}

/** Postings read for one segment; the features that most units have would find nearly all of them. */
const mostPostings = 200_000;

/** However common these are: so many of the rarest features of a segment are read. */
const leastFeatures = 2;

/** Candidates that are worth sorting. */
const mostCandidates = 256;

/** Points by which a score is above what shared features let expect, since forms of a word and numbers count little. */
const generosity = 30;

interface Feature {
  readonly key: string;
  readonly count: number;
}

/**
 * Units that may match a segment, the most promising first. Reads the postings of its rarest features, counts for each
 * unit how many it has, and takes those with the largest share:
 *
 *     segment ──▶ features ──▶ rarest first ──▶ postings ──▶ hits per unit ──▶ share of the larger ──▶ best 256
 */
export class CandidateSearch {
  readonly #counts: StatementSync;
  readonly #postings: StatementSync;
  readonly #sizes: Record<FeatureKind, Uint8Array>;
  readonly #languageUnits: (language: string) => Uint8Array;
  readonly #hits: Uint8Array;
  readonly #touched: Uint32Array;

  constructor(database: DatabaseSync, count: number) {
    this.#counts = database.prepare('select sum(count) as total from postings where feature = ?');
    this.#postings = database.prepare('select block, units from postings where feature = ?');
    const sizes = database.prepare('select block, content as part from sizes where kind = ?');
    const units = database.prepare('select block, units as part from languages where language = ?');
    this.#sizes = { w: gather(sizes, 'w', count, blockSize), t: gather(sizes, 't', count, blockSize) };
    const bits = new Map<string, Uint8Array>();
    this.#languageUnits = (language) => {
      const known = bits.get(language) ?? gather(units, language, Math.ceil(count / 8), blockSize / 8);
      bits.set(language, known);
      return known;
    };
    this.#hits = new Uint8Array(count);
    this.#touched = new Uint32Array(count);
  }

  find(wanted: ComparableSegment, languages: readonly string[], least: number): readonly Candidate[] {
    const features = searchFeatures(wanted.text, wanted.tokens);
    const short = features.trigrams !== undefined && isShort(wanted.tokens);
    const kind: FeatureKind = short ? 't' : 'w';
    const keys = (short ? (features.trigrams ?? []) : features.words).map((feature) => kind + feature).slice(0, 250);
    const chosen = this.#choose(keys);
    const touched = this.#countHits(chosen);
    const bits = languages.map((language) => this.#languageUnits(language));
    const candidates = this.#rank(touched, keys.length, keys.length - chosen.length, kind, bits, least);
    for (let index = 0; index < touched; index += 1) this.#hits[this.#touched[index] ?? 0] = 0;
    return candidates;
  }

  #choose(keys: readonly string[]): readonly Feature[] {
    const features = keys
      .map((key): Feature => ({ key, count: Number(this.#counts.get(key)?.total ?? 0) }))
      .sort((one, other) => one.count - other.count);
    let total = 0;
    let found = 0;
    return features.filter(({ count }) => {
      total += count;
      if (count > 0) found += 1;
      return total <= mostPostings || (count > 0 && found <= leastFeatures);
    });
  }

  /** How many units have any of the features; which, is in `#touched`. */
  #countHits(features: readonly Feature[]): number {
    let touched = 0;
    for (const { key, count } of features) {
      if (count === 0) continue;
      for (const row of this.#postings.iterate(key)) {
        const base = Number(row.block) * blockSize;
        for (const unit of twoByteNumbers(row.units as Uint8Array)) {
          const hits = this.#hits[base + unit] ?? 0;
          if (hits === 0) this.#touched[touched++] = base + unit;
          this.#hits[base + unit] = hits + 1;
        }
      }
    }
    return touched;
  }

  /** Features that were not read count as shared as far as there is room for them. */
  #rank(
    touched: number,
    size: number,
    unread: number,
    kind: FeatureKind,
    languages: readonly Uint8Array[],
    least: number,
  ): readonly Candidate[] {
    const sizes = this.#sizes[kind];
    const byBound: number[][] = Array.from({ length: 101 }, () => []);
    const lowest = Math.max(1, least - generosity);
    for (let index = 0; index < touched; index += 1) {
      const unit = this.#touched[index] ?? 0;
      const unitSize = sizes[unit] ?? 0;
      const shared = Math.min(size, unitSize, (this.#hits[unit] ?? 0) + unread);
      const share = Math.floor((100 * shared) / Math.max(size, unitSize));
      if (share < lowest) continue;
      if (languages.some((bits) => ((bits[unit >> 3] ?? 0) & (1 << (unit & 7))) !== 0)) byBound[share]?.push(unit);
    }
    const candidates: Candidate[] = [];
    for (let share = 100; share >= lowest && candidates.length < mostCandidates; share -= 1) {
      const units = byBound[share] ?? [];
      // The newest first, since the first of equally good ones wins.
      for (const unit of units.sort((one, other) => this.#order(one, other)).slice(0, mostCandidates))
        candidates.push({ unit, bound: Math.min(100, share + generosity) });
    }
    return candidates;
  }

  #order(one: number, other: number): number {
    return (this.#hits[other] ?? 0) - (this.#hits[one] ?? 0) || other - one;
  }
}

function twoByteNumbers(bytes: Uint8Array): Uint16Array {
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : bytes.slice();
  return new Uint16Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 2);
}

/** Parts of all blocks as one. */
function gather(statement: StatementSync, key: string, length: number, partLength: number): Uint8Array {
  const whole = new Uint8Array(length);
  for (const row of statement.iterate(key)) {
    const start = Number(row.block) * partLength;
    // Its last units were removed.
    if (start >= length) continue;
    whole.set((row.part as Uint8Array).subarray(0, length - start), start);
  }
  return whole;
}
