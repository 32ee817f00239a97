import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, type PdfDescription, pdfStream } from '../../../../../test/support/build-pdf.ts';
import { readPdf } from '../../reading/read-pdf.ts';
import { IncrementalUpdate } from '../objects/incremental-update.ts';
import { PdfFile } from '../objects/pdf-file.ts';
import { type PdfPage, readPages } from '../objects/read-pages.ts';
import { StreamEdits } from './edit-streams.ts';
import { insertionPoint, isFilledBetween } from './insert-text.ts';
import { type LineOrigin, LineReturns } from './line-origin.ts';
import { readPageOperations } from './read-page-operations.ts';
import { isDivisible, isRemovable, removeText, type TextRemoval } from './remove-text.ts';
import type { ShowOperation } from './text-state.ts';

type Part = readonly [ordinal: number, start: number, end: number];

/** Differences a channel may have from other rounding. */
const tolerance = 24;

/** Removes text of the first page, and compares what is shown then with what is shown without the same objects. */
async function removed(
  description: PdfDescription,
  whole: readonly number[],
  parts: readonly Part[] = [],
): Promise<string> {
  const bytes = buildPdf(description);
  using before = await readPdf(bytes);
  const content = before.readPage(0);
  const file = new PdfFile(bytes);
  const [page] = readPages(file) as Iterable<PdfPage> as unknown as [PdfPage];
  const operations = readPageOperations(file, page);
  assert.equal(operations.shows.length, content.objects.length);
  const charactersOf = (ordinal: number) =>
    content.characters.filter(({ object }) => object === ordinal).sort((one, other) => one.origin.x - other.origin.x);
  const removal: TextRemoval = {
    whole: new Set(whole),
    parts: new Map(parts.map(([ordinal, start, end]) => [ordinal, [{ start, end }]])),
  };
  for (const [ordinal] of parts) assert.ok(isDivisible(file, operations.shows[ordinal] as never, charactersOf));
  const update = new IncrementalUpdate(file);
  const edits = new StreamEdits(update, new Map());
  const gone = removeText(file, operations, removal, charactersOf, edits);
  edits.dropReturns(operations.shows, gone);
  const result = edits.finish(operations.root, operations.openStates);
  assert.ok(result);
  update.set(
    page.reference,
    new Map([...page.dictionary, ['Contents', result.contents], ['Resources', result.resources]]),
  );
  using after = await readPdf(Buffer.concat([...update.finish()]));
  if (parts.length === 0) {
    const expected = before.renderPage(0, { scale: 1, without: removal.whole }).rgba;
    const actual = after.renderPage(0, { scale: 1 }).rgba;
    assert.ok(
      expected.every((value, index) => Math.abs(value - (actual[index] ?? 0)) <= tolerance),
      'it looks different',
    );
  }
  const page2 = after.readPage(0);
  return page2.characters
    .map(({ text, origin }) => `${text}@${Math.round(origin.x)},${Math.round(origin.y)}`)
    .join(' ');
}

