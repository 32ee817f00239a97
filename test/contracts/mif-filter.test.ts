import { mifFilter } from '../../src/formats/mif/mif-filter.ts';
import { assertSameMif } from '../support/read-mif.ts';
import { describeDocumentFilter } from './document-filter.ts';

describeDocumentFilter(mifFilter, {
  folder: 'test/corpus/mif',
  independent(before, after, path) {
    // Catalogs in Japanese bytes are converted as a whole, which this reader does not follow.
    if (!path.endsWith('shift-jis.mif')) assertSameMif(before, after);
  },
});
