import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addRows, byDay, byUse, daysOf, toRow, type UsageRow } from './usage-report.ts';

const row = (id: string, text: number, minutes = 0): UsageRow =>
  toRow(id, id, {
    total_characters: text + 1,
    text_translation_characters: text,
    document_translation_characters: 1,
    text_improvement_characters: 0,
    speech_to_text_minutes: minutes,
    speech_to_text_milliseconds: minutes * 60_000,
    speech_to_speech_minutes: 0,
  });

describe('a report of usage', () => {
  it('has every day of its range, across months and leap days', () => {
    assert.deepEqual(daysOf({ from: '2028-02-28', to: '2028-03-01' }), ['2028-02-28', '2028-02-29', '2028-03-01']);
    const days = byDay(
      [
        { day: '2028-02-29', row: row('a', 3) },
        { day: '2028-02-29', row: row('b', 4, 2) },
      ],
      { from: '2028-02-28', to: '2028-02-29' },
    );
    assert.deepEqual(
      days.map(({ id, characters, minutes }) => [id, characters, minutes]),
      [
        ['2028-02-28', 0, 0],
        ['2028-02-29', 9, 2],
      ],
    );
  });

  it('adds up, and begins with whoever used most', () => {
    const rows = [row('a', 1), row('b', 5), row('c', 1, 3)];
    assert.deepEqual(
      byUse(rows).map(({ id }) => id),
      ['b', 'c', 'a'],
    );
    assert.equal(addRows('sum', 'Sum', rows).characters, 10);
  });
});
