import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chooseCells, onceWrongShapes } from './choose-cells.ts';
import { hostileShapes, hostileText } from './hostile-shapes.ts';
import { measureCell } from './measure-cell.ts';
import { costOperations } from './operations/registry.ts';

/** The whole product is `npm run bench -- cost`. */
const cellsOfGroup = 4;

describe('what hostile texts cost', () => {
  const operations = costOperations();

  for (const [group, cells] of chooseCells(operations, cellsOfGroup))
    test(`${group}: four times the text costs about four times as much`, async () => {
      const wrong: string[] = [];
      for (const cell of cells) {
        const { fault } = await measureCell(cell);
        if (fault !== undefined) wrong.push(`${cell.operation.name} × ${cell.shape.name}: ${fault}`);
      }
      assert.deepEqual(wrong, []);
    });

  test('operations have their own names, and those of the cells that were wrong once exist', () => {
    const names = operations.map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)]);
    assert.deepEqual(
      [...onceWrongShapes.keys()].filter((name) => !names.includes(name)),
      [],
    );
  });

  test('texts are as long as they are asked to be, or a unit shorter', () => {
    for (const shape of hostileShapes) {
      const unit = shape.unit.length + (shape.close?.length ?? 0) + 8;
      const { length } = hostileText(shape, 5_000);
      assert.ok(length <= 5_000 && length > 5_000 - unit, `${shape.name}: ${length}`);
    }
  });

  test('what grows with the square of the text is found', async () => {
    const square = (text: string) => () => {
      let count = 0;
      for (let from = 0; from < text.length; from += 1)
        for (let at = 0; at < from; at += 1) count += text.charCodeAt(at) === text.charCodeAt(from) ? 1 : 0;
      return count;
    };
    const operation = { name: 'square', group: 'none', largest: 3_000, prepare: square };
    const { fault } = await measureCell({ operation, shape: { name: 'letters', unit: 'a' } });
    assert.match(String(fault), /times as much|for an eighth/);
  });
});
