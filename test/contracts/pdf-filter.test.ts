import type { Segment } from '../../src/contracts/segment.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { plainText } from '../../src/language/segments.ts';
import { mutatePdf } from '../support/mutate-pdf.ts';
import { describeDocumentFilter } from './document-filter.ts';

/** Every letter is there once, wherever its paragraph is found. */
function lettersOf(segments: readonly Segment[]): string {
  return [
    ...segments
      .map(plainText)
      .join('')
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ]
    .sort()
    .join('');
}

describeDocumentFilter(pdfFilter, {
  folder: 'test/corpus/pdf',
  moveCodes: false,
  fuzzRuns: 20,
  mutate: mutatePdf,
  together: lettersOf,
});
