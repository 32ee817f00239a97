import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
import type { PageContent } from './page-content.ts';
import { readPdf } from './read-pdf.ts';

async function contentOf(...pages: Parameters<typeof buildPdf>[0]['pages']): Promise<PageContent> {
  using pdf = await readPdf(buildPdf({ pages }));
  return pdf.readPage(0);
}

const textOf = ({ characters }: PageContent): string => characters.map(({ text }) => text).join('');
const near = (actual: number | undefined, expected: number, tolerance = 0.5): void =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) <= tolerance, `${actual} is not near ${expected}`);

describe('characters of a page', () => {
  it('have their text, position, size and look', async () => {
    const content = await contentOf(
      `1 0 0 rg ${pdfText(100, 700, 'Red', 12, 'F2')}0 g BT /F3 6 Tf 2 0 0 2 50 600 Tm (Big) Tj ET`,
    );
    assert.equal(textOf(content), 'RedBig');
    const [red] = content.characters;
    assert.deepEqual(red?.fill, { red: 1, green: 0, blue: 0, alpha: 1 });
    assert.deepEqual(red?.origin, { x: 100, y: 700 });
    assert.equal(red?.size, 12);
    assert.equal(red?.font.bold, true);
    assert.equal(red?.font.family, 'sans');
    near(red?.advance, 12 * 0.722, 0.1);
    const big = content.characters[3];
    assert.equal(big?.size, 12);
    assert.equal(big?.font.italic, true);
    assert.deepEqual(
      content.characters.map(({ object }) => object),
      [0, 0, 0, 1, 1, 1],
    );
  });

  it('are passed over for objects that nobody asks for', async () => {
    using pdf = await readPdf(buildPdf({ pages: [pdfText(100, 700, 'Red') + pdfText(100, 600, 'Big')] }));
    const { characters, objects } = pdf.readPage(0, new Set([0]));
    assert.deepEqual(
      characters.map(({ text, object }) => [text, object]),
      [...'Big'].map((letter) => [letter, 1]),
    );
    assert.equal(objects.length, 2);
    assert.equal(textOf(pdf.readPage(0)), 'RedBig');
  });

  it('are counted without what is hidden, and without letters that only their page explains', async () => {
    const bitmaps =
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << /a 10 0 R >> ' +
      '/Encoding << /Differences [65 /a] >> /FirstChar 65 /LastChar 65 /Widths [9] /Resources << >> >>';
    const content = pdfText(100, 700, 'gone') + pdfText(100, 600, 'Otto 12') + pdfText(100, 500, 'A', 12, 'T');
    const page = { content, entries: `/Resources << /Font << /F1 3 0 R /T ${firstObject + 1} 0 R >> >>` };
    using pdf = await readPdf(buildPdf({ pages: [page], objects: [pdfStream('9 0 d0 0 0 9 9 re f'), bitmaps] }));
    const counts = pdf.countTexts(0, new Set([0]));
    assert.deepEqual(
      [...counts].filter(([text]) => text !== ' '),
      [
        ['O', 1],
        ['t', 2],
        ['o', 1],
        ['1', 1],
        ['2', 1],
      ],
    );
    assert.equal(pdf.countTexts(0, new Set()).get('g'), 1);
  });

  it('are of a typewriter where narrow and wide letters have one width, whatever the font is called', async () => {
    const widths = (width: (code: number) => number): string =>
      Array.from({ length: 95 }, (_, index) => width(32 + index)).join(' ');
    const font = (width: (code: number) => number): string =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /Anonymous /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${widths(width)}] >>`;
    const page = {
      content: pdfText(100, 700, 'mill', 12, 'A') + pdfText(100, 600, 'mill', 12, 'B'),
      entries: `/Resources << /Font << /A ${firstObject} 0 R /B ${firstObject + 1} 0 R >> >>`,
    };
    const fonts = [font(() => 600), font((code) => (code === 0x69 ? 300 : 600))];
    using pdf = await readPdf(buildPdf({ pages: [page], objects: fonts }));
    const families = pdf.readPage(0).characters.map((character) => character.font.family);
    assert.deepEqual(families, [...Array(4).fill('mono'), ...Array(4).fill('sans')]);
  });

  it('of turned text have boxes around the turned letters', async () => {
    const { characters } = await contentOf('BT /F1 10 Tf 0 1 -1 0 300 400 Tm (Up) Tj ET');
    near(characters[0]?.angle, Math.PI / 2, 0.01);
    near(characters[0]?.box.bottom, 400);
    near(characters[1]?.origin.y, 407.2);
    near(characters[0]?.advance, 7.2);
  });

  it('in forms are numbered where the form is drawn', async () => {
    const form = pdfStream(
      pdfText(0, 0, 'inside'),
      '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /Font 7 0 R >>',
    );
    const page = {
      content: `${pdfText(10, 700, 'first')} q 2 0 0 2 100 100 cm /X Do Q ${pdfText(10, 50, 'last')}`,
      resources: `/XObject << /X ${firstObject} 0 R >>`,
    };
    using pdf = await readPdf(buildPdf({ pages: [page], objects: [form] }));
    const content = pdf.readPage(0);
    assert.equal(textOf(content), 'firstinsidelast');
    assert.deepEqual([...new Set(content.characters.map(({ object }) => object))], [0, 1, 2]);
    assert.deepEqual(content.characters[5]?.origin, { x: 100, y: 100 });
    assert.equal(content.characters[5]?.size, 24);
    assert.equal(content.objects[1]?.depth, 1);
  });

  it('that are drawn twice are one, and the second drawing names the first', async () => {
    const content = await contentOf(
      pdfText(100, 700, 'Twice') + pdfText(100.3, 700, 'Twice') + pdfText(100, 600, 'Once'),
    );
    assert.equal(textOf(content), 'TwiceOnce');
    assert.equal(content.objects.length, 3);
    assert.equal(content.objects[1]?.repeats, 0);
    assert.equal(content.objects[2]?.repeats, undefined);
  });

  it('of marked content with a text of its own are that text', async () => {
    const content = await contentOf(
      `/Span << /ActualText (whole) >> BDC ${pdfText(100, 700, 'wh')}${pdfText(114, 700, 'ole')} EMC`,
    );
    assert.equal(textOf(content), 'whole');
    assert.equal(content.objects[1]?.repeats, 0);
  });
});

describe('what else is on a page', () => {
  it('are lines, rectangles, and where they are drawn', async () => {
    const { paths } = await contentOf(
      `0 0 1 RG 100 500 m 300 500 l S 0.9 g 100 100 200 50 re f 100 90 200 1 re f ${pdfText(1, 1, 'a')} 50 50 m 60 90 l 70 50 l s`,
    );
    assert.deepEqual(
      paths.map(({ shape, after, path }) => [shape, after, path]),
      [
        ['horizontal', 0, 0],
        ['rectangle', 0, 1],
        ['horizontal', 0, 2],
        ['other', 1, 3],
      ],
    );
    assert.deepEqual(paths[0]?.stroke, { red: 0, green: 0, blue: 1, alpha: 1 });
    assert.deepEqual(paths[1]?.box, { left: 100, bottom: 100, right: 300, top: 150 });
  });

  it('are the areas of links', async () => {
    const annotation = `<< /Type /Annot /Subtype /Link /Rect [10 20 110 40] /A << /S /URI /URI (https://example.org) >> >>`;
    const note = '<< /Type /Annot /Subtype /Text /Rect [1 1 9 9] /Contents (note) >>';
    const page = { content: '', entries: `/Annots [${firstObject} 0 R ${firstObject + 1} 0 R]` };
    using pdf = await readPdf(buildPdf({ pages: [page], objects: [note, annotation] }));
    assert.deepEqual(pdf.readPage(0).links, [
      { annotation: 1, areas: [{ left: 10, bottom: 20, right: 110, top: 40 }] },
    ]);
  });

  it('is its size with the rotation, and the box that is shown', async () => {
    const content = await contentOf({
      content: '',
      width: 200,
      height: 100,
      entries: '/Rotate 90 /CropBox [10 10 190 90]',
    });
    assert.deepEqual([content.width, content.height, content.rotation], [80, 180, 90]);
    assert.deepEqual(content.cropBox, { left: 10, bottom: 10, right: 190, top: 90 });
  });
});

