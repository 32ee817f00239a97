import { overlapX, overlapY, rotation, transformBox } from '../geometry.ts';
import type { Box, PageContent } from './page-content.ts';

interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** It is a side of a clip, which nobody sees. */
  readonly isClip?: boolean;
  /** It is a line, and no side of an area. */
  readonly isLine?: boolean;
}

/** Which lines are beside a text. */
interface BesideText {
  /** Heights on the page. */
  readonly low: number;
  readonly high: number;
  /** How near and how long they are. */
  readonly reach: number;
  readonly length: number;
}

/** Lines on a page that separate text: those that are drawn, and the edges of rectangles. */
export class PageRules {
  readonly #horizontal: readonly Rule[];
  readonly #vertical: readonly Rule[];
  /** Without the edges of areas that are only filled: a word has one, too, that is marked. */
  readonly #drawnVertical: readonly Rule[];
  /** By their left edges. */
  readonly #pictures: readonly (Rule & { readonly right: number })[];
  /** What text must not run into, lines and images. */
  readonly obstacles: readonly Box[];
  readonly rectangles: readonly Box[];
  /** What is drawn, and no line: frames, fields, areas, parts of drawings. */
  readonly shapes: readonly Box[];

  constructor({ paths, images, objects, cropBox }: PageContent, angle: number) {
    const horizontal: Rule[] = [];
    const vertical: Rule[] = [];
    const drawnVertical: Rule[] = [];
    const obstacles: Box[] = [];
    const rectangles: Box[] = [];
    const shapes: Box[] = [];
    const back = rotation(-angle);
    const page = transformBox(cropBox, back);
    const isPage = (box: Box): boolean =>
      (box.right - box.left) * (box.top - box.bottom) > 0.8 * (page.right - page.left) * (page.top - page.bottom);
    const addHorizontal = (at: number, { left, right }: Box): unknown => horizontal.push({ at, from: left, to: right });
    const addVertical = (at: number, { bottom, top }: Box): unknown => vertical.push({ at, from: bottom, to: top });
    const addRectangle = (box: Box, isDrawn: boolean): void => {
      rectangles.push(box);
      for (const y of [box.bottom, box.top]) addHorizontal(y, box);
      for (const x of [box.left, box.right]) addVertical(x, box);
      if (isDrawn) for (const at of [box.left, box.right]) drawnVertical.push({ at, from: box.bottom, to: box.top });
    };
    const addClip = (box: Box): void => {
      addRectangle(box, false);
      for (const at of [box.bottom, box.top]) horizontal.push({ at, from: box.left, to: box.right, isClip: true });
      for (const at of [box.left, box.right]) drawnVertical.push({ at, from: box.bottom, to: box.top, isClip: true });
    };
    for (const clip of clipsOf(objects)) {
      const box = angle === 0 ? clip : transformBox(clip, back);
      if (!isPage(box)) addClip(box);
    }
    for (const path of paths) {
      const box = angle === 0 ? path.box : transformBox(path.box, back);
      if (isPage(box)) continue;
      if (isArea(path)) shapes.push(box);
      if (path.shape === 'other') continue;
      const wide = box.right - box.left;
      const high = box.top - box.bottom;
      if (path.shape === 'rectangle') {
        addRectangle(box, path.stroke !== undefined);
      } else {
        obstacles.push(box);
        if (wide > high)
          horizontal.push({ at: (box.bottom + box.top) / 2, from: box.left, to: box.right, isLine: true });
        else {
          addVertical((box.left + box.right) / 2, box);
          drawnVertical.push({ at: (box.left + box.right) / 2, from: box.bottom, to: box.top });
        }
      }
    }
    const pictures = images
      .map((image) => (angle === 0 ? image : transformBox(image, back)))
      .filter((box) => !isPage(box));
    obstacles.push(...pictures);
    this.#pictures = pictures
      .map(({ left, bottom, right, top }) => ({ at: left, from: bottom, to: top, right }))
      .sort((one, other) => one.at - other.at);
    this.#horizontal = horizontal.sort((one, other) => one.at - other.at);
    this.#vertical = vertical.sort((one, other) => one.at - other.at);
    this.#drawnVertical = drawnVertical.sort((one, other) => one.at - other.at);
    this.obstacles = obstacles;
    this.rectangles = rectangles;
    this.shapes = shapes;
  }

