import type { PdfiumInstance } from './pdfium-instance.ts';

const formatBgra = 4;
const annotationsToo = 1;
const reverseByteOrder = 0x10;
const textObject = 1;
const formObject = 5;

/** Pixels; a page that would have more is drawn smaller. */
const mostPixels = 40_000_000;

export interface RenderOptions {
  /** Pixels per point. */
  readonly scale: number;
  /** Leaves text out: all of it, or the text objects with these ordinals. */
  readonly without?: 'text' | ReadonlySet<number>;
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

/** Draws a loaded page. */
export function renderPage(
  instance: PdfiumInstance,
  page: number,
  { scale, without, annotations = false, rows }: RenderOptions,
): PageImage {
  const { functions } = instance;
  const points = { width: functions.FPDF_GetPageWidthF(page), height: functions.FPDF_GetPageHeightF(page) };
  const asked = points.width * points.height * scale * scale;
  const used = asked > mostPixels ? scale * Math.sqrt(mostPixels / asked) : scale;
  const width = Math.max(1, Math.round(points.width * used));
  const pageHeight = Math.max(1, Math.min(Math.round(points.height * used), Math.floor(mostPixels / width)));
  const top = Math.min(rows?.from ?? 0, pageHeight - 1);
  const height = Math.min(rows?.count ?? pageHeight, pageHeight - top);
  if (without !== undefined) hideText(instance, page, without);
  const buffer = instance.allocate(width * height * 4);
  let bitmap = 0;
  const draw = (): PageImage => {
    bitmap = functions.FPDFBitmap_CreateEx(width, height, formatBgra, buffer, width * 4);
    functions.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    const flags = reverseByteOrder | (annotations ? annotationsToo : 0);
    functions.FPDF_RenderPageBitmap(bitmap, page, 0, -top, width, pageHeight, 0, flags);
    return { width, height, scale: used, rgba: instance.bytes(buffer, width * height * 4), top, pageHeight };
  };
  return instance.closing(draw, () => {
    if (bitmap !== 0) functions.FPDFBitmap_Destroy(bitmap);
    instance.free(buffer);
  });
}

function hideText(instance: PdfiumInstance, page: number, which: 'text' | ReadonlySet<number>): void {
  const { functions } = instance;
  let ordinal = 0;
  const walk = (count: number, get: (index: number) => number): void => {
    for (let index = 0; index < count; index += 1) {
      const object = get(index);
      const type = functions.FPDFPageObj_GetType(object);
      if (type === formObject) {
        walk(functions.FPDFFormObj_CountObjects(object), (at) => functions.FPDFFormObj_GetObject(object, at));
      } else if (type === textObject) {
        if (ordinal % 1024 === 0) instance.checkTime();
        if (which === 'text' || which.has(ordinal)) functions.FPDFPageObj_SetIsActive(object, 0);
        ordinal += 1;
      }
    }
  };
  walk(functions.FPDFPage_CountObjects(page), (index) => functions.FPDFPage_GetObject(page, index));
}