describe('drawing a page', () => {
  it('draws dark pixels for text, and none without it', async () => {
    using pdf = await readPdf(buildPdf({ pages: [pdfText(10, 10, 'Hello', 40) + pdfText(10, 400, 'Other', 40)] }));
    const dark = (options: Parameters<typeof pdf.renderPage>[1]): readonly [boolean, boolean] => {
      const { width, height, rgba } = pdf.renderPage(0, options);
      assert.equal(rgba.length, width * height * 4);
      const rows = (from: number, to: number): boolean =>
        rgba.subarray(from * width * 4, to * width * 4).some((value) => value < 99);
      return [rows(0, height / 2), rows(height / 2, height)];
    };
    assert.deepEqual(dark({ scale: 0.5 }), [true, true]);
    assert.deepEqual(dark({ scale: 0.5, without: 'text' }), [false, false]);
    assert.deepEqual(dark({ scale: 0.5, without: new Set([1]) }), [false, true]);
  });

  it('is drawn in bands of rows as it is as a whole', async () => {
    using pdf = await readPdf(buildPdf({ pages: [pdfText(50, 700, 'drawn') + pdfText(50, 300, 'in bands')] }));
    const whole = pdf.renderPage(0, { scale: 1 });
    const bands = [0, 300, 600].map((from) => pdf.renderPage(0, { scale: 1, rows: { from, count: 300 } }));
    assert.deepEqual(
      bands.map(({ top, height }) => [top, height]),
      [
        [0, 300],
        [300, 300],
        [600, whole.height - 600],
      ],
    );
    assert.ok(Buffer.concat(bands.map(({ rgba }) => rgba)).equals(whole.rgba));
  });

  it('draws the same whatever was read and hidden before, on pages with one form too', async () => {
    const form = pdfStream(
      pdfText(0, 0, 'inside'),
      '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /Font 7 0 R >>',
    );
    const resources = `/XObject << /X ${firstObject} 0 R >>`;
    const pages = ['one', 'two'].map((text) => ({ content: `${pdfText(50, 700, text)}/X Do`, resources }));
    const bytes = buildPdf({ pages, objects: [form] });
    const drawn = async (index: number, without?: ReadonlySet<number>): Promise<Uint8Array> => {
      using fresh = await readPdf(bytes);
      return fresh.renderPage(index, { scale: 1, ...(without && { without }) }).rgba;
    };
    using pdf = await readPdf(bytes);
    const [first, second] = [new Set([0]), new Set([1])];
    const steps: readonly (readonly [number, ReadonlySet<number>?])[] = [
      [0],
      [0, first],
      [0, first],
      [0, second],
      [1, second],
      [1],
      [0, first],
    ];
    for (const [index, without] of steps) {
      const image = pdf.drawPage(index, { scale: 1, ...(without && { without }) }, ({ rgba }) => Buffer.from(rgba));
      assert.ok(image.equals(await drawn(index, without)), `page ${index} without ${[...(without ?? [])]}`);
      assert.equal(textOf(pdf.readPage(index)), `${index === 0 ? 'one' : 'two'}inside`);
    }
  });

  it('leaves pictures out, and draws them again', async () => {
    using pdf = await readPdf(buildPdf({ pages: [pictureAt(100, 100) + pdfText(50, 700, 'Title')] }));
    const sizeOf = (withoutPictures: boolean): number =>
      pdf.drawPage(0, { scale: 0.5, withoutPictures }, ({ rgba }) => rgba.filter((value) => value < 99).length);
    const [whole, without] = [sizeOf(false), sizeOf(true)];
    assert.ok(without > 0 && without < whole / 4);
    assert.equal(sizeOf(false), whole);
  });

  it('of huge pages makes smaller pictures', async () => {
    using pdf = await readPdf(buildPdf({ pages: [{ content: '', width: 14_000, height: 14_000 }] }));
    const { width, scale } = pdf.renderPage(0, { scale: 10 });
    assert.ok(width < 7_000 && scale < 1);
  });
});

