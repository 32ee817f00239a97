import { extname } from 'node:path';
import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
import { parseCsv } from './parse-csv.ts';

/** Tables with commas, semicolons, tabs or bars. What is translated: `docs/reference/formats/csv.md`. */
export const csvFilter: DocumentFilter = {
  id: 'csv',
  extensions: ['csv', 'tsv'],
  mediaType: 'text/csv',
  otherMediaTypes: { tsv: 'text/tab-separated-values' },
  open(source, { sourceLanguage }, context) {
    const usual = extname(source.name).toLowerCase() === '.tsv' ? '\t' : ',';
    return openTextDocument(source, context, {
      decodeOptions: () => ({ language: sourceLanguage }),
      parse: (text, _giveWay, encoding) =>
        parseCsv(text, { usual, encoding, takeText: context.budget.takeText, warn: context.warn }),
      unencodable: 'use_utf8',
    });
  },
};
