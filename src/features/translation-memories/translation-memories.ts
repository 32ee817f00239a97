import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type {
  MemoryContent,
  MemoryMatch,
  MemoryQuery,
  MemoryUnit,
  NewTranslationMemory,
  NumberedUnit,
  TranslationMemory,
  TranslationMemoryStore,
  UnitChange,
  UnitsPage,
} from '../../contracts/stores/translation-memories.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { TmxError } from '../../language/translation-memory/tmx/tmx-error.ts';
import { writeTmx } from '../../language/translation-memory/tmx/write-tmx.ts';
import type { Events } from '../../observability/events.ts';
import { SharedCapacity } from '../../scheduling/shared-capacity.ts';
import type { ActOfAccount, RecordAct } from '../audit/act.ts';
import { inSlices, Slices } from '../in-slices.ts';
import { readResourceName } from '../resource-name.ts';
import { addedUnit, changedUnit, type GivenUnit, unitVersion } from './change-segments.ts';
import { ImportSlots } from './import-slots.ts';
import { listSegments, type SegmentsQuery } from './list-segments.ts';
import { type GivenSegment, readLanguage, unitsOfSegments } from './units-of-segments.ts';

export interface TranslationMemoriesOptions {
  readonly store: TranslationMemoryStore;
  readonly ids: Identifiers;
  readonly clock: Clock;
  readonly events: Pick<Events, 'memoryImportProgressed' | 'memoryImportEnded'>;
  /** Imports at the same time. */
  readonly importSlots: number;
  readonly record: RecordAct;
}

/** What becomes of a unit, as clients send it. */
export interface GivenChange extends GivenUnit {
  /** Undefined: it is added. */
  readonly number: number | undefined;
  /** That the unit has to have, see `unitVersion`. */
  readonly version?: string | undefined;
  readonly isRemoved?: boolean;
  /** Names it in refusals. */
  readonly parameter: string;
}

/** A TMX file on its way in. */
export interface GivenFile {
  /** For the memory; default a new one. */
  readonly id?: string;
  readonly name: string;
  /** Decides where the file leaves its source language open. */
  readonly sourceLanguage?: string | undefined;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface GivenSegments {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly segments: readonly GivenSegment[];
}

/** By whom an import was asked for, and until when. */
export interface ImportCall {
  readonly traceId: string;
  readonly signal: AbortSignal;
  /** Called every now and then with how many units have been read. */
  readonly onProgress?: (units: number) => void;
}

export interface ImportedMemory {
  readonly memory: TranslationMemory;
  /** Units of the file that were skipped. */
  readonly skipped: number;
}

export interface ChangedMemory {
  readonly memory: TranslationMemory;
  /** Those that were changed or added as they are now, without those that were removed. */
  readonly units: readonly NumberedUnit[];
}

/** Units between two lines of the log. */
const unitsBetweenReports = 50_000;

const unitsOfBatch = 500;

/** Others may change a memory meanwhile; so often their version is what the change then begins with. */
const mostAttempts = 5;

/** Written into exports. */
const exportVersion = '1';

/** What accounts do with their translation memories (`facts.md`, Translation memories). Every id of a stranger is a 404. */
export class TranslationMemories {
  readonly #store: TranslationMemoryStore;
  readonly #ids: Identifiers;
  readonly #clock: Clock;
  readonly #events: TranslationMemoriesOptions['events'];
  readonly #slots: ImportSlots;
  readonly #record: RecordAct;
  /** Each change is a thread and copies a file; those of an account wait for each other. */
  readonly #changes = new SharedCapacity({ capacity: 2, accountShare: 1, backgroundShare: 1 });

  constructor({ store, ids, clock, events, importSlots, record }: TranslationMemoriesOptions) {
    this.#store = store;
    this.#ids = ids;
    this.#clock = clock;
    this.#events = events;
    this.#slots = new ImportSlots(importSlots);
    this.#record = record;
  }

