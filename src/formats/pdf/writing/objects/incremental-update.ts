import { deflateSync } from 'node:zlib';
import type { ObjectLocation } from './cross-references.ts';
import { withoutFilters } from './decode-stream.ts';
import type { PdfFile } from './pdf-file.ts';
import { dictionary, name, type PdfDictionary, PdfReference, PdfStream, type PdfValue } from './pdf-values.ts';
import { serializeDictionary, serializeValue } from './serialize-value.ts';

/**
 * New and changed objects of a file, appended to its bytes as they are:
 *
 *     source bytes ─ changed and new objects ─ cross references (Prev: those of the source) ─ startxref
 *
 * An object is serialized when it is set, so that a long document costs no more memory than its new bytes.
 */
export class IncrementalUpdate {
  readonly #file: PdfFile;
  readonly #parts: Buffer[] = [];
  readonly #offsets = new Map<number, { readonly offset: number; readonly generation: number }>();
  /** Of objects set so far that are no streams, for whoever changes them again. */
  readonly #values = new Map<number, PdfValue>();
  #length: number;
  #next: number;

  constructor(file: PdfFile) {
    this.#file = file;
    this.#length = file.bytes.length;
    this.#next = file.size;
    this.#append('\n');
  }

  /** The document's information, where it had none. */
  info: PdfReference | undefined;

  get isEmpty(): boolean {
    return this.#offsets.size === 0;
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
    const generation = this.#file.generation(number);
    this.#offsets.set(number, { offset: this.#length, generation });
    if (value instanceof PdfStream) {
      const entries = new Map(value.dictionary).set('Length', value.bytes.length);
      this.#append(`${number} ${generation} obj\n${serializeDictionary(entries)}\nstream\n`);
      this.#parts.push(Buffer.from(value.bytes));
      this.#length += value.bytes.length;
      this.#append('\nendstream\nendobj\n');
    } else {
      this.#values.set(number, value);
      this.#append(`${number} ${generation} obj\n${serializeValue(value)}\nendobj\n`);
    }
  }

  /** The object as it is by now. */
  resolve(value: PdfValue | undefined): PdfValue {
    if (value instanceof PdfReference && this.#values.has(value.number)) return this.#values.get(value.number) ?? null;
    return this.#file.resolve(value);
  }

  /** A stream with these bytes, compressed. */
  addStream(bytes: Uint8Array, entries: PdfDictionary = new Map()): PdfReference {
    return this.add(compressed(bytes, entries));
  }

  /** The whole file as it is by now. */
  *finish(): Generator<Uint8Array> {
    yield this.#file.bytes;
    yield* this.#parts;
    const { references, trailer: source } = this.#file;
    const entries = this.#entries(references.newest === undefined);
    const trailer = dictionary({
      Size: this.#next,
      Root: source.get('Root'),
      Info: this.info ?? source.get('Info'),
      ID: source.get('ID'),
      Prev: references.newest,
    });
    const needsStream = references.isStream || entries.some(([, location]) => 'container' in location);
    yield* needsStream ? this.#streamSection(entries, trailer) : [tableSection(entries, trailer)];
    yield Buffer.from(`startxref\n${this.#length}\n%%EOF\n`);
  }

  /** Those of the update; of the whole file where its own cross references are damaged. */
  #entries(rebuilt: boolean): readonly Entry[] {
    const all = new Map<number, ObjectLocation>(rebuilt ? this.#file.references.locations : []);
    for (const [number, location] of this.#offsets) all.set(number, location);
    return [...all].sort(([left], [right]) => left - right);
  }

  *#streamSection(entries: readonly Entry[], trailer: PdfDictionary): Generator<Uint8Array> {
    const number = this.#next;
    const all = [...entries, [number, { offset: this.#length, generation: 0 }] as const];
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

  #append(text: string): void {
    const part = Buffer.from(text, 'latin1');
    this.#parts.push(part);
    this.#length += part.length;
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
