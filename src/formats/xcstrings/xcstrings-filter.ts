import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { unicodeEscape } from '../../language/placeholders/escaped-text.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
import { parseXcstrings } from './parse-xcstrings.ts';

/** String catalogs of Xcode. What is translated: `docs/reference/formats/xcstrings.md`. */
export const xcstringsFilter: DocumentFilter = {
  id: 'xcstrings',
  extensions: ['xcstrings'],
  mediaType: 'application/x-apple-string-catalog+json',
  open(source, { sourceLanguage, targetLanguage }, context) {
    return openTextDocument(source, context, {
      decodeOptions: () => ({ language: sourceLanguage }),
      parse: (text, giveWay) =>
        parseXcstrings(text, {
          depth: context.limits.depth,
          languages: { source: sourceLanguage, target: targetLanguage },
          giveWay,
          takeText: context.budget.takeText,
          warn: (warning) => context.warn(warning),
        }),
      unencodable: unicodeEscape,
    });
  },
};
