import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Segment } from '../../src/contracts/segment.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { plainText } from '../../src/language/segments.ts';
import { mutatePdf } from '../support/mutate-pdf.ts';
import { noRecognizer } from '../support/no-recognizer.ts';
import { scannedPdf } from '../support/scanned-pdf.ts';
import { useFolder } from './document-files.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { fuzzDocumentFilter } from './document-fuzz.ts';

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
  fuzzRecognizer: noRecognizer,
  together: lettersOf,
});

describe('recognition of scans', () => {
  it('survives mutated files', async () => {
    await using folder = await useFolder();
    const path = join(folder.path, 'scan.pdf');
    await writeFile(path, scannedPdf([{ lines: ['The house is big.', 'The garden is small.'] }]));
    const read = { sourceLanguage: 'en', conversion: {} };
    await fuzzDocumentFilter(pdfFilter, { files: [path], runs: 2, read, moveCodes: false, mutate: mutatePdf });
  });
});
