import { xmlFilter } from '../../src/formats/xml/xml-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { assertSameXml } from './xml-readings.ts';

describeDocumentFilter(xmlFilter, {
  folder: 'test/corpus/xml',
  read: {},
  independent: (before, after) => assertSameXml(before, after, (name) => name === 'xml:lang'),
});
