import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, firstObject, type PdfPage, pdfText } from '../../../../test/support/build-pdf.ts';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { layOutPage } from './lay-out-page.ts';
import type { PageLayout } from './page-layout.ts';
import { readPdf } from './read-pdf.ts';

async function layoutOf(page: PdfPage | string, objects: readonly string[] = []): Promise<PageLayout> {
  using pdf = await readPdf(buildPdf({ pages: [page], objects }));
  return layOutPage(pdf.readPage(0));
}

const shown = ({ inlines }: Segment): string =>
  inlines
    .map((inline) => (typeof inline === 'string' ? inline : inline.kind === 'open' ? `‹${inline.id}:` : '›'))
    .join('');
const textsOf = ({ blocks }: PageLayout): readonly string[] => blocks.map(({ unit }) => shown(unit.segment));

/** Lines of about 240 points in Helvetica 12, one below the other. */
const lines = (x: number, y: number, texts: readonly string[], leading = 14): string =>
  texts.map((text, index) => pdfText(x, y - index * leading, text)).join('');

const prose = [
  'The first line of this column is filled,',
  'and so is the second one, which has a',
  'third below it. Here the paragraph ends.',
];

describe('paragraphs', () => {
  it('are found in time in a column of very many lines', () =>
    withinCpu(3, async () => {
      const line = (index: number): string => pdfText(20, 13_900 - 0.45 * index, 'a', 0.4);
      const content = Array.from({ length: 30_000 }, (_, index) => line(index)).join('');
      using pdf = await readPdf(buildPdf({ pages: [{ content, height: 14_000 }] }));
      const page = pdf.readPage(0);
      assert.equal(page.characters.length, 30_000);
      layOutPage(page);
    }));

  it('join lines, and words that are hyphenated', async () => {
    const layout = await layoutOf(
      lines(50, 700, [
        'Long paragraphs have a remark-',
        'able number of lines, and more',
        'than one of them is full here.',
      ]),
    );
    assert.deepEqual(textsOf(layout), [
      'Long paragraphs have a remarkable number of lines, and more than one of them is full here.',
    ]);
    assert.equal(layout.blocks[0]?.leading, 14);
    assert.deepEqual(layout.blocks[0]?.objects, [0, 1, 2]);
  });

  it('keep the hyphen of a compound that is elsewhere on the page', async () => {
    const content = lines(50, 700, ['A well-known fact that is now well-', 'known to every one of its readers.']);
    assert.deepEqual(textsOf(await layoutOf(content)), [
      'A well-known fact that is now well-known to every one of its readers.',
    ]);
  });

  it('begin where a line is indented, and after a line that is not full', async () => {
    const indented = [...prose, '']
      .map((text, index) => pdfText(index === 0 ? 65 : 50, 700 - 14 * index, text))
      .join('');
    const second = [...prose].map((text, index) => pdfText(index === 0 ? 65 : 50, 658 - 14 * index, text)).join('');
    const layout = await layoutOf(indented + second);
    assert.equal(layout.blocks.length, 2);
    assert.equal(layout.blocks[0]?.firstLineIndent, 15);
    const short = lines(50, 700, [...prose.slice(0, 2), 'Short end.', ...prose]);
    assert.equal((await layoutOf(short)).blocks.length, 2);
  });

  it('are apart from headings', async () => {
    const layout = await layoutOf(pdfText(50, 716, 'A heading', 12, 'F2') + lines(50, 700, prose));
    assert.equal(layout.blocks.length, 2);
    assert.equal(layout.blocks[0]?.style.bold, true);
    assert.notEqual(layout.blocks[0]?.styleCluster, layout.blocks[1]?.styleCluster);
  });

  it('begin below a line that shows characters which no font says', async () => {
    const layout = await layoutOf(pdfText(50, 714, '\u0001') + lines(50, 700, prose));
    assert.deepEqual(textsOf(layout), [prose.join(' ')]);
    assert.equal(layout.blocks[0]?.lines.length, 3);
  });

  it('are one line each where lines begin with labels', async () => {
    const labels = [
      'Report ID: SPARSE-2024, second copy',
      'Warehouse: Distribution Center',
      'Report date: 15 November',
    ];
    assert.deepEqual(textsOf(await layoutOf(lines(50, 700, labels))), labels);
  });

  it('go on beside a picture that their lines end at', async () => {
    const texts = ['The council met on Thursday', 'evening to talk about the old', 'bridge over the river, which'];
    const wide = ['has two damaged pillars, so that the road is closed to lorries of', 'more than three tonnes.'];
    const picture = 'q 150 0 0 44 220 668 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q\n';
    const layout = await layoutOf(lines(50, 700, [...texts, ...wide]) + picture);
    assert.deepEqual(textsOf(layout), [[...texts, ...wide].join(' ')]);
    assert.equal(layout.blocks[0]?.notches.length, 1);
  });

  it('of one line in the middle of a bar are centred', async () => {
    const bar = (x: number, text: string, y: number): string =>
      `0.8 g 40 ${y - 10} 440 30 re f 0 g ${pdfText(x, y, text, 12, 'F4')}`;
    const content = bar(260 - 3.6 * 16, 'A title in a bar', 700) + bar(50, 'At its beginning', 600);
    const layout = await layoutOf(content + lines(50, 500, prose));
    const alignments = new Map(textsOf(layout).map((text, index) => [text, layout.blocks[index]?.alignment]));
    assert.equal(alignments.get('A title in a bar'), 'center');
    assert.equal(alignments.get('At its beginning'), 'left');
  });

  it('in the middle are centred', async () => {
    const width = (text: string, size: number): number => text.length * size * 0.5;
    const texts = ['A long title of a paper that needs', 'two lines to say it all'];
    const content = texts
      .map((text, index) => pdfText(306 - width(text, 20) / 2, 700 - 24 * index, text, 20, 'F4'))
      .join('');
    const centred = texts
      .map((text, index) => pdfText(306 - text.length * 20 * 0.3, 700 - 24 * index, text, 20, 'F4'))
      .join('');
    assert.notEqual(content, centred);
    const layout = await layoutOf(centred);
    assert.deepEqual(textsOf(layout), ['A long title of a paper that needs two lines to say it all']);
    assert.equal(layout.blocks[0]?.alignment, 'center');
  });

  it('of one line are centred where others of several lines are, beside the middle of the page', async () => {
    const centred = (middle: number, y: number, text: string): string =>
      pdfText(middle - 3.6 * text.length, y, text, 12, 'F4');
    const content =
      centred(340, 720, 'The faculty of letters and of arts') +
      centred(340, 706, 'at a university') +
      centred(340, 640, 'A report of the last year') +
      centred(380, 580, 'On another axis');
    const layout = await layoutOf(content);
    const alignments = new Map(textsOf(layout).map((text, index) => [text, layout.blocks[index]?.alignment]));
    assert.equal(alignments.get('The faculty of letters and of arts at a university'), 'center');
    assert.equal(alignments.get('A report of the last year'), 'center');
    assert.equal(alignments.get('On another axis'), 'left');
  });

  it('have spaces where words are apart, drawn or not', async () => {
    const layout = await layoutOf('BT /F1 12 Tf 50 700 Td [(Words)-300(with)-300(gaps)] TJ ET');
    assert.deepEqual(textsOf(layout), ['Words with gaps']);
  });
});

