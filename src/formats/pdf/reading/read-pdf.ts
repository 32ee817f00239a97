import { ServiceError } from '../../../errors/service-error.ts';
import { countTexts } from './count-texts.ts';
import type { PageContent } from './page-content.ts';
import { PdfiumInstance, PdfiumLimitError, type PdfiumLimits } from './pdfium-instance.ts';
import { FontReader } from './read-font.ts';
import { type HiddenTexts, readPage } from './read-page.ts';
import { readPictures } from './read-pictures.ts';
import {
  activatePictures,
  drawPage,
  hasPictures,
  hideText,
  type PageImage,
  type RenderOptions,
} from './render-page.ts';
import { webAssembly } from './web-assembly.ts';

const defaultLimits: PdfiumLimits = { memory: 1 << 30, stepTime: 60_000 };

/** PDFium's error numbers. */
const passwordNeeded = 4;
const unknownEncryption = 5;
/** Its numbers for forms: a document that is drawn by XFA only, and one whose pages have something beside it. */
const fullXfa = 2;
const foregroundXfa = 3;
/** Pages that are looked at for something to see. */
const pagesToSee = 20;

const mostPages = 50_000;

/**
 * An open document. Methods work on it one after the other. They throw `invalid_document` for what lies in the document; after one
 * that says so of the whole document, dispose of it.
 */
export interface OpenPdf extends Disposable {
  readonly pageCount: number;
  /** It needs no password to be read, but is encrypted: other libraries may need it `normalised`. */
  readonly isEncrypted: boolean;
  /** How many signature fields it has; a change makes them invalid. */
  readonly signatures: number;
  /** Bytes that PDFium uses now, the file in it. */
  readonly memoryBytes: number;
  /** `without`: ordinals of objects whose characters nobody asks for. */
  readPage(index: number, without?: ReadonlySet<number>, hidden?: HiddenTexts): PageContent;
  /** How often texts occur on a page without the text objects that are hidden, and without letters of Type 3 fonts. */
  countTexts(index: number, without: ReadonlySet<number>): ReadonlyMap<string, number>;
  renderPage(index: number, options: RenderOptions): PageImage;
  /** The same without a copy of the image, which is good until `use` returns; nothing may be asked of the document meanwhile. */
  drawPage<Result>(index: number, options: RenderOptions, use: (image: PageImage) => Result): Result;
  /**
   * Where and how pictures are drawn on a page, as numbers that are the same where that is; `without` as for drawing. Empty: it has
   * none. Undefined where that is too much to say.
   */
  readPictures(index: number, without: ReadonlySet<number>): readonly number[] | undefined;
  /** The same document without encryption, written anew: what was damaged is repaired as PDFium understood it. */
  normalise(): Uint8Array;
}

/**
 * Opens a PDF file in a PDFium of its own. Rejects with `invalid_document` where the bytes are no PDF file or damaged, a password is
 * needed, or the pages exist as XFA only.
 */
export async function readPdf(bytes: Uint8Array, limits: Partial<PdfiumLimits> = {}): Promise<OpenPdf> {
  if (!hasHeader(bytes)) throw invalid('it is not a PDF file');
  const instance = await PdfiumInstance.create({ ...defaultLimits, ...limits });
  return guarded(instance, () => new PdfiumDocument(instance, bytes));
}

function hasHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1029)).includes('%PDF-');
}

interface LoadedPage {
  readonly index: number;
  readonly page: number;
  /** Hidden text: what reads the page, or hides other text, needs the page anew. */
  readonly without: RenderOptions['without'];
  /** With its pictures. */
  isDrawn: boolean;
  hasHiddenPictures: boolean;
}

class PdfiumDocument implements OpenPdf {
  readonly pageCount: number;
  readonly isEncrypted: boolean;
  readonly signatures: number;
  readonly #instance: PdfiumInstance;
  readonly #file: number;
  #document: number;
  /** The page that was used last: it is often drawn next, and has the fonts of the page after it. */
  #kept: LoadedPage | undefined;

