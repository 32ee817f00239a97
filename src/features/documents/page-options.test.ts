import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPageRanges } from './page-options.ts';

const pdf = { input: 'pdf' };

describe('pages of an order', () => {
  it('are single ones and ranges, with or without an end', () => {
    assert.equal(readPageRanges(undefined, pdf), undefined);
    assert.deepEqual(readPageRanges('1-3,7', pdf), [
      { first: 1, last: 3 },
      { first: 7, last: 7 },
    ]);
    assert.deepEqual(readPageRanges(' 12 - , 2 ', pdf), [{ first: 12 }, { first: 2, last: 2 }]);
  });

  it('are refused where they are no pages, with what is wrong', () => {
    for (const [given, words] of [
      ['', /a list such as '1-3,7,12-', without ''/],
      ['1,,2', /without ''/],
      ['one', /without 'one'/],
      ['-3', /without '-3'/],
      ['1.5', /without '1\.5'/],
      ['0', /from 1 to 1,000,000, unlike '0'/],
      ['9-1000001', /from 1 to 1,000,000/],
      ['7-3', /'7-3' ends before it begins/],
      [Array.from({ length: 1_001 }, () => '1').join(','), /more than 1000 ranges/],
    ] as const)
      assert.throws(
        () => readPageRanges(given, pdf),
        (error: Error) => /pages/.test(error.message) && words.test(error.message),
        given,
      );
  });

  it('are those of PDF files only', () => {
    assert.throws(() => readPageRanges('1', { input: 'docx' }), /pages.*only PDF files .* not \.docx/);
  });
});