describe('columns', () => {
  it('with a narrow gap are apart where only some of their baselines are the same', async () => {
    const text = 'Every line of this column is as long as the others are';
    const left = lines(50, 700, Array<string>(12).fill(text), 12);
    const right = (await layoutOf(left)).blocks[0]?.box.right ?? 0;
    const start = right + 10;
    const beside = pdfText(start + 10, 700, text.slice(2)) + lines(start, 686, Array<string>(10).fill(text), 14);
    const layout = await layoutOf({ content: left + beside, width: 900 });
    assert.deepEqual(
      layout.blocks.map(({ lines: own }) => own.length),
      [12, 11],
    );
  });

  it('are read one after the other, whether their lines are level or not', async () => {
    for (const shift of [0, 5]) {
      const layout = await layoutOf(
        lines(50, 700, prose) +
          lines(
            320,
            700 - shift,
            prose.map((text) => text.toUpperCase()).map((text) => text.slice(0, 30)),
          ),
      );
      assert.equal(layout.blocks.length, 2, JSON.stringify(textsOf(layout)));
      assert.match(textsOf(layout)[0] ?? '', /^The first line/);
    }
  });

  it('below a title over both come after it', async () => {
    const title = pdfText(50, 740, 'A title that goes over both of the columns below', 20);
    const layout = await layoutOf(lines(320, 700, prose) + lines(50, 700, prose) + title);
    assert.equal(layout.blocks.length, 3);
    assert.match(textsOf(layout)[0] ?? '', /^A title/);
    assert.equal(layout.blocks[1]?.box.left, 50);
  });
});

