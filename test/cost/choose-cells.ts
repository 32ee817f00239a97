import type { CostOperation } from './cost-operation.ts';
import { type HostileShape, hostileShapes } from './hostile-shapes.ts';
import type { Cell } from './measure-cell.ts';
import onceWrong from './once-wrong.json' with { type: 'json' };

/** Cells of the whole product, drawn with a fixed seed: as many of each group, and all that were wrong once. */
export function chooseCells(
  operations: readonly CostOperation[],
  ofGroup: number,
): ReadonlyMap<string, readonly Cell[]> {
  const random = randomNumbers(20_261_122);
  const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  const chosen = new Map<string, readonly Cell[]>();
  for (const [group, operationsOfGroup] of Map.groupBy(operations, (operation) => operation.group)) {
    const drawn = Array.from(
      { length: ofGroup },
      (): Cell => ({
        operation: pick(operationsOfGroup),
        shape: pick(hostileShapes),
      }),
    );
    const wrong = operationsOfGroup.flatMap((operation) =>
      (onceWrongShapes.get(operation.name) ?? []).map((shape): Cell => ({ operation, shape })),
    );
    chosen.set(group, [...wrong, ...drawn]);
  }
  return chosen;
}

/** By name of the operation. */
export const onceWrongShapes: ReadonlyMap<string, readonly HostileShape[]> = new Map(
  Object.entries(onceWrong as Readonly<Record<string, readonly string[]>>).map(([operation, names]) => [
    operation,
    names.map((name) => {
      const shape = hostileShapes.find((one) => one.name === name);
      if (shape === undefined) throw new Error(`there is no shape '${name}'`);
      return shape;
    }),
  ]),
);

/** The same numbers in every run, each below the limit (a linear congruential generator, its upper bits). */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
