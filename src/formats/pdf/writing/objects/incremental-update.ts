import { deflateSync } from 'node:zlib';
import type { ObjectLocation } from './cross-references.ts';
import { withoutFilters } from './decode-stream.ts';
import type { PdfFile } from './pdf-file.ts';
import { dictionary, name, type PdfDictionary, PdfReference, PdfStream, type PdfValue } from './pdf-values.ts';
import { serializeDictionary, serializeValue } from './serialize-value.ts';

interface UpdatedObject {
  readonly generation: number;
  readonly bytes: readonly Buffer[];
  /** Of objects that are no streams, for whoever changes them again. */
  readonly value?: PdfValue;
}

/** The objects that were set at a moment. */
export type SavedUpdate = ReadonlyMap<number, UpdatedObject>;

/**
 * New and changed objects of a file, appended to its bytes as they are:
 *
 *     source bytes ─ changed and new objects ─ cross references (Prev: those of the source) ─ startxref
 *
 * An object is serialized when it is set, so that a long document costs no more memory than its new bytes.
 */
export class IncrementalUpdate {
  readonly #file: PdfFile;
  #objects = new Map<number, UpdatedObject>();
  /** Numbers of objects that are set meanwhile. */
  #recorded: Set<number> | undefined;
  #next: number;

  constructor(file: PdfFile) {
    this.#file = file;
    this.#next = file.size;
  }

  /** The document's information, where it had none. */
  info: PdfReference | undefined;

  get isEmpty(): boolean {
    return this.#objects.size === 0;
  }

  /** A number for an object that is set later. */
  reserve(): PdfReference {
    const reference = new PdfReference(this.#next);
    this.#next += 1;
    return reference;
  }

  add(value: PdfValue): PdfReference {
    const reference = this.reserve();
    this.set(reference, value);
    return reference;
  }

  set({ number }: PdfReference, value: PdfValue): void {
    this.#recorded?.add(number);
    const generation = this.#file.generation(number);
    const head = `${number} ${generation} obj\n`;
    if (value instanceof PdfStream) {
      const entries = new Map(value.dictionary).set('Length', value.bytes.length);
      const before = Buffer.from(`${head}${serializeDictionary(entries)}\nstream\n`, 'latin1');
      const bytes = [before, Buffer.from(value.bytes), Buffer.from('\nendstream\nendobj\n')];
      this.#objects.set(number, { generation, bytes });
    } else {
      const bytes = [Buffer.from(`${head}${serializeValue(value)}\nendobj\n`, 'latin1')];
      this.#objects.set(number, { generation, bytes, value });
    }
  }

  /** Takes back what was set, up to the object of the source. */
  forget(numbers: Iterable<number>): void {
    for (const number of numbers) this.#objects.delete(number);
  }

  /** Does something and gives the numbers of the objects that it set. */
  record<Result>(work: () => Result): { readonly result: Result; readonly numbers: ReadonlySet<number> } {
    const numbers = new Set<number>();
    this.#recorded = numbers;
    try {
      return { result: work(), numbers };
    } finally {
      this.#recorded = undefined;
    }
  }

  save(): SavedUpdate {
    return new Map(this.#objects);
  }

  /** Objects are as they were then; numbers that were given since are not given again. */
  restore(saved: SavedUpdate): void {
    this.#objects = new Map(saved);
  }

  /** The object as it is by now. */
  resolve(value: PdfValue | undefined): PdfValue {
    const own = value instanceof PdfReference ? this.#objects.get(value.number)?.value : undefined;
    return own === undefined ? this.#file.resolve(value) : own;
  }

  /** A stream with these bytes, compressed. */
  addStream(bytes: Uint8Array, entries: PdfDictionary = new Map()): PdfReference {
    return this.add(compressed(bytes, entries));
  }

  /** The whole file as it is by now. */
  *finish(): Generator<Uint8Array> {
    yield this.#file.bytes;
    yield Buffer.from('\n');
    let length = this.#file.bytes.length + 1;
    const { references, trailer: source } = this.#file;
    // Those of the update; of the whole file where its own cross references are damaged.
    const locations = new Map<number, ObjectLocation>(references.newest === undefined ? references.locations : []);
    for (const [number, { generation, bytes }] of this.#objects) {
      locations.set(number, { offset: length, generation });
      yield* bytes;
      length += bytes.reduce((sum, part) => sum + part.length, 0);
    }
    const entries = [...locations].sort(([left], [right]) => left - right);
    const trailer = dictionary({
      Size: this.#next,
      Root: source.get('Root'),
      Info: this.info ?? source.get('Info'),
      ID: source.get('ID'),
      Prev: references.newest,
    });
    const needsStream = references.isStream || entries.some(([, location]) => 'container' in location);
    yield* needsStream ? this.#streamSection(entries, trailer, length) : [tableSection(entries, trailer)];
    yield Buffer.from(`startxref\n${length}\n%%EOF\n`);
  }

  *#streamSection(entries: readonly Entry[], trailer: PdfDictionary, offset: number): Generator<Uint8Array> {
    const number = this.#next;
    const all = [...entries, [number, { offset, generation: 0 }] as const];
    const data = Buffer.alloc(all.length * 8);
    for (const [index, [, location]] of all.entries()) {
      const [type, second, third] =
        'offset' in location ? [1, location.offset, location.generation] : [2, location.container, location.index];
      data.writeUInt8(type, index * 8);
      data.writeUIntBE(second, index * 8 + 1, 5);
      data.writeUInt16BE(third, index * 8 + 6);
    }
    const index = runsOf(all).flatMap((run) => [run[0]?.[0] ?? 0, run.length]);
    const own = dictionary({ Type: name('XRef'), Size: number + 1, W: [1, 5, 2], Index: index });
    const stream = compressed(data, new Map([...trailer, ...own]));
    const head = new Map(stream.dictionary).set('Length', stream.bytes.length);
    yield Buffer.from(`${number} 0 obj\n${serializeDictionary(head)}\nstream\n`, 'latin1');
    yield stream.bytes;
    yield Buffer.from('\nendstream\nendobj\n');
  }
}

function tableSection(entries: readonly Entry[], trailer: PdfDictionary): Uint8Array {
  let text = 'xref\n';
  for (const run of runsOf(entries)) {
    text += `${run[0]?.[0] ?? 0} ${run.length}\n`;
    for (const [, location] of run) {
      const { offset, generation } = 'offset' in location ? location : { offset: 0, generation: 65_535 };
      text += `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n\r\n`;
    }
  }
  return Buffer.from(`${text}trailer\n${serializeDictionary(trailer)}\n`, 'latin1');
}

type Entry = readonly [number, ObjectLocation];

function runsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)?.[0] === entry[0] - 1) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

export function compressed(bytes: Uint8Array, entries: PdfDictionary = new Map()): PdfStream {
  const head = withoutFilters(entries).set('Filter', name('FlateDecode'));
  return new PdfStream(head, deflateSync(bytes));
}
