import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { buildPdf, firstObject, type PdfDescription, pdfStream, pdfText } from '../support/build-pdf.ts';
import { oneWord } from '../support/one-word.ts';
import { withinCpu } from '../support/within-cpu.ts';
import { useFolder } from './document-files.ts';
import { openAndWrite } from './document-fuzz.ts';

const words = pdfText(50, 700, 'The house is big.');
const page = { content: words };
const n = (index: number): string => `${firstObject + index} 0 R`;
const form = (content: string, resources: string): string =>
  pdfStream(content, `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${resources} /Font 7 0 R >>`);

/** Bytes that are packed several times. */
function packed(bytes: Buffer, times: number, entries = ''): string {
  let data = bytes;
  for (let time = 0; time < times; time += 1) data = deflateSync(data);
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ');
  return `<< ${entries} /Filter [${filters}] /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
}

/** Seconds of processor time to open a file, write it and open it again: what a thread may take for one of these. */
const seconds = 60;

describe('hostile PDF files are read or refused, and end', () => {
  let folder: Awaited<ReturnType<typeof useFolder>>;
  let count = 0;
  before(async () => {
    folder = await useFolder();
  });
  after(() => folder[Symbol.asyncDispose]());

  async function read(file: PdfDescription | Buffer): Promise<boolean> {
    count += 1;
    const path = join(folder.path, `${count}.pdf`);
    await writeFile(path, Buffer.isBuffer(file) ? file : buildPdf(file));
    const options = { read: { sourceLanguage: 'en', conversion: {} }, moveCodes: false, recognizer: oneWord };
    return await withinCpu(seconds, () => openAndWrite(pdfFilter, path, options));
  }

  it('streams that unpack to far more than they are', async () => {
    const spaces = Buffer.alloc(160 * 1024 ** 2, 0x20);
    for (const times of [1, 4])
      await read({ pages: [{ ...page, entries: `/Contents ${n(0)}` }], objects: [packed(spaces, times)] });
    const metadata = packed(spaces, 2, '/Type /Metadata /Subtype /XML');
    await read({ pages: [page], objects: [metadata], catalogue: `/Metadata ${n(0)}` });
  });

  it('forms that draw themselves, each other, and ten of the next one, twelve deep', async () => {
    const circle = [
      form(`${words}/B Do`, `/XObject << /B ${n(1)} /A ${n(0)} >>`),
      form(`${words}/A Do /B Do`, `/XObject << /A ${n(0)} /B ${n(1)} >>`),
    ];
    await read({
      pages: [{ content: `${words}/A Do`, resources: `/XObject << /A ${n(0)} >>` }],
      objects: circle,
    });
    const tower = Array.from({ length: 12 }, (_, level) =>
      form(
        '/N Do '.repeat(10) + pdfText(20, 20 + level, 'Word'),
        level === 11 ? '' : `/XObject << /N ${n(level + 1)} >>`,
      ),
    );
    await read({ pages: [{ content: `${words}/N Do`, resources: `/XObject << /N ${n(0)} >>` }], objects: tower });
    const chain = Array.from({ length: 600 }, (_, level) =>
      form('/N Do', level === 599 ? '' : `/XObject << /N ${n(level + 1)} >>`),
    );
    await read({ pages: [{ content: `${words}/N Do`, resources: `/XObject << /N ${n(0)} >>` }], objects: chain });
  });

  it('trees of pages that are circles, or have the same branches again and again', async () => {
    const branches = Array.from({ length: 12 }, (_, level) => {
      const kid = level === 11 ? '<< >>' : n(level + 1);
      return `<< /Type /Pages /Count 1000000000 /Kids [${Array.from({ length: 10 }, () => kid).join(' ')}] >>`;
    });
    const trees: readonly (readonly [kids: string, objects: readonly string[]])[] = [
      ['2 0 R', []],
      [
        n(0),
        [
          `<< /Type /Pages /Parent 2 0 R /Count 5 /Kids [2 0 R ${n(0)} ${n(1)}] >>`,
          '<< /Type /Page /MediaBox [0 0 9 9] >>',
        ],
      ],
      [n(0), branches],
      [n(0), Array.from({ length: 3_000 }, (_, level) => `<< /Type /Pages /Count 1 /Kids [${n(level + 1)}] >>`)],
    ];
    for (const [kids, objects] of trees) {
      const source = buildPdf({ pages: [page], objects }).toString('latin1');
      await read(
        Buffer.from(
          source.replace(/\/Kids \[\d+ 0 R\]/, `/Kids [${kids} ${firstObject + objects.length} 0 R]`),
          'latin1',
        ),
      );
    }
  });

  it('tables of references that name themselves as the one before, and lengths that are their own', async () => {
    const source = buildPdf({ pages: [page] }).toString('latin1');
    const start = /startxref\n(\d+)/.exec(source)?.[1] ?? '0';
    await read(Buffer.from(source.replace('/Root', `/Prev ${start} /XRefStm ${start} /Root`), 'latin1'));
    await read(Buffer.from(source.replace(/\/Size \d+/, '/Size 2147483647'), 'latin1'));
    await read({
      pages: [{ ...page, entries: `/Contents ${n(0)}` }],
      objects: [`<< /Length ${n(0)} >>\nstream\n${words}\nendstream`],
    });
    const members = `<< /Type /ObjStm /N 99999999 /First 10 /Extends ${n(0)} /Length 12 >>\nstream\n10 0 11 5 x \nendstream`;
    await read({ pages: [page], objects: [members, n(1), n(2), n(1)] });
  });

  it('pages of a kilometre, of nothing, and turned by what is no number', async () => {
    for (const box of ['0 0 1000000000 1000000000', '0 0 0 0', '-1e30 -1e30 1e30 1e30', '10 10 5 5', '0 0 14400 14400'])
      await read({ pages: [{ ...page, entries: `/MediaBox [${box}] /UserUnit 75000 /Rotate ${box}` }] });
  });

  it('fields, bookmarks, tags and comments that are circles, or twenty thousand', async () => {
    const widget = '/Subtype /Widget /Rect [0 0 100 20] /DA (/F1 10 Tf)';
    const look = pdfStream(
      '/A Do BT /F1 9 Tf (Words) Tj ET',
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A ${n(1)} >> /Font 7 0 R >>`,
    );
    const circle = [
      `<< /FT /Tx /T (a) /V (Words) /Parent ${n(0)} /Kids [${n(0)}] ${widget} /AP << /N ${n(1)} >> >>`,
      look,
    ];
    const form = `/AcroForm << /Fields [${n(0)} ${n(0)}] /DR << /Font 7 0 R >> >>`;
    await read({ pages: [{ ...page, entries: `/Annots [${n(0)} ${n(0)}]` }], objects: circle, catalogue: form });
    const deep = Array.from(
      { length: 5_000 },
      (_, level) => `<< /T (a) /V (Words) /FT /Tx ${widget} /Kids [${n(level + 1)}] /Parent ${n(level - 1)} >>`,
    );
    await read({ pages: [page], objects: deep, catalogue: form });
    const many = Array.from({ length: 20_000 }, () => `<< /FT /Tx /T (a) /V (Words) ${widget} >>`).join(' ');
    await read({ pages: [page], catalogue: `/AcroForm << /Fields [${many}] >>` });
    const outlines = [
      `<< /First ${n(1)} >>`,
      `<< /Title (Words) /Next ${n(1)} /First ${n(2)} >>`,
      `<< /Title (Words) /Next ${n(1)} /First ${n(2)} >>`,
    ];
    await read({ pages: [page], objects: outlines, catalogue: `/Outlines ${n(0)}` });
    const tags = [`<< /K [${n(1)} ${n(0)}] >>`, `<< /Alt (Words) /K [${n(0)} ${n(1)} [${n(1)}]] >>`];
    await read({ pages: [page], objects: tags, catalogue: `/StructTreeRoot ${n(0)}` });
    const comments = Array.from(
      { length: 20_000 },
      () => '<< /Subtype /Text /Contents (Words) /Rect [0 0 1 1] >>',
    ).join(' ');
    await read({ pages: [{ ...page, entries: `/Annots [${comments}]` }] });
  });

  it('content of a million operators, of states that are never taken back, and of letters beyond reason', async () => {
    const pieces = [
      '0 0 m 1 1 l S '.repeat(400_000),
      'q '.repeat(1_000_000) + words,
      `BT /F1 1e30 Tf 1e300 0 0 1e300 1e300 1e300 Tm (Words) Tj /F1 -0 Tf (Words) Tj ET${words}`,
      `BT /F1 9 Tf ${'(Words) Tj '.repeat(50_000)}ET`,
      `/Span << /ActualText (${'a'.repeat(1_000_000)}) >> BDC ${words} EMC`.repeat(3),
    ];
    for (const content of pieces) await read({ pages: [{ content }] });
  });
});
