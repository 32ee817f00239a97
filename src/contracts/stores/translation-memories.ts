import type { Urgency } from '../engines/text-translator.ts';
import type { Segment } from '../segment.ts';

/** A segment with what it is in other languages. */
export interface MemoryUnit {
  readonly source: Segment;
  readonly targets: readonly MemoryTarget[];
}

export interface MemoryTarget {
  /** Canonical code (`language/codes.ts`). */
  readonly language: string;
  /** Codes that correspond to codes of the source have their ids. */
  readonly segment: Segment;
}

export interface TranslationMemory {
  /** UUID in lower case. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Canonical code. */
  readonly sourceLanguage: string;
  /** In the order of their codes. */
  readonly targets: readonly { readonly language: string; readonly segmentCount: number }[];
  /** Units; one counts once, in however many languages it is. */
  readonly segmentCount: number;
  /** Counts changes of units; absent in a memory that is as it was imported, which is version 1. */
  readonly version?: number;
}

/** A unit keeps its number when others are changed or removed. */
export interface NumberedUnit {
  /** From 0, in the order of the import. */
  readonly number: number;
  readonly unit: MemoryUnit;
}

export interface UnitFilter {
  /** What the written text of one of the languages has to contain, see `writtenText`. */
  readonly text: string;
  readonly caseSensitive: boolean;
}

export interface UnitsQuery {
  /** Least number of a unit. */
  readonly start: number;
  /** Units that are before the first of the answer, however they are numbered; decides instead of `start`. Not with a filter. */
  readonly position?: number;
  /** Units of the answer. */
  readonly most: number;
  readonly filter?: UnitFilter;
}

export interface UnitsPage {
  readonly units: readonly NumberedUnit[];
  /** Where to go on; undefined behind the last unit. With a filter, an answer looks at some of the units and may be empty before that. */
  readonly next: number | undefined;
  /** Number that the next unit gets which is added: one that none has had. */
  readonly free: number;
}

/** What becomes of a unit. */
export interface UnitChange {
  readonly number: number;
  /** Undefined: it is removed. */
  readonly unit: MemoryUnit | undefined;
}

export interface MemoryChange {
  /** Version that the memory has to have. */
  readonly version: number;
  /** Of units that are there, each at most once; with the numbers from `free` on, in their order, units are added. */
  readonly units: readonly UnitChange[];
}

export interface NewTranslationMemory extends Pick<TranslationMemory, 'id' | 'name' | 'createdAt'> {
  /** Needed for units. A TMX file names its own, and this one decides where the file leaves it open. */
  readonly sourceLanguage?: string;
}

export type MemoryContent =
  | { readonly format: 'tmx'; readonly chunks: AsyncIterable<Uint8Array> }
  | { readonly format: 'units'; readonly batches: AsyncIterable<readonly MemoryUnit[]> };

export interface MemoryImportOptions {
  readonly signal?: AbortSignal;
  /** Called from time to time with the number of units read, and of units skipped. */
  readonly onProgress?: (units: number, skipped: number) => void;
  /** A file without any usable unit is refused with a `TmxError`. */
  readonly refuseEmpty?: boolean;
}

export interface MemoryQuery {
  readonly targetLanguage: string;
  /** Least score, 0 to 100. */
  readonly threshold: number;
  readonly segments: readonly Segment[];
  /** Default interactive, which goes first. */
  readonly urgency?: Urgency | undefined;
}

/**
 * What a memory has for a segment. `score` is 0 to 100: 100 is the same text after white-space folding, with codes that
 * correspond.
 */
export type MemoryMatch = ExactMatch | FuzzyMatch;

/**
 * The texts are the same, or differ only in what was adapted for certain: numbers, names of placeholders, letter case,
 * final mark, inline codes. Each kind of adaptation takes a point.
 */
export interface ExactMatch {
  readonly kind: 'exact';
  readonly score: number;
  /** The translation, with the codes of the segment asked for, each once. */
  readonly target: Segment;
}

/** The texts differ in words: the stored translation is not that of the segment, but it may serve as an example. */
export interface FuzzyMatch {
  readonly kind: 'fuzzy';
  readonly score: number;
  /** The stored text and its translation, without codes. */
  readonly source: string;
  readonly target: string;
}

/**
 * Translation memories of all accounts. Every implementation passes `test/contracts/translation-memory-store.ts`.
 *
 * - A memory is there whole or not at all, also when the process is killed during its import; a change of it is one version more, whole or
 *   not at all as well.
 * - What belongs to another account is treated like what does not exist.
 * - Neither importing nor finding holds up the event loop, and both take bounded memory whatever the size.
 */
export interface TranslationMemoryStore extends AsyncDisposable {
  /**
   * Resolves when the memory is on disk. Rejects, and keeps nothing, with a `TmxError` for a file that cannot be read,
   * with whatever the content throws, or with the signal's reason.
   */
  create(
    accountId: string,
    memory: NewTranslationMemory,
    content: MemoryContent,
    options?: MemoryImportOptions,
  ): Promise<TranslationMemory>;
  /** In order of creation; ties are settled by id. */
  list(accountId: string): Promise<readonly TranslationMemory[]>;
  get(accountId: string, id: string): Promise<TranslationMemory | undefined>;
  /**
   * Its units in the order of its import, in small batches, from the one with that number (from 0) on. A memory that is
   * removed meanwhile is read to its end.
   */
  readUnits(accountId: string, id: string, start?: number): AsyncIterable<readonly MemoryUnit[]>;
  /** Its units in the order of their numbers; without the memory, undefined. */
  listUnits(accountId: string, id: string, query: UnitsQuery): Promise<UnitsPage | undefined>;
  /**
   * Resolves to the new version when it is on disk, to `changed` where the memory has another version than expected, and to undefined
   * without the memory. The next query finds by the new version, of every process.
   */
  change(
    accountId: string,
    id: string,
    change: MemoryChange,
    signal?: AbortSignal,
  ): Promise<TranslationMemory | 'changed' | undefined>;
  /** False when there is none. */
  remove(accountId: string, id: string): Promise<boolean>;
  /**
   * The best match for each segment, or undefined where nothing reaches the threshold; an exact one before all fuzzy ones,
   * the newest of equally good ones.
   * Without the memory, undefined as a whole.
   */
  find(accountId: string, id: string, query: MemoryQuery): Promise<readonly (MemoryMatch | undefined)[] | undefined>;
}
