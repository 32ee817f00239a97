import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { RecognizedWord } from '../../contracts/documents/text-recognizer.ts';
import { blockText } from './block-text.ts';
import { settingOf } from './draw-text.ts';
import { groupWords } from './group-words.ts';

const size = 20;

type Row = readonly (readonly [left: number, word: string])[];

/** Draws words from where they begin, and answers what they are grouped to. */
function blocksOf(rows: readonly Row[], leading = 28) {
  const [width, height] = [700, 60 + leading * rows.length];
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111';
  context.font = `${size}px "Liberation Serif"`;
  const words = rows.flatMap((row, line) =>
    row.map(([left, text]): RecognizedWord => {
      const y = 40 + leading * line;
      context.fillText(text, left, y);
      const ink = context.measureText(text);
      return {
        text,
        confidence: 95,
        line,
        size,
        box: {
          left: left - ink.actualBoundingBoxLeft,
          right: left + ink.actualBoundingBoxRight,
          top: y - ink.actualBoundingBoxAscent,
          bottom: y + ink.actualBoundingBoxDescent,
        },
        baseline: { y, slope: 0 },
      };
    }),
  );
  const { data } = context.getImageData(0, 0, width, height);
  const raster = { width, height, pixels: data };
  return { raster, blocks: groupWords(raster, words) };
}

function textsOf(rows: readonly Row[], leading?: number): readonly string[] {
  return blocksOf(rows, leading).blocks.map((block) => blockText(block, 'en'));
}

const context = createCanvas(1, 1).getContext('2d');
context.font = `${size}px "Liberation Serif"`;

function widthOf(text: string): number {
  return context.measureText(text).width;
}

/** The words of a line with even gaps, up to the right edge. */
function justified(text: string, left: number, right: number): Row {
  const words = text.split(' ');
  const room = right - left - words.reduce((sum, word) => sum + widthOf(word), 0);
  let at = left;
  return words.map((word) => {
    const start = at;
    at += widthOf(word) + room / (words.length - 1);
    return [start, word] as const;
  });
}

/** The words of a line with usual gaps. */
function ragged(text: string, left: number): Row {
  return justified(text, left, left + widthOf(text));
}

describe('texts of pictures', () => {
  it('are paragraphs, however wide the gaps of their justified lines are', () => {
    const lines = [
      'The harbour of the town lay',
      'near notwithstanding rocks',
      'everything that had been in',
      'unquestionably deep waters',
    ];
    const right = 40 + 1.2 * Math.max(...lines.map(widthOf));
    const last = 'where the river came in.';
    const rows = [...lines.map((line, index) => justified(line, index === 0 ? 52 : 40, right)), ragged(last, 40)];
    assert.deepEqual(textsOf(rows), [[...lines, last].join(' ')]);
    // Where it goes on in another column, each of its lines ends at the right edge.
    const { raster, blocks } = blocksOf(rows.slice(0, lines.length));
    assert.deepEqual(
      blocks.map((block) => settingOf(raster, block, 'en', 'de').alignment),
      ['left'],
    );
  });

  it('are columns where gaps are one below the other, under a line over both as well', () => {
    const rows = [
      ['The boats leave', 'at nine from it'],
      ['the new harbour', 'and return late'],
      ['in the morning', 'in the evening'],
    ] as const;
    const all = [
      justified('What is said of both of them is here', 40, 330),
      ...rows.map(([one, other]) => [...justified(one, 40, 170), ...justified(other, 205, 330)]),
    ];
    const expected = ['What is said of both of them is here', ...rows.flat()];
    assert.deepEqual(textsOf(all, 40).toSorted(), expected.toSorted());
  });

  it('are labels and values where a line ends before the one below it does', () => {
    const rows = [
      [...ragged('Departure', 40), ...ragged('nine', 155)],
      ragged('The boats leave from the old harbour.', 40),
    ];
    assert.deepEqual(textsOf(rows).toSorted(), ['Departure', 'The boats leave from the old harbour.', 'nine']);
  });
});
