import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Cell, CellCost, CellResult } from '../../test/cost/measure-cell.ts';

/** A cell as the record keeps it, a line of JSON each. */
export interface MeasuredCell extends CellCost {
  readonly group: string;
  readonly operation: string;
  readonly shape: string;
  /** UTF-16 units of the largest text. */
  readonly largest: number;
  readonly fault?: string;
  /** Seconds of CPU that measuring it took. */
  readonly seconds: number;
}

/**
 * What was measured, in a file, so that a run that ends early goes on where it ended, and runs of parts add up. The last
 * measurement of a cell counts. Several processes may add to one file.
 */
export class MeasuredCells {
  readonly #path: string;
  readonly #cells: Map<string, MeasuredCell>;

  constructor(path: string) {
    this.#path = path;
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(isWhole) : [];
    this.#cells = new Map(lines.map((line) => JSON.parse(line) as MeasuredCell).map((cell) => [keyOf(cell), cell]));
  }

  get all(): readonly MeasuredCell[] {
    return [...this.#cells.values()];
  }

  has({ operation, shape }: Cell): boolean {
    return this.#cells.has(keyOf({ operation: operation.name, shape: shape.name }));
  }

  add({ operation, shape }: Cell, { quarter, half, whole, fault }: CellResult, seconds: number): MeasuredCell {
    const cell: MeasuredCell = {
      group: operation.group,
      operation: operation.name,
      shape: shape.name,
      largest: operation.largest,
      ...{ quarter, half, whole, seconds },
      ...(fault === undefined ? {} : { fault }),
    };
    this.#cells.set(keyOf(cell), cell);
    appendFileSync(this.#path, `${JSON.stringify(cell)}\n`);
    return cell;
  }
}

/** A process that is killed may leave half a line. */
function isWhole(line: string): boolean {
  return line.startsWith('{') && line.endsWith('}');
}

function keyOf({ operation, shape }: { readonly operation: string; readonly shape: string }): string {
  return JSON.stringify([operation, shape]);
}
