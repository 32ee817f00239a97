import { heightOf, overlapX, overlapY, widthOf } from '../geometry.ts';
import type { Box } from './page-content.ts';
import type { PageBlock } from './page-layout.ts';

export interface SpaceRequest {
  readonly box: Box;
  /** Of the column; a block of several lines stays in it. */
  readonly column: { readonly left: number; readonly right: number };
  readonly isSingleLine: boolean;
  /** Of several lines, and it may leave its column where it has no room otherwise. */
  readonly isShort: boolean;
  readonly size: number;
}

type Space = Pick<PageBlock, 'available' | 'wide'>;

const mostObstacles = 4_000;
/** Gap that stays to an obstacle, in parts of the size. */
const margin = 0.4;

/** Finds how far each block can grow to the sides and downwards. */
export function availableSpaces(
  requests: readonly SpaceRequest[],
  obstacles: readonly Box[],
  rectangles: readonly Box[],
  page: Box,
): readonly Space[] {
  if (requests.length + obstacles.length > mostObstacles) return requests.map(({ box }) => ({ available: box }));
  const all = [...requests.map(({ box }) => box), ...obstacles];
  const extent = textExtent(requests, page);
  return requests.map((request, index) => {
    const others = all.filter((_, at) => at !== index);
    const grown = (isSingleLine: boolean): Box => grow({ ...request, isSingleLine }, others, rectangles, extent);
    return { available: grown(request.isSingleLine), ...(request.isShort && { wide: grown(true) }) };
  });
}

/** Between the outermost text on both sides, and down to a margin as wide as that at the side. */
function textExtent(requests: readonly SpaceRequest[], page: Box): Box {
  const left = Math.min(...requests.map(({ box }) => box.left), page.right);
  const right = Math.max(...requests.map(({ box }) => box.right), page.left);
  const bottom = Math.min(...requests.map(({ box }) => box.bottom), page.top);
  const side = Math.max(12, Math.min(left - page.left, page.right - right));
  return {
    left: Math.max(page.left + 6, Math.min(left, page.left + side)),
    right: Math.min(page.right - 6, Math.max(right, page.right - side)),
    bottom: Math.max(page.bottom + 6, Math.min(bottom, page.bottom + side)),
    top: page.top,
  };
}

function grow(
  { box, column, isSingleLine, size }: SpaceRequest,
  others: readonly Box[],
  rectangles: readonly Box[],
  extent: Box,
): Box {
  const gap = margin * size;
  const cell = smallestAround(box, rectangles);
  let left = isSingleLine ? Math.max(extent.left, (cell?.left ?? extent.left) + 1) : Math.min(box.left, column.left);
  let right = isSingleLine
    ? Math.min(extent.right, (cell?.right ?? extent.right) - 1)
    : Math.max(box.right, column.right);
  for (const other of others) {
    if (overlapY(box, other) < 0.1 * Math.min(heightOf(box), Math.max(heightOf(other), 1))) continue;
    if (other.left >= box.right - gap) right = Math.min(right, other.left - gap);
    else if (other.right <= box.left + gap) left = Math.max(left, other.right + gap);
  }
  left = Math.min(left, box.left);
  right = Math.max(right, box.right);
  let bottom = Math.max(extent.bottom, (cell?.bottom ?? extent.bottom) + 1);
  const band: Box = { left, right, bottom: box.bottom, top: box.top };
  for (const other of others) {
    if (overlapX(band, other) <= 0 || other.bottom >= box.bottom) continue;
    // What the block covers already is no obstacle to it.
    if (other.top <= box.bottom + 0.3 * heightOf(box)) bottom = Math.max(bottom, other.top + 0.15 * size);
  }
  return { left, right, bottom: Math.min(bottom, box.bottom), top: box.top };
}

function smallestAround(box: Box, rectangles: readonly Box[]): Box | undefined {
  let best: Box | undefined;
  for (const rectangle of rectangles) {
    const holds =
      rectangle.left <= box.left + 1 &&
      rectangle.right >= box.right - 1 &&
      rectangle.bottom <= box.bottom + 2 &&
      rectangle.top >= box.top - 2;
    if (holds && (best === undefined || widthOf(rectangle) * heightOf(rectangle) < widthOf(best) * heightOf(best)))
      best = rectangle;
  }
  return best;
}