  constructor(instance: PdfiumInstance, bytes: Uint8Array) {
    const { functions } = instance;
    this.#instance = instance;
    instance.startStep();
    this.#file = instance.place(bytes);
    this.#document = functions.FPDF_LoadMemDocument(this.#file, bytes.length, 0);
    if (this.#document === 0) throw refusal(functions.FPDF_GetLastError());
    this.pageCount = functions.FPDF_GetPageCount(this.#document);
    if (this.pageCount === 0) throw invalid('it is damaged: it has no pages');
    if (this.pageCount > mostPages) throw invalid(`it has more than ${mostPages} pages`);
    const form = functions.FPDF_GetFormType(this.#document);
    if (form === fullXfa || (form === foregroundXfa && this.#isBlank())) {
      throw invalid('it is an XFA form, whose pages only Adobe programs can draw; print it to a PDF file first');
    }
    this.isEncrypted = functions.EPDF_IsEncrypted(this.#document) !== 0;
    this.signatures = Math.max(0, functions.FPDF_GetSignatureCount(this.#document));
  }

  get memoryBytes(): number {
    return this.#instance.memoryBytes;
  }

  readPage(index: number, without?: ReadonlySet<number>, hidden?: HiddenTexts): PageContent {
    return guarded(this.#instance, () => {
      const { page } = this.#load(index, undefined);
      // Pointers to fonts are good for as long as the page is loaded.
      return readPage(this.#instance, page, index, new FontReader(this.#instance), { without, hidden });
    });
  }

  countTexts(index: number, without: ReadonlySet<number>): ReadonlyMap<string, number> {
    return guarded(this.#instance, () => countTexts(this.#instance, this.#load(index, without).page));
  }

  renderPage(index: number, options: RenderOptions): PageImage {
    return this.drawPage(index, options, (image) => ({ ...image, rgba: image.rgba.slice() }));
  }

  drawPage<Result>(index: number, options: RenderOptions, use: (image: PageImage) => Result): Result {
    return guarded(this.#instance, () => {
      const loaded = this.#load(index, options.without);
      const { withoutPictures = false } = options;
      if (loaded.hasHiddenPictures !== withoutPictures) {
        activatePictures(this.#instance, loaded.page, !withoutPictures);
        loaded.hasHiddenPictures = withoutPictures;
      }
      if (!withoutPictures) loaded.isDrawn = true;
      return drawPage(this.#instance, loaded.page, options, use);
    });
  }

  readPictures(index: number, without: ReadonlySet<number>): readonly number[] | undefined {
    return guarded(this.#instance, () => readPictures(this.#instance, this.#load(index, without).page, without));
  }

  normalise(): Uint8Array {
    return guarded(this.#instance, () => {
      const { functions } = this.#instance;
      this.#instance.startStep();
      this.#closeKept();
      if (this.isEncrypted) functions.EPDF_RemoveEncryption(this.#open());
      const writer = functions.PDFiumExt_OpenFileWriter();
      return this.#instance.closing(
        () => this.#save(writer),
        () => functions.PDFiumExt_CloseFileWriter(writer),
      );
    });
  }

  [Symbol.dispose](): void {
    if (this.#document === 0) return;
    // What broke PDFium goes with the instance and its memory.
    if (!this.#instance.isBroken) {
      this.#closeKept();
      this.#instance.functions.FPDF_CloseDocument(this.#document);
      this.#instance.free(this.#file);
    }
    this.#document = 0;
  }

  #save(writer: number): Uint8Array {
    const { functions } = this.#instance;
    if (!functions.PDFiumExt_SaveAsCopy(this.#open(), writer)) throw invalid('it is damaged');
    const size = functions.PDFiumExt_GetFileWriterSize(writer);
    const buffer = this.#instance.allocate(size);
    return this.#instance.closing(
      () => {
        functions.PDFiumExt_GetFileWriterData(writer, buffer, size);
        return this.#instance.bytes(buffer, size);
      },
      () => this.#instance.free(buffer),
    );
  }

  /** Some forms do not say that only XFA draws them; their pages are empty. */
  #isBlank(): boolean {
    const { functions } = this.#instance;
    for (let index = 0; index < Math.min(this.pageCount, pagesToSee); index += 1) {
      const { page } = this.#load(index, undefined);
      if (functions.FPDFPage_CountObjects(page) > 0 || functions.FPDFPage_GetAnnotCount(page) > 0) return false;
    }
    return this.pageCount <= pagesToSee;
  }

  #open(): number {
    if (this.#document === 0) throw new Error('The document is closed');
    return this.#document;
  }

  /**
   * The page before stays open until then, so that fonts which both have are not read again; but for one with pictures, which PDFium
   * keeps unpacked.
   */
  #load(index: number, without: RenderOptions['without']): LoadedPage {
    const { functions } = this.#instance;
    this.#instance.startStep();
    const kept = this.#kept;
    if (kept?.index === index && kept.without === without) return kept;
    if (kept?.index === index && kept.without === undefined && without !== undefined) {
      hideText(this.#instance, kept.page, without);
      this.#kept = { ...kept, without };
      return this.#kept;
    }
    if (kept?.isDrawn && hasPictures(this.#instance, kept.page)) this.#closeKept();
    const page = functions.FPDF_LoadPage(this.#open(), index);
    if (page === 0) throw invalid(`page ${index + 1} is damaged`);
    this.#closeKept();
    this.#kept = { index, page, without, isDrawn: false, hasHiddenPictures: false };
    if (without !== undefined) hideText(this.#instance, page, without);
    return this.#kept;
  }

  #closeKept(): void {
    if (this.#kept !== undefined) this.#instance.functions.FPDF_ClosePage(this.#kept.page);
    this.#kept = undefined;
  }
}

function refusal(error: number): ServiceError {
  if (error === passwordNeeded) return invalid('it is protected with a password; remove the password first');
  if (error === unknownEncryption) return invalid('it is encrypted in a way that is not supported');
  return invalid('it is damaged');
}

function invalid(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_document', { reason }, { cause });
}

/**
 * Everything that WebAssembly throws lies in the document: a failed check, a stack that is used up. PDFium was interrupted then, so
 * that nothing of it may be called again.
 */
function guarded<Result>(instance: PdfiumInstance, work: () => Result): Result {
  if (instance.isBroken) throw invalid('it is damaged');
  try {
    return work();
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    instance.isBroken = true;
    if (error instanceof PdfiumLimitError) throw invalid(`it takes too much ${error.limit} to read`, error);
    if (error instanceof webAssembly.RuntimeError || error instanceof RangeError) throw invalid('it is damaged', error);
    throw error;
  }
}
