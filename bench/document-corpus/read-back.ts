import type {
  DocumentFilter,
  DocumentSource,
  FilterContext,
  OpenDocument,
  ReadOptions,
} from '../../src/contracts/documents/document-filter.ts';
import type { Segment } from '../../src/contracts/segment.ts';
import { parsePo } from '../../src/formats/po/parse-po.ts';
import { declaredPoEncoding } from '../../src/formats/po/po-header.ts';
import { openTextDocument } from '../../src/formats/shared/files/open-text-document.ts';
import { declaredXmlEncoding, xmlCharacterReference } from '../../src/formats/shared/xml/declared-encoding.ts';
import { parseXcstrings } from '../../src/formats/xcstrings/parse-xcstrings.ts';
import { parseXliff } from '../../src/formats/xliff/parse-xliff.ts';
import { isCode } from '../../src/language/segments.ts';
import { canonicalInlines } from '../../test/contracts/document-pseudo.ts';
import { withoutBreaks } from '../../test/contracts/subtitle-readings.ts';
import { withoutOwnUnits } from '../../test/support/canonical-markup.ts';

/** One that files of others hardly hold texts in: such texts would be read back beside the translations. */
export const targetLanguage = 'cy';

export interface ReadBack extends AsyncDisposable {
  readonly document: OpenDocument;
  /** Beside what was written it holds translations that were there before. */
  readonly holdsMore: boolean;
}

interface Reading {
  readonly read: ReadOptions;
  readonly context: FilterContext;
}

/** Opens a result with its translations as its texts: files with both languages keep the sources. */
export async function readBack(filter: DocumentFilter, source: DocumentSource, reading: Reading): Promise<ReadBack> {
  const bilingual = bilingualReaders[filter.id]?.(source, reading.context);
  const document = await (bilingual ?? filter.open(source, reading.read, reading.context));
  return { document, holdsMore: bilingual !== undefined, [Symbol.asyncDispose]: () => document[Symbol.asyncDispose]() };
}

type Reader = (source: DocumentSource, context: FilterContext) => Promise<OpenDocument>;

const bilingualReaders: Readonly<Record<string, Reader>> = {
  xliff: (source, context) =>
    openTextDocument(source, context, {
      decodeOptions: (bytes) => ({ declared: declaredXmlEncoding(bytes) }),
      parse: (text) => parseXliff(text, { depth: context.limits.depth, readTargets: true }),
      unencodable: xmlCharacterReference,
    }),
  po: (source, context) =>
    openTextDocument(source, context, {
      decodeOptions: (bytes) => ({ declared: declaredPoEncoding(bytes) }),
      parse: (text, _giveWay, encoding) =>
        parsePo(text, { languages: { source: 'en' }, encoding, readTranslationsOf: () => true }),
      unencodable: 'use_utf8',
    }),
  xcstrings: (source, context) =>
    openTextDocument(source, context, {
      parse: (text) =>
        parseXcstrings(text, {
          depth: context.limits.depth,
          languages: { source: 'en', target: targetLanguage },
          warn: () => {},
          readTranslationsOf: () => true,
        }),
      unencodable: 'use_utf8',
    }),
};

/** A segment as a text, for comparing: what two readings have in common. */
export function canonicalOf(format: string): (segment: Segment) => string {
  if (format === 'srt' || format === 'vtt') return (segment) => JSON.stringify(withoutBreaks(segment));
  if (['html', 'epub', 'zip', 'dita', 'xml'].includes(format))
    return (segment) => JSON.stringify(withoutOwnUnits(segment));
  // References whose label is their text get a label of their own, and titles are units.
  if (format === 'md') return (segment) => JSON.stringify(canonicalInlines(withoutData(segment)));
  return (segment) => JSON.stringify(canonicalInlines(segment));
}

function withoutData({ inlines }: Segment): Segment {
  return { inlines: inlines.map((inline) => (isCode(inline) ? { ...inline, data: '' } : inline)) };
}
