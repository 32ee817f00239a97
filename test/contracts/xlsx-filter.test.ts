import { xlsxFilter } from '../../src/formats/xlsx/xlsx-filter.ts';
import { checkWorkbook } from '../support/check-workbook.ts';
import { mutateParts } from '../support/mutate-zip.ts';
import { assertSameDocument, drawingNames, sharedStringNames } from '../support/read-ooxml.ts';
import { describeDocumentFilter } from './document-filter.ts';

describeDocumentFilter(xlsxFilter, {
  folder: 'test/corpus/xlsx',
  independent: (before, after) => {
    assertSameDocument(before, after, [sharedStringNames, drawingNames]);
    checkWorkbook(before, after);
  },
  mutate: mutateParts,
});
