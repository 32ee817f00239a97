import { type CrossReferences, containedNumbers, readCrossReferences } from './cross-references.ts';
import { decodeStream, StreamError } from './decode-stream.ts';
import { PdfSyntaxError, parseValue } from './parse-value.ts';
import { PdfTokenizer } from './pdf-tokenizer.ts';
import { isDictionary, type PdfDictionary, PdfReference, PdfStream, type PdfValue } from './pdf-values.ts';
import { readStream } from './read-stream.ts';

/** Bytes of one stream, once its filters are undone. */
const largestStream = 64 * 1024 ** 2;
/** Bytes of streams of objects that are kept, since their objects lie together. */
const keptBytes = 32 * 1024 ** 2;
const mostReferences = 32;

interface Container {
  readonly data: Uint8Array;
  readonly objects: readonly { readonly number: number; readonly offset: number }[];
}

/**
 * The objects of a PDF file, each read when it is asked for and none kept, but for what is changed: see `IncrementalUpdate`.
 * Damaged objects are null, as they are to programs that show PDF files.
 */
export class PdfFile {
  readonly bytes: Uint8Array;
  readonly references: CrossReferences;
  readonly #containers = new Map<number, Container>();
  #containerBytes = 0;
  /** Objects that are being read: a length may refer to its own stream. */
  readonly #reading = new Set<number>();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.references = readCrossReferences(bytes);
  }

  get trailer(): PdfDictionary {
    return this.references.trailer;
  }

  get isEncrypted(): boolean {
    return this.trailer.has('Encrypt');
  }

  /** One more than the largest number of an object. */
  get size(): number {
    let largest = 0;
    for (const number of this.references.locations.keys()) largest = Math.max(largest, number);
    return largest + 1;
  }

  generation(number: number): number {
    const location = this.references.locations.get(number);
    return location !== undefined && 'generation' in location ? location.generation : 0;
  }

  /** What a reference refers to, in the end; other values as they are. */
  readonly resolve = (value: PdfValue | undefined): PdfValue => {
    let result = value ?? null;
    for (let steps = 0; result instanceof PdfReference; steps++) {
      if (steps > mostReferences) return null;
      result = this.object(result.number);
    }
    return result;
  };

  object(number: number): PdfValue {
    const location = this.references.locations.get(number);
    if (location === undefined || this.#reading.has(number)) return null;
    this.#reading.add(number);
    try {
      if ('container' in location) return this.#contained(location.container, number, location.index);
      const lengthOf = (reference: PdfReference): number | undefined => {
        const length = this.resolve(reference);
        return typeof length === 'number' ? length : undefined;
      };
      return readStream(this.bytes, location.offset, { expected: number, lengthOf });
    } catch (error) {
      if (error instanceof PdfSyntaxError || error instanceof StreamError) return null;
      throw error;
    } finally {
      this.#reading.delete(number);
    }
  }

  dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const resolved = this.resolve(value);
    return resolved instanceof PdfStream ? resolved.dictionary : isDictionary(resolved) ? resolved : undefined;
  }

  /** Of damaged data what comes before the damage; throws `StreamError` where there is nothing or too much. */
  decode(stream: PdfStream): Uint8Array {
    return decodeStream(stream, this.resolve, largestStream, 'cut');
  }

  #contained(container: number, number: number, index: number): PdfValue {
    const { data, objects } = this.#container(container);
    const found = objects[index]?.number === number ? objects[index] : objects.find((item) => item.number === number);
    return found === undefined ? null : parseValue(new PdfTokenizer(data, found.offset));
  }

  #container(number: number): Container {
    const known = this.#containers.get(number);
    if (known !== undefined) return known;
    const stream = this.object(number);
    if (!(stream instanceof PdfStream)) throw new PdfSyntaxError('there is no stream of objects where one should be');
    const data = this.decode(stream);
    const container = { data, objects: containedNumbers(stream, data) };
    this.#containerBytes += data.length;
    if (this.#containerBytes > keptBytes) {
      this.#containers.clear();
      this.#containerBytes = data.length;
    }
    this.#containers.set(number, container);
    return container;
  }
}
