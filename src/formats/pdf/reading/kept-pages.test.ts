import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { PageReader } from '../characters/page-reader.ts';
import { PdfFile } from '../writing/objects/pdf-file.ts';
import { LaidOutPages } from './laid-out-pages.ts';
import { readPdf } from './read-pdf.ts';

const corpus = new URL('../../../../test/corpus/pdf/', import.meta.url);

for (const name of readdirSync(corpus).filter((entry) => entry.endsWith('.pdf'))) {
  it(`the pages of ${name} are the same when they were packed`, async () => {
    const bytes = readFileSync(new URL(name, corpus));
    using pdf = await readPdf(bytes);
    const reader = new PageReader(pdf, new PdfFile(bytes));
    const reads: number[] = [];
    const counting = {
      read(index: number) {
        reads.push(index);
        return reader.read(index);
      },
    };
    const pages = new LaidOutPages();
    const indices = Array.from({ length: pdf.pageCount }, (_, index) => index);
    const first = indices.map((index) => pages.read(counting, index));
    assert.deepEqual(
      indices.map((index) => pages.read(counting, index)),
      first,
    );
    assert.deepEqual(reads, indices);
  });
}
