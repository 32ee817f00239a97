import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { alignByLength } from './align-by-length.ts';

const shapeOf = (sources: readonly string[], targets: readonly string[]): readonly string[] =>
  alignByLength(sources, targets).map(({ source, target }) => `${source.join('-')} ${target.join('-')}`);

const words = (count: number): string => 'palabra '.repeat(count).trim();

describe('alignByLength', () => {
  it('pairs texts of like length one by one', () => {
    assert.deepEqual(shapeOf([words(3), words(20), words(5)], [words(4), words(22), words(6)]), [
      '0-1 0-1',
      '1-2 1-2',
      '2-3 2-3',
    ]);
  });

  it('finds texts that became two, and texts that the other side lacks', () => {
    assert.deepEqual(shapeOf([words(5), words(30), words(8)], [words(5), words(14), words(16), words(8)]), [
      '0-1 0-1',
      '1-2 1-3',
      '2-3 3-4',
    ]);
  });

  it('pairs by words that look alike, where a text has no translation', () => {
    const sources = [
      'The pressure valve is closed.',
      'Open the pressure valve slowly.',
      'A pressure valve protects the pump.',
      'The pumps are in the cellar.',
    ];
    const targets = [
      'Aviso general sobre todo lo que sigue más abajo en este texto.',
      'La válvula de presión está cerrada.',
      'Abra la válvula de presión despacio.',
      'Una válvula de presión protege la bomba.',
      'Las bombas están en el sótano.',
    ];
    assert.deepEqual(shapeOf(sources, targets), ['0-0 0-1', '0-1 1-2', '1-2 2-3', '2-3 3-4', '3-4 4-5']);
  });

  it('pairs by numbers where lengths say nothing', () => {
    assert.deepEqual(
      shapeOf(['In 1990 it grew.', 'In 1991 it fell.', 'It ended.'], ['En 1991 cayó algo.', 'Se acabó.']),
      ['0-1 0-0', '1-2 0-1', '2-3 1-2'],
    );
  });

  it('takes each text once, in order, however different the numbers of texts are', () => {
    for (const [sources, targets] of [
      [1, 500],
      [500, 1],
      [300, 120],
    ] as const) {
      const beads = alignByLength(Array(sources).fill(words(5)), Array(targets).fill(words(6)));
      assert.deepEqual(beads.at(-1)?.source[1], sources);
      assert.deepEqual(beads.at(-1)?.target[1], targets);
      for (const [index, { source, target }] of beads.entries()) {
        assert.equal(source[0], beads[index - 1]?.source[1] ?? 0);
        assert.equal(target[0], beads[index - 1]?.target[1] ?? 0);
      }
    }
  });

  it('pairs nothing with nothing', () => {
    assert.deepEqual(shapeOf([], []), []);
    assert.deepEqual(shapeOf(['one'], []), ['0-1 0-0']);
    assert.deepEqual(shapeOf([], ['one', 'two']), ['0-0 0-1', '0-0 1-2']);
  });
});