describe('files that are refused', () => {
  const reason = (bytes: Uint8Array) =>
    readPdf(bytes).then(
      () => 'opened',
      (error: Error) => error.message,
    );

  it('say why', async () => {
    assert.match(await reason(Buffer.from('PK\u0003\u0004')), /it is not a PDF file/);
    assert.match(await reason(Buffer.from('%PDF-1.4\nnothing')), /it is damaged/);
    const encrypted = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> >> /ID [<00> <00>]`;
    assert.match(await reason(buildPdf({ pages: [''], trailer: encrypted })), /protected with a password/);
    const objects = [pdfStream('<xdp/>')];
    const xfa = '/AcroForm << /Fields [] /XFA [(template) 10 0 R] >>';
    const drawn = `${xfa} /NeedsRendering true`;
    assert.match(await reason(buildPdf({ pages: [pdfText(9, 9, 'Wait')], objects, catalogue: drawn })), /XFA form/);
    assert.match(await reason(buildPdf({ pages: ['', ''], objects, catalogue: xfa })), /XFA form/);
    assert.equal(await reason(buildPdf({ pages: ['', pdfText(9, 9, 'Name')], objects, catalogue: xfa })), 'opened');
    assert.equal(await reason(buildPdf({ pages: [''] })), 'opened');
  });

  it('or repaired: one without cross-references is written anew', async () => {
    const whole = buildPdf({ pages: [pdfText(10, 10, 'Saved')] }).toString('latin1');
    using damaged = await readPdf(Buffer.from(whole.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'));
    using repaired = await readPdf(damaged.normalise());
    assert.equal(textOf(repaired.readPage(0)), 'Saved');
  });
});

describe('hostile files', () => {
  it('that draw forms within forms many times are stopped by time or memory', async () => {
    const levels = 12;
    const objects = Array.from({ length: levels }, (_, level) =>
      pdfStream(
        level === levels - 1 ? pdfText(1, 1, 'x').repeat(20) : '/X Do '.repeat(20),
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font 7 0 R /XObject << /X ${firstObject + level + 1} 0 R >> >>`,
      ),
    );
    const page = { content: '/X Do', resources: `/XObject << /X ${firstObject} 0 R >>` };
    using pdf = await readPdf(buildPdf({ pages: [page], objects }), { memory: 48 << 20, stepTime: 2_000 });
    assert.throws(() => pdf.readPage(0), { code: 'invalid_document', message: /takes too much (time|memory)/ });
  });

  it('whose forms draw themselves end', async () => {
    const form = pdfStream(
      '/X Do',
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${firstObject} 0 R >> >>`,
    );
    const page = { content: '/X Do', resources: `/XObject << /X ${firstObject} 0 R >>` };
    using pdf = await readPdf(buildPdf({ pages: [page], objects: [form] }));
    assert.equal(pdf.readPage(0).characters.length, 0);
  });

  it('of changed bytes are read or refused', async () => {
    const whole = buildPdf({
      pages: [pdfText(10, 10, 'Some text') + pdfText(10, 40, 'and more')],
      objects: [pdfStream('x')],
    });
    let seed = 7;
    const next = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % limit;
    };
    for (let round = 0; round < 150; round += 1) {
      const bytes = Buffer.from(whole);
      for (let change = 0; change < 8; change += 1) bytes[9 + next(bytes.length - 9)] = next(256);
      try {
        using pdf = await readPdf(bytes);
        for (let page = 0; page < Math.min(3, pdf.pageCount); page += 1) pdf.readPage(page);
      } catch (error) {
        assert.equal((error as { code?: string }).code, 'invalid_document', String(error));
      }
    }
  });
});

/** A black square of fifty points. */
function pictureAt(x: number, y: number, before = ''): string {
  return `q ${before} 50 0 0 50 ${x} ${y} cm BI /W 1 /H 1 /CS /G /BPC 8 ID \0 EI Q\n`;
}

describe('pictures of a page', () => {
  it('are the same where they are drawn alike and have one position', async () => {
    const text = pdfText(50, 700, 'Title');
    const pages = [
      pictureAt(100, 100),
      pdfText(50, 600, 'new') + pictureAt(100, 100),
      pictureAt(100, 101),
      pictureAt(100, 100, '0 0 9 9 re W n'),
      pictureAt(100, 100) + pictureAt(200, 100),
      text + pictureAt(100, 100),
      pictureAt(100, 100).replace('/W 1', '/W 2').replace('ID \0', 'ID \0\0'),
      text,
    ];
    using pdf = await readPdf(buildPdf({ pages }));
    const [first, ...others] = pages.map((_, index) => pdf.readPictures(index, new Set(index === 1 ? [0] : [])));
    assert.ok((first?.length ?? 0) > 0);
    assert.deepEqual(others[0], first);
    for (const other of others.slice(1)) assert.notDeepEqual(other, first);
    assert.deepEqual(others.at(-1), []);
  });

  it('are not described where there are too many', async () => {
    using pdf = await readPdf(buildPdf({ pages: [pictureAt(100, 100).repeat(2_500)] }));
    assert.equal(pdf.readPictures(0, new Set()), undefined);
  });
});
