import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { placeWords } from './word-times.ts';

const timed = (...entries: readonly (readonly [string, number, number])[]) =>
  entries.map(([text, startMs, endMs]) => ({ text, startMs, endMs }));

describe('the times of words', () => {
  it('are those of the server, with the marks of its text', () => {
    const times = timed(['Hello', 100, 400], ['Dr', 900, 1_000], ['Brown', 1_050, 1_500]);
    assert.deepEqual(placeWords(' Hello, Dr. Brown! ', 'en', times, 2_000), [
      { text: 'Hello,', startMs: 100, endMs: 400 },
      { text: 'Dr.', startMs: 900, endMs: 1_000 },
      { text: 'Brown!', startMs: 1_050, endMs: 1_500 },
    ]);
  });

  it('are between those of the server where its words are in other pieces', () => {
    const words = placeWords(
      'twenty-five cats',
      'en',
      timed(['twenty', 0, 600], ['five', 600, 1_000], ['cats', 1_200, 1_600]),
      2_000,
    );
    assert.deepEqual(
      words.map(({ startMs, endMs }) => [startMs, endMs]),
      [
        [0, 1_000],
        [1_200, 1_600],
      ],
    );
  });

  it('are spread over a segment, or over the whole, by the length of the words', () => {
    assert.deepEqual(placeWords('ab cdef', 'en', timed(['ab cdef', 300, 900]), 1_000), [
      { text: 'ab', startMs: 300, endMs: 500 },
      { text: 'cdef', startMs: 500, endMs: 900 },
    ]);
    assert.deepEqual(placeWords('ab cd', 'en', [], 1_000), [
      { text: 'ab', startMs: 0, endMs: 500 },
      { text: 'cd', startMs: 500, endMs: 1_000 },
    ]);
  });

  it('are those of words also where a language is written without spaces', () => {
    const words = placeWords('会议明天开始。', 'zh', [], 600);
    assert.deepEqual(
      words.map(({ text }) => text),
      ['会议', '明天', '开始。'],
    );
    assert.deepEqual(placeWords(' ', 'zh', [], 600), []);
  });

  it('are in order and within the speech, whatever the server says', () => {
    const time = fc.oneof(fc.double(), fc.constantFrom(-5, 0, 1e9, Number.NaN, Number.POSITIVE_INFINITY));
    const entry = fc.record({ text: fc.string({ unit: 'grapheme' }), startMs: time, endMs: time });
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('en', 'ja', 'th'),
        fc.array(entry),
        (text, language, entries) => {
          let last = 0;
          for (const { startMs, endMs } of placeWords(text, language, entries, 30_000)) {
            assert.ok(startMs >= last && endMs >= startMs && endMs <= 30_000, `${startMs} to ${endMs}`);
            last = startMs;
          }
        },
      ),
    );
  });
});
