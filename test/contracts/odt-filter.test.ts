import { odtFilter } from '../../src/formats/odt/odt-filter.ts';
import { mutateParts } from '../support/mutate-zip.ts';
import { assertSameOdt } from '../support/read-odt.ts';
import { describeDocumentFilter } from './document-filter.ts';

describeDocumentFilter(odtFilter, {
  folder: 'test/corpus/odt',
  independent: assertSameOdt,
  mutate: mutateParts,
});
