import { docxFilter } from '../../src/formats/docx/docx-filter.ts';
import { mutateParts } from '../support/mutate-zip.ts';
import { oneWord } from '../support/one-word.ts';
import { assertSameDocument, drawingNames, wordNames } from '../support/read-ooxml.ts';
import { describeDocumentFilter } from './document-filter.ts';

describeDocumentFilter(docxFilter, {
  folder: 'test/corpus/docx',
  independent: (before, after) => assertSameDocument(before, after, [wordNames, drawingNames]),
  mutate: mutateParts,
  recognizer: oneWord,
});
