import { heightOf, similarity, widthOf } from '../geometry.ts';
import { areOfOneColour, fillsAndStrokes } from './bold-strokes.ts';
import { isClippedAway } from './clipped-text.ts';
import type { Box, PageCharacter, PageContent, PageLink, PageTextObject, Point } from './page-content.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';
import { readCharacters } from './read-characters.ts';
import type { FontReader } from './read-font.ts';
import { type OpenTextObject, readObjects } from './read-objects.ts';
import { clipsAroundTiles } from './tiles.ts';

/** PDFium's numbers for text boxes, stamps, fields. */
const drawnOver: ReadonlySet<number> = new Set([3, 13, 20]);
/** Flags of annotations: hidden, not viewed. */
const unseen = 0x2 | 0x20;
const linkAnnotation = 2;
const mostAnnotations = 20_000;

/** How alike two boxes are in which the same text is drawn twice. */
const repeated = 0.6;
/** How far boxes of one size are from each other where it is a shadow, in parts of their height; by how much sizes differ, in points. */
const shadowReach = 0.4;
const sizeTolerance = 0.1;

/** Text objects in layers that are off. */
export interface HiddenTexts {
  readonly ordinals: ReadonlySet<number>;
  /** How many text objects the page has as that was found; where PDFium finds others, nothing is known. */
  readonly of: number;
}

export interface ReadingOptions {
  /** Ordinals of objects whose characters nobody asks for. */
  readonly without?: ReadonlySet<number> | undefined;
  readonly hidden?: HiddenTexts | undefined;
}

/** Reads what is on a loaded page. */
export function readPage(
  instance: PdfiumInstance,
  page: number,
  index: number,
  fonts: FontReader,
  options: ReadingOptions = {},
): PageContent {
  const { functions, scratch } = instance;
  const objects = readObjects(instance, page);
  const hidden = hiddenTexts(objects.texts, options.hidden);
  // PDFium reads the text of all layers, but not what is not active; it takes what is drawn below hidden text for a second drawing.
  activate(instance, objects.texts, hidden, false);
  const textPage = functions.FPDFText_LoadPage(page);
  if (textPage === 0) throw new Error(`PDFium found no text page for page ${index + 1}`);
  const read = (): PageContent => {
    const { characters, complete } = readCharacters(instance, textPage, objects.texts, fonts, options.without);
    functions.FPDF_GetPageBoundingBox(page, scratch);
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(instance.floats(4));
    return {
      index,
      width: functions.FPDF_GetPageWidthF(page),
      height: functions.FPDF_GetPageHeightF(page),
      rotation: ((functions.FPDFPage_GetRotation(page) & 3) * 90) as PageContent['rotation'],
      cropBox: { left, bottom, right, top },
      characters,
      objects: describeObjects(objects.texts, characters, hidden),
      paths: objects.paths,
      images: objects.images,
      ...readAnnotations(instance, page),
      incomplete: !complete || !objects.complete,
    };
  };
  return instance.closing(read, () => {
    functions.FPDFText_ClosePage(textPage);
    activate(instance, objects.texts, hidden, true);
  });
}

const noTexts: ReadonlySet<number> = new Set();

function hiddenTexts(texts: readonly OpenTextObject[], hidden: HiddenTexts | undefined): ReadonlySet<number> {
  return hidden?.of === texts.length ? hidden.ordinals : noTexts;
}

function activate(
  { functions }: PdfiumInstance,
  texts: readonly OpenTextObject[],
  ordinals: ReadonlySet<number>,
  isActive: boolean,
): void {
  for (const ordinal of ordinals) functions.FPDFPageObj_SetIsActive(texts[ordinal]?.pointer ?? 0, isActive ? 1 : 0);
}

function describeObjects(
  texts: readonly OpenTextObject[],
  characters: readonly PageCharacter[],
  hidden: ReadonlySet<number>,
): readonly PageTextObject[] {
  const counts = new Uint32Array(texts.length);
  for (const { object } of characters) counts[object] = (counts[object] ?? 0) + 1;
  const repeats = repeatsOf(texts, counts, hidden);
  const clips = clipsAroundTiles(texts, characters, repeats);
  const cut = new Set<number>();
  for (const character of characters) {
    const { object, text } = character;
    // Letters that have a text of their own instead may be anywhere in their object.
    const isOwn = texts[object]?.actualText === undefined && text.trim() !== '';
    if (isOwn && isClippedAway(character, clips[object])) cut.add(object);
  }
  return texts.map(({ box, renderingMode, depth, actualText, fill }, ordinal) => {
    const [first, clip] = [repeats[ordinal], clips[ordinal]];
    const seen = clip !== undefined && cut.has(ordinal) ? { clip } : {};
    const from = first === undefined || actualText !== undefined ? undefined : texts[first];
    const offset = from && offsetFrom({ box, renderingMode }, from);
    const isOther = from !== undefined && (renderingMode !== from.renderingMode || !areOfOneColour(fill, from.fill));
    const again = offset === undefined ? {} : { again: { ...offset, fill, isOther } };
    const own = { box, renderingMode, characters: counts[ordinal] ?? 0, depth };
    return { ...own, ...(first !== undefined && { repeats: first }), ...again, ...seen };
  });
}

