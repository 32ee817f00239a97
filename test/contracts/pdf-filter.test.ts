import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Segment } from '../../src/contracts/segment.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { plainText } from '../../src/language/segments.ts';
import { mutatePdf } from '../support/mutate-pdf.ts';
import { noRecognizer } from '../support/no-recognizer.ts';
import { scannedPdf } from '../support/scanned-pdf.ts';
import { filterContext, sourceOf, useFolder } from './document-files.ts';
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

describe('a PDF file that is open', () => {
  it('is written again as the first time, to PDF and to Word, whatever was written between', async () => {
    await using folder = await useFolder();
    for (const name of ['guide-by-libreoffice', 'right-to-left', 'rotated']) {
      const source = await sourceOf(`test/corpus/pdf/${name}.pdf`);
      await using document = await pdfFilter.open(source, { sourceLanguage: 'en', conversion: {} }, filterContext());
      const translations = document.units.map(({ segment }) => segment);
      const written = async (targetLanguage: string, output: 'docx' | undefined, time: number): Promise<Buffer> => {
        const path = join(folder.path, `${name}-${targetLanguage}-${output}-${time}`);
        const options = { targetLanguage, watermark: false, ...(output && { output }) };
        await document.write(translations, path, options);
        return await readFile(path);
      };
      const results = [];
      for (const time of [1, 2])
        results.push([
          await written('fr', undefined, time),
          await written('ar', 'docx', time),
          await written('ar', undefined, time),
        ]);
      assert.deepEqual(results[1], results[0], name);
    }
  });
});

describe('recognition of scans', () => {
  it('survives mutated files', async () => {
    await using folder = await useFolder();
    const path = join(folder.path, 'scan.pdf');
    await writeFile(path, scannedPdf([{ lines: ['The house is big.', 'The garden is small.'], height: 120 }]));
    const read = { sourceLanguage: 'en', conversion: {} };
    await fuzzDocumentFilter(pdfFilter, { files: [path], runs: 2, read, moveCodes: false, mutate: mutatePdf });
  });
});
