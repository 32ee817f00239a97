import type { PdfiumInstance } from './pdfium-instance.ts';
import { textOf } from './read-characters.ts';

/** Above it nothing more is counted. */
const mostCharacters = 200_000;
const firstHalf = 0xd800 >>> 10;
const secondHalf = 0xdc00 >>> 10;

/**
 * How often each text occurs among the characters of a loaded page, without what is hidden. Without the letters of Type 3 fonts, and those that
 * have no text: of both, only all of their page says what they are.
 */
export function countTexts(instance: PdfiumInstance, page: number): ReadonlyMap<string, number> {
  const { functions } = instance;
  const textPage = functions.FPDFText_LoadPage(page);
  if (textPage === 0) throw new Error('PDFium found no text page');
  return instance.closing(
    () => countOf(codesOf(instance, textPage)),
    () => functions.FPDFText_ClosePage(textPage),
  );
}

function* codesOf(instance: PdfiumInstance, textPage: number): Generator<number> {
  const { functions } = instance;
  const count = Math.min(functions.FPDFText_CountChars(textPage), mostCharacters);
  const bitmaps = new Map<number, boolean>();
  let [object, isBitmap, half] = [-1, false, 0];
  for (let index = 0; index < count; index += 1) {
    if (index % 1024 === 0) instance.checkTime();
    if (functions.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const own = functions.FPDFText_GetTextObject(textPage, index);
    if (own !== object) {
      object = own;
      isBitmap = hasBitmaps(instance, functions.FPDFTextObj_GetFont(object), bitmaps);
    }
    if (isBitmap || functions.FPDFText_HasUnicodeMapError(textPage, index) === 1) continue;
    const code = functions.FPDFText_GetUnicode(textPage, index) >>> 0;
    if (code >>> 10 === firstHalf) half = code;
    else if (code >>> 10 === secondHalf && half !== 0) yield 0x10000 + ((half - 0xd800) << 10) + (code - 0xdc00);
    else yield code;
  }
}

/** Fonts of Type 3 have no name. */
function hasBitmaps(instance: PdfiumInstance, font: number, known: Map<number, boolean>): boolean {
  let has = known.get(font);
  if (has === undefined) {
    const { functions } = instance;
    has = functions.FPDFFont_GetBaseFontName(font, instance.scratch, 256) <= 1;
    known.set(font, has);
  }
  return has;
}

function countOf(codes: Iterable<number>): ReadonlyMap<string, number> {
  const counts = new Map<number, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const texts = new Map<string, number>();
  for (const [code, count] of counts) {
    const text = textOf(code);
    if (text !== '') texts.set(text, (texts.get(text) ?? 0) + count);
  }
  return texts;
}
