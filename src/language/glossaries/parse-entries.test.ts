import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EntriesFault } from './entries-fault.ts';
import { type EntryFormat, parseEntries } from './parse-entries.ts';
import { readParts, writeEntries } from './write-entries.ts';

function finish<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

function parse(text: string, format: EntryFormat = 'tsv') {
  return [...finish(parseEntries({ text, format, source: 'en', target: 'de' }))];
}

describe('entries as TSV', () => {
  it('end at any kind of line end, and empty lines are nothing', () => {
    assert.deepEqual(parse('\ufeffa\tb\r\n\r\nc\td\re\tf\n'), [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });

  it('have two fields', () => {
    assert.throws(() => parse('a\tb\nonly'), /^EntriesFault: line 2: there is no tab/);
    assert.throws(() => parse('a\tb\tc'), /line 1: 3 fields/);
  });
});

describe('entries as CSV', () => {
  it('may be quoted', () => {
    assert.deepEqual(parse('"a, b","say ""c"""\r\nd,e', 'csv'), [
      ['a, b', 'say "c"'],
      ['d', 'e'],
    ]);
  });

  it('count only for the languages they name, whatever the case or variant', () => {
    const text = 'a,b,EN,de\nc,d,fr,de\ne,f,en-GB,DE-at\ng,h,,\ni,j,en\nk,l,en,it';
    assert.deepEqual(
      parse(text, 'csv').map(([source]) => source),
      ['a', 'e', 'g', 'i'],
    );
    assert.throws(() => parse('a,b,fr,de', 'csv'), /none of the lines is for the language pair 'en' to 'de'/);
  });

  it('are refused at the line that is malformed, counting lines in quotes', () => {
    for (const [text, reason] of [
      ['a,b\nc"d,e', /line 2: a double quote inside/],
      ['a,b\n"c"d,e', /line 2: text after the double quote/],
      ['"a\nb",c', /line 1: the source phrase.*U\+000A/],
      ['a,b,en,de,x', /line 1: 5 fields/],
      ['a', /line 1: there is no comma/],
    ] as const)
      assert.throws(
        () => parse(text, 'csv'),
        (error) => error instanceof EntriesFault && reason.test(error.message),
        text,
      );
  });
});

describe('written entries', () => {
  it('read back the same from parts of limited size', () => {
    const entries = new Map(Array.from({ length: 20_000 }, (_, index) => [`Wörter ${index}`, `words ${index}`]));
    const { parts, bytes } = finish(writeEntries(entries));
    assert(parts.length > 1 && parts.every(({ length }) => length < 70_000));
    assert.equal(bytes, Buffer.byteLength(parts.join('\n')));
    assert.deepEqual([...finish(readParts(parts))], [...entries]);
    assert.deepEqual(parse(parts.join('\n')), [...entries]);
  });
});
