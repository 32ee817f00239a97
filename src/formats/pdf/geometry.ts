import type { Box, Point } from './reading/page-content.ts';

/** As in PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = inner;
  const { 0: A, 1: B, 2: C, 3: D, 4: E, 5: F } = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function transformPoint({ x, y }: Point, matrix: Matrix): Point {
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = matrix;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Undefined where it maps everything to a line or a point. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return undefined;
  const [p, q, r, s] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [p, q, r, s, -(e * p + f * r), -(e * q + f * s)];
}

export function boxOfPoints(points: readonly Point[]): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { left, bottom, right, top };
}

/** The upright box around a transformed box. */
export function transformBox({ left, bottom, right, top }: Box, matrix: Matrix): Box {
  return boxOfPoints([
    transformPoint({ x: left, y: bottom }, matrix),
    transformPoint({ x: right, y: bottom }, matrix),
    transformPoint({ x: left, y: top }, matrix),
    transformPoint({ x: right, y: top }, matrix),
  ]);
}

export function rotation(angle: number): Matrix {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return [cosine, sine, -sine, cosine, 0, 0];
}

export function unite(boxes: Iterable<Box>): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
    bottom = Math.min(bottom, box.bottom);
    top = Math.max(top, box.top);
  }
  return { left, bottom, right, top };
}

/** `unite` of two: words and rows grow by one glyph after the other. */
export function uniteBoth(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    bottom: Math.min(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
    top: Math.max(one.top, other.top),
  };
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ bottom, top }: Box): number => top - bottom;

/** How far two boxes overlap along each axis; negative is the gap between them. */
export const overlapX = (one: Box, other: Box): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);
export const overlapY = (one: Box, other: Box): number =>
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);

/** The shared area, by the area of both. */
export function similarity(one: Box, other: Box): number {
  const shared = Math.max(0, overlapX(one, other)) * Math.max(0, overlapY(one, other));
  const both = widthOf(one) * heightOf(one) + widthOf(other) * heightOf(other) - shared;
  return both <= 0 ? 0 : shared / both;
}

export function contains(outer: Box, inner: Box, tolerance: number): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.bottom >= outer.bottom - tolerance &&
    inner.top <= outer.top + tolerance
  );
}

export function intersect(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}
