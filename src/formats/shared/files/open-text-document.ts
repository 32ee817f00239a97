import type {
  DocumentSource,
  FilterContext,
  OpenDocument,
  TextUnit,
  WriteOptions,
} from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import type { TextEdit } from '../../../language/text-edit.ts';
import { type DecodeOptions, decodeText } from '../encoding/decode-text.ts';
import { spliceText, type Unencodable } from '../encoding/splice-text.ts';
import { type GiveWay, giveWayTo } from './give-way.ts';
import { readWholeFile, writeWholeFile } from './whole-files.ts';

/** A text taken apart. */
export interface ParsedText {
  readonly units: readonly TextUnit[];
  /** The changes that write the translations, in order; as many translations as units. */
  edit(translations: readonly (Segment | undefined)[], options: WriteOptions): TextEdit[];
}

export interface TextFormat {
  decodeOptions?(bytes: Buffer): DecodeOptions;
  /** Throws `invalid_document`. Long work gives way now and then. `encoding`: that of the bytes. */
  parse(text: string, giveWay: GiveWay, encoding: string): ParsedText | Promise<ParsedText>;
  readonly unencodable: Unencodable;
}

/** A document that is one text, read at once. */
export async function openTextDocument(
  source: DocumentSource,
  context: FilterContext,
  format: TextFormat,
): Promise<OpenDocument> {
  const bytes = await readWholeFile(source, context);
  const file = decodeText(bytes, format.decodeOptions?.(bytes));
  const giveWay = giveWayTo(context.signal);
  context.signal.throwIfAborted();
  const parsed = await format.parse(file.text, giveWay, file.encoding);
  await giveWay();
  context.signal.throwIfAborted();
  return {
    units: parsed.units,
    async write(translations, destination, options) {
      if (translations.length !== parsed.units.length) {
        throw new RangeError(`${parsed.units.length} units, not ${translations.length} translations`);
      }
      const edits = parsed.edit(translations, options);
      await giveWay();
      await writeWholeFile(destination, spliceText(file, edits, format.unencodable), context.signal);
    },
    async [Symbol.asyncDispose]() {},
  };
}
