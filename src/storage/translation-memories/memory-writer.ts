import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type {
  MemoryUnit,
  NewTranslationMemory,
  TranslationMemory,
} from '../../contracts/stores/translation-memories.ts';
import { memoryForm } from '../../language/translation-memory/memory-form.ts';
import { searchFeatures } from '../../language/translation-memory/search-features.ts';
import { foldedText } from '../../language/translation-memory/tokenize.ts';
import {
  blockSize,
  encodeHead,
  encodeSource,
  encodeTargets,
  type FeatureKind,
  memorySchema,
  mostFeatures,
} from './memory-file.ts';
import { openForWriting } from './open-memory.ts';
import { textKey } from './text-key.ts';

/** Writes a memory to a new file in one transaction. */
export class MemoryWriter implements Disposable {
  readonly #database: DatabaseSync;
  readonly #insertUnit: StatementSync;
  readonly #segmentCounts = new Map<string, number>();
  #postings = new Map<string, number[]>();
  #sizes: Record<FeatureKind, Uint8Array> = emptySizes();
  #languages = new Map<string, Uint8Array>();
  #count = 0;

  constructor(path: string) {
    this.#database = openForWriting(path);
    this.#database.exec(memorySchema);
    this.#insertUnit = this.#database.prepare('insert into units (id, text_key, source, targets) values (?, ?, ?, ?)');
  }

  get count(): number {
    return this.#count;
  }

  add(unit: MemoryUnit): void {
    const inBlock = this.#count % blockSize;
    if (inBlock === 0 && this.#count > 0) this.#finishBlock();
    const text = foldedText(memoryForm(unit.source).segment);
    this.#insertUnit.run(this.#count, textKey(text), encodeSource(unit.source), encodeTargets(unit.targets));
    const { words, trigrams = [] } = searchFeatures(text);
    this.#index('w', words, inBlock);
    this.#index('t', trigrams, inBlock);
    for (const language of new Set(unit.targets.map((target) => target.language))) {
      this.#segmentCounts.set(language, (this.#segmentCounts.get(language) ?? 0) + 1);
      const bits = this.#languages.get(language) ?? new Uint8Array(blockSize / 8);
      bits[inBlock >> 3] = (bits[inBlock >> 3] ?? 0) | (1 << (inBlock & 7));
      this.#languages.set(language, bits);
    }
    this.#count += 1;
  }

  /** Everything is on disk afterwards. */
  finish(memory: NewTranslationMemory & { readonly sourceLanguage: string }): TranslationMemory {
    if (this.#count > 0) this.#finishBlock();
    const targets = [...this.#segmentCounts]
      .map(([language, segmentCount]) => ({ language, segmentCount }))
      .sort((one, other) => (one.language < other.language ? -1 : 1));
    const { id, name, createdAt, sourceLanguage } = memory;
    const head: TranslationMemory = { id, name, createdAt, sourceLanguage, targets, segmentCount: this.#count };
    this.#database.exec('create index units_by_text on units (text_key)');
    this.#database.prepare('insert into head (content) values (?)').run(encodeHead(head));
    this.#database.exec('commit');
    return head;
  }

  [Symbol.dispose](): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #index(kind: FeatureKind, features: readonly string[], unit: number): void {
    this.#sizes[kind][unit] = Math.min(features.length, mostFeatures);
    for (const feature of features) {
      const key = kind + feature;
      const units = this.#postings.get(key);
      if (units === undefined) this.#postings.set(key, [unit]);
      else units.push(unit);
    }
  }

  #finishBlock(): void {
    const block = Math.floor((this.#count - 1) / blockSize);
    const insert = this.#database.prepare('insert into postings (feature, block, count, units) values (?, ?, ?, ?)');
    for (const feature of [...this.#postings.keys()].sort()) {
      const units = this.#postings.get(feature) ?? [];
      insert.run(feature, block, units.length, new Uint8Array(Uint16Array.from(units).buffer));
    }
    const size = this.#count - block * blockSize;
    const insertSizes = this.#database.prepare('insert into sizes (kind, block, content) values (?, ?, ?)');
    for (const [kind, sizes] of Object.entries(this.#sizes)) insertSizes.run(kind, block, sizes.subarray(0, size));
    const insertLanguage = this.#database.prepare('insert into languages (language, block, units) values (?, ?, ?)');
    for (const [language, bits] of this.#languages) insertLanguage.run(language, block, bits);
    this.#postings = new Map();
    this.#sizes = emptySizes();
    this.#languages = new Map();
  }
}

function emptySizes(): Record<FeatureKind, Uint8Array> {
  return { w: new Uint8Array(blockSize), t: new Uint8Array(blockSize) };
}
