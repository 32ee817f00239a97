import type { PageContent } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import { PageTooLargeError, readPageOperations } from '../writing/content/read-page-operations.ts';
import { StreamError } from '../writing/objects/decode-stream.ts';
import type { PdfFile } from '../writing/objects/pdf-file.ts';
import { type PdfPage, readPages } from '../writing/objects/read-pages.ts';
import { hasUnknownText, mapCharacters } from './map-characters.ts';

/** Reads pages as PDFium does, with the text of letters whose meaning only the names or numbers of their glyphs say. */
export class PageReader {
  readonly #pdf: OpenPdf;
  readonly #file: PdfFile;
  #pages: readonly PdfPage[] | undefined;

  constructor(pdf: OpenPdf, file: PdfFile) {
    this.#pdf = pdf;
    this.#file = file;
  }

  /** `without`: ordinals of objects whose characters nobody asks for. */
  read(index: number, without?: ReadonlySet<number>): PageContent {
    const content = this.#pdf.readPage(index, without);
    if (content.incomplete || !hasUnknownText(content)) return content;
    this.#pages ??= [...readPages(this.#file)];
    const page = this.#pages[index];
    if (page === undefined) return content;
    try {
      return mapCharacters(this.#file, content, readPageOperations(this.#file, page));
    } catch (error) {
      if (error instanceof StreamError || error instanceof PageTooLargeError) return content;
      throw error;
    }
  }
}
