import { boxOfPoints, identity, intersect, type Matrix, multiply, transformBox, transformPoint } from '../geometry.ts';
import { areOfOneColour, fillsAndStrokes } from './bold-strokes.ts';
import type { Box, Colour, PagePath, Point } from './page-content.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';

const textObject = 1;
const pathObject = 2;
const imageObject = 3;
const formObject = 5;

/** Above them a page is left as it is. */
const mostObjects = 200_000;
const mostPaths = 40_000;
const mostSegments = 2_000;
/** Of more and of longer paths only a part of the clip is known, which is larger. */
const mostClips = 16;
const mostClipSegments = 64;
const deepest = 64;

/** Points up to which a filled rectangle is a line. */
const thin = 3;

/** A text object as PDFium has it, until the page is closed. */
export interface OpenTextObject {
  readonly pointer: number;
  readonly box: Box;
  readonly renderingMode: number;
  readonly fill: Colour;
  /** Width of strokes around its letters, which have their colour; not scaled. */
  readonly stroke?: number;
  readonly depth: number;
  /** The marked content with a text of its own (`ActualText`) that the object is in. */
  readonly actualText?: number;
  /** A box around all that it may paint on; undefined: everything. */
  readonly clip?: Box;
}

export interface OpenObjects {
  readonly texts: readonly OpenTextObject[];
  readonly paths: readonly PagePath[];
  readonly images: readonly Box[];
  readonly complete: boolean;
}

/** What a form, or the page, gives to the objects in it. */
interface Surroundings {
  readonly matrix: Matrix;
  readonly depth: number;
  readonly clip?: Box;
  /** Around paths of clips, by the pointer to their first segments. */
  readonly boxes: Map<number, Box>;
}

/** Walks the objects of a loaded page in the order of drawing. */
export function readObjects(instance: PdfiumInstance, page: number): OpenObjects {
  return new ObjectWalk(instance).run(page);
}

class ObjectWalk {
  readonly #instance: PdfiumInstance;
  readonly #texts: OpenTextObject[] = [];
  readonly #paths: PagePath[] = [];
  readonly #images: Box[] = [];
  readonly #marks = new Map<number, boolean>();
  #pathObjects = 0;
  #objects = 0;

  constructor(instance: PdfiumInstance) {
    this.#instance = instance;
  }

  run(page: number): OpenObjects {
    const { functions } = this.#instance;
    const complete = this.#walk(
      functions.FPDFPage_CountObjects(page),
      (index) => functions.FPDFPage_GetObject(page, index),
      { matrix: identity, depth: 0, boxes: new Map() },
    );
    return { texts: this.#texts, paths: this.#paths, images: this.#images, complete };
  }

  #walk(count: number, get: (index: number) => number, around: Surroundings): boolean {
    const { matrix, depth } = around;
    const { functions } = this.#instance;
    if (depth > deepest) return false;
    for (let index = 0; index < count; index += 1) {
      this.#objects += 1;
      if (this.#objects > mostObjects) return false;
      if (this.#objects % 1024 === 0) this.#instance.checkTime();
      const object = get(index);
      const type = functions.FPDFPageObj_GetType(object);
      if (type === textObject) this.#readText(object, around);
      else if (type === pathObject) this.#readPath(object, matrix);
      else if (type === imageObject) this.#images.push(this.#bounds(object, matrix));
      else if (type === formObject) {
        const inner = multiply(this.#matrix(object), matrix);
        const clip = this.#clip(object, around);
        const objects = functions.FPDFFormObj_CountObjects(object);
        const objectAt = (at: number): number => functions.FPDFFormObj_GetObject(object, at);
        const within = { matrix: inner, depth: depth + 1, ...(clip !== undefined && { clip }), boxes: new Map() };
        if (!this.#walk(objects, objectAt, within)) return false;
      }
    }
    return true;
  }

  #readText(object: number, around: Surroundings): void {
    const { matrix, depth } = around;
    const actualText = this.#actualText(object);
    const clip = this.#clip(object, around);
    const renderingMode = this.#instance.functions.FPDFTextObj_GetTextRenderMode(object);
    const fill = this.#colour(object, 'FPDFPageObj_GetFillColor');
    const stroke = renderingMode === fillsAndStrokes ? this.#strokeOf(object, fill) : undefined;
    this.#texts.push({
      pointer: object,
      box: this.#bounds(object, matrix),
      renderingMode,
      fill,
      ...(stroke !== undefined && { stroke }),
      depth,
      ...(actualText !== undefined && { actualText }),
      ...(clip !== undefined && { clip }),
    });
  }

