import { identity, type Matrix } from '../../geometry.ts';
import { serializePrecisely } from '../objects/serialize-value.ts';

/** Where a line of text begins, and how the content came there. */
export interface LineOrigin {
  /** Text space to user space. */
  readonly matrix: Matrix;
  /** Moves since a matrix was set; undefined for none. */
  readonly last?: LineMove;
  /** The matrix that was set. */
  readonly set: Matrix;
}

interface LineMove {
  readonly x: number;
  readonly y: number;
  readonly previous?: LineMove;
  readonly count: number;
}

export function originAt(matrix: Matrix): LineOrigin {
  return { matrix, set: matrix };
}

/** As a text object begins; each has a matrix of its own. */
export function initialOrigin(): LineOrigin {
  return originAt([...identity]);
}

/** As many moves as are ever written for one position. */
const mostMoves = 2_000;

/** The same for all positions of a page together: less than a megabyte, which is packed to a hundredth. */
const mostMovesOfPage = 60_000;

/** Where there are more moves than are ever written, those before are forgotten: content may have a million. */
export function moveOrigin({ matrix, set, last }: LineOrigin, x: number, y: number): LineOrigin {
  const count = (last?.count ?? 0) + 1;
  const previous = count > mostMoves ? undefined : last;
  const move = previous === undefined ? { x, y, count } : { x, y, previous, count };
  return { matrix: translated(matrix, x, y), set, last: move };
}

/** What `multiply` makes of a translation and the matrix, to the last bit: content has a move for every word. */
function translated(matrix: Matrix, x: number, y: number): Matrix {
  const [a, b, c, d] = [matrix[0], matrix[1], matrix[2], matrix[3]];
  return [a + 0 * c, b + 0 * d, 0 * a + c, 0 * b + d, x * a + y * c + matrix[4], x * b + y * d + matrix[5]];
}

/**
 * Operators that go to where a line begins by the steps of the source, so that every reader adds up the same numbers: a position that is the source's
 * but for the last of its digits is, where a reader rounds to parts of a pixel, another one. Text objects of TeX have some hundred steps. A page
 * with so many that they are not worth their bytes gets matrices.
 */
export class LineReturns {
  #left = mostMovesOfPage;
  #leftAlong = mostMovesOfPage;

  to({ matrix, set, last }: LineOrigin): string {
    if (last === undefined || last.count > Math.min(mostMoves, this.#left)) return matrixOperator(matrix);
    this.#left -= last.count;
    const moves: string[] = [];
    for (let move: LineMove | undefined = last; move !== undefined; move = move.previous)
      moves.push(`${exactly(move.x)} ${exactly(move.y)} Td`);
    return [`${set.map(exactly).join(' ')} Tm`, ...moves.toReversed()].join('\n');
  }

  /** Moves along a line, as the first of so many items of `TJ`; undefined where they are not worth their bytes. */
  along(count: number, moves: () => Iterable<number>): string | undefined {
    if (count > Math.min(mostMoves, this.#leftAlong)) return undefined;
    this.#leftAlong -= count;
    return Array.from(moves(), exactly).join(' ');
  }
}

/** The shortest digits that are this number, as they were in the source but for zeros. */
function exactly(value: number): string {
  const text = String(value);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : serializePrecisely(value);
}

export function matrixOperator(matrix: Matrix, operator = 'Tm'): string {
  return `${matrix.map(serializePrecisely).join(' ')} ${operator}`;
}