describe('removing text from a page', () => {
  it('keeps what follows on the line where it was', async () => {
    const content = 'BT /F4 10 Tf 10 100 Td (ab) Tj (cd) Tj [(e) -1000 (f)] TJ 0 -20 Td (g) Tj ET';
    assert.equal(await removed({ pages: [content] }, [0]), 'c@22,100 d@28,100 e@34,100 f@50,100 g@10,80');
    assert.equal(await removed({ pages: [content] }, [1]), 'a@10,100 b@16,100 e@34,100 f@50,100 g@10,80');
  });

  it('moves text that stays once where its operator begins with a move', async () => {
    const content = 'BT /F4 10 Tf 10 100 Td (ab) Tj [<> -1000 (c) -500 (d)] TJ (e) Tj ET';
    assert.equal(await removed({ pages: [content] }, [0]), 'c@32,100 d@43,100 e@49,100');
  });

  it('keeps the moves and spacings of operators that also begin lines', async () => {
    const content = "BT /F4 10 Tf 12 TL 10 100 Td (a) Tj (b) ' 3 2 (c) \" (d d) ' ET";
    assert.equal(await removed({ pages: [content] }, [1]), 'a@10,100 c@10,76 d@10,64  @18,64 d@29,64');
    assert.equal(await removed({ pages: [content] }, [1, 2]), 'a@10,100 d@10,64  @18,64 d@29,64');
  });

  it('takes characters out of an operator', async () => {
    const content = 'BT /F4 10 Tf 2 0 0 2 10 100 Tm [(ab) -100 (cd)] TJ (e) Tj 0 -10 Td (f) Tj ET';
    assert.equal(await removed({ pages: [content] }, [], [[0, 1, 3]]), 'a@10,100 d@48,100 e@60,100 f@10,80');
  });

  it('puts what stays to where the widths of the font say, with their decimals', async () => {
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 97 /LastChar 98 /Widths [500.9 600] >>`;
    const form = pdfStream(
      `BT /F9 10 Tf 10 100 Td [(${'a'.repeat(100)}) 0 (b)] TJ ET`,
      `/Type /XObject /Subtype /Form /BBox [0 0 600 200] /Resources << /Font << /F9 ${firstObject} 0 R >> >>`,
    );
    const page = { content: '/X1 Do', resources: `/XObject << /X1 ${firstObject + 1} 0 R >>` };
    // PDFium itself has the letter at 510, since it cuts decimals off.
    assert.equal(await removed({ pages: [page], objects: [font, form] }, [], [[0, 0, 100]]), 'b@511,100');
  });

  it('keeps what an operator shows last at the beginning of its line', async () => {
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 97 /LastChar 98 /Widths [500 600] >>`;
    const form = pdfStream(
      'BT /F9 10 Tf 100 100 Td [(bb) 3000 (a)] TJ ET',
      `/Type /XObject /Subtype /Form /BBox [0 0 600 200] /Resources << /Font << /F9 ${firstObject} 0 R >> >>`,
    );
    const page = { content: '/X1 Do', resources: `/XObject << /X1 ${firstObject + 1} 0 R >>` };
    assert.equal(await removed({ pages: [page], objects: [font, form] }, [], [[0, 1, 3]]), 'a@82,100');
  });

  it('takes text out of forms where they are drawn', async () => {
    const form = pdfStream('BT /F4 10 Tf 0 0 Td (form) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 100 20]');
    const page = {
      content: 'q 1 0 0 1 10 50 cm /X1 Do Q q 1 0 0 1 10 90 cm /X1 Do Q',
      resources: '/XObject << /X1 10 0 R >>',
    };
    assert.equal(await removed({ pages: [page], objects: [form] }, [0]), 'f@10,90 o@16,90 r@22,90 m@28,90');
  });

  it('is not led astray by pictures in the content and by tokens over several parts', async () => {
    const image = 'q 10 0 0 10 200 200 cm BI /W 4 /H 1 /BPC 8 /CS /G ID EI \x01 EI Q\n';
    const content = `${image}BT /F4 10 Tf 10 100 Td <6162> Tj (c\\)\\144) Tj ET`;
    assert.equal(await removed({ pages: [content] }, [0]), 'c@22,100 )@28,100 d@34,100');
  });

  it('begins the line of an operator once where new text is put before it', async () => {
    const bytes = buildPdf({ pages: ["BT /F4 10 Tf 18 TL 10 100 Td (a) Tj (gone) ' (c) ' ET"] });
    const file = new PdfFile(bytes);
    const [page] = [...readPages(file)] as unknown as [PdfPage];
    const operations = readPageOperations(file, page);
    const update = new IncrementalUpdate(file);
    const edits = new StreamEdits(update, new Map());
    removeText(file, operations, { whole: new Set([1]), parts: new Map() }, () => [], edits);
    const show = operations.shows[1] as (typeof operations.shows)[number];
    insertionPoint(operations, show, { left: 10, bottom: 80, right: 40, top: 90 }).insert(edits, 'BT ET\n');
    const result = edits.finish(operations.root, operations.openStates);
    assert.ok(result);
    update.set(page.reference, new Map(page.dictionary).set('Contents', result.contents));
    using after = await readPdf(Buffer.concat([...update.finish()]));
    const positions = after.readPage(0).characters.map(({ text, origin }) => `${text}@${Math.round(origin.y)}`);
    assert.deepEqual(positions, ['a@100', 'c@64']);
  });

  it('reaches what stays behind many steps by all of them, and goes along its line from there', async () => {
    const steps = '0.109 0.4338 Td (a) Tj\n'.repeat(150);
    const bytes = buildPdf({ pages: [`BT /F4 10 Tf 72 100 Td ${steps} 0.1 9 Td [(1) -1000 (gone) -20 (2)] TJ ET`] });
    using pdf = await readPdf(bytes);
    const { characters } = pdf.readPage(0);
    const charactersOf = (ordinal: number) => characters.filter(({ object }) => object === ordinal);
    const file = new PdfFile(bytes);
    const [page] = [...readPages(file)] as unknown as [PdfPage];
    const operations = readPageOperations(file, page);
    const show = operations.shows[150] as (typeof operations.shows)[number];
    const showsWithout = (start: number, end: number) => {
      const update = new IncrementalUpdate(file);
      const edits = new StreamEdits(update, new Map());
      const parts = new Map([[150, [{ start, end }]]]);
      removeText(file, operations, { whole: new Set(), parts }, charactersOf, edits);
      insertionPoint(operations, show, { left: 80, bottom: 170, right: 120, top: 190 }).insert(edits, '');
      const result = edits.finish(operations.root, operations.openStates);
      assert.ok(result);
      update.set(page.reference, new Map(page.dictionary).set('Contents', result.contents));
      const changed = new PdfFile(Buffer.concat([...update.finish()]));
      const [other] = [...readPages(changed)] as unknown as [PdfPage];
      return readPageOperations(changed, other).shows.slice(150);
    };
    // The same sum, added up in the same order.
    const [number, last] = showsWithout(1, 5);
    assert.deepEqual(number?.origin, show.origin);
    assert.equal(last?.lineMatrix[5], show.lineMatrix[5]);
    const [end] = showsWithout(0, 5);
    assert.equal(end?.lineMatrix[5], show.lineMatrix[5]);
    assert.ok(Math.abs((end?.lineMatrix[4] ?? 0) - (last?.lineMatrix[4] ?? 0)) < 1e-6);
    assert.ok((end?.lineMatrix[4] ?? 0) > show.lineMatrix[4] + 30);
  });

  it('says whether an area is painted over the first of two texts', () => {
    const strip = (y: number) =>
      `1 g 0 ${y} 200 10 re f q 0 ${y} 200 10 re W n BT /F1 20 Tf 10 20 Td (strips) Tj ET Q `;
    const file = new PdfFile(buildPdf({ pages: [strip(30) + strip(20)] }));
    const [page] = [...readPages(file)];
    const operations = readPageOperations(file, page as PdfPage);
    const box = { left: 10, bottom: 16, right: 60, top: 34 };
    assert.equal(isFilledBetween(operations, 0, 1, box), true);
    assert.equal(isFilledBetween(operations, 0, 0, box), false);
    assert.equal(isFilledBetween(operations, 0, 1, { left: 10, bottom: 50, right: 60, top: 60 }), false);
  });

  it('finds a position for new text that is not clipped', () => {
    const clipped = 'q 0 0 50 50 re W n BT /F1 10 Tf 10 10 Td (a) Tj ET Q q 2 0 0 2 0 0 cm BT /F1 10 Tf (b) Tj ET Q';
    const file = new PdfFile(buildPdf({ pages: [clipped] }));
    const [page] = [...readPages(file)];
    const operations = readPageOperations(file, page as PdfPage);
    const edits = new StreamEdits(new IncrementalUpdate(file), new Map());
    const at = (box: { left: number; bottom: number; right: number; top: number }) =>
      insertionPoint(operations, operations.shows[0] as never, box);
    assert.deepEqual(at({ left: 10, bottom: 10, right: 40, top: 20 }).state.clip, {
      left: 0,
      bottom: 0,
      right: 50,
      top: 50,
    });
    const wide = at({ left: 10, bottom: 10, right: 400, top: 20 });
    assert.equal(wide.state.clip, undefined);
    wide.insert(edits, 'BT ET\n');
    assert.ok(edits.finish(operations.root, operations.openStates));
  });

  /** What is written for a page of which this is removed. */
  async function written(description: PdfDescription, whole: readonly number[], parts: readonly Part[]) {
    const bytes = buildPdf(description);
    using pdf = await readPdf(bytes);
    const file = new PdfFile(bytes);
    const [page] = readPages(file) as Iterable<PdfPage> as unknown as [PdfPage];
    const operations = readPageOperations(file, page);
    const written: string[] = [];
    const returns = new LineReturns();
    const edits = {
      replace: (...all: unknown[]) => written.push(String(all[3])),
      insert: (...all: unknown[]) => written.push(String(all[2])),
      goBack: (...all: unknown[]) => written.push(returns.to(all[2] as LineOrigin)),
      returns,
    };
    const { characters } = pdf.readPage(0);
    const charactersOf = (ordinal: number) => characters.filter(({ object }) => object === ordinal);
    const ranges = Map.groupBy(parts, ([ordinal]) => ordinal);
    const removal = {
      whole: new Set(whole),
      parts: new Map([...ranges].map(([ordinal, list]) => [ordinal, list.map(([, start, end]) => ({ start, end }))])),
    };
    removeText(file, operations, removal, charactersOf, edits as never);
    return written.map((text) => text.trim()).filter((text) => text !== '');
  }

  it('writes nothing before what stays at the beginning of a line', async () => {
    const content = 'BT /F4 10 Tf 72.1 100.3 Td 0.7 14.4 Td [(1) -1000 (gone)] TJ 0 -12.3 Td (next) Tj ET';
    assert.deepEqual(await written({ pages: [content] }, [], [[0, 1, 6]]), [
      '[(1) -1000] TJ',
      '1 0 0 1 0 0 Tm\n72.1 100.3 Td\n0.7 14.4 Td',
    ]);
  });

  it('goes along a line by the widths of what is gone, which all readers add up alike', async () => {
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 97 /LastChar 100 /Widths [500.9 600 333 444] >>`;
    const page = (content: string): PdfDescription => ({
      pages: [{ content: '/X1 Do', resources: `/XObject << /X1 ${firstObject + 1} 0 R >>` }],
      objects: [
        font,
        pdfStream(
          content,
          `/Type /XObject /Subtype /Form /BBox [0 0 600 200] /Resources << /Font << /F9 ${firstObject} 0 R >> >>`,
        ),
      ],
    });
    const back = '1 0 0 1 0 0 Tm\n10 100 Td';
    const one = page('BT /F9 10 Tf 10 100 Td [(aa) 3.25 (bcb) -2 (d)] TJ ET');
    const pieces = '[-500.9 -500.9 3.25(b)] TJ\n[-333(b) -2<64>] TJ'.replace('<64>', '(d)');
    assert.deepEqual(
      await written(
        one,
        [],
        [
          [0, 0, 2],
          [0, 3, 4],
        ],
      ),
      [`${back}\n${pieces}`, back],
    );
    const several = page('BT /F9 10 Tf 10 100 Td (ab) Tj [(c) 7 (d)] TJ (a) Tj ET');
    assert.deepEqual(await written(several, [0], []), [`${back}\n[-500.9 -600] TJ`, back]);
    assert.deepEqual(await written(several, [1], []), [`${back}\n[-500.9 -600 -333 7 -444] TJ`, back]);
    // Spaces between letters, and other sizes, are no widths.
    for (const content of ['1 Tc (ab) Tj (c) Tj', '(ab) Tj /F9 12 Tf (c) Tj']) {
      const [text = ''] = await written(page(`BT /F9 10 Tf 10 100 Td ${content} ET`), [0], []);
      assert.match(text, /\n1[13][\d.]+ 0 Td$/);
    }
  });

  it('goes back to where a line begins only for text that stays and counts from there', () => {
    const returnsOf = (content: string, whole: readonly number[]): number => {
      const file = new PdfFile(buildPdf({ pages: [content] }));
      const [page] = readPages(file) as Iterable<PdfPage> as unknown as [PdfPage];
      const operations = readPageOperations(file, page);
      const update = new IncrementalUpdate(file);
      const edits = new StreamEdits(update, new Map());
      const gone = removeText(file, operations, { whole: new Set(whole), parts: new Map() }, () => [], edits);
      for (const ordinal of whole) {
        const show = operations.shows[ordinal] as ShowOperation;
        insertionPoint(operations, show, { left: 0, bottom: 0, right: 1, top: 1 }).insert(edits, 'BT (new) Tj ET\n');
      }
      edits.dropReturns(operations.shows, gone);
      const result = edits.finish(operations.root, operations.openStates);
      assert.ok(result);
      update.set(page.reference, new Map(page.dictionary).set('Contents', result.contents));
      const changed = new PdfFile(Buffer.concat([...update.finish()]));
      const [other] = [...readPages(changed)] as unknown as [PdfPage];
      return Buffer.from(readPageOperations(changed, other).root.bytes).toString().split(' Tm').length - 1;
    };
    const lines = (...texts: readonly string[]): string =>
      `BT /F4 10 Tf 10 100 Td ${texts.map((text) => `(${text}) Tj 0 -20 Td`).join(' ')} ET `;
    assert.equal(returnsOf(lines('gone', 'gone', 'gone'), [0, 1, 2]), 0);
    assert.equal(returnsOf(lines('gone', 'gone', 'stays', 'stays'), [0, 1]), 1);
    assert.equal(returnsOf(lines('gone', 'stays', 'gone', 'stays'), [0, 2]), 2);
    assert.equal(returnsOf(lines('gone') + lines('stays'), [0]), 0);
    assert.equal(returnsOf(`${lines('gone').replace('ET', '')} 1 0 0 1 5 5 Tm (stays) Tj ET`, [0]), 1);
  });

  it('leaves a string that goes on over operators, since its end is missing', () => {
    const shows = (text: string) => {
      const file = new PdfFile(buildPdf({ pages: [`BT /F1 10 Tf 50 700 Td (${text}) Tj ET`] }));
      const [page] = readPages(file) as Iterable<PdfPage> as unknown as [PdfPage];
      return readPageOperations(file, page).shows[0];
    };
    assert.ok(!isRemovable(shows('Flow\n0 Tw\n316.08 347.76 m\n369.48 347.76 l\n1 0 0 1 72 700 Tm\nf (end)')));
    assert.ok(isRemovable(shows('Chapter 1 of\nthis book has 2\nparts, and chapter 3\nhas 4 of them')));
  });
});
