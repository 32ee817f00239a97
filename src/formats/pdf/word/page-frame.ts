import { boxOfPoints, invert, type Matrix, rotation, transformPoint } from '../geometry.ts';
import type { Box, PageContent } from '../reading/page-content.ts';

/** A rectangle on a page as it is shown: points from the left and, downwards, from the top. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Turns boxes of a page's user space into areas of the page as it is shown. */
export class PageFrame {
  readonly width: number;
  readonly height: number;
  readonly #shown: Matrix;

  constructor({ width, height, rotation: turn, cropBox: { left, bottom, right, top } }: PageContent) {
    this.width = width;
    this.height = height;
    const user: Readonly<Record<number, Matrix>> = {
      0: [1, 0, 0, -1, left, top],
      90: [0, 1, 1, 0, left, bottom],
      180: [-1, 0, 0, 1, right, bottom],
      270: [0, -1, -1, 0, right, top],
    };
    this.#shown = invert(user[turn] ?? [1, 0, 0, -1, left, top]) ?? [1, 0, 0, -1, 0, height];
  }

  /** `angle`: that of the frame which the box is in. */
  area({ left, bottom, right, top }: Box, angle = 0): Area {
    const turn = rotation(angle);
    const corners = [
      { x: left, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
      { x: right, y: bottom },
    ].map((point) => transformPoint(transformPoint(point, turn), this.#shown));
    const box = boxOfPoints(corners);
    return { left: box.left, right: box.right, top: box.bottom, bottom: box.top };
  }
}

export const wide = ({ left, right }: Area): number => right - left;
export const high = ({ top, bottom }: Area): number => bottom - top;

export function sharedWidth(one: Area, other: Area): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left);
}

export function sharedHeight(one: Area, other: Area): number {
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
}

export function holds(outer: Area, inner: Area): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

export function around(areas: readonly Area[]): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const area of areas) {
    left = Math.min(left, area.left);
    top = Math.min(top, area.top);
    right = Math.max(right, area.right);
    bottom = Math.max(bottom, area.bottom);
  }
  return { left, top, right, bottom };
}
