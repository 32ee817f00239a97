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
      [`"${'"'.repeat(9_000)}`, /line 1: a field in double quotes is longer than 1024 bytes/],
      [`"${'a'.repeat(1_025)}",b`, /line 1: a field in double quotes is longer than 1024 bytes/],
      ['a'.concat(','.repeat(500)), /line 1: at least 100 fields; at most 4/],
    ] as const)
      assert.throws(
        () => parse(text, 'csv'),
        (error) => error instanceof EntriesFault && reason.test(error.message),
        text,
      );
  });
});

describe('entries of any kind', () => {
  const largest = 10 * 1024 * 1024;
  const repeated = (piece: string): string => piece.repeat(largest / piece.length);

  /** Steps that were made before the end, well or not. */
  function countSteps(text: string, format: EntryFormat): number {
    const work = parseEntries({ text, format, source: 'en', target: 'de' });
    for (let steps = 0; ; steps += 1) {
      try {
        if (work.next().done === true) return steps;
      } catch (error) {
        assert(error instanceof EntriesFault);
        return steps;
      }
    }
  }

  it('are read in steps, empty lines and lines for other languages too', () => {
    for (const format of ['csv', 'tsv'] as const) assert(countSteps(repeated('\n'), format) > 20_000, format);
    assert(countSteps(repeated('a,b,fr,it\n'), 'csv') > 2_000);
  });

  it('name the positions of a phrase that comes twice, found in steps', () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `😀 ${index}\tb`);
    const text = `${lines.join('\n')}\n😀 99999\tc`;
    const position = [...text.slice(0, text.lastIndexOf('\n') + 1)].length;
    assert.throws(
      () => parse(text),
      new RegExp(`Key with index 100000 \\(starting at position ${position}\\) duplicates key with index 99999`),
    );
    assert(countSteps(text, 'tsv') > 400);
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