/** For each object that shows no characters, the one whose text it shows again or in part. */
function repeatsOf(
  texts: readonly OpenTextObject[],
  counts: Uint32Array,
  hidden: ReadonlySet<number>,
): readonly PageTextObject['repeats'][] {
  const firstOfMark = new Map<number, number>();
  const byPosition = new Map<string, number[]>();
  texts.forEach(({ box, actualText }, ordinal) => {
    if (counts[ordinal] === 0) return;
    if (actualText !== undefined && !firstOfMark.has(actualText)) firstOfMark.set(actualText, ordinal);
    const key = cellOf(box, 0, 0);
    const list = byPosition.get(key);
    if (list === undefined) byPosition.set(key, [ordinal]);
    else if (list.length < 64) list.push(ordinal);
  });
  const repeatedBy = (box: Box): number | undefined => {
    let best: number | undefined;
    let most = repeated;
    for (const [dx, dy] of neighbours) {
      for (const ordinal of byPosition.get(cellOf(box, dx, dy)) ?? []) {
        const other = texts[ordinal]?.box ?? box;
        const value = similarity(box, other) + (isMoved(box, other) ? 1 : 0);
        if (value > most) [best, most] = [ordinal, value];
      }
    }
    return best;
  };
  return texts.map(({ box, actualText }, ordinal) => {
    const mark = actualText === undefined ? undefined : firstOfMark.get(actualText);
    return (counts[ordinal] ?? 0) > 0 || hidden.has(ordinal) ? undefined : (mark ?? repeatedBy(box));
  });
}

/** How far a second drawing is from the first; its box is wider on all sides where only one of them has strokes. */
function offsetFrom(
  { box, renderingMode }: Pick<OpenTextObject, 'box' | 'renderingMode'>,
  from: OpenTextObject,
): Point | undefined {
  if (isMoved(box, from.box)) return { x: box.left - from.box.left, y: box.bottom - from.box.bottom };
  if (hasStrokes(renderingMode) === hasStrokes(from.renderingMode)) return undefined;
  const [x, y] = [middleX(box) - middleX(from.box), middleY(box) - middleY(from.box)];
  return Math.max(Math.abs(x), Math.abs(y)) <= shadowReach * heightOf(from.box) ? { x, y } : undefined;
}

const hasStrokes = (renderingMode: number): boolean => renderingMode === 1 || renderingMode === fillsAndStrokes;
const middleX = ({ left, right }: Box): number => (left + right) / 2;
const middleY = ({ bottom, top }: Box): number => (bottom + top) / 2;

/** Whether a box is that of the same text a little apart. */
function isMoved(box: Box, from: Box): boolean {
  const [width, height] = [widthOf(box), heightOf(box)];
  const reach = shadowReach * Math.min(width, height);
  return (
    reach > 0 &&
    Math.abs(width - widthOf(from)) < sizeTolerance &&
    Math.abs(height - heightOf(from)) < sizeTolerance &&
    Math.abs(box.left - from.left) <= reach &&
    Math.abs(box.bottom - from.bottom) <= reach
  );
}

const neighbours = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

function cellOf({ left, bottom }: Box, dx: number, dy: number): string {
  return `${Math.floor(left / 8) + dx} ${Math.floor(bottom / 8) + dy}`;
}

function readAnnotations(instance: PdfiumInstance, page: number): Required<Pick<PageContent, 'links' | 'annotations'>> {
  const { functions } = instance;
  const links: PageLink[] = [];
  const annotations: Box[] = [];
  const count = Math.min(functions.FPDFPage_GetAnnotCount(page), mostAnnotations);
  for (let index = 0; index < count; index += 1) {
    const annotation = functions.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = functions.FPDFAnnot_GetSubtype(annotation);
    if (subtype === linkAnnotation) links.push({ annotation: index, areas: areasOf(instance, annotation) });
    else if (drawnOver.has(subtype) && (functions.FPDFAnnot_GetFlags(annotation) & unseen) === 0)
      annotations.push(...areasOf(instance, annotation));
    functions.FPDFPage_CloseAnnot(annotation);
  }
  return { links, annotations };
}

function areasOf(instance: PdfiumInstance, annotation: number): readonly Box[] {
  const { functions, scratch } = instance;
  const areas: Box[] = [];
  const count = Math.min(functions.FPDFAnnot_CountAttachmentPoints(annotation), 256);
  for (let index = 0; index < count; index += 1) {
    if (!functions.FPDFAnnot_GetAttachmentPoints(annotation, index, scratch)) continue;
    const points = Array.from(instance.floats(8));
    const xs = points.filter((_, at) => at % 2 === 0);
    const ys = points.filter((_, at) => at % 2 === 1);
    areas.push({ left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) });
  }
  if (areas.length > 0 || !functions.FPDFAnnot_GetRect(annotation, scratch)) return areas;
  const [left = 0, top = 0, right = 0, bottom = 0] = instance.floats(4);
  return [
    {
      left: Math.min(left, right),
      bottom: Math.min(bottom, top),
      right: Math.max(left, right),
      top: Math.max(bottom, top),
    },
  ];
}
