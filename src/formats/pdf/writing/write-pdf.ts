import { getHeapStatistics } from 'node:v8';
import type { DocumentWarning, FilterProgress } from '../../../contracts/documents/document-filter.ts';
import { collectGarbage } from '../../../threads/collect-garbage.ts';
import { FontCatalogue } from '../../../typesetting/fonts/font-catalogue.ts';
import { Typesetter } from '../../../typesetting/typesetter.ts';
import type { GiveWay } from '../../shared/files/give-way.ts';
import { PageReader } from '../characters/page-reader.ts';
import type { LaidOutPages } from '../reading/laid-out-pages.ts';
import { layOutPage } from '../reading/lay-out-page.ts';
import type { PageContent } from '../reading/page-content.ts';
import type { OpenPdf } from '../reading/read-pdf.ts';
import type { Scan } from '../scans/read-scan.ts';
import { writeScan } from '../scans/write-scan.ts';
import { addOriginals } from './add-originals.ts';
import { addWatermark } from './add-watermark.ts';
import { changedPages } from './changed-pages.ts';
import { PageTooLargeError } from './content/read-page-operations.ts';
import type { DocumentTextsWriting } from './document-texts.ts';
import { StreamError } from './objects/decode-stream.ts';
import { IncrementalUpdate } from './objects/incremental-update.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import { type PdfPage, readPages } from './objects/read-pages.ts';
import { pageKept, textKept } from './page-warnings.ts';
import { findPassingBlocks } from './passing-blocks.ts';
import { EmbeddedFonts } from './text/embedded-fonts.ts';
import { staysAsDrawn } from './unchanged-text.ts';
import { type PageWriting, type TranslatedBlock, type WrittenPage, writePage } from './write-page.ts';

export interface PdfWriting {
  readonly file: PdfFile;
  readonly pdf: OpenPdf;
  /** Of the same document. */
  readonly pages: LaidOutPages;
  /** BCP 47, of the new text. */
  readonly language: string;
  readonly giveWay: GiveWay;
  warn(warning: DocumentWarning): void;
  /** What is to be written on a page, by the index of its block; undefined where nothing is. */
  translated(page: number): readonly (TranslatedBlock['translation'] | undefined)[] | undefined;
  readonly watermark: boolean;
  /** Pages that may have new text; default all. */
  isChosen?(page: number): boolean;
  /** Whether those show the source beside them. */
  readonly sideBySide: boolean;
  /** Fonts that the operator adds. */
  readonly fontsDir?: string;
  /** Pages whose text was recognized; their blocks follow those of the page itself. */
  readonly scans: ReadonlyMap<number, Scan>;
  /** Called after each page with recognized text, when it was written and when it was compared. */
  pictureDone(): void;
  progress(progress: FilterProgress): void;
  /** Writes the texts that are not on pages. */
  writeTexts(writing: DocumentTextsWriting): void;
}

interface PageTexts {
  readonly content: PageContent;
  readonly blocks: readonly TranslatedBlock[];
  /** Those of recognized text. */
  readonly recognized: readonly TranslatedBlock[];
}

/** A page as it was written last. */
interface PageResult {
  readonly written?: WrittenPage;
  readonly blocks: number;
  /** Numbers of the objects that were set for it alone. */
  readonly objects: readonly number[];
  readonly warnings: readonly DocumentWarning[];
}

/** Writes a document with new text. */
export async function writePdf(writing: PdfWriting): Promise<Uint8Array> {
  const { fontsDir } = writing;
  const fonts = FontCatalogue.open(fontsDir === undefined ? {} : { added: fontsDir });
  using typesetter = await Typesetter.open(fonts, collectGarbageOfManyPages);
  return await new PdfWriter(writing, typesetter).write();
}

/**
 * Writes page by page, and pages that change beside their new text again:
 *
 *     page ─ read, laid out ─ texts fitted ─ removed, inserted ─► update ─ other texts, fonts ─► file ─ drawn, compared
 *                                 ▲                                 ▲                                        │
 *                                 └─ the texts that change nothing ─┴─ or the page as it was ─── not the same ┘
 */
class PdfWriter {
  readonly #writing: PdfWriting;
  readonly #typesetter: Typesetter;
  readonly #update: IncrementalUpdate;
  readonly #fonts: EmbeddedFonts;
  readonly #copies: PageWriting['copies'] = new Map();
  readonly #reader: PageReader;
  readonly #pages: readonly PdfPage[];
  /** By the index of a page: how many pages are chosen up to it. */
  readonly #chosen: readonly number[];
  readonly #results = new Map<number, PageResult>();
  /** Of pages that are written several times. */
  #texts = new Map<number, PageTexts>();