  /** Reads the file as it arrives, no faster than it is indexed. */
  async importFile(accountId: string, { chunks, ...given }: GivenFile, call: ImportCall): Promise<ImportedMemory> {
    const { id, name, sourceLanguage } = given;
    const head = {
      ...this.#newHead(name, id),
      ...(sourceLanguage === undefined ? {} : { sourceLanguage: readLanguage('source_language', sourceLanguage) }),
    };
    return this.#import(accountId, head, { format: 'tmx', chunks }, call);
  }

  async create(accountId: string, given: GivenSegments, call: ImportCall): Promise<TranslationMemory> {
    const head = {
      ...this.#newHead(given.name),
      sourceLanguage: readLanguage('source_language', given.sourceLanguage),
    };
    const units = await inSlices(unitsOfSegments(head.sourceLanguage, given.segments), call.signal);
    const { memory } = await this.#import(accountId, head, { format: 'units', batches: inBatches(units) }, call);
    return memory;
  }

  /** Of units that are known to be sound, under an id that no memory of the account has. */
  async createUnits(
    accountId: string,
    { id, name, sourceLanguage }: { readonly id: string; readonly name: string; readonly sourceLanguage: string },
    units: Iterable<MemoryUnit>,
    call: ImportCall,
  ): Promise<TranslationMemory> {
    const head = { ...this.#newHead(name, id), sourceLanguage };
    const { memory } = await this.#import(accountId, head, { format: 'units', batches: inBatches(units) }, call);
    return memory;
  }

  list(accountId: string): Promise<readonly TranslationMemory[]> {
    return this.#store.list(accountId);
  }

  /** A memory of the account's, or a 404. */
  async get(accountId: string, id: string): Promise<TranslationMemory> {
    const memory = await this.#store.get(accountId, id.toLowerCase());
    if (memory === undefined) throw new ServiceError('translation_memory_not_found', { id });
    return memory;
  }

  /** The memory with its content as TMX, which is read while it is taken. */
  async export(
    accountId: string,
    id: string,
  ): Promise<{ readonly memory: TranslationMemory; readonly tmx: AsyncIterable<string> }> {
    const memory = await this.get(accountId, id);
    const units = this.#store.readUnits(accountId, memory.id);
    return { memory, tmx: writeTmx({ sourceLanguage: memory.sourceLanguage, version: exportVersion }, units) };
  }

  async segments(
    accountId: string,
    id: string,
    query: SegmentsQuery,
  ): Promise<{ readonly memory: TranslationMemory; readonly page: UnitsPage }> {
    const memory = await this.get(accountId, id);
    const page = await listSegments((part) => this.#store.listUnits(accountId, memory.id, part), query, this.#clock);
    if (page === undefined) throw new ServiceError('translation_memory_not_found', { id });
    return { memory, page };
  }

  /** All of the changes or none, as one version of the memory. */
  async change(
    by: ActOfAccount,
    id: string,
    given: readonly GivenChange[],
    signal: AbortSignal,
  ): Promise<ChangedMemory> {
    const { accountId } = by;
    await this.get(accountId, id);
    return this.#changes.use({ accountId, weight: 1 }, signal, () => this.#change(by, id, given, signal));
  }

  async #change(
    by: ActOfAccount,
    id: string,
    given: readonly GivenChange[],
    signal: AbortSignal,
  ): Promise<ChangedMemory> {
    const { accountId } = by;
    const slices = new Slices();
    let isRecorded = false;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const before = await this.get(accountId, id);
      const units: UnitChange[] = [];
      const run = (work: Generator<void, MemoryUnit>): Promise<MemoryUnit> => inSlices(work, signal, slices);
      let { free = 0 } = (await this.#store.listUnits(accountId, before.id, { start: 0, most: 0 })) ?? {};
      for (const change of given) {
        signal.throwIfAborted();
        const { number } = change;
        if (number === undefined) units.push({ number: free++, unit: await run(addedUnit(change, before)) });
        else units.push(await this.#changed(accountId, before, { ...change, number }, run));
      }
      if (!isRecorded) {
        const added = given.filter(({ number }) => number === undefined).length;
        const removed = given.filter(({ isRemoved }) => isRemoved === true).length;
        const details = { added, changed: given.length - added - removed, deleted: removed };
        await this.#record(by, { action: 'translation_memory.changed', subject: before.id, details });
        isRecorded = true;
      }
      const memory = await this.#store.change(accountId, before.id, { version: before.version ?? 1, units }, signal);
      if (memory === undefined) break;
      if (memory !== 'changed')
        return { memory, units: units.flatMap(({ number, unit }) => (unit === undefined ? [] : [{ number, unit }])) };
    }
    await this.get(accountId, id);
    throw new ServiceError('too_many_requests', { reason: 'others change this translation memory all the time.' });
  }

  async #changed(
    accountId: string,
    { id, sourceLanguage }: TranslationMemory,
    change: GivenChange & { readonly number: number },
    run: (work: Generator<void, MemoryUnit>) => Promise<MemoryUnit>,
  ): Promise<UnitChange> {
    const { number, version, isRemoved, parameter } = change;
    const page = await this.#store.listUnits(accountId, id, { start: number, most: 1 });
    const [found] = page?.units ?? [];
    const isThere = found?.number === number;
    if (version !== undefined && (!isThere || unitVersion(found.unit) !== version))
      throw new ServiceError('segment_changed', { id: String(number) });
    if (!isThere) throw new ServiceError('segment_not_found', { id: String(number) });
    if (isRemoved === true) return { number, unit: undefined };
    return { number, unit: await run(changedUnit(found.unit, change, { sourceLanguage, parameter })) };
  }

  async remove(accountId: string, id: string): Promise<void> {
    const removed = await this.#store.remove(accountId, id.toLowerCase());
    if (!removed) throw new ServiceError('translation_memory_not_found', { id });
  }

  /** The best match for each segment, or undefined where there is none; a 404 without the memory. */
  async find(accountId: string, id: string, query: MemoryQuery): Promise<readonly (MemoryMatch | undefined)[]> {
    const matches = await this.#store.find(accountId, id.toLowerCase(), query);
    if (matches === undefined) throw new ServiceError('translation_memory_not_found', { id });
    return matches;
  }

  #newHead(name: string, id = this.#ids.uuid()): NewTranslationMemory {
    return { id, name: readResourceName(name), createdAt: this.#clock.now() };
  }

  async #import(
    accountId: string,
    head: NewTranslationMemory,
    content: MemoryContent,
    call: ImportCall,
  ): Promise<ImportedMemory> {
    using _place = this.#slots.take(accountId);
    const startedAt = performance.now();
    const { traceId, signal } = call;
    const progress = { traceId, memoryId: head.id, units: 0, skipped: 0 };
    let nextReport = unitsBetweenReports;
    const onProgress = (units: number, skipped: number): void => {
      Object.assign(progress, { units, skipped });
      call.onProgress?.(units);
      if (units + skipped < nextReport) return;
      nextReport = units + skipped + unitsBetweenReports;
      this.#events.memoryImportProgressed(progress);
    };
    let outcome: 'imported' | 'refused' | 'failed' = 'failed';
    try {
      const memory = await this.#store.create(accountId, head, content, { signal, onProgress, refuseEmpty: true });
      outcome = 'imported';
      return { memory, skipped: progress.skipped };
    } catch (error) {
      if (error instanceof TmxError || error instanceof ServiceError) outcome = 'refused';
      if (!(error instanceof TmxError)) throw error;
      throw new ServiceError('invalid_tmx', { reason: `line ${error.line}: ${error.reason}` });
    } finally {
      const seconds = (performance.now() - startedAt) / 1000;
      this.#events.memoryImportEnded({ ...progress, outcome: signal.aborted ? 'cancelled' : outcome, seconds });
    }
  }
}

async function* inBatches(units: Iterable<MemoryUnit>): AsyncGenerator<readonly MemoryUnit[]> {
  let batch: MemoryUnit[] = [];
  for (const unit of units) {
    batch.push(unit);
    if (batch.length < unitsOfBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
