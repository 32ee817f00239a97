import type { DocumentFilter } from '../../src/contracts/documents/document-filter.ts';
import { openTextDocument } from '../../src/formats/shared/files/open-text-document.ts';
import { declaredXmlEncoding, xmlCharacterReference } from '../../src/formats/shared/xml/declared-encoding.ts';
import { parseXliff } from '../../src/formats/xliff/parse-xliff.ts';
import { xliffFilter } from '../../src/formats/xliff/xliff-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { assertSameXmlInAnyOrder } from './xml-readings.ts';

const corpus = 'test/corpus/xliff';

/** Sources stay what they are, so what was written is found in the targets: files outside of the corpus are read so. */
const readingBack: DocumentFilter = {
  ...xliffFilter,
  open(source, options, context) {
    if (source.path.includes(corpus)) return xliffFilter.open(source, options, context);
    return openTextDocument(source, context, {
      decodeOptions: (bytes) => ({ declared: declaredXmlEncoding(bytes) }),
      parse: (text) => parseXliff(text, { depth: context.limits.depth, readTargets: true }),
      unencodable: xmlCharacterReference,
    });
  },
};

/** All but targets and what they say of themselves. */
function withoutTargets(bytes: Buffer): Buffer {
  const wide = bytes[0] === 0xff;
  const text = bytes.toString(wide ? 'utf16le' : 'latin1');
  const rest = text
    .replace(/\s*<(\w+:)?target\b(?:[^>]*\/>|[\s\S]*?<\/\1?target>)/g, '')
    .replace(/\s(?:trgLang|target-language)="[^"]*"/g, '')
    .replace(/(<segment\b[^>]*?)\s+state="[^"]*"/g, '$1')
    .replace(/(<segment\b[^>]*?)\s+subState="[^"]*"/g, '$1');
  return Buffer.from(rest, wide ? 'utf16le' : 'latin1');
}

describeDocumentFilter(readingBack, {
  folder: corpus,
  independent(before, after) {
    assertSameXmlInAnyOrder(withoutTargets(before), withoutTargets(after), () => false);
  },
});
