import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf } from '../../../../test/contracts/document-files.ts';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { pdfFilter } from '../pdf-filter.ts';
import type { PageCharacter } from '../reading/page-content.ts';
import { readPdf } from '../reading/read-pdf.ts';

const read = { sourceLanguage: 'en', targetLanguage: 'he', conversion: {} };
const limits = { unpackedBytes: 64 * 1024 ** 2, entries: 10_000, depth: 200 };

type Characters = readonly PageCharacter[];

/** The lines of a page in which each text became another one, from top to bottom. */
async function linesOf(
  content: string,
  translate: (text: string) => string,
  targetLanguage = 'he',
): Promise<readonly (readonly [baseline: number, Characters])[]> {
  return linesIn(await translated(buildPdf({ pages: [content] }), translate, targetLanguage));
}

async function translated(file: Buffer, translate: (text: string) => string, targetLanguage: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-pdf-'));
  try {
    const path = join(folder, 'source.pdf');
    await writeFile(path, file);
    const document = await pdfFilter.open(await sourceOf(path), read, filterContext({ read, limits }));
    const translations = document.units.map(({ segment }) => ({ inlines: [translate(plainText(segment))] }));
    await document.write(translations, join(folder, 'result.pdf'), { targetLanguage, watermark: false });
    return await readFile(join(folder, 'result.pdf'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function linesIn(file: Buffer): Promise<readonly (readonly [baseline: number, Characters])[]> {
  using result = await readPdf(file);
  const lines = Map.groupBy(result.readPage(0).characters, ({ origin }) => Math.round(origin.y));
  return [...lines].sort(([one], [other]) => other - one);
}

const leftOf = (characters: Characters): number => Math.min(...characters.map(({ box }) => box.left));
const rightOf = (characters: Characters): number => Math.max(...characters.map(({ box }) => box.right));

/** Left and right ends and baselines of the lines. */
async function edgesOf(
  content: string,
  translate: (text: string) => string,
): Promise<readonly (readonly [left: number, right: number, baseline: number])[]> {
  const lines = await linesOf(content, translate);
  return lines.map(([baseline, characters]) => [leftOf(characters), rightOf(characters), baseline]);
}

const prose = [
  'The first line of this column is filled, and so',
  'is the second one, which has a third line below',
  'it. Here the paragraph ends, for it is complete.',
];
const paragraph = prose.map((text, index) => pdfText(60, 660 - 14 * index, text)).join('');

describe('translations that are written from right to left', () => {
  it('have headings where the text below them begins, and labels where they were', async () => {
    const content = `${pdfText(60, 690, 'A heading')}${paragraph}${pdfText(200, 500, 'Date of the test')}`;
    const edges = await edgesOf(content, (text) =>
      text.startsWith('The') ? 'כל בני האדם נולדו בני חורין '.repeat(5) : 'כל בני',
    );
    const [heading, first] = edges;
    const label = edges.at(-1);
    assert.ok(Math.abs((heading?.[1] ?? 0) - (first?.[1] ?? 0)) < 3, JSON.stringify(edges));
    assert.ok((label?.[0] ?? 0) >= 199 && (label?.[1] ?? 0) < 292, JSON.stringify(edges));
  });

  it('keep headings in the middle that were there', async () => {
    const middleOf = (lines: readonly (readonly [number, number, number])[]) =>
      (Math.min(...lines.map(([left]) => left)) + Math.max(...lines.map(([, right]) => right))) / 2;
    const middle = middleOf(await edgesOf(paragraph, (text) => text));
    const content = `${pdfText(Math.round(middle) - 19, 690, 'Middle')}${paragraph}`;
    const edges = await edgesOf(content, (text) => (text === 'Middle' ? 'כל בני האדם' : text));
    assert.ok(Math.abs(middleOf(edges.slice(0, 1)) - middle) < 4, `${edges[0]} around ${middle}`);
  });

  it('have lines further apart where letters are tall and there is room', async () => {
    const arabic = 'يولد جميع الناس أحرارا متساوين في الكرامة ';
    const [first, second] = await edgesOf(paragraph, () => arabic.repeat(4));
    assert.ok((first?.[2] ?? 0) - (second?.[2] ?? 0) >= 16, `${first} ${second}`);
    const below = ['Another', 'paragraph']
      .map((text, index) => pdfText(60, 616 - 14 * index, `${text} ${prose[1]}`))
      .join('');
    const tight = await edgesOf(paragraph + below, (text) => (text.startsWith('The first') ? arabic.repeat(4) : text));
    assert.ok((tight[0]?.[2] ?? 0) - (tight[1]?.[2] ?? 0) < 16, JSON.stringify(tight));
  });

  const items = ['A first item', 'The second one, which is longer'];
  const isHebrew = ({ text }: PageCharacter): boolean => /\p{Script=Hebrew}/u.test(text);

  for (const [name, marks] of [
    ['bullets', ['\u0095', '\u0095']],
    ['numbers', ['9.', '10.']],
  ] as const) {
    it(`have the ${name} of lists at the right, one below the other`, async () => {
      const content = items
        .map((text, index) => pdfText(60, 600 - 20 * index, marks[index] ?? '') + pdfText(90, 600 - 20 * index, text))
        .join('');
      const lines = await linesOf(paragraph + content, (text) =>
        items.includes(text) ? 'כל בני האדם' : text.startsWith('The first') ? 'נולדו בני חורין '.repeat(9) : text,
      );
      const found = lines.slice(-2).map(([, characters]) => {
        const [text, mark] = [characters.filter(isHebrew), characters.filter((each) => /[•\d.]/u.test(each.text))];
        return {
          text: rightOf(text),
          from: leftOf(mark),
          to: rightOf(mark),
          shown: mark.map((each) => each.text).join(''),
        };
      });
      const [one, other] = found;
      assert.ok(one !== undefined && other !== undefined);
      assert.ok(one.from > one.text && other.from > other.text, JSON.stringify(found));
      assert.ok(Math.abs(one.text - other.text) < 1 && Math.abs(one.to - other.to) < 1, JSON.stringify(found));
      assert.deepEqual(
        [one.shown.length, other.shown.length],
        marks.map((mark) => mark.length),
      );
    });
  }

  it('have items that are as wide as each other beside their numbers, where the column of the text near them ends', async () => {
    const content = ['1.', '2.'].map(
      (mark, at) => pdfText(90, 600 - 20 * at, mark) + pdfText(110, 600 - 20 * at, 'An item'),
    );
    const lines = await linesOf(paragraph + content.join(''), (text) =>
      text === 'An item' ? 'בני' : 'נולדו בני חורין '.repeat(9),
    );
    const column = rightOf(lines[0]?.[1] ?? []);
    for (const [, characters] of lines.slice(-2)) {
      const mark = characters.filter(({ text }) => /[\d.]/u.test(text));
      assert.ok(leftOf(mark) > rightOf(characters.filter(isHebrew)));
      assert.ok(Math.abs(column - rightOf(mark) - 30) < 3, `${column} ${rightOf(mark)}`);
    }
  });

  it('have lists within lists as far in from the right as they were from the left', async () => {
    const levels = [90, 120, 120, 90].map(
      (left, at) => pdfText(left, 600 - 20 * at, '\u0095') + pdfText(left + 15, 600 - 20 * at, `Item ${at}`),
    );
    const lines = await linesOf(paragraph + levels.join(''), (text) =>
      text.startsWith('Item') ? 'בני' : 'נולדו בני חורין '.repeat(9),
    );
    const column = rightOf(lines[0]?.[1] ?? []);
    const marks = lines.slice(-4).map(([, characters]) => rightOf(characters.filter(({ text }) => text === '•')));
    for (const [at, mark] of marks.entries())
      assert.ok(Math.abs(column - mark - ([30, 60, 60, 30][at] ?? 0)) < 4, `${column}: ${marks.join(' ')}`);
  });

  it('have lists of short items within lists as far in where no longer text is near them', async () => {
    const level = (left: number, from: number): string =>
      [0, 1, 2]
        .map((at) => pdfText(left, from - 15 * at, '\u0095') + pdfText(left + 15, from - 15 * at, `Item ${at}`))
        .join('');
    const lines = await linesOf(pdfText(60, 640, 'A short text') + level(90, 610) + level(120, 560), () => 'בני');
    const marks = lines.map(([, characters]) => rightOf(characters.filter(({ text }) => text === '•'))).slice(1);
    assert.equal(marks.length, 6);
    assert.ok(
      marks.slice(3).every((mark) => Math.abs((marks[0] ?? 0) - mark - 30) < 2),
      marks.join(' '),
    );
  });

  it('go on below an item after a forced break where its text begins', async () => {
    const content = `${pdfText(90, 600, '\u0095')}${pdfText(105, 600, 'The item ends.')}${pdfText(105, 586, 'It goes on below it, and on.')}`;
    const [one, other] = await linesOf(content, () => 'כל בני האדם');
    const [first, second] = [one, other].map((line) => rightOf((line?.[1] ?? []).filter(isHebrew)));
    assert.ok(Math.abs((first ?? 0) - (second ?? 0)) < 1, `${first} ${second}`);
  });

  it('begin a paragraph of one line as far in as the first lines of the others', async () => {
    const indented = prose.map((text, at) => pdfText(at === 0 ? 80 : 60, 660 - 14 * at, text)).join('');
    const edges = await edgesOf(`${indented}${pdfText(80, 600, 'One line.')}`, (text) =>
      text.startsWith('One') ? 'כל בני' : 'כל בני האדם נולדו בני חורין '.repeat(5),
    );
    const column = Math.max(...edges.map(([, right]) => right));
    assert.ok(Math.abs(column - (edges.at(-1)?.[1] ?? 0) - 20) < 3, JSON.stringify(edges));
  });

  it('begin at the right side of the page where they are lines by themselves at its left side', async () => {
    const texts = ['A title', 'A line that is longer', 'Short'];
    const content = texts.map((text, at) => pdfText(72, 700 - 60 * at, text)).join('');
    const beside = pdfText(72, 400, 'Name') + pdfText(300, 400, 'Value');
    const edges = await edgesOf(content + beside, () => 'כל בני');
    assert.ok(
      edges.slice(0, 3).every(([, right]) => Math.abs(right - 540) < 3),
      JSON.stringify(edges),
    );
    const [lone] = await edgesOf(pdfText(72, 700, 'A label'), () => 'בני');
    assert.ok((lone?.[1] ?? 0) < 130, 'a label of a drawing stays');
  });

  it('leave marks where they are in languages that are written from left to right', async () => {
    const content = pdfText(60, 600, '\u0095') + pdfText(90, 600, 'An item of a list');
    const [[, characters = []] = []] = await linesOf(content, () => 'Ein Punkt einer Liste', 'de');
    assert.deepEqual([Math.round(leftOf(characters)), characters[0]?.text], [60, '•']);
  });
});

describe('translations of texts from right to left', () => {
  it('begin further left where they need the room, and keep their size and their end', async () => {
    const marks = [700, 660].map((y) => pdfText(480, y, '-')).join('');
    const items = [700, 660].map((y) => pdfText(440, y, 'Item')).join('');
    const source = await translated(buildPdf({ pages: [marks + items] }), () => 'גן', 'he');
    const lines = await linesIn(await translated(source, () => 'A garden with old trees', 'en'));
    const letters = lines.map(([, characters]) => characters.filter(({ text }) => /\S/u.test(text) && text !== '-'));
    assert.deepEqual(
      letters.map((own) => own.map(({ text }) => text).join('')),
      ['Agardenwitholdtrees', 'Agardenwitholdtrees'],
    );
    for (const own of letters) {
      assert.ok(rightOf(own) <= 480, String(rightOf(own)));
      assert.deepEqual([...new Set(own.map(({ size }) => Math.round(size)))], [12]);
    }
  });
});
