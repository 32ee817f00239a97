import type {
  FilterContext,
  OpenDocument,
  TakeText,
  TextUnit,
  WriteOptions,
} from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { checkTranslations } from '../shared/files/check-translations.ts';
import { giveWayTo } from '../shared/files/give-way.ts';
import { writeWholeFile } from '../shared/files/whole-files.ts';
import { PartUnits, type PlacedUnit } from '../shared/office/part-units.ts';
import { MifText, UnencodableCharacter } from './mif-text.ts';
import { MifReader, type ReadMif } from './read-mif.ts';
import { orderUnits } from './reading-order.ts';
import { firstUnicodeVersion, toUnicodeMif } from './unicode-mif.ts';

const headPattern = /^(?:\xef\xbb\xbf)?\s*(?:#[^\r\n]*[\r\n]\s*)*<\s*MIFFile\s+(\d+(?:\.\d+)?)/;

/** What else FrameMaker writes, by how it begins. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^<MakerFile/, 'it is a FrameMaker document in binary form (fm). Save it as MIF and send that.'],
  [/^<BookFile/, 'it is a FrameMaker book in binary form. Save its chapters as MIF and send them.'],
  [/^\s*<\s*(?:Book|MIFBook)\s/, 'it is a FrameMaker book, which has no text of its own. Send its chapters.'],
];

/** The version of a MIF file; refuses what is none. */
export function checkHead(bytes: Buffer): number {
  const head = bytes.subarray(0, 2048).toString('latin1');
  const version = headPattern.exec(head)?.[1];
  if (version !== undefined) return Number(version);
  const reason =
    others.find(([pattern]) => pattern.test(head))?.[1] ?? 'it does not begin with <MIFFile: it is not a MIF file.';
  throw new ServiceError('invalid_document', { reason });
}

/** A MIF file taken apart. Its source has one character for each byte. */
export class MifDocument implements OpenDocument {
  readonly units: readonly TextUnit[];
  readonly #placed: readonly PlacedUnit[];
  readonly #parts: PartUnits;
  readonly #source: string;
  readonly #read: ReadMif;
  readonly #context: FilterContext;

  private constructor(source: string, read: ReadMif, context: FilterContext) {
    this.#source = source;
    this.#read = read;
    this.#context = context;
    this.#placed = orderUnits(read);
    this.units = this.#placed.map(({ unit }) => unit);
    this.#parts = new PartUnits(
      source,
      [...this.#placed].sort((one, other) => one.start - other.start),
    );
  }

  static async read(
    source: string,
    version: number,
    context: FilterContext,
    takeText: TakeText = context.budget.takeText,
  ): Promise<MifDocument> {
    const giveWay = giveWayTo(context.signal);
    const declared = /<\s*MIFEncoding\s+`([^']*)'/.exec(source.slice(0, longestHead))?.[1];
    const steps = new MifReader(source, new MifText(version, declared), context.limits, takeText).read();
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) {
        context.signal.throwIfAborted();
        return new MifDocument(source, value, context);
      }
      await giveWay();
    }
  }

  async write(
    translations: readonly (Segment | undefined)[],
    destination: string,
    options: WriteOptions,
  ): Promise<void> {
    const { signal } = this.#context;
    signal.throwIfAborted();
    checkTranslations(translations, this.units);
    const written = await this.#written(translations, options);
    await writeWholeFile(destination, Buffer.from(written, 'latin1'), signal);
  }

  async [Symbol.asyncDispose](): Promise<void> {}

  /** In the encodings of its fonts, or in Unicode if one of them lacks a character. */
  async #written(translations: readonly (Segment | undefined)[], options: WriteOptions): Promise<string> {
    try {
      return await this.#join(translations, options);
    } catch (error) {
      if (!(error instanceof UnencodableCharacter)) throw error;
    }
    const source = await toUnicodeMif(this.#source, this.#read, this.#context);
    // Its texts were taken when it was opened.
    const unicode = await MifDocument.read(source, firstUnicodeVersion, this.#context, () => undefined);
    return await unicode.#join(translations, options);
  }

  async #join(translations: readonly (Segment | undefined)[], options: WriteOptions): Promise<string> {
    const byUnit = new Map(this.#placed.map((placed, index) => [placed, translations[index]]));
    const giveWay = giveWayTo(this.#context.signal);
    const pieces: string[] = [];
    for (const piece of this.#parts.write((placed) => byUnit.get(placed), options) ?? [this.#source]) {
      pieces.push(piece);
      await giveWay();
    }
    return pieces.join('');
  }
}

const longestHead = 1 << 16;
