import type { DocumentWarning } from '../../../contracts/documents/document-filter.ts';
import { FontCatalogue } from '../../../typesetting/fonts/font-catalogue.ts';
import { Typesetter } from '../../../typesetting/typesetter.ts';
import type { GiveWay } from '../../shared/files/give-way.ts';
import { PageReader } from '../characters/page-reader.ts';
import { layOutPage } from '../reading/lay-out-page.ts';
import { type OpenPdf, readPdf } from '../reading/read-pdf.ts';
import type { Scan } from '../scans/read-scan.ts';
import { writeScan } from '../scans/write-scan.ts';
import { addWatermark } from './add-watermark.ts';
import { looksTheSame, readsTheSame } from './check-pages.ts';
import { PageTooLargeError } from './content/read-page-operations.ts';
import type { DocumentTextsWriting } from './document-texts.ts';
import { StreamError } from './objects/decode-stream.ts';
import { IncrementalUpdate } from './objects/incremental-update.ts';
import { PdfFile } from './objects/pdf-file.ts';
import { isDictionary, type PdfValue } from './objects/pdf-values.ts';
import { type PdfPage, readPages } from './objects/read-pages.ts';
import { EmbeddedFonts } from './text/embedded-fonts.ts';
import { type PageWriting, pageKept, type TranslatedBlock, type WrittenPage, writePage } from './write-page.ts';

export interface PdfWriting {
  readonly file: PdfFile;
  readonly pdf: OpenPdf;
  /** BCP 47, of the new text. */
  readonly language: string;
  readonly giveWay: GiveWay;
  warn(warning: DocumentWarning): void;
  /** What is to be written on a page, by the index of its block; undefined where nothing is. */
  translated(page: number): readonly (TranslatedBlock['translation'] | undefined)[] | undefined;
  readonly watermark: boolean;
  /** Fonts that the operator adds. */
  readonly fontsDir?: string;
  /** Pages whose text was recognized; their blocks follow those of the page itself. */
  readonly scans: ReadonlyMap<number, Scan>;
  /** Called after each page with recognized text, when it was written and when it was compared. */
  pictureDone(): void;
  /** Writes the texts that are not on pages. */
  writeTexts(writing: DocumentTextsWriting): void;
}

/**
 * Writes a document with new text, page by page:
 *
 *     page ─ read, laid out again ─ texts fitted ─ removed, inserted ─► update ─ fonts ─► file
 *                                                                         ▲                │
 *                                                     pages as they were ─┘─ not the same ─┴─ drawn and compared
 */
export async function writePdf(writing: PdfWriting): Promise<Uint8Array> {
  const { file, giveWay, fontsDir } = writing;
  const update = new IncrementalUpdate(file);
  using typesetter = await Typesetter.open(FontCatalogue.open(fontsDir === undefined ? {} : { added: fontsDir }));
  const fonts = new EmbeddedFonts(typesetter, update);
  const pageWriting: PageWriting = {
    file,
    update,
    fonts,
    setter: typesetter,
    copies: new Map(),
    language: writing.language,
    warn: (warning) => writing.warn(warning),
  };
  const reader = new PageReader(writing.pdf, file);
  const pages = [...readPages(file)];
  const written: WrittenPage[] = [];
  for (const [index, page] of pages.entries()) {
    await giveWay();
    const result = writeOne(writing, pageWriting, reader, page, index);
    if (result !== undefined) written.push(result);
    if (writing.scans.has(index)) writing.pictureDone();
  }
  writing.writeTexts(pageWriting);
  fonts.finish();
  const bytes = Buffer.concat([...update.finish()]);
  const changed = await changedPages(bytes, writing, written, fonts);
  if (changed.length === 0 && !writing.watermark) return bytes;
  for (const index of changed) {
    const page = pages[index];
    if (page !== undefined) update.set(page.reference, keptPage(update, page));
    writing.warn(pageKept(index, 'it would have looked different beside its text, or lost some of its text'));
  }
  if (writing.watermark) addWatermark(file, update, pages);
  return Buffer.concat([...update.finish()]);
}

/** As it was, but for its comments and fields, which may lie in its own dictionary. */
function keptPage(update: IncrementalUpdate, { reference, dictionary }: PdfPage): PdfValue {
  const current = update.resolve(reference);
  const annotations = isDictionary(current) ? current.get('Annots') : undefined;
  return annotations === undefined ? dictionary : new Map(dictionary).set('Annots', annotations);
}

function writeOne(
  { pdf, translated, scans, warn }: PdfWriting,
  writing: PageWriting,
  reader: PageReader,
  page: PdfPage,
  index: number,
): WrittenPage | undefined {
  const translations = translated(index);
  if (translations === undefined) return undefined;
  const content = reader.read(index);
  const { blocks } = layOutPage(content);
  const scan = scans.get(index);
  const recognized = scan === undefined ? [] : layOutPage(scan.content).blocks;
  const [own, seen] = [blocks, recognized].map((all, part) =>
    all.flatMap((block, at): TranslatedBlock[] => {
      const translation = translations[at + (part === 0 ? 0 : blocks.length)];
      return translation === undefined ? [] : [{ block, translation }];
    }),
  );
  try {
    if (scan === undefined) return writePage(writing, page, content, own ?? []);
    const written = own?.length === 0 ? undefined : writePage(writing, page, content, own ?? [], scan.invisible);
    const over = writeScan(
      writing,
      pdf,
      page,
      written === undefined ? scan : { ...scan, invisible: new Set() },
      seen ?? [],
    );
    return written && over ? together(written, over) : (written ?? over);
  } catch (error) {
    if (!(error instanceof StreamError || error instanceof PageTooLargeError)) throw error;
    warn(pageKept(index, 'its content is damaged or too large'));
    return undefined;
  }
}

function together(one: WrittenPage, other: WrittenPage): WrittenPage {
  return {
    ...one,
    removed: new Set([...one.removed, ...other.removed]),
    masks: [...one.masks, ...other.masks],
  };
}

/** Indices of written pages that look different where nothing was to change. */
async function changedPages(
  bytes: Uint8Array,
  { pdf: before, scans, giveWay, pictureDone }: PdfWriting,
  written: readonly WrittenPage[],
  fonts: EmbeddedFonts,
): Promise<readonly number[]> {
  if (written.length === 0) return [];
  using after = await readPdf(bytes);
  const file = new PdfFile(bytes);
  const pages = [...readPages(file)];
  const check = { before, after, file, reader: new PageReader(after, file), fonts: fonts.numbers };
  const changed: number[] = [];
  for (const page of written) {
    await giveWay();
    const found = pages[page.index];
    const isScan = scans.has(page.index);
    const isSame =
      found !== undefined && (isScan || readsTheSame(check, found, page)) && looksTheSame(check, found, page);
    if (!isSame) changed.push(page.index);
    if (isScan) pictureDone();
  }
  return changed;
}
