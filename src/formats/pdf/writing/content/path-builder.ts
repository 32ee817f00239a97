import { boxOfPoints, type Matrix, transformPoint } from '../../geometry.ts';
import type { Box, Point } from '../../reading/page-content.ts';
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
  take(operation: Operation, numbers: readonly number[], matrix: Matrix): PaintedPath | undefined {
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    const add = (begins: boolean, points: readonly Point[]): undefined => this.#add(operation, begins, points, matrix);
    switch (operation.operator) {
      case 'm':
        return add(true, [{ x, y }]);
      case 'l':
        return add(false, [{ x, y }]);
      case 'c':
      case 'v':
      case 'y':
        return add(false, pairs(numbers));
      case 're':
        return add(true, [
          { x, y },
          { x: x + width, y: y + height },
          { x: x + width, y },
          { x, y: y + height },
        ]);
      case 'h':
        return add(false, []);
      case 'W':
      case 'W*':
        this.#clips = this.#subpaths.length > 0;
        return undefined;
    }
    const painting = paintings.get(operation.operator);
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

function pairs(numbers: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    points.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
  return points;
}
