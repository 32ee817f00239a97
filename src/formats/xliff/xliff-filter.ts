import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
import { xmlCharacterReference, xmlDecoding } from '../shared/xml/declared-encoding.ts';
import { parseXliff } from './parse-xliff.ts';

/** XLIFF 1.2, 2.0 and 2.1. What is translated: `docs/reference/formats/xliff.md`. */
export const xliffFilter: DocumentFilter = {
  id: 'xliff',
  extensions: ['xlf', 'xliff'],
  mediaType: 'application/xliff+xml',
  open(source, { sourceLanguage, targetLanguage }, context) {
    return openTextDocument(source, context, {
      decodeOptions: xmlDecoding(sourceLanguage),
      parse: (text) =>
        parseXliff(text, {
          depth: context.limits.depth,
          languages: { source: sourceLanguage, target: targetLanguage },
          takeText: context.budget.takeText,
          warn: (warning) => context.warn(warning),
        }),
      unencodable: xmlCharacterReference,
    });
  },
};