describe('tables and lists', () => {
  it('have a unit for each cell, row by row', async () => {
    const cells = [
      ['Name', 'Kind', 'Remark'],
      ['Apple', 'Fruit', 'Red or green'],
      ['Leek', 'Vegetable', 'Long'],
    ];
    const content = cells.flatMap((row, y) => row.map((cell, x) => pdfText(50 + 120 * x, 700 - 16 * y, cell))).join('');
    assert.deepEqual(textsOf(await layoutOf(content)), cells.flat());
  });

  it('are apart where a note is beside lines that were wider above it, between their baselines', async () => {
    const wide = lines(50, 700, [
      'The paragraph above the note takes all of the width that the page has for its text, and',
      'its lines reach over the place where that note is. Here it comes to its end.',
    ]);
    const narrow = [
      'Below it the lines are shorter than those above, since they',
      'end where the note begins, and there are four of them in',
      'this paragraph, which does not go on behind the note but',
      'below its last line here.',
    ];
    const note = ['It has lines of', 'its own that are', 'in other places.'];
    const layout = await layoutOf(wide + lines(50, 660, narrow) + lines(420, 653, note));
    assert.deepEqual(textsOf(layout).slice(1).toSorted(), [narrow.join(' '), note.join(' ')].toSorted());
  });

  it('end where a text begins, even if one of its spaces is below a gap between columns', async () => {
    const cells = [
      ['Apple trees', 'Fruit', 'Red or green'],
      ['Leek plants', 'Vegetable', 'Long'],
      ['Thyme', 'Herb', 'Small'],
    ];
    const table = cells.flatMap((row, y) => row.map((cell, x) => pdfText(50 + 100 * x, 700 - 14 * y, cell))).join('');
    // Courier, with spaces of a letter: one of them is between the first two columns.
    const text = ['Plants of all kinds are kept in the', 'gardens of the town, which is small'];
    const below = text.map((line, index) => pdfText(50, 658 - 14 * index, line, 12, 'F4')).join('');
    assert.deepEqual(textsOf(await layoutOf(table + below)), [...cells.flat(), text.join(' ')]);
  });

  it('with ruled cells keep what is within the lines together', async () => {
    const rules =
      [710, 670, 630].map((y) => `50 ${y} m 300 ${y} l S `).join('') +
      [50, 150, 300].map((x) => `${x} 630 m ${x} 710 l S `).join('');
    const content =
      rules +
      pdfText(55, 698, 'A cell with') +
      pdfText(55, 684, 'two lines') +
      pdfText(152, 698, 'Beside it') +
      pdfText(55, 658, 'Below it');
    assert.deepEqual(textsOf(await layoutOf(content)), ['A cell with two lines', 'Beside it', 'Below it']);
  });

  it('are no table where lists are beside each other', async () => {
    const rows = [
      ['- Apples', '- Leeks'],
      ['- Pears', '- Beans'],
      ['- Plums', '- Onions'],
    ];
    const content = rows.flatMap((row, y) => row.map((item, x) => pdfText(50 + 200 * x, 700 - 15 * y, item))).join('');
    const { blocks } = await layoutOf(content);
    assert.deepEqual(
      blocks.map(({ unit }) => [shown(unit.segment), unit.kind === 'cell']),
      [0, 1].flatMap((column) => rows.map((row) => [row[column], false])),
    );
  });

  it('have markers that stay', async () => {
    const layout = await layoutOf(
      pdfText(50, 700, '1.') +
        pdfText(75, 700, 'The first of the points') +
        pdfText(50, 685, '2.') +
        pdfText(75, 685, 'Another one of them'),
    );
    assert.deepEqual(textsOf(layout), ['The first of the points', 'Another one of them']);
    assert.deepEqual(
      layout.left.map(({ text }) => text),
      ['1.', '2.'],
    );
  });
});

describe('runs', () => {
  it('that look different have a pair of codes', async () => {
    const content =
      'BT /F1 12 Tf 50 700 Td (Some ) Tj /F2 12 Tf (bold) Tj /F1 12 Tf ( and ) Tj 1 0 0 rg (red) Tj 0 g ( text, all in one line.) Tj ET';
    const layout = await layoutOf(content);
    assert.deepEqual(textsOf(layout), ['Some ‹1:bold› and ‹2:red› text, all in one line.']);
    assert.equal(layout.blocks[0]?.runs[0]?.style.bold, true);
    assert.equal(layout.blocks[0]?.runs[1]?.style.fill.red, 1);
  });

  it('above the line are raised', async () => {
    const content = 'BT /F1 12 Tf 50 700 Td (A word) Tj /F1 7 Tf 5 Ts (12) Tj 0 Ts /F1 12 Tf ( with a note) Tj ET';
    const { blocks } = await layoutOf(content);
    assert.equal(shown(blocks[0]?.unit.segment ?? { inlines: [] }), 'A word‹1:12› with a note');
    assert.equal(Math.round(blocks[0]?.runs[0]?.style.rise ?? 0), 5);
  });

  it('of links name the link, and underlines are found', async () => {
    const annotation =
      '<< /Type /Annot /Subtype /Link /Rect [76 695 112 712] /A << /S /URI /URI (https://example.org) >> >>';
    const content = `${pdfText(50, 700, 'Look here first, before you go on')}76 698 m 101 698 l S`;
    const layout = await layoutOf({ content, entries: `/Annots [${firstObject} 0 R]` }, [annotation]);
    assert.match(textsOf(layout)[0] ?? '', /^Look ‹1:here/);
    assert.equal(layout.blocks[0]?.runs[0]?.link, 0);
    assert.equal(layout.blocks[0]?.decorations[0]?.kind, 'underline');
  });
});

