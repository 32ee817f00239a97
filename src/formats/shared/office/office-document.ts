import type {
  FilterContext,
  OpenDocument,
  TextUnit,
  WriteOptions,
} from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { checkTranslations } from '../files/check-translations.ts';
import { giveWayTo } from '../files/give-way.ts';
import type { ZipArchive } from '../zip/zip-archive.ts';
import { type DecodedPart, decodePart } from './decode-part.ts';
import { GrowingBuffer } from './growing-buffer.ts';
import { typesPart, withPartTypes } from './part-types.ts';
import type { PartUnits, PlacedUnit } from './part-units.ts';
import type { PictureWithText } from './read-pictures.ts';

/** One part with its text taken apart. */
export interface ReadPart {
  readonly name: string;
  readonly units: PartUnits;
  readonly encode: DecodedPart['encode'];
}

/**
 * What else changes when a document is translated, in parts by their names: the language it says it is in, a watermark.
 * `changed` holds the parts as they are written so far.
 */
export type FinishParts = (changed: Map<string, Buffer>, options: WriteOptions) => Promise<void>;

/** What a document is made of. */
export interface OfficeContents {
  readonly archive: ZipArchive;
  readonly parts: readonly ReadPart[];
  /** Their texts come after those of the parts. */
  readonly pictures?: readonly PictureWithText[];
}

/** Characters. */
const encodedAtOnce = 1 << 18;

/** An Office document taken apart. Parts without translations are copied byte for byte. */
export class OfficeDocument implements OpenDocument {
  readonly units: readonly TextUnit[];
  readonly #archive: ZipArchive;
  readonly #parts: readonly ReadPart[];
  readonly #pictures: readonly PictureWithText[];
  readonly #context: FilterContext;
  readonly #finish: FinishParts;
  readonly #indexes = new Map<PlacedUnit, number>();

  constructor({ archive, parts, pictures = [] }: OfficeContents, context: FilterContext, finish: FinishParts) {
    this.#archive = archive;
    this.#parts = parts;
    this.#pictures = pictures;
    this.#context = context;
    this.#finish = finish;
    const units: TextUnit[] = [];
    for (const part of parts) {
      for (const placed of part.units.units) {
        if (placed.sameAs === undefined) this.#indexes.set(placed, units.push(placed.unit) - 1);
      }
    }
    for (const { opened } of pictures) units.push(...opened.units);
    this.units = units;
  }

  async write(
    translations: readonly (Segment | undefined)[],
    destination: string,
    options: WriteOptions,
  ): Promise<void> {
    const { signal } = this.#context;
    signal.throwIfAborted();
    checkTranslations(translations, this.units);
    const translationOf = (unit: PlacedUnit): Segment | undefined =>
      translations[this.#indexes.get(unit.sameAs ?? unit) ?? -1];
    const changed = new Map<string, Buffer>();
    for (const part of this.#parts) {
      const pieces = part.units.write(translationOf, options);
      if (pieces !== undefined) changed.set(part.name, await this.#encode(part, pieces));
    }
    await this.#redraw(translations, changed, options);
    if (changed.size > 0 || options.watermark) await this.#finish(changed, options);
    await this.#archive.write(destination, changed, signal);
  }

  /** Pictures with translations, one after the other: their pixels are large. */
  async #redraw(
    translations: readonly (Segment | undefined)[],
    changed: Map<string, Buffer>,
    options: WriteOptions,
  ): Promise<void> {
    let from = this.#indexes.size;
    let done = 0;
    const total = this.#pictures.length;
    const converted: string[] = [];
    for (const { name, opened, isConverted } of this.#pictures) {
      this.#context.signal.throwIfAborted();
      const own = translations.slice(from, from + opened.units.length);
      from += own.length;
      done += 1;
      if (own.every((translation) => translation === undefined)) continue;
      changed.set(name, await opened.write(own, { ...options, watermark: false }));
      if (isConverted) converted.push(name);
      this.#context.pictureDone();
      this.#context.progress({ unit: 'pictures', done, total });
    }
    if (converted.length > 0) await this.#declare(converted, changed);
  }

  /** Says of parts that they are PNG pictures, which their names do not say. */
  async #declare(names: readonly string[], changed: Map<string, Buffer>): Promise<void> {
    const entry = this.#archive.find(typesPart);
    if (entry === undefined) return;
    const { text, encode } = decodePart(await this.#archive.read(entry));
    changed.set(typesPart, encode(withPartTypes(text, names, 'image/png', this.#context.limits)));
  }

  /** Never the whole text at once, which would take twice the memory of its bytes. */
  async #encode(part: ReadPart, pieces: Iterable<string>): Promise<Buffer> {
    const giveWay = giveWayTo(this.#context.signal);
    const encoded = new GrowingBuffer(Math.ceil(part.units.source.length * 1.1));
    let text: string[] = [];
    let length = 0;
    for (const piece of pieces) {
      text.push(piece);
      length += piece.length;
      if (length < encodedAtOnce) continue;
      encoded.append(part.encode(text.join('')));
      text = [];
      length = 0;
      await giveWay();
    }
    encoded.append(part.encode(text.join('')));
    return encoded.bytes;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { opened } of this.#pictures) await opened[Symbol.asyncDispose]();
    await this.#archive[Symbol.asyncDispose]();
  }
}
