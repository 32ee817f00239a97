import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { buildPdf, pdfStream, pdfText } from '../../../../../test/support/build-pdf.ts';
import { IncrementalUpdate } from './incremental-update.ts';
import { PdfFile } from './pdf-file.ts';
import { PdfReference, PdfStream, PdfString } from './pdf-values.ts';
import { readPages } from './read-pages.ts';

const source = buildPdf({ pages: [pdfText(72, 700, 'First'), pdfText(72, 700, 'Second')] });

function contentOf(file: PdfFile, page: number): string {
  const stream = file.resolve([...readPages(file)][page]?.dictionary.get('Contents'));
  assert.ok(stream instanceof PdfStream);
  return Buffer.from(file.decode(stream)).toString('latin1');
}

describe('the objects of a PDF file', () => {
  it('are found by the table of cross references', () => {
    const file = new PdfFile(source);
    assert.equal([...readPages(file)].length, 2);
    assert.match(contentOf(file, 1), /\(Second\) Tj/);
  });

  it('are found without it', () => {
    const damaged = Buffer.from(source.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
    const file = new PdfFile(damaged);
    assert.equal(file.references.newest, undefined);
    assert.match(contentOf(file, 0), /\(First\) Tj/);
  });

  it('are found in streams of objects', () => {
    const file = new PdfFile(withObjectStream());
    assert.deepEqual(file.object(3), new Map([['Kind', string('packed')]]));
  });

  it('are null where they refer to themselves', () => {
    const looped = buildPdf({ pages: [''], objects: ['10 0 R', '<< /Length 11 0 R >>\nstream\nx\nendstream'] });
    const file = new PdfFile(looped);
    assert.equal(file.resolve(new PdfReference(10)), null);
    assert.ok(file.object(11) instanceof PdfStream);
  });

  it('refuses streams that unpack to more than is read', () => {
    const bomb = deflateSync(Buffer.alloc(80 * 1024 ** 2)).toString('latin1');
    const file = new PdfFile(buildPdf({ pages: [''], objects: [pdfStream(bomb, '/Filter /FlateDecode')] }));
    const stream = file.object(10);
    assert.ok(stream instanceof PdfStream);
    assert.throws(() => file.decode(stream), /too large|damaged/);
  });
});

describe('an incremental update', () => {
  it('appends to the bytes of the source', () => {
    for (const bytes of [source, withObjectStream()]) {
      const file = new PdfFile(bytes);
      const update = new IncrementalUpdate(file);
      const added = update.add(new Map([['New', true]]));
      update.set(new PdfReference(3), new PdfString(Buffer.from('changed (a) \\ é')));
      const result = Buffer.concat([...update.finish()]);
      assert.ok(result.subarray(0, bytes.length).equals(bytes));
      const again = new PdfFile(result);
      assert.equal(again.references.isStream, file.references.isStream);
      assert.deepEqual(again.object(3), string('changed (a) \\ é'));
      assert.deepEqual(again.object(added.number), new Map([['New', true]]));
      assert.deepEqual(again.object(1), file.object(1));
    }
  });

  it('writes numbers of the file with all their digits', () => {
    const update = new IncrementalUpdate(new PdfFile(source));
    const box = [0, -0.1, 841.8897637795275, 1e-7];
    const added = update.add(new Map([['MediaBox', box]]));
    const again = new PdfFile(Buffer.concat([...update.finish()]));
    assert.deepEqual(again.object(added.number), new Map([['MediaBox', [0, -0.1, 841.8897637795275, 0]]]));
  });

  it('writes all cross references of a file that has none', () => {
    const damaged = Buffer.from(source.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
    const update = new IncrementalUpdate(new PdfFile(damaged));
    update.set(new PdfReference(3), true);
    const again = new PdfFile(Buffer.concat([...update.finish()]));
    assert.notEqual(again.references.newest, undefined);
    assert.match(contentOf(again, 1), /\(Second\) Tj/);
  });
});

function string(text: string): PdfString {
  return new PdfString(Uint8Array.from(Buffer.from(text)));
}

/** A file whose object 3 is in a stream of objects, with a stream of cross references. */
function withObjectStream(): Buffer {
  const parts = ['%PDF-1.5\n'];
  const offsets: number[] = [];
  const add = (number: number, body: string): void => {
    offsets[number] = parts.join('').length;
    parts.push(`${number} 0 obj\n${body}\nendobj\n`);
  };
  add(1, '<< /Type /Catalog /Pages 2 0 R >>');
  add(2, '<< /Type /Pages /Kids [] /Count 0 >>');
  add(4, pdfStream('3 0 << /Kind (packed) >>', '/Type /ObjStm /N 1 /First 4'));
  const start = parts.join('').length;
  const entries = [0, 1, 2, 3, 4, 5].map((number) => {
    const [type, second, third] =
      number === 0 ? [0, 0, 0] : number === 3 ? [2, 4, 0] : [1, number === 5 ? start : (offsets[number] ?? 0), 0];
    return Buffer.from([type, second >> 8, second & 0xff, third]).toString('latin1');
  });
  add(5, pdfStream(entries.join(''), '/Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R'));
  return Buffer.from(`${parts.join('')}startxref\n${start}\n%%EOF\n`, 'latin1');
}
