import type { FilterContext } from '../../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { layOutPage } from '../reading/lay-out-page.ts';
import type { PageContent } from '../reading/page-content.ts';
import type { PageBlock, PageLayout } from '../reading/page-layout.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import { needsRecognition } from './find-scan.ts';
import { readScan, type Scan } from './read-scan.ts';

const mostWarnings = 50;
/** Pages of noise take the recognizer's time up to its limit. */
const mostFailures = 10;

/**
 * Recognizes the pages of a document that do not say their text:
 *
 *     page ─ has it text? ─ no ─ drawn ─ turned and straightened ─ words ─ looks, lines, drawings ─ a page like others
 *
 * Where nothing can be recognized, pages stay as they are, and warnings say why.
 */
export class ScanReader {
  readonly scans = new Map<number, Scan>();
  readonly #pdf: OpenPdf;
  readonly #context: FilterContext;
  readonly #language: string | undefined;
  readonly #withoutText = new Map<number, string>();
  #unavailable: string | undefined;
  #isAsked = false;
  #failures = 0;

  constructor(pdf: OpenPdf, context: FilterContext, language: string | undefined) {
    this.#pdf = pdf;
    this.#context = context;
    this.#language = language;
  }

  /** The blocks of a page beside those that it says itself. */
  async read(content: PageContent, layout: PageLayout): Promise<readonly PageBlock[]> {
    if (!needsRecognition(content, layout)) return [];
    const page = content.index + 1;
    const why = await this.#hindrance();
    if (why !== undefined) {
      if (layout.blocks.length === 0) this.#withoutText.set(page, why);
      return [];
    }
    const scan = await this.#recognize(content, layout);
    this.#context.pictureDone();
    const blocks = scan === undefined ? [] : layOutPage(scan.content).blocks;
    if (scan !== undefined && blocks.length > 0) this.scans.set(content.index, scan);
    return blocks;
  }

  /** Warns of pages that were to be recognized and were not. */
  finish(): void {
    for (const [page, why] of [...this.#withoutText].slice(0, mostWarnings))
      this.#context.warn({
        code: 'page_without_text',
        message: `Page ${page} has pictures but no text that can be read, and stays as it is: ${why}.`,
        location: { page },
      });
  }

  async #hindrance(): Promise<string | undefined> {
    if (this.#failures >= mostFailures) return `${mostFailures} other pages could not be recognized`;
    if (!this.#isAsked) {
      const health = await this.#context.recognizer.health();
      if (health.state === 'unavailable') this.#unavailable = health.reason;
      this.#isAsked = true;
    }
    if (this.#unavailable !== undefined) return this.#unavailable;
    const { budget } = this.#context;
    return budget.takeScan() ? undefined : `a document can have ${budget.mostScans} pages whose text is recognized`;
  }

  async #recognize(content: PageContent, { blocks }: PageLayout): Promise<Scan | undefined> {
    const { signal, recognizer } = this.#context;
    const without = new Set(blocks.flatMap(({ objects, parts }) => [...objects, ...parts.map(({ object }) => object)]));
    const language = this.#language === undefined ? {} : { language: this.#language };
    try {
      return await readScan(this.#pdf, content, without, recognizer, { signal, ...language });
    } catch (error) {
      signal.throwIfAborted();
      // A page that cannot be recognized does not cost the others their translation.
      if (!(error instanceof ServiceError) || error.code !== 'invalid_document') throw error;
      this.#failures += 1;
      const reason = error.fields.reason ?? error.message;
      this.#withoutText.set(content.index + 1, reason.replace(/\.$/u, ''));
      return undefined;
    }
  }
}
