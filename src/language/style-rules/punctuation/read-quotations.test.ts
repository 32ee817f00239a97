import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuotations } from './read-quotations.ts';

const read = (text: string) => {
  const { quotations, apostrophes } = readQuotations(text);
  return {
    quoted: quotations.map(({ open, close, depth }) => `${depth} ${text.slice(open + 1, close)}`),
    apostrophes: apostrophes.map((position) => text.slice(position - 1, position + 2)),
  };
};

describe('readQuotations', () => {
  it('distinguishes quotations in quotations from apostrophes', () => {
    assert.deepEqual(read("\"The 'old' man's hat\""), {
      quoted: ["0 The 'old' man's hat", '1 old'],
      apostrophes: ["n's"],
    });
  });

  it('reads the marks of every language', () => {
    for (const text of ['„so“', '“so”', '"so"', '«so»', '»so«', '« so »', '‹so›', '‚so‘'])
      assert.equal(read(text).quoted.length, 1, text);
  });

  it('lets marks of the keyboard close what a low mark has opened', () => {
    assert.deepEqual(read("Er rief: „Komm, ‚Hans' her!'\"").quoted, ["0 Komm, ‚Hans' her!'", '1 Hans']);
    assert.deepEqual(read('Das „große" und „kleine“ Haus').quoted, ['0 große', '0 kleine']);
    assert.deepEqual(read('‚Hans\' Haus‘ und „ein 5" Rohr“').quoted, ["0 Hans' Haus", '0 ein 5" Rohr']);
  });

  it('takes shortened words and decades for apostrophes', () => {
    assert.deepEqual(read("rock 'n' roll of the '90s and the boys' cat"), {
      quoted: [],
      apostrophes: [" 'n", "n' ", " '9", "s' "],
    });
  });

  it('takes what represents a century and the sign before an s for apostrophes', () => {
    assert.deepEqual(read("in '98, the 1960's"), { quoted: [], apostrophes: [" '9", "0's"] });
    assert.deepEqual(read("'98 was the year'").quoted, ['0 98 was the year']);
  });

  it('ends what is open with its line', () => {
    assert.deepEqual(read('a "b\nc" d').quoted, []);
  });

  it('takes inches and minutes for neither', () => {
    assert.deepEqual(read('6\'2" and 5" disks'), { quoted: [], apostrophes: [] });
  });
});
