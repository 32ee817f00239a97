import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTransducerLexicon, indexTransducer } from './transducer-lexicon.ts';

/** As lttoolbox writes numbers below 16,384. */
const number = (value: number): number[] => (value < 0x40 ? [value] : [0x40 | (value >> 8), value & 0xff]);
const text = (letters: string): number[] => [
  ...number(letters.length),
  ...[...letters].flatMap((letter) => number(letter.codePointAt(0) as number)),
];
const sign = (letters: string): number[] => [...Buffer.from(letters), 0, 0, 0, 0, 0, 0, 0, 0];

type Transition = readonly [from: number, input: string, output: string, to: number];

/** A dictionary with one section of words: `transitions` read a letter or nothing and write a letter or a tag. */
function dictionary(transitions: readonly Transition[], finals: readonly number[], stateCount: number): Uint8Array {
  const tags = ['n', 'np', 'ant'];
  const code = (symbol: string): number => {
    if (symbol === '') return 0;
    return symbol.startsWith('<') ? -1 - tags.indexOf(symbol.slice(1, -1)) : (symbol.codePointAt(0) as number);
  };
  const pairs = [...new Set(transitions.map(([, input, output]) => `${code(input)} ${code(output)}`))].sort();
  const states = Array.from({ length: stateCount }, (_, state) => {
    const own = transitions
      .filter(([from]) => from === state)
      .map(([, input, output, to]) => ({ pair: pairs.indexOf(`${code(input)} ${code(output)}`), to }))
      .sort((one, other) => one.pair - other.pair);
    let before = 0;
    return [
      ...number(own.length),
      ...own.flatMap(({ pair, to }) => {
        const step = pair - before;
        before = pair;
        return [...number(step), ...number((to - state + stateCount) % stateCount)];
      }),
    ];
  });
  let final = 0;
  return Uint8Array.from([
    ...sign('LTTB'),
    ...number(0),
    ...number(tags.length),
    ...tags.flatMap(text),
    ...number(pairs.length),
    ...pairs.flatMap((pair) => pair.split(' ').flatMap((symbol) => number(Number(symbol) + tags.length))),
    ...number(1),
    ...text('main@standard'),
    ...sign('LTTD'),
    ...number(0),
    ...number(finals.length),
    ...finals.flatMap((state) => {
      const step = state - final;
      final = state;
      return number(step);
    }),
    ...number(stateCount),
    ...states.flat(),
  ]);
}

describe('a dictionary of Apertium', () => {
  const bytes = dictionary(
    [
      // "so" and "són" as nouns, "So" as a place, "Os" as a given name
      [0, 's', 's', 1],
      [1, 'o', 'o', 2],
      [1, 'ó', 'o', 3],
      [3, 'n', 'n', 2],
      [2, '', '<n>', 4],
      [0, 'S', 'S', 5],
      [5, 'o', 'o', 6],
      [6, '', '<np>', 4],
      [0, 'O', 'O', 7],
      [7, 's', 's', 8],
      [8, '', '<np>', 9],
      [9, '', '<ant>', 4],
    ],
    [4],
    10,
  );
  const index = indexTransducer(bytes);
  assert.ok(index !== undefined);
  const lexicon = createTransducerLexicon(bytes, index);

  it('knows its words, names and names of people, and no part of them', () => {
    const kinds = Object.fromEntries(
      ['so', 'són', 'So', 'Os', 's', 'sos', 'os', 'x', '', 's'.repeat(50)].map((word) => [word, lexicon.kindOf(word)]),
    );
    assert.deepEqual(kinds, {
      so: 'word',
      són: 'word',
      So: 'name',
      Os: 'person',
      s: undefined,
      sos: undefined,
      os: undefined,
      x: undefined,
      '': undefined,
      ['s'.repeat(50)]: undefined,
    });
  });

  it('is not one where the file is cut off or weighted', () => {
    assert.throws(() => indexTransducer(bytes.subarray(0, 40)), RangeError);
    const weighted = Uint8Array.from(bytes);
    weighted[Buffer.from(bytes).indexOf('LTTD') + 4] = 1;
    assert.equal(indexTransducer(weighted), undefined);
  });
});
