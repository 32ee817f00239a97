import type { PdfiumInstance } from './pdfium-instance.ts';

const formatBgra = 4;
const annotationsToo = 1;
const reverseByteOrder = 0x10;
const textObject = 1;
const imageObject = 3;
const formObject = 5;

/** Pixels; a page that would have more is drawn smaller. */
const mostPixels = 40_000_000;

export interface RenderOptions {
  /** Pixels per point. */
  readonly scale: number;
  /** Leaves text out: all of it, or the text objects with these ordinals. */
  readonly without?: 'text' | ReadonlySet<number> | undefined;
  /** Leaves pictures out, which PDFium need not unpack then. */
  readonly withoutPictures?: boolean;
  readonly annotations?: boolean;
  /** Only these rows of the page; all of them otherwise. */
  readonly rows?: { readonly from: number; readonly count: number };
}

/** Rows from the top, four bytes a pixel, on white. */
export interface PageImage {
  readonly width: number;
  readonly height: number;
  /** Pixels per point, lower than asked for where the page is too large. */
  readonly scale: number;
  readonly rgba: Uint8Array;
  /** Index of the first row on the page, and how many rows the page has. */
  readonly top: number;
  readonly pageHeight: number;
}

/** Draws a loaded page, of which text may be hidden. The image is PDFium's own memory: it is good until `use` returns. */
export function drawPage<Result>(
  instance: PdfiumInstance,
  page: number,
  { scale, annotations = false, rows }: RenderOptions,
  use: (image: PageImage) => Result,
): Result {
  const { functions } = instance;
  const points = { width: functions.FPDF_GetPageWidthF(page), height: functions.FPDF_GetPageHeightF(page) };
  const asked = points.width * points.height * scale * scale;
  const used = asked > mostPixels ? scale * Math.sqrt(mostPixels / asked) : scale;
  const width = Math.max(1, Math.round(points.width * used));
  const pageHeight = Math.max(1, Math.min(Math.round(points.height * used), Math.floor(mostPixels / width)));
  const top = Math.min(rows?.from ?? 0, pageHeight - 1);
  const height = Math.min(rows?.count ?? pageHeight, pageHeight - top);
  const buffer = instance.allocate(width * height * 4);
  let bitmap = 0;
  const draw = (): Result => {
    bitmap = functions.FPDFBitmap_CreateEx(width, height, formatBgra, buffer, width * 4);
    functions.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    const flags = reverseByteOrder | (annotations ? annotationsToo : 0);
    functions.FPDF_RenderPageBitmap(bitmap, page, 0, -top, width, pageHeight, 0, flags);
    return use({ width, height, scale: used, rgba: instance.view(buffer, width * height * 4), top, pageHeight });
  };
  return instance.closing(draw, () => {
    if (bitmap !== 0) functions.FPDFBitmap_Destroy(bitmap);
    instance.free(buffer);
  });
}

/** Leaves text out of a loaded page whenever it is drawn. */
export function hideText(instance: PdfiumInstance, page: number, which: 'text' | ReadonlySet<number>): void {
  let ordinal = 0;
  findObject(instance, page, (object, type) => {
    if (type !== textObject) return false;
    if (ordinal % 1024 === 0) instance.checkTime();
    if (which === 'text' || which.has(ordinal)) instance.functions.FPDFPageObj_SetIsActive(object, 0);
    ordinal += 1;
    return false;
  });
}

/** Leaves pictures out of a loaded page whenever it is drawn, or draws them again. */
export function activatePictures(instance: PdfiumInstance, page: number, isActive: boolean): void {
  findObject(instance, page, (object, type) => {
    if (type === imageObject) instance.functions.FPDFPageObj_SetIsActive(object, isActive ? 1 : 0);
    return false;
  });
}

/** PDFium keeps what it has unpacked of the pictures of a page that it has drawn. */
export function hasPictures(instance: PdfiumInstance, page: number): boolean {
  return findObject(instance, page, (_, type) => type === imageObject);
}

/** Goes through the objects of a page and of the forms that it draws, up to the first that is it. */
function findObject(
  { functions }: PdfiumInstance,
  page: number,
  isIt: (object: number, type: number) => boolean,
): boolean {
  const find = (count: number, get: (index: number) => number): boolean => {
    for (let index = 0; index < count; index += 1) {
      const object = get(index);
      const type = functions.FPDFPageObj_GetType(object);
      const isFound =
        type === formObject
          ? find(functions.FPDFFormObj_CountObjects(object), (at) => functions.FPDFFormObj_GetObject(object, at))
          : isIt(object, type);
      if (isFound) return true;
    }
    return false;
  };
  return find(functions.FPDFPage_CountObjects(page), (index) => functions.FPDFPage_GetObject(page, index));
}