  #strokeOf(object: number, fill: Colour): number | undefined {
    const { functions, scratch } = this.#instance;
    if (!areOfOneColour(fill, this.#colour(object, 'FPDFPageObj_GetStrokeColor'))) return undefined;
    return functions.FPDFPageObj_GetStrokeWidth(object, scratch) ? this.#instance.float(0) : undefined;
  }

  /** By the boxes of its paths, which are around them. */
  #clip(object: number, { matrix, clip: outer, boxes }: Surroundings): Box | undefined {
    const { functions } = this.#instance;
    const clip = functions.FPDFPageObj_GetClipPath(object);
    const paths = clip === 0 ? 0 : Math.min(functions.FPDFClipPath_CountPaths(clip), mostClips);
    let result = outer;
    for (let path = 0; path < paths; path += 1) {
      const count = functions.FPDFClipPath_CountPathSegments(clip, path);
      if (count < 3 || count > mostClipSegments) continue;
      // Objects that have a path in common have its segments in common.
      const first = functions.FPDFClipPath_GetPathSegment(clip, path, 0);
      const box = boxes.get(first) ?? this.#clipBox(clip, path, count, matrix);
      boxes.set(first, box);
      result = result === undefined ? box : intersect(result, box);
    }
    return result;
  }

  #clipBox(clip: number, path: number, count: number, matrix: Matrix): Box {
    const { functions, scratch } = this.#instance;
    const points: Point[] = [];
    for (let index = 0; index < count; index += 1) {
      const segment = functions.FPDFClipPath_GetPathSegment(clip, path, index);
      if (!functions.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue;
      points.push(transformPoint({ x: this.#instance.float(0), y: this.#instance.float(1) }, matrix));
    }
    return boxOfPoints(points);
  }

  #actualText(object: number): number | undefined {
    const { functions } = this.#instance;
    for (let index = functions.FPDFPageObj_CountMarks(object) - 1; index >= 0; index -= 1) {
      const mark = functions.FPDFPageObj_GetMark(object, index);
      let has = this.#marks.get(mark);
      if (has === undefined) {
        has = this.#hasActualText(mark);
        this.#marks.set(mark, has);
      }
      if (has) return mark;
    }
    return undefined;
  }

  #hasActualText(mark: number): boolean {
    const { functions, scratch } = this.#instance;
    for (let at = functions.FPDFPageObjMark_CountParams(mark) - 1; at >= 0; at -= 1) {
      // The length goes behind the text.
      if (!functions.FPDFPageObjMark_GetParamKey(mark, at, scratch, 256, scratch + 512)) continue;
      const length = this.#instance.integers(1, scratch + 512)[0] ?? 0;
      const key = Buffer.from(this.#instance.bytes(scratch, Math.min(256, length))).toString('utf16le');
      if (key.startsWith('ActualText')) return true;
    }
    return false;
  }

  #readPath(object: number, outer: Matrix): void {
    const { functions, scratch } = this.#instance;
    const path = this.#pathObjects;
    this.#pathObjects += 1;
    if (this.#paths.length >= mostPaths) return;
    functions.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
    const [fillMode = 0, isStroked = 0] = this.#instance.integers(2);
    if (fillMode === 0 && isStroked === 0) return;
    const fill = fillMode === 0 ? undefined : this.#colour(object, 'FPDFPageObj_GetFillColor');
    const stroke = isStroked === 0 ? undefined : this.#colour(object, 'FPDFPageObj_GetStrokeColor');
    const paint = { ...(fill && { fill }), ...(stroke && { stroke }), path, after: this.#texts.length };
    const segments = functions.FPDFPath_CountSegments(object);
    if (segments > mostSegments) {
      this.#paths.push({ box: this.#bounds(object, outer), shape: 'other', ...paint });
      return;
    }
    const matrix = multiply(this.#matrix(object), outer);
    functions.FPDFPageObj_GetStrokeWidth(object, scratch);
    const width = stroke === undefined ? 0 : (this.#instance.floats(1)[0] ?? 0) * Math.hypot(matrix[0], matrix[1]);
    for (const { points, curved, straight } of this.#subpaths(object, segments, matrix)) {
      const shapes = isRounded(points, straight)
        ? [{ box: grow(boxOfPoints(points), width / 2), shape: 'rectangle' as const }]
        : shapesOf(points, curved, fill !== undefined, width);
      for (const shape of shapes) this.#paths.push({ ...shape, ...paint });
    }
  }

  #subpaths(object: number, segments: number, matrix: Matrix): readonly Subpath[] {
    const { functions, scratch } = this.#instance;
    const subpaths: Subpath[] = [];
    for (let index = 0; index < segments; index += 1) {
      const segment = functions.FPDFPath_GetPathSegment(object, index);
      if (!functions.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue;
      const [x = 0, y = 0] = this.#instance.floats(2);
      const type = functions.FPDFPathSegment_GetType(segment);
      if (type === 2 || subpaths.length === 0) subpaths.push({ points: [], curved: false, straight: 0 });
      const current = subpaths.at(-1);
      if (current === undefined) continue;
      const last = current.points.at(-1);
      const point = transformPoint({ x, y }, matrix);
      current.points.push(point);
      if (type === 1) current.curved = true;
      else if (type === 0 && last !== undefined) current.straight += straightLength(last, point);
      if (functions.FPDFPathSegment_GetClose(segment) && current.points[0]) current.points.push(current.points[0]);
    }
    return subpaths;
  }

  #matrix(object: number): Matrix {
    const { functions, scratch } = this.#instance;
    if (!functions.FPDFPageObj_GetMatrix(object, scratch)) return identity;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.#instance.floats(6);
    return [a, b, c, d, e, f];
  }

  #bounds(object: number, matrix: Matrix): Box {
    const { functions, scratch } = this.#instance;
    if (!functions.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
      return { left: 0, bottom: 0, right: 0, top: 0 };
    }
    const [left = 0, bottom = 0, right = 0, top = 0] = this.#instance.floats(4);
    return transformBox({ left, bottom, right, top }, matrix);
  }

  #colour(object: number, call: 'FPDFPageObj_GetFillColor' | 'FPDFPageObj_GetStrokeColor'): Colour {
    const { functions, scratch } = this.#instance;
    if (!functions[call](object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
      return { red: 0, green: 0, blue: 0, alpha: 1 };
    }
    const [red = 0, green = 0, blue = 0, alpha = 255] = this.#instance.integers(4);
    return { red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255 };
  }
}

interface Subpath {
  readonly points: Point[];
  curved: boolean;
  /** Length of its straight sides, which run along the axes; NaN if one does not. */
  straight: number;
}

function straightLength(from: Point, to: Point): number {
  const [wide, high] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
  return Math.min(wide, high) < 0.5 ? Math.max(wide, high) : Number.NaN;
}

/** Share of the sides of a rectangle that is straight at least, between round corners. */
const leastStraight = 0.6;

/** Whether a path has the sides of a rectangle, and round corners. */
function isRounded(points: readonly Point[], straight: number): boolean {
  if (!(straight > 0) || points.length < 7) return false;
  const { left, bottom, right, top } = boxOfPoints(points);
  const [wide, high] = [right - left, top - bottom];
  return wide > thin && high > thin && straight >= 2 * leastStraight * (wide + high) && straight <= 2 * (wide + high);
}

/** Lines one by one, because a grid may be one subpath; everything else by its box. */
function shapesOf(
  points: readonly Point[],
  curved: boolean,
  isFilled: boolean,
  width: number,
): readonly Pick<PagePath, 'box' | 'shape'>[] {
  if (points.length < 2) return [];
  const box = boxOfPoints(points);
  const wide = box.right - box.left;
  const high = box.top - box.bottom;
  const grown = grow(box, width / 2);
  if (high + width <= thin && wide > high) return [{ box: grown, shape: 'horizontal' }];
  if (wide + width <= thin && high > wide) return [{ box: grown, shape: 'vertical' }];
  if (curved) return [{ box: grown, shape: 'other' }];
  const sides = points.slice(1).map((point, index) => lineShape(points[index] as Point, point));
  const upright = sides.every((side) => side !== 'other');
  if (upright && points.length >= 4 && points.length <= 6) return [{ box: grown, shape: 'rectangle' }];
  if (!upright || isFilled) return [{ box: grown, shape: 'other' }];
  return sides.map((shape, index) => ({
    box: grow(boxOfPoints(points.slice(index, index + 2)), width / 2),
    shape,
  }));
}

function lineShape(from: Point, to: Point): PagePath['shape'] {
  if (Math.abs(from.y - to.y) < 0.5) return 'horizontal';
  return Math.abs(from.x - to.x) < 0.5 ? 'vertical' : 'other';
}

const grow = ({ left, bottom, right, top }: Box, by: number): Box => ({
  left: left - by,
  bottom: bottom - by,
  right: right + by,
  top: top + by,
});
