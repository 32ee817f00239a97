import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PictureWord } from '../../shared/pictures/picture-text.ts';
import { evenPitch } from './even-pitch.ts';
import { visualLines } from './visual-lines.ts';

const look = {
  backdrop: { channels: [255, 255, 255].map((at) => ({ at, across: 0, down: 0 })), spread: 0 },
  ink: [0, 0, 0] as const,
  contrast: 400,
};

/** Words of a line, whose letters go as far as `advance` says. */
function lineOf(text: string, y: number, advance: (letter: string) => number): readonly PictureWord[] {
  let x = 50;
  return text.split(' ').map((word) => {
    const left = x;
    for (const letter of word) x += advance(letter);
    const box = { left, right: x - 2, top: y - 16, bottom: y };
    x += advance(' ');
    return { text: word, box, confidence: 90, line: 0, size: 20, baseline: { y, slope: 0 }, look };
  });
}

const texts = [
  'the council met on thursday evening to talk about the old',
  'bridge over the river and its pillars will be repaired in spring',
  'a temporary bridge for people on foot is built beside it',
];
const typewritten = texts.map((text, index) => lineOf(text, 100 + 30 * index, () => 12));
const printed = texts.map((text, index) =>
  lineOf(text, 100 + 30 * index, (letter) => ('ilrtfj. '.includes(letter) ? 6 : letter === 'm' ? 18 : 11)),
);

describe('the pitch of scanned letters', () => {
  it('is even where all letters go equally far, and gives their size', () => {
    const sizes = evenPitch(typewritten, [[0, 1, 2]]);
    assert.deepEqual(
      sizes.map((size) => Math.round(size ?? 0)),
      [20, 20, 20],
    );
    assert.deepEqual(evenPitch(printed, [[0, 1, 2]]), [undefined, undefined, undefined]);
  });

  it('is not known of few words', () => {
    assert.deepEqual(evenPitch(typewritten.slice(0, 1), [[0]]), [undefined]);
  });

  it('is that of a page, but for lines of another one', () => {
    const other = lineOf('printed words of another kind in between', 250, () => 15);
    assert.equal(evenPitch([...typewritten, other], [[0, 1, 2, 3]])[3], undefined);
  });
});

describe('the lines of a scan', () => {
  it('are those that a reader sees, in whatever pieces and order they were recognized', () => {
    const words = [...(typewritten[1] ?? []), ...(typewritten[0] ?? [])].toSorted((one, other) =>
      one.text < other.text ? -1 : 1,
    );
    const lines = visualLines(words).map((line) => line.map((index) => words[index]?.text).join(' '));
    assert.deepEqual(lines.toSorted(), [texts[1], texts[0]].toSorted());
  });

  it('end at wide gaps', () => {
    const [first] = typewritten;
    const far = (first ?? []).map((word) => ({
      ...word,
      box: { ...word.box, left: word.box.left + 1_000, right: word.box.right + 1_000 },
    }));
    assert.equal(visualLines([...(first ?? []), ...far]).length, 2);
  });
});
