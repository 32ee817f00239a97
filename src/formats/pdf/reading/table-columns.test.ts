import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLabel } from './table-columns.ts';

const named = (text: string): boolean =>
  isLabel({ text, box: { left: 50, right: 50 + 5 * text.length, bottom: 100, top: 112 }, size: 10 });

describe('rows of a table', () => {
  it('are named by a short text beside them, or by an amount', () => {
    for (const text of ['Rent', '20%', '20 %', '$1,250.00', '1 250,00', '(3.5)', '\u221212,5 \u20ac'])
      assert.ok(named(text), text);
  });

  it('are not named by numbers of lines and formulas, nor by marks', () => {
    for (const text of ['20', '(3)', '12)', '\u2022', '2.', 'a longer text in another column'])
      assert.ok(!named(text), text);
  });
});
