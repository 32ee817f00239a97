import { heightOf, overlapX, overlapY, widthOf } from '../geometry.ts';
import type { Box } from './page-content.ts';

export interface NotchRequest {
  readonly box: Box;
  readonly lines: readonly { readonly box: Box; readonly baseline: number; readonly size: number }[];
}

const mostObstacles = 4_000;

/**
 * What is within the box of each text, beside lines that end or begin at it: a picture that text flows around.
 *
 *     text text text ┌───────┐
 *     text text text │ notch │
 *     text text text └───────┘
 *     text text text text text
 */
export function findNotches(requests: readonly NotchRequest[], obstacles: readonly Box[]): readonly (readonly Box[])[] {
  if (requests.length + obstacles.length > mostObstacles) return requests.map(() => []);
  const all = [...requests.map(({ box }) => box), ...obstacles];
  return requests.map((request, index) =>
    request.lines.length < 2 ? [] : all.filter((other, at) => at !== index && isNotch(request, other)),
  );
}

function isNotch({ box, lines }: NotchRequest, other: Box): boolean {
  const size = lines[0]?.size ?? 1;
  if (overlapX(box, other) < Math.min(size, 0.9 * widthOf(other)) || widthOf(other) < 0.4 * size) return false;
  if (overlapY(box, other) < Math.min(0.3 * size, 0.9 * heightOf(other)) || heightOf(other) < 0.3 * size) return false;
  const beside = lines.filter(
    ({ baseline, size: own }) => baseline + 0.7 * own > other.bottom && baseline - 0.15 * own < other.top,
  );
  const slack = 0.3 * size;
  return (
    beside.length > 0 &&
    (beside.every((line) => line.box.right <= other.left + slack) ||
      beside.every((line) => line.box.left >= other.right - slack))
  );
}
