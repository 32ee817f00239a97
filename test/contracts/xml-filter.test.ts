import { xmlFilter } from '../../src/formats/xml/xml-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { assertSameXml } from './xml-readings.ts';

describeDocumentFilter(xmlFilter, {
  folder: 'test/corpus/xml',
  // The documents say their languages themselves, before and after.
  read: { sourceLanguage: undefined } as object,
  ownLanguages: ['several-languages.xml'],
  independent: (before, after) => assertSameXml(before, after, (name) => name === 'xml:lang'),
});
