import { type Matrix, unite } from '../../geometry.ts';
import type { Box } from '../../reading/page-content.ts';
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

interface OpenSubpath extends Subpath {
  end: number;
  readonly box: { left: number; bottom: number; right: number; top: number };
}

/** Follows the construction of paths, in the page's space: drawings have hundreds of thousands of points, which are not kept. */
export class PathBuilder {
  #subpaths: OpenSubpath[] = [];
  #start = 0;
  #clips = false;

  /** Undefined where the operation does not end a path. */
  take(operation: Operation, matrix: Matrix): PaintedPath | undefined {
    const { operator, operands } = operation;
    switch (operator) {
      case 'm':
      case 'l':
        include(this.#subpath(operation, operator === 'm'), number(operands[0]), number(operands[1]), matrix);
        return undefined;
      case 'c':
      case 'v':
      case 'y':
        this.#addPairs(operation, matrix);
        return undefined;
      case 're':
        this.#addRectangle(operation, matrix);
        return undefined;
      case 'h':
        if (this.#subpaths.length > 0) this.#subpath(operation, false);
        return undefined;
      case 'W':
      case 'W*':
        this.#clips = this.#subpaths.length > 0;
        return undefined;
    }
    const painting = paintings.get(operator);
    return painting === undefined ? undefined : this.#end(operation, painting);
  }

  /** The one that an operator goes on with, or begins. */
  #subpath({ start, end }: Operation, begins: boolean): OpenSubpath {
    const last = this.#subpaths.at(-1);
    if (last !== undefined && !begins) {
      last.end = end;
      return last;
    }
    if (last === undefined) this.#start = start;
    const subpath = { start, end, box: emptyBox() };
    this.#subpaths.push(subpath);
    return subpath;
  }

  #addPairs(operation: Operation, matrix: Matrix): void {
    const { operands } = operation;
    if (this.#subpaths.length === 0 && operands.length < 2) return;
    const subpath = this.#subpath(operation, false);
    for (let index = 0; index + 1 < operands.length; index += 2)
      include(subpath, number(operands[index]), number(operands[index + 1]), matrix);
  }

  #addRectangle(operation: Operation, matrix: Matrix): void {
    const { operands } = operation;
    const [left, bottom] = [number(operands[0]), number(operands[1])];
    const [right, top] = [left + number(operands[2]), bottom + number(operands[3])];
    const subpath = this.#subpath(operation, true);
    include(subpath, left, bottom, matrix);
    include(subpath, right, top, matrix);
    include(subpath, right, bottom, matrix);
    include(subpath, left, top, matrix);
  }

  #end({ start, end }: Operation, painting: Painting): PaintedPath | undefined {
    const [subpaths, clips] = [this.#subpaths, this.#clips];
    if (subpaths.length > 0) this.#subpaths = [];
    this.#clips = false;
    if (subpaths.length === 0) return undefined;
    const box = unite(subpaths.map((subpath) => subpath.box));
    return { ...painting, subpaths, start: this.#start, paint: start, end, clips, box };
  }
}

function emptyBox(): OpenSubpath['box'] {
  return { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
}

function include({ box }: OpenSubpath, x: number, y: number, [a, b, c, d, e, f]: Matrix): void {
  const [across, up] = [a * x + c * y + e, b * x + d * y + f];
  box.left = Math.min(box.left, across);
  box.right = Math.max(box.right, across);
  box.bottom = Math.min(box.bottom, up);
  box.top = Math.max(box.top, up);
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
