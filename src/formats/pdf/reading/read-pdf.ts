import { ServiceError } from '../../../errors/service-error.ts';
import type { PageContent } from './page-content.ts';
import { PdfiumInstance, PdfiumLimitError, type PdfiumLimits } from './pdfium-instance.ts';
import { FontReader } from './read-font.ts';
import { readPage } from './read-page.ts';
import { type PageImage, type RenderOptions, renderPage } from './render-page.ts';
import { webAssembly } from './web-assembly.ts';

const defaultLimits: PdfiumLimits = { memory: 1 << 30, stepTime: 60_000 };

/** PDFium's error numbers. */
const passwordNeeded = 4;
const unknownEncryption = 5;
/** Its numbers for forms: a document that is only drawn by XFA. */
const fullXfa = 2;

const mostPages = 50_000;

/**
 * An open document. Methods work on it one after the other and keep nothing open between calls. They throw `invalid_document` for
 * what lies in the document; after one that says so of the whole document, dispose of it.
 */
export interface OpenPdf extends Disposable {
  readonly pageCount: number;
  /** It needs no password to be read, but is encrypted: other libraries may need it `normalised`. */
  readonly isEncrypted: boolean;
  /** How many signature fields it has; a change makes them invalid. */
  readonly signatures: number;
  /** Bytes that PDFium uses now, the file in it. */
  readonly memoryBytes: number;
  readPage(index: number): PageContent;
  renderPage(index: number, options: RenderOptions): PageImage;
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

class PdfiumDocument implements OpenPdf {
  readonly pageCount: number;
  readonly isEncrypted: boolean;
  readonly signatures: number;
  readonly #instance: PdfiumInstance;
  readonly #file: number;
  #document: number;
  /** The page that was read last: it is often drawn next. */
  #kept: { readonly index: number; readonly page: number } | undefined;

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
    if (functions.FPDF_GetFormType(this.#document) === fullXfa) {
      throw invalid('it is an XFA form, whose pages only Adobe programs can draw; print it to a PDF file first');
    }
    this.isEncrypted = functions.EPDF_IsEncrypted(this.#document) !== 0;
    this.signatures = Math.max(0, functions.FPDF_GetSignatureCount(this.#document));
  }

  get memoryBytes(): number {
    return this.#instance.memoryBytes;
  }

  readPage(index: number): PageContent {
    return this.#withPage(index, 'keep', (page) =>
      // Pointers to fonts are good for as long as the page is loaded.
      readPage(this.#instance, page, index, new FontReader(this.#instance)),
    );
  }

  renderPage(index: number, options: RenderOptions): PageImage {
    return this.#withPage(index, 'close', (page) => renderPage(this.#instance, page, options));
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

  #open(): number {
    if (this.#document === 0) throw new Error('The document is closed');
    return this.#document;
  }

  /** What draws a page changes it: such a page is closed. */
  #withPage<Result>(index: number, after: 'keep' | 'close', work: (page: number) => Result): Result {
    return guarded(this.#instance, () => {
      const { functions } = this.#instance;
      this.#instance.startStep();
      if (this.#kept?.index !== index) this.#closeKept();
      const loaded = this.#kept?.page ?? functions.FPDF_LoadPage(this.#open(), index);
      if (loaded === 0) throw invalid(`page ${index + 1} is damaged`);
      this.#kept = after === 'keep' ? { index, page: loaded } : undefined;
      return this.#instance.closing(
        () => work(loaded),
        () => (after === 'keep' ? undefined : functions.FPDF_ClosePage(loaded)),
      );
    });
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
