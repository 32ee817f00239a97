import { epubFilter } from '../../src/formats/epub/epub-filter.ts';
import { withoutOwnUnits } from '../support/canonical-markup.ts';
import { mutateParts } from '../support/mutate-zip.ts';
import { assertSamePackage } from '../support/read-package.ts';
import { describeDocumentFilter } from './document-filter.ts';

describeDocumentFilter(epubFilter, {
  folder: 'test/corpus/epub',
  // Packages say their languages themselves, before and after.
  read: { sourceLanguage: undefined } as object,
  independent: assertSamePackage,
  canonical: withoutOwnUnits,
  mutate: mutateParts,
});
