import type { OfficeScanner } from '../shared/office/office-scanner.ts';

/** Where a part of a story is shown. */
export interface TextFrame {
  /** Id of the story. */
  readonly story: string;
  /** The first of those that the story flows through. */
  readonly isFirst: boolean;
  /** It or something around it is hidden, or on a hidden layer. */
  readonly isHidden: boolean;
}

/** From inner to outer coordinates: a, b, c, d, e, f of `x' = ax + cy + e`, `y' = bx + dy + f`. */
type Matrix = readonly [number, number, number, number, number, number];

/** Something on a page, with its top left corner in the coordinates of the spread. */
interface PageItem {
  readonly depth: number;
  readonly matrix: Matrix;
  readonly isHidden: boolean;
  left: number;
  top: number;
}

interface PlacedFrame extends TextFrame {
  readonly item: PageItem;
}

interface Page {
  readonly left: number;
  readonly right: number;
}

/** A frame whose edge is on the page's belongs to it. */
const tolerance = 0.5;

/** The frames of a spread, or anchored in a story, page by page from top to bottom; what is beside the pages comes last. */
export function readTextFrames(scanner: OfficeScanner, hiddenLayers: ReadonlySet<string>): readonly TextFrame[] {
  const frames: PlacedFrame[] = [];
  const pages: Page[] = [];
  const path: PageItem[] = [
    { depth: 0, matrix: [1, 0, 0, 1, 0, 0], isHidden: false, left: Number.NaN, top: Number.NaN },
  ];
  while (scanner.next()) {
    if (!scanner.isStart) continue;
    const depth = scanner.kind === 'open' ? scanner.depth : scanner.depth + 1;
    while (path.length > 1 && (path.at(-1) as PageItem).depth >= depth) path.pop();
    const around = path.at(-1) as PageItem;
    if (scanner.name === 'PathPointType') {
      extend(around, numbers(scanner.value('Anchor')));
      continue;
    }
    const values = attributesOf(scanner);
    const transform = values.get('ItemTransform');
    const story = values.get('ParentStory');
    if (transform === undefined && story === undefined) continue;
    const item = itemIn(around, values, depth, hiddenLayers);
    if (scanner.name === 'Page') pages.push(pageOf(item, numbers(values.get('GeometricBounds'))));
    path.push(item);
    if (story === undefined) continue;
    const isFirst = (values.get('PreviousTextFrame') ?? 'n') === 'n';
    // A text on a path is where the path is.
    frames.push({ story, isFirst, isHidden: item.isHidden, item: transform === undefined ? around : item });
  }
  return sortFrames(frames, pages);
}

function itemIn(
  around: PageItem,
  values: ReadonlyMap<string, string>,
  depth: number,
  hiddenLayers: ReadonlySet<string>,
): PageItem {
  const isHidden =
    around.isHidden || values.get('Visible') === 'false' || hiddenLayers.has(values.get('ItemLayer') ?? '');
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(values.get('ItemTransform'));
  return { depth, matrix: multiply(around.matrix, [a, b, c, d, e, f]), isHidden, left: Number.NaN, top: Number.NaN };
}

function attributesOf(scanner: OfficeScanner): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { name, start, end } of scanner.attributes()) values.set(name, scanner.decoded(start, end));
  return values;
}

function numbers(written: string | undefined): readonly number[] {
  return (written ?? '').split(' ', 6).map(Number).filter(Number.isFinite);
}

function multiply([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f];
}

function extend(item: PageItem, [x, y]: readonly number[]): void {
  if (x === undefined || y === undefined) return;
  const [a, b, c, d, e, f] = item.matrix;
  const [left, top] = [a * x + c * y + e, b * x + d * y + f];
  item.left = Number.isNaN(item.left) ? left : Math.min(left, item.left);
  item.top = Number.isNaN(item.top) ? top : Math.min(top, item.top);
}

/** Bounds are top, left, bottom, right. */
function pageOf({ matrix: [a, , c, , e] }: PageItem, bounds: readonly number[]): Page {
  const [top = 0, left = 0, bottom = 0, right = 0] = bounds;
  const edges = [a * left + c * top + e, a * right + c * bottom + e];
  return { left: Math.min(...edges), right: Math.max(...edges) };
}

function sortFrames(frames: readonly PlacedFrame[], pages: readonly Page[]): readonly TextFrame[] {
  const fromLeft = [...pages].sort((one, other) => one.left - other.left);
  const placed = frames.map((frame) => {
    const { matrix, left, top } = frame.item;
    const [x, y] = [Number.isNaN(left) ? matrix[4] : left, Number.isNaN(top) ? matrix[5] : top];
    return { frame, x, y: Math.round(y), page: pageAt(fromLeft, x) };
  });
  placed.sort((one, other) => one.page - other.page || one.y - other.y || one.x - other.x);
  return placed.map(({ frame }) => frame);
}

/** Index of the last page that begins at the position or before it; after all pages if it is beside that. */
function pageAt(pages: readonly Page[], x: number): number {
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle] as Page).left - tolerance <= x) low = middle + 1;
    else high = middle;
  }
  const page = pages[low - 1];
  return page !== undefined && x < page.right - tolerance ? low - 1 : pages.length;
}
