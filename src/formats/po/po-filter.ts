import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
import { parsePo } from './parse-po.ts';
import { declaredPoEncoding } from './po-header.ts';

/** Message catalogues of gettext, and templates for them. What is translated: `docs/reference/formats/po.md`. */
export const poFilter: DocumentFilter = {
  id: 'po',
  extensions: ['po', 'pot'],
  mediaType: 'text/x-gettext-translation',
  open(source, { sourceLanguage, targetLanguage }, context) {
    return openTextDocument(source, context, {
      decodeOptions: (bytes) => ({ declared: declaredPoEncoding(bytes), language: sourceLanguage }),
      parse: (text, giveWay, encoding) =>
        parsePo(text, {
          languages: { source: sourceLanguage, target: targetLanguage },
          encoding,
          giveWay,
          takeText: context.budget.takeText,
          warn: (warning) => context.warn(warning),
        }),
      unencodable: 'use_utf8',
    });
  },
};
