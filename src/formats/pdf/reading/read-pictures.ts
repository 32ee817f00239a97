import type { PdfiumInstance } from './pdfium-instance.ts';

const textObject = 1;
const imageObject = 3;
const formObject = 5;

/** Numbers of a page; with more, nothing is said of its pictures. */
const mostNumbers = 20_000;

/**
 * Where and how the pictures of a loaded page are drawn, as numbers that are the same where that is: for each its matrix, colour and clip, its size in
 * pixels and bytes, the forms around it, and how many text objects are before it, without those with the ordinals `without`. Empty: there is none.
 * Undefined where that is too much to say.
 */
export function readPictures(
  instance: PdfiumInstance,
  page: number,
  without: ReadonlySet<number>,
): readonly number[] | undefined {
  const { functions } = instance;
  const walk = new PictureWalk(instance, without);
  walk.walk(functions.FPDFPage_CountObjects(page), (index) => functions.FPDFPage_GetObject(page, index), []);
  return walk.numbers.length > mostNumbers ? undefined : walk.numbers;
}

class PictureWalk {
  readonly numbers: number[] = [];
  readonly #instance: PdfiumInstance;
  readonly #without: ReadonlySet<number>;
  #ordinal = 0;
  #texts = 0;

  constructor(instance: PdfiumInstance, without: ReadonlySet<number>) {
    this.#instance = instance;
    this.#without = without;
  }

  walk(count: number, get: (index: number) => number, forms: readonly number[]): void {
    const { functions, scratch } = this.#instance;
    for (let index = 0; index < count && this.numbers.length <= mostNumbers; index += 1) {
      const object = get(index);
      const type = functions.FPDFPageObj_GetType(object);
      if (type === textObject) {
        if (this.#ordinal % 1024 === 0) this.#instance.checkTime();
        if (!this.#without.has(this.#ordinal)) this.#texts += 1;
        this.#ordinal += 1;
      } else if (type === imageObject) {
        this.numbers.push(this.#texts, forms.length);
        for (const form of forms) this.#describe(form);
        this.#describe(object);
        if (functions.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4))
          this.numbers.push(...this.#instance.integers(2));
        this.numbers.push(functions.FPDFImageObj_GetImageDataRaw(object, 0, 0));
      } else if (type === formObject) {
        const objectAt = (at: number): number => functions.FPDFFormObj_GetObject(object, at);
        this.walk(functions.FPDFFormObj_CountObjects(object), objectAt, [...forms, object]);
      }
    }
  }

  #describe(object: number): void {
    const { functions, scratch } = this.#instance;
    if (functions.FPDFPageObj_GetMatrix(object, scratch)) this.numbers.push(...this.#instance.floats(6));
    // Of a stencil; of other pictures, how transparent it is.
    if (functions.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12))
      this.numbers.push(...this.#instance.integers(4));
    const clip = functions.FPDFPageObj_GetClipPath(object);
    const paths = clip === 0 ? 0 : functions.FPDFClipPath_CountPaths(clip);
    this.numbers.push(paths);
    for (let path = 0; path < paths && this.numbers.length <= mostNumbers; path += 1) {
      const count = functions.FPDFClipPath_CountPathSegments(clip, path);
      this.numbers.push(count);
      for (let at = 0; at < count && this.numbers.length <= mostNumbers; at += 1) {
        const segment = functions.FPDFClipPath_GetPathSegment(clip, path, at);
        if (functions.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4))
          this.numbers.push(...this.#instance.floats(2));
      }
    }
  }
}