  /** Whether a vertical line runs between two positions at a height, or a picture is there. */
  separatesColumns(left: number, right: number, bottom: number, top: number): boolean {
    const middle = (bottom + top) / 2;
    const isLevel = ({ from, to }: Rule): boolean => from <= middle && to >= middle;
    return (
      some(this.#vertical, left, right, isLevel) ||
      some(this.#pictures, left - 1, right, (picture) => picture.right <= right + 1 && isLevel(picture))
    );
  }

  /** Whether a vertical line is drawn in a gap over all of a line's height. */
  dividesWords(left: number, right: number, bottom: number, top: number): boolean {
    return some(this.#drawnVertical, left, right, ({ from, to }) => from <= bottom && to >= top);
  }

  /** Whether a horizontal line ends at a vertical one that is drawn, as the edge of a cell does. */
  isEdge({ left, bottom, right, top }: Box): boolean {
    const isMet = ({ from, to, isClip }: Rule): boolean =>
      isClip !== true && from <= top + touching && to >= bottom - touching;
    return [left, right].some((end) => some(this.#drawnVertical, end - touching, end + touching, isMet));
  }

  /** The left side of the picture that a line ends at. */
  pictureAfter({ right, bottom, top }: Box): number | undefined {
    const middle = (bottom + top) / 2;
    let left: number | undefined;
    some(this.#pictures, right - 1, Number.POSITIVE_INFINITY, ({ at, from, to }) => {
      if (from > middle || to < middle) return false;
      left = at;
      return true;
    });
    return left;
  }

  /** The horizontal line under all of a text, between two heights. */
  barUnder({ left, right }: Box, low: number, high: number): Box | undefined {
    let bar: Box | undefined;
    some(this.#horizontal, low, high, ({ at, from, to, isClip }) => {
      if (isClip === true || from > left + 1 || to < right - 1) return false;
      bar = { left: from, right: to, bottom: at, top: at };
      return true;
    });
    return bar;
  }

  /** Whether two lines as long as each other, which no other line meets, are drawn beside both ends of a text at one height. */
  areBeside({ left, right }: Box, { low, high, reach, length }: BesideText): boolean {
    const isFree = ({ at, from, to, isLine }: Rule): boolean =>
      isLine === true && to - from >= length && !this.isEdge({ left: from, bottom: at, right: to, top: at });
    const hasLike = ({ at, from, to }: Rule): boolean =>
      some(
        this.#horizontal,
        at - touching,
        at + touching,
        (rule) =>
          rule.from >= right - 1 &&
          rule.from < right + reach &&
          Math.abs(rule.to - rule.from - to + from) < 2 * touching &&
          isFree(rule),
      );
    return some(
      this.#horizontal,
      low,
      high,
      (rule) => rule.to <= left + 1 && rule.to > left - reach && isFree(rule) && hasLike(rule),
    );
  }

  /** Whether a horizontal line runs between two heights over at least half of a range; strokes under the upper text do not count. */
  separatesRows(low: number, high: number, range: Box, upper: Box): boolean {
    const wide = Math.max(1, range.right - range.left);
    return some(this.#horizontal, low, high, ({ at, from, to, isClip }) => {
      if (Math.min(to, range.right) - Math.max(from, range.left) < 0.5 * wide) return false;
      if (isClip) return true;
      // Underlines and marked lines are as wide as the text.
      return from < upper.left - 3 || to > upper.right + 3 || at < upper.bottom - 3;
    });
  }
}

/** From this value on in all its parts, a colour counts as that of paper. */
const white = 0.97;

/** Whether a path is seen, and takes room: frames do, and areas that have another colour than paper. */
function isArea({ shape, fill, stroke }: PageContent['paths'][number]): boolean {
  if (shape !== 'rectangle' && shape !== 'other') return false;
  const isFilled = fill !== undefined && fill.alpha > 0 && Math.min(fill.red, fill.green, fill.blue) < white;
  return isFilled || (shape === 'rectangle' && stroke !== undefined && stroke.alpha > 0);
}

/** Points. */
const leastSeen = 1;
/** Points between lines that meet. */
const touching = 1;

/** A clip that cuts text off is the edge of its cell. */
function clipsOf(objects: PageContent['objects']): Iterable<Box> {
  const clips = new Map<string, Box>();
  for (const { clip, box } of objects) {
    // Of text that is hidden as a whole the clip says nothing.
    if (clip === undefined || overlapX(clip, box) <= leastSeen || overlapY(clip, box) <= leastSeen) continue;
    clips.set(`${clip.left} ${clip.bottom} ${clip.right} ${clip.top}`, clip);
  }
  return clips.values();
}

/** Looks at rules between two positions, at most 500 of them. */
function some<Each extends Rule>(
  rules: readonly Each[],
  low: number,
  high: number,
  test: (rule: Each) => boolean,
): boolean {
  let start = 0;
  let end = rules.length;
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((rules[middle]?.at ?? 0) < low) start = middle + 1;
    else end = middle;
  }
  for (let index = start; index < Math.min(rules.length, start + 500); index += 1) {
    const rule = rules[index];
    if (rule === undefined || rule.at > high) return false;
    if (test(rule)) return true;
  }
  return false;
}
