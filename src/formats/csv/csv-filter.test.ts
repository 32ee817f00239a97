import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainText } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { isDataCell } from './cell-text.ts';
import rules from './data-cells.json' with { type: 'json' };
import { parseCsv } from './parse-csv.ts';
import { scanCsv } from './scan-csv.ts';

const parse = (source: string, usual: ',' | '\t' = ',', encoding = 'utf-8') =>
  parseCsv(source, { usual, encoding, warn: () => undefined });

const texts = (source: string): string[] => parse(source).units.map(({ segment }) => plainText(segment));

function translate(source: string, changed: string, usual?: ',' | '\t', encoding?: string): string {
  const parsed = parse(source, usual, encoding);
  const translations = parsed.units.map(() => ({ inlines: [changed] }));
  return applyEdits(source, parsed.edit(translations, { targetLanguage: 'de', watermark: false }));
}

describe('cells of data', () => {
  for (const { id, finds, stays } of rules.rules)
    it(`${id}: finds its example, and leaves the other`, () => {
      assert.ok(isDataCell(finds));
      assert.ok(!isDataCell(stays));
    });
});

describe('tables', () => {
  it('are divided by what divides them evenly', () => {
    for (const [source, separator] of [
      ['a,b\nc,d\n', ','],
      ['a, b;c\nd;e\n', ';'],
      ['a\tb, c\nd\te\n', '\t'],
      ['a|b, c|d\ne|f|g\n', '|'],
      ['"a;b","c"\n"d","e;f"\n', ','],
      ['sep=|\na,b\nc,d\n', '|'],
      ['one text, with a comma\nand a second line\n', ','],
    ] as const)
      assert.equal(scanCsv(source, ',').separator, separator, source);
  });

  it('have texts in their cells, those of the first row among them', () => {
    assert.deepEqual(texts('id,Name of it\n1,"A ""big"" one\nin lines"\n2,SKU-12\n'), [
      'id',
      'Name of it',
      'A "big" one\nin lines',
    ]);
    assert.deepEqual(texts('mail,text\na@example.org,TRUE\nhttps://example.org,EUR\n'), ['mail', 'text']);
    assert.deepEqual(texts('"a word" , 5" pipe,"open\n'), ['a word', ' 5" pipe', '"open']);
  });

  it('get quotation marks where a translation needs them', () => {
    assert.equal(translate('a word,1\n', 'x, y'), '"x, y",1\n');
    assert.equal(translate('a word,1\n', 'say "x"'), '"say ""x""",1\n');
    assert.equal(translate('"a word",1\n', 'say "x"'), '"say ""x""",1\n');
    assert.equal(translate('a word;1\n', 'x, y'), 'x, y;1\n');
    assert.equal(translate('a word\t1\n', 'x\ty "z"', '\t'), 'x y "z"\t1\n');
    assert.equal(translate('"a word"\t1\nb word\t2\n', 'x\ty', '\t'), '"x\ty"\t1\n"x\ty"\t2\n');
  });

  it('with backslashes before quotation marks keep them', () => {
    const source = '"say \\"yes\\" twice","in C:\\\\",1\n"no, \\\\",b c,"d"\n';
    assert.deepEqual(texts(source), ['say "yes" twice', 'in C:\\\\', 'no, \\\\', 'b c', 'd']);
    assert.equal(translate('"a \\"b\\" c",1\n', 'x "y", z\\'), '"x \\"y\\", z\\\\",1\n');
    // Without texts that go on behind a quotation mark, a backslash is a letter like others.
    assert.deepEqual(texts('"in C:\\","b c"\n'), ['in C:\\', 'b c']);
  });

  it('become UTF-8 with a byte order mark where their encoding lacks a letter', () => {
    assert.equal(translate('a word,1\n', 'ł', ',', 'windows-1252'), '\ufeffł,1\n');
    assert.equal(translate('a word,1\n', 'é', ',', 'windows-1252'), 'é,1\n');
  });
});