  constructor(writing: PdfWriting, typesetter: Typesetter) {
    const { file, pdf } = writing;
    this.#writing = writing;
    this.#typesetter = typesetter;
    this.#update = new IncrementalUpdate(file);
    this.#fonts = new EmbeddedFonts(typesetter, this.#update);
    this.#reader = new PageReader(pdf, file);
    this.#pages = [...readPages(file)];
    let chosen = 0;
    this.#chosen = this.#pages.map((_, index) => (writing.isChosen?.(index) === false ? chosen : ++chosen));
  }

  async write(): Promise<Uint8Array> {
    const { file, giveWay, scans, pictureDone, warn, watermark, sideBySide } = this.#writing;
    for (const index of this.#pages.keys()) {
      await giveWay();
      const texts = this.#textsOf(index);
      if (texts !== undefined) this.#write(index, texts);
      if (scans.has(index)) pictureDone();
      this.#report('written', index);
    }
    const warnings: DocumentWarning[] = [];
    let pages = this.#update.save();
    let bytes = this.#finish((warning) => void warnings.push(warning));
    const changed = await this.#changed(bytes, this.#results.keys(), (index) => this.#report('compared', index));
    if (changed.size > 0) {
      const passing = await this.#findPassing(changed);
      this.#update.restore(pages);
      for (const index of changed) this.#writeAgain(index, passing.get(index));
      pages = this.#update.save();
      bytes = this.#finish();
      const again = await this.#changed(bytes, passing.keys());
      if (again.size > 0) {
        this.#update.restore(pages);
        for (const index of again) this.#writeAgain(index);
        bytes = this.#finish();
      }
    }
    this.#report('compared', this.#pages.length - 1);
    for (const [, result] of [...this.#results].sort(([one], [other]) => one - other)) result.warnings.forEach(warn);
    warnings.forEach(warn);
    if (!watermark && !sideBySide) return bytes;
    if (watermark) addWatermark(file, this.#update, this.#pages);
    if (sideBySide) await addOriginals(this.#writing, this.#update, this.#pages);
    return Buffer.concat([...this.#update.finish()]);
  }

  /** Pages are written first, then compared: each is half of the work on a page. */
  #report(half: 'written' | 'compared', index: number): void {
    const total = this.#chosen.at(-1) ?? 0;
    const halves = (half === 'written' ? 0 : total) + (this.#chosen[index] ?? 0);
    this.#writing.progress({ unit: 'pages', done: Math.floor(halves / 2), total });
  }

  /** The file with the pages as they are by now. */
  #finish(warn: PdfWriting['warn'] = ignore): Buffer {
    this.#writing.writeTexts(this.#pageWriting(this.#update, this.#fonts, warn));
    this.#fonts.finish();
    this.#typesetter.endSubsets();
    return Buffer.concat([...this.#update.finish()]);
  }

  #pageWriting(update: IncrementalUpdate, fonts: EmbeddedFonts, warn: PdfWriting['warn']): PageWriting {
    const { file, language } = this.#writing;
    return { file, update, fonts, setter: this.#typesetter, copies: this.#copies, language, warn };
  }

  async #changed(
    bytes: Uint8Array,
    indices: Iterable<number>,
    pageDone: (index: number) => void = ignore,
  ): Promise<ReadonlySet<number>> {
    const written = [...indices].flatMap((index) => this.#results.get(index)?.written ?? []);
    return await changedPages(bytes, { ...this.#writing, pageDone }, written, this.#fonts);
  }

  #textsOf(index: number): PageTexts | undefined {
    const { translated, scans, pages, language } = this.#writing;
    const translations = translated(index);
    if (translations === undefined) return undefined;
    const { content, layout } = pages.read(this.#reader, index);
    const { blocks } = layout;
    const scan = scans.get(index);
    const seen = scan === undefined ? [] : layOutPage(scan.content).blocks;
    const translatedOf = (all: typeof blocks, first: number): readonly TranslatedBlock[] =>
      all.flatMap((block, at) => {
        const translation = translations[first + at];
        return translation === undefined ? [] : [{ block, translation }];
      });
    const changed = translatedOf(blocks, 0).filter(
      ({ block, translation }) => !staysAsDrawn(block, translation, language),
    );
    const recognized = translatedOf(seen, blocks.length);
    return changed.length + recognized.length === 0 ? undefined : { content, blocks: changed, recognized };
  }

  #write(index: number, texts: PageTexts): void {
    const warnings: DocumentWarning[] = [];
    const writing = this.#pageWriting(this.#update, this.#fonts, (warning) => void warnings.push(warning));
    const { result: written, numbers } = this.#update.record(() => this.#writeTexts(writing, index, texts));
    // Other pages may draw the copies of forms, too.
    const shared = new Set([...this.#copies.values()].map(({ number }) => number));
    const objects = [...numbers].filter((number) => !shared.has(number));
    const blocks = texts.blocks.length;
    this.#results.set(index, { ...(written && { written }), blocks, objects, warnings });
  }

  #writeTexts(writing: PageWriting, index: number, texts: PageTexts): WrittenPage | undefined {
    const { pdf, scans } = this.#writing;
    const page = this.#pages[index] as PdfPage;
    const scan = scans.get(index);
    const { content, blocks, recognized } = texts;
    try {
      if (scan === undefined) return writePage(writing, page, content, blocks);
      const written = blocks.length === 0 ? undefined : writePage(writing, page, content, blocks, scan.invisible);
      const below = written === undefined ? scan : { ...scan, invisible: new Set<number>() };
      const over = writeScan(writing, pdf, page, below, recognized);
      return written && over ? together(written, over) : (written ?? over);
    } catch (error) {
      if (!(error instanceof StreamError || error instanceof PageTooLargeError)) throw error;
      writing.warn(pageKept(index, 'its content is damaged or too large'));
      return undefined;
    }
  }

  /** Those blocks only, or none: then the page is as it was. */
  #writeAgain(index: number, blocks?: ReadonlySet<number>): void {
    this.#update.forget(this.#results.get(index)?.objects ?? []);
    const texts = blocks && this.#textsOf(index);
    if (blocks === undefined || texts === undefined) {
      const warning = pageKept(index, 'it would have looked different beside its text, or lost some of its text');
      this.#results.set(index, { blocks: 0, objects: [], warnings: [warning] });
      return;
    }
    this.#write(index, someOf(texts, blocks));
    const result = this.#results.get(index) as PageResult;
    const left = texts.blocks.slice(blocks.size).map(() => textKept(index, 'the page would have looked different'));
    this.#results.set(index, { ...result, warnings: [...result.warnings, ...left] });
  }

  async #findPassing(changed: ReadonlySet<number>): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
    const { file, scans } = this.#writing;
    const counts = new Map<number, number>();
    for (const index of changed) if (!scans.has(index)) counts.set(index, this.#results.get(index)?.blocks ?? 0);
    const passing = await findPassingBlocks(counts, file.bytes.length, (blocks) => this.#writeSome(blocks));
    this.#texts.clear();
    return passing;
  }

  /** Pages with some of their blocks, in a file of their own. */
  async #writeSome(blocks: ReadonlyMap<number, ReadonlySet<number>>): Promise<ReadonlySet<number>> {
    const { file, giveWay } = this.#writing;
    const update = new IncrementalUpdate(file);
    const fonts = new EmbeddedFonts(this.#typesetter, update);
    const writing = { ...this.#pageWriting(update, fonts, ignore), copies: new Map() };
    const known = this.#texts;
    this.#texts = new Map();
    const written: WrittenPage[] = [];
    for (const [index, some] of blocks) {
      await giveWay();
      const texts = known.get(index) ?? this.#textsOf(index);
      if (texts === undefined) continue;
      this.#texts.set(index, texts);
      const result = this.#writeTexts(writing, index, someOf(texts, some));
      if (result !== undefined) written.push(result);
    }
    fonts.finish();
    return await changedPages(
      Buffer.concat([...update.finish()]),
      { ...this.#writing, pageDone: ignore },
      written,
      fonts,
    );
  }
}

const ignore = (): void => {};

/** Garbage included. */
const heapBytesOfManyPages = 96 * 1024 ** 2;

function collectGarbageOfManyPages(): void {
  if (getHeapStatistics().total_heap_size > heapBytesOfManyPages) collectGarbage();
}

function someOf(texts: PageTexts, blocks: ReadonlySet<number>): PageTexts {
  return { ...texts, blocks: texts.blocks.filter((_, index) => blocks.has(index)) };
}

function together(one: WrittenPage, other: WrittenPage): WrittenPage {
  return {
    ...one,
    removed: new Set([...one.removed, ...other.removed]),
    masks: [...one.masks, ...other.masks],
  };
}
