import { idmlFilter } from '../../src/formats/idml/idml-filter.ts';
import { mutateParts } from '../support/mutate-zip.ts';
import { assertSameIdml } from '../support/read-idml.ts';
import { describeDocumentFilter } from './document-filter.ts';

describeDocumentFilter(idmlFilter, {
  folder: 'test/corpus/idml',
  independent: assertSameIdml,
  mutate: mutateParts,
});
