import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DocumentsUnderWork } from './documents-under-work.ts';

const route = { route: 'en es apertium', tier: 'classic' } as const;
const characters = 900_000;

/**
 * A document of 900,000 characters, seen once a second while batches of 5,000 end after the given milliseconds each, over
 * and over. What is shown, by second.
 */
function watch(batches: readonly number[], expected?: number): readonly (number | undefined)[] {
  const underWork = new DocumentsUnderWork();
  const shown: (number | undefined)[] = [];
  let time = 0;
  using running = underWork.begin('id', { format: 'txt', expected, now: () => time });
  running.document.beginTranslating(characters);
  for (let done = 0, batch = 0; done < characters; done += 5_000, batch++) {
    const milliseconds = batches[batch % batches.length] ?? 0;
    running.document.translated({ ...route, characters, charactersDone: done });
    for (const end = time + milliseconds; time < end; time += 1) {
      if (time % 1000 === 0) shown.push(underWork.progress('id')?.seconds);
    }
    underWork.speed.measure(route, 5_000, milliseconds);
  }
  return shown;
}

/** The largest factor by which what is shown grows or, beyond the second that has passed, shrinks in a second. */
function largestJump(shown: readonly (number | undefined)[]): number {
  let largest = 1;
  for (const [second, seconds] of shown.entries()) {
    const before = shown[second - 1];
    // Of the last seconds a factor says nothing.
    if (before === undefined || seconds === undefined || before < 10) continue;
    largest = Math.max(largest, seconds / (before - 1), (before - 1) / (seconds + 1));
  }
  return largest;
}

describe('what remains of a document', () => {
  it('is not shown before the speed is known, then is about right', () => {
    const shown = watch([200]);
    assert.equal(shown[0], undefined);
    const first = shown.findIndex((seconds) => seconds !== undefined);
    assert.ok(first >= 2 && first <= 4, `after ${first} s`);
    for (const [second, seconds] of shown.entries())
      if (seconds !== undefined)
        assert.ok(Math.abs(seconds - (36 - second)) <= 2, `${seconds} s left after ${second} s`);
  });

  it('does not jump when an engine starts slowly, works in bursts, or changes its speed', () => {
    for (const [name, batches] of [
      ['a slow start', [20_000, ...Array.from({ length: 179 }, () => 150)]],
      ['bursts', [0, 0, 0, 1_200]],
      ['one batch in twenty is slow', [...Array.from({ length: 19 }, () => 100), 6_000]],
      [
        'ten times slower in the middle',
        [...Array.from({ length: 90 }, () => 100), ...Array.from({ length: 90 }, () => 1_000)],
      ],
      [
        'ten times faster in the middle',
        [...Array.from({ length: 90 }, () => 1_000), ...Array.from({ length: 90 }, () => 100)],
      ],
    ] as const) {
      const shown = watch(batches);
      const jump = largestJump(shown);
      assert.ok(jump < 1.2, `${name}: ${jump.toFixed(2)} in ${shown.join(' ')}`);
    }
  });

  it('begins with what documents of the type took', () => {
    const [first] = watch([200], 36_000);
    assert.equal(first, 36);
  });

  it('is not there for a document that nobody translates', () => {
    assert.equal(new DocumentsUnderWork().progress('id'), undefined);
  });
});
