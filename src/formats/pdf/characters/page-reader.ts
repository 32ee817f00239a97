import type { PageContent } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import { PageTooLargeError, readPageOperations } from '../writing/content/read-page-operations.ts';
import type { PageOperations } from '../writing/content/text-state.ts';
import { StreamError } from '../writing/objects/decode-stream.ts';
import { optionalContentOf } from '../writing/objects/optional-content.ts';
import type { PdfFile } from '../writing/objects/pdf-file.ts';
import { type PdfPage, readPages } from '../writing/objects/read-pages.ts';
import { withoutHiddenLayers } from './hidden-layers.ts';
import { hasUnknownText, mapCharacters } from './map-characters.ts';

/**
 * Reads pages as PDFium does, without what is in layers that are off, and with the text of letters whose meaning only the names or numbers
 * of their glyphs say.
 */
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
    const layered = optionalContentOf(this.#file).exists ? this.#operations(index) : undefined;
    const hidden = layered && { ordinals: layered.hidden.shows, of: layered.shows.length };
    const read = this.#pdf.readPage(index, without, hidden);
    const content = layered === undefined ? read : withoutHiddenLayers(read, layered);
    if (content.incomplete || !hasUnknownText(content)) return content;
    const operations = layered ?? this.#operations(index);
    if (operations === undefined) return content;
    return unlessDamaged(() => mapCharacters(this.#file, content, operations)) ?? content;
  }

  /** Undefined where they are damaged or too many. */
  #operations(index: number): PageOperations | undefined {
    this.#pages ??= [...readPages(this.#file)];
    const page = this.#pages[index];
    if (page === undefined) return undefined;
    return unlessDamaged(() => readPageOperations(this.#file, page));
  }
}

function unlessDamaged<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof StreamError || error instanceof PageTooLargeError) return undefined;
    throw error;
  }
}
