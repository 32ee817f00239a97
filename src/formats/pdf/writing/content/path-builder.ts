import { boxOfPoints, type Matrix, transformPoint } from '../../geometry.ts';
import type { Box, Point } from '../../reading/page-content.ts';
import type { PdfValue } from '../objects/pdf-values.ts';
import { number } from './operands.ts';
import type { Operation } from './read-operations.ts';
import type { Subpath } from './text-state.ts';

/** A path at the operator that paints it, or makes it a clip. */
export interface PaintedPath {
  readonly subpaths: readonly Subpath[];
  readonly start: number;
  /** Where the operator that paints begins. */
  readonly paint: number;
  readonly end: number;
  readonly clips: boolean;
  readonly filled: boolean;
  readonly stroked: boolean;
  readonly box: Box;
}

/** Follows the construction of paths, in the page's space. */
export class PathBuilder {
  #subpaths: { start: number; end: number; points: Point[] }[] = [];
  #start = 0;
  #clips = false;

  /** Undefined where the operation does not end a path. */
  take(operation: Operation, matrix: Matrix): PaintedPath | undefined {
    const { operator, operands } = operation;
    const add = (begins: boolean, points: readonly Point[]): undefined => this.#add(operation, begins, points, matrix);
    switch (operator) {
      case 'm':
      case 'l':
        return add(operator === 'm', [{ x: number(operands[0]), y: number(operands[1]) }]);
      case 'c':
      case 'v':
      case 'y':
        return add(false, pairs(operands));
      case 're':
        return add(true, cornersOf(operands));
      case 'h':
        return add(false, []);
      case 'W':
      case 'W*':
        this.#clips = this.#subpaths.length > 0;
        return undefined;
    }
    const painting = paintings.get(operator);
    return painting === undefined ? undefined : this.#end(operation, painting);
  }

  #add({ start, end }: Operation, begins: boolean, points: readonly Point[], matrix: Matrix): undefined {
    if (this.#subpaths.length === 0 && points.length === 0) return;
    if (this.#subpaths.length === 0) this.#start = start;
    if (begins || this.#subpaths.length === 0) this.#subpaths.push({ start, end, points: [] });
    const subpath = this.#subpaths.at(-1);
    if (subpath === undefined) return;
    subpath.end = end;
    for (const point of points) subpath.points.push(transformPoint(point, matrix));
  }

  #end({ start, end }: Operation, painting: Painting): PaintedPath | undefined {
    const subpaths = this.#subpaths.map((subpath) => ({
      start: subpath.start,
      end: subpath.end,
      box: boxOfPoints(subpath.points),
    }));
    const box = boxOfPoints(this.#subpaths.flatMap(({ points }) => points));
    const clips = this.#clips;
    this.#subpaths = [];
    this.#clips = false;
    return subpaths.length === 0
      ? undefined
      : { ...painting, subpaths, start: this.#start, paint: start, end, clips, box };
  }
}

interface Painting {
  readonly filled: boolean;
  readonly stroked: boolean;
}

const stroke: Painting = { filled: false, stroked: true };
const fill: Painting = { filled: true, stroked: false };
const both: Painting = { filled: true, stroked: true };

const paintings: ReadonlyMap<string, Painting> = new Map([
  ['S', stroke],
  ['s', stroke],
  ['f', fill],
  ['F', fill],
  ['f*', fill],
  ['B', both],
  ['B*', both],
  ['b', both],
  ['b*', both],
  ['n', { filled: false, stroked: false }],
]);

function cornersOf(operands: readonly PdfValue[]): readonly Point[] {
  const [x, y, width, height] = operands.map(number);
  const [left, bottom] = [x ?? 0, y ?? 0];
  const [right, top] = [left + (width ?? 0), bottom + (height ?? 0)];
  return [
    { x: left, y: bottom },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: top },
  ];
}

function pairs(operands: readonly PdfValue[]): readonly Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < operands.length; index += 2)
    points.push({ x: number(operands[index]), y: number(operands[index + 1]) });
  return points;
}
