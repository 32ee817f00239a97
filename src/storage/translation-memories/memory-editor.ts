import type { DatabaseSync } from 'node:sqlite';
import type { MemoryUnit, TranslationMemory, UnitChange } from '../../contracts/stores/translation-memories.ts';
import { memoryForm } from '../../language/translation-memory/memory-form.ts';
import { searchFeatures } from '../../language/translation-memory/search-features.ts';
import { foldedText } from '../../language/translation-memory/tokenize.ts';
import {
  blockSize,
  decodeUnit,
  encodeHead,
  encodeSource,
  encodeTargets,
  type FeatureKind,
  mostFeatures,
  readFree,
  readHead,
  removedSchema,
} from './memory-file.ts';
import { openForWriting } from './open-memory.ts';
import { textKey } from './text-key.ts';

/** Units that get a feature, or lose it, as numbers within their block. */
interface PostingChange {
  readonly gained: Set<number>;
  readonly lost: Set<number>;
}

/** Changes units of the copy of a memory in one transaction. */
export class MemoryEditor implements Disposable {
  readonly #database: DatabaseSync;
  readonly #counts: Map<string, number>;
  /** By block and feature: each list is read and written once, however many units change. */
  readonly #postings = new Map<number, Map<string, PostingChange>>();
  #removed = 0;
  #added = 0;
  /** Number of the next unit that is added. */
  #free: number;

  constructor(path: string) {
    this.#database = openForWriting(path);
    this.#counts = new Map(
      readHead(this.#database).targets.map(({ language, segmentCount }) => [language, segmentCount]),
    );
    this.#free = readFree(this.#database);
  }

  apply({ number, unit }: UnitChange): void {
    if (number === this.#free && unit !== undefined) {
      this.#add(unit);
      return;
    }
    const row = this.#database.prepare('select source, targets from units where id = ?').get(number);
    if (row === undefined) throw new RangeError(`There is no unit ${number}.`);
    const before = decodeUnit(row.source, row.targets);
    this.#changeLanguages(number, languagesOf(before), languagesOf(unit));
    if (unit === undefined || encodeSource(unit.source) !== row.source) this.#changeIndex(number, before, unit);
    if (unit === undefined) {
      this.#removed += 1;
      this.#database.prepare('delete from units where id = ?').run(number);
      this.#database.exec(removedSchema);
      this.#database.prepare('insert into removed (id) values (?)').run(number);
    } else
      this.#database
        .prepare('update units set text_key = ?, source = ?, targets = ? where id = ?')
        .run(textKey(textOf(unit)), encodeSource(unit.source), encodeTargets(unit.targets), number);
  }

  /** Everything is on disk afterwards. */
  finish(): TranslationMemory {
    for (const [block, features] of this.#postings)
      for (const [feature, change] of features) this.#changePostings(block, feature, change);
    const before = readHead(this.#database);
    const targets = [...this.#counts]
      .filter(([, segmentCount]) => segmentCount > 0)
      .map(([language, segmentCount]) => ({ language, segmentCount }))
      .sort((one, other) => (one.language < other.language ? -1 : 1));
    const segmentCount = before.segmentCount - this.#removed + this.#added;
    const head: TranslationMemory = { ...before, targets, segmentCount, version: (before.version ?? 1) + 1 };
    this.#database.prepare('update head set content = ?').run(encodeHead(head));
    this.#database.exec('commit');
    return head;
  }

  [Symbol.dispose](): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #add(unit: MemoryUnit): void {
    const number = this.#free;
    this.#changeLanguages(number, new Set(), languagesOf(unit));
    this.#changeIndex(number, undefined, unit);
    this.#database
      .prepare('insert into units (id, text_key, source, targets) values (?, ?, ?, ?)')
      .run(number, textKey(textOf(unit)), encodeSource(unit.source), encodeTargets(unit.targets));
    this.#free += 1;
    this.#added += 1;
  }

  #changeLanguages(number: number, before: ReadonlySet<string>, after: ReadonlySet<string>): void {
    const block = Math.floor(number / blockSize);
    const [byte, bit] = [(number % blockSize) >> 3, 1 << (number & 7)];
    for (const language of before.symmetricDifference(after)) {
      const row = this.#database
        .prepare('select units from languages where language = ? and block = ?')
        .get(language, block);
      const bits = (row?.units as Uint8Array | undefined)?.slice() ?? new Uint8Array(blockSize / 8);
      const gained = after.has(language);
      bits[byte] = gained ? (bits[byte] ?? 0) | bit : (bits[byte] ?? 0) & ~bit;
      this.#database
        .prepare('insert or replace into languages (language, block, units) values (?, ?, ?)')
        .run(language, block, bits);
      this.#counts.set(language, (this.#counts.get(language) ?? 0) + (gained ? 1 : -1));
    }
  }

  #changeIndex(number: number, before: MemoryUnit | undefined, after: MemoryUnit | undefined): void {
    const block = Math.floor(number / blockSize);
    const inBlock = number % blockSize;
    const [lost, gained] = [featuresOf(before), featuresOf(after)];
    for (const kind of ['w', 't'] as const) {
      this.#changeSize(kind, block, inBlock, gained[kind].size);
      for (const feature of lost[kind].difference(gained[kind])) this.#posting(block, kind + feature).lost.add(inBlock);
      for (const feature of gained[kind].difference(lost[kind]))
        this.#posting(block, kind + feature).gained.add(inBlock);
    }
  }

  #changeSize(kind: FeatureKind, block: number, inBlock: number, size: number): void {
    const row = this.#database.prepare('select content from sizes where kind = ? and block = ?').get(kind, block);
    const before = (row?.content as Uint8Array | undefined) ?? new Uint8Array();
    // A block ends with its last unit.
    const sizes = new Uint8Array(Math.max(before.length, inBlock + 1));
    sizes.set(before);
    sizes[inBlock] = Math.min(size, mostFeatures);
    this.#database
      .prepare('insert or replace into sizes (kind, block, content) values (?, ?, ?)')
      .run(kind, block, sizes);
  }

  #posting(block: number, feature: string): PostingChange {
    const features = this.#postings.get(block) ?? new Map<string, PostingChange>();
    this.#postings.set(block, features);
    const change = features.get(feature) ?? { gained: new Set(), lost: new Set() };
    features.set(feature, change);
    return change;
  }

  #changePostings(block: number, feature: string, { gained, lost }: PostingChange): void {
    const row = this.#database
      .prepare('select units from postings where feature = ? and block = ?')
      .get(feature, block);
    const bytes = (row?.units as Uint8Array | undefined)?.slice() ?? new Uint8Array();
    const units = new Set(new Uint16Array(bytes.buffer)).difference(lost).union(gained);
    if (units.size === 0)
      this.#database.prepare('delete from postings where feature = ? and block = ?').run(feature, block);
    else
      this.#database
        .prepare('insert or replace into postings (feature, block, count, units) values (?, ?, ?, ?)')
        .run(feature, block, units.size, new Uint8Array(Uint16Array.from(units).sort().buffer));
  }
}

function textOf(unit: MemoryUnit): string {
  return foldedText(memoryForm(unit.source).segment);
}

function languagesOf(unit: MemoryUnit | undefined): ReadonlySet<string> {
  return new Set(unit?.targets.map(({ language }) => language));
}

function featuresOf(unit: MemoryUnit | undefined): Record<FeatureKind, ReadonlySet<string>> {
  const { words, trigrams = [] } = unit === undefined ? { words: [] } : searchFeatures(textOf(unit));
  return { w: new Set(words), t: new Set(trigrams) };
}