describe('text that stays', () => {
  it('is text in letters too small for anything to be drawn', async () => {
    const layout = await layoutOf(
      `${pdfText(50, 700, 'A text to read')}BT /F1 0.01 Tf 50 600 Td (Nobody sees this) Tj ET`,
    );
    assert.deepEqual(textsOf(layout), ['A text to read']);
    assert.equal(layout.left[0]?.reason, 'invisible');
  });

  it('has its reason', async () => {
    const content = `${pdfText(50, 700, '12')}${pdfText(50, 600, 'Visible text')}3 Tr ${pdfText(50, 500, 'Hidden text')}0 Tr ${pdfText(900, 500, 'Far out')}`;
    const layout = await layoutOf(content);
    assert.deepEqual(textsOf(layout), ['Visible text']);
    assert.deepEqual(
      new Set(layout.left.map(({ reason }) => reason)),
      new Set(['no-letters', 'invisible', 'outside-the-page']),
    );
  });

  it('is letters that are names each, as in a matrix between large brackets', async () => {
    const matrix = ['a c e', 'b d f', '0 0 1'].map((row, index) => pdfText(60, 700 - 12 * index, row, 10)).join('');
    const content = `${matrix}${pdfText(50, 680, '[', 36)}${pdfText(90, 680, ']', 36)}${lines(50, 600, prose)}`;
    assert.deepEqual(textsOf(await layoutOf(content)), [prose.join(' ')]);
  });

  it('and shares an object with a unit leaves that a part', async () => {
    const layout = await layoutOf('BT /F1 12 Tf 50 700 Td [(12.)-3000(The words)] TJ ET');
    assert.deepEqual(textsOf(layout), ['The words']);
    assert.deepEqual(layout.blocks[0]?.objects, []);
    assert.deepEqual(layout.blocks[0]?.parts, [{ object: 0, start: 3, end: 12 }]);
  });
});

describe('turned text', () => {
  it('is laid out along its direction', async () => {
    const content = 'BT /F1 12 Tf 0 1 -1 0 300 100 Tm (Upwards along) Tj 0 -14 Td (the side) Tj ET';
    const { blocks } = await layoutOf(content);
    assert.equal(blocks.length, 1);
    assert.equal(shown(blocks[0]?.unit.segment ?? { inlines: [] }), 'Upwards along the side');
    assert.ok(Math.abs((blocks[0]?.angle ?? 0) - Math.PI / 2) < 0.01);
    assert.equal(Math.round(blocks[0]?.box.left ?? 0), 100);
  });
});

describe('space for translations', () => {
  it('reaches to the next obstacle, beside a single line and below', async () => {
    const content = `${pdfText(50, 700, 'Label')}${pdfText(200, 700, 'Value of it')}50 650 m 300 650 l S ${lines(50, 600, prose)}`;
    const { blocks } = await layoutOf(content);
    const [label] = blocks;
    assert.ok((label?.available.right ?? 0) > 180 && (label?.available.right ?? 0) < 200);
    assert.ok((label?.available.bottom ?? 0) > 650 && (label?.available.bottom ?? 0) < 655);
  });

  it('ends before fields and text boxes that are seen over the page', async () => {
    const annotation = (type: string, rect: string, flags = 4): string =>
      `<< /Type /Annot /Subtype /${type} /F ${flags} /Rect [${rect}] >>`;
    const fields = [
      annotation('Widget', '200 690 300 712'),
      annotation('FreeText', '200 590 300 612'),
      annotation('Widget', '200 490 300 512', 2),
    ];
    const content = [700, 600, 500].map((y) => pdfText(50, y, 'Label')).join('') + pdfText(400, 300, 'At the right');
    const { blocks } = await layoutOf({ content, entries: `/Annots [${fields.join(' ')}]` });
    const [field, box, hidden] = blocks.map(({ available }) => available.right);
    assert.ok(field !== undefined && field > 190 && field < 200, String(field));
    assert.ok(box !== undefined && box > 190 && box < 200, String(box));
    assert.ok(hidden !== undefined && hidden > 300, String(hidden));
  });
});
