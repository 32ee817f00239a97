import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Segment } from '../../contracts/segment.ts';
import type { MemoryMatch, MemoryQuery } from '../../contracts/stores/translation-memories.ts';
import { type ComparableSegment, comparableSegment } from '../../language/translation-memory/comparable-segment.ts';
import { longestComparable, matchSegment } from '../../language/translation-memory/match-segment.ts';
import { languageFit } from '../../language/translation-memory/same-language.ts';
import { foldedText } from '../../language/translation-memory/tokenize.ts';
import { CandidateSearch } from './candidate-search.ts';
import { decodeUnit, readHead, readUnitEnd } from './memory-file.ts';
import { openMemory } from './open-memory.ts';
import { textKey } from './text-key.ts';

/** Candidates compared in full; of real texts the best match is nearly always among the first few. */
const mostCompared = 48;

/** Units of the same text that are looked at; more of them say the same. */
const mostIdentical = 64;

/** No score is as high. */
const neverFuzzy = 101;

/** Finds matches in the file of one memory. */
export class MemorySearcher implements Disposable {
  readonly #database: DatabaseSync;
  readonly #sourceLanguage: string;
  readonly #languages: readonly string[];
  readonly #identical: StatementSync;
  readonly #unit: StatementSync;
  readonly #candidates: CandidateSearch;

  constructor(path: string) {
    this.#database = openMemory(path);
    const head = readHead(this.#database);
    this.#sourceLanguage = head.sourceLanguage;
    this.#languages = head.targets.map(({ language }) => language);
    this.#identical = this.#database.prepare(
      'select source, targets from units where text_key = ? order by id desc limit ?',
    );
    this.#unit = this.#database.prepare('select source, targets from units where id = ?');
    this.#candidates = new CandidateSearch(this.#database, readUnitEnd(this.#database));
  }

  find({ targetLanguage, threshold, segments }: MemoryQuery): readonly (MemoryMatch | undefined)[] {
    const languages = this.#languages
      .map((language) => ({ language, fit: languageFit(targetLanguage, language) }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit)
      .map(({ language }) => language);
    if (languages.length === 0) return segments.map(() => undefined);
    return segments.map((segment) => this.#findOne(segment, languages, threshold));
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  #findOne(segment: Segment, languages: readonly string[], threshold: number): MemoryMatch | undefined {
    const wanted = comparableSegment(segment);
    if (wanted.text === '') return undefined;
    let best: MemoryMatch | undefined;
    // Memories of earlier versions have the keys of texts with their tags.
    for (const text of new Set([wanted.text, foldedText(segment)]))
      for (const row of this.#identical.all(textKey(text), mostIdentical)) {
        best = this.#matchUnit(wanted, row, languages, threshold, best);
        if (best?.score === 100) return best;
      }
    if (wanted.tokens.length > longestComparable || leastUseful(threshold, best) > 99) return best;
    let compared = 0;
    for (const { unit, bound } of this.#candidates.find(wanted, languages, leastUseful(threshold, best))) {
      if (compared === mostCompared || bound < leastUseful(threshold, best)) break;
      compared += 1;
      const row = this.#unit.get(unit);
      if (row !== undefined) best = this.#matchUnit(wanted, row, languages, threshold, best);
    }
    return best;
  }

  /** The better of a match and what a unit has in the first of the languages. */
  #matchUnit(
    wanted: ComparableSegment,
    row: Record<string, unknown>,
    languages: readonly string[],
    threshold: number,
    found: MemoryMatch | undefined,
  ): MemoryMatch | undefined {
    const { source, targets } = decodeUnit(row.source, row.targets);
    let best = found;
    for (const language of languages)
      for (const target of targets) {
        if (target.language !== language) continue;
        const least =
          best?.kind === 'exact'
            ? { exact: best.score + 1, fuzzy: neverFuzzy }
            : { exact: threshold, fuzzy: best === undefined ? threshold : best.score + 1 };
        best =
          matchSegment(wanted, source, target.segment, { sourceLanguage: this.#sourceLanguage, language, ...least }) ??
          best;
      }
    return best;
  }
}

/** An exact match may follow a fuzzy one with the same score. */
function leastUseful(threshold: number, best: MemoryMatch | undefined): number {
  if (best === undefined) return threshold;
  return best.kind === 'exact' ? best.score + 1 : best.score;
}
