import { pptxFilter } from '../../src/formats/pptx/pptx-filter.ts';
import { mutateParts } from '../support/mutate-zip.ts';
import { oneWord } from '../support/one-word.ts';
import { assertSameDocument, drawingNames } from '../support/read-ooxml.ts';
import { describeDocumentFilter } from './document-filter.ts';

describeDocumentFilter(pptxFilter, {
  folder: 'test/corpus/pptx',
  independent: (before, after) => assertSameDocument(before, after, [drawingNames]),
  mutate: mutateParts,
  recognizer: oneWord,
});
