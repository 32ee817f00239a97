import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
import { xmlCharacterReference, xmlDecoding } from '../shared/xml/declared-encoding.ts';
import { parseDita } from './parse-dita.ts';

/** Topics and maps of DITA. What is translated: `docs/reference/formats/dita.md`. */
export const ditaFilter: DocumentFilter = {
  id: 'dita',
  extensions: ['dita', 'ditamap'],
  mediaType: 'application/dita+xml',
  otherMediaTypes: { ditamap: 'application/dita+xml; format="map"' },
  open(source, { sourceLanguage, keepCode }, context) {
    return openTextDocument(source, context, {
      decodeOptions: xmlDecoding(sourceLanguage),
      parse: (text, giveWay) => {
        const { limits, budget } = context;
        return parseDita(text, { sourceLanguage, keepCode, depth: limits.depth, giveWay, takeText: budget.takeText });
      },
      unencodable: xmlCharacterReference,
    });
  },
};
