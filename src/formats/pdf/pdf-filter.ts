import type {
  DocumentFilter,
  DocumentSource,
  FilterContext,
  OpenDocument,
  ReadOptions,
  TextUnit,
  WriteOptions,
} from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { plainText } from '../../language/segments.ts';
import { checkTranslations } from '../shared/files/check-translations.ts';
import { giveWayTo } from '../shared/files/give-way.ts';
import { readWholeFile, writeWholeFile } from '../shared/files/whole-files.ts';
import { newHeader } from '../shared/office/watermark-shape.ts';
import { PageReader } from './characters/page-reader.ts';
import { chosenPages } from './chosen-pages.ts';
import { LaidOutPages } from './reading/laid-out-pages.ts';
import { type OpenPdf, readPdf } from './reading/read-pdf.ts';
import type { Scan } from './scans/read-scan.ts';
import { ScanReader } from './scans/scan-reader.ts';
import { writeWord } from './word/write-word.ts';
import { DocumentTexts } from './writing/document-texts.ts';
import { PdfFile } from './writing/objects/pdf-file.ts';
import { readPages } from './writing/objects/read-pages.ts';
import { writePdf } from './writing/write-pdf.ts';

/** PDF files, translated into PDF files that look alike. What is translated: `docs/reference/formats/pdf.md`. */
export const pdfFilter: DocumentFilter = {
  id: 'pdf',
  extensions: ['pdf'],
  mediaType: 'application/pdf',
  open: openPdf,
};

async function openPdf(source: DocumentSource, options: ReadOptions, context: FilterContext): Promise<OpenDocument> {
  const bytes = await readWholeFile(source, context);
  const { readable, file, pdf } = await openBoth(bytes);
  using _ = pdf;
  const giveWay = giveWayTo(context.signal);
  const units: TextUnit[] = [];
  const blocks: number[] = [];
  let characters = 0;
  const scans = new ScanReader(pdf, context, options.sourceLanguage);
  const reader = new PageReader(pdf, file);
  const pages = new LaidOutPages();
  const chosen = chosenPages(options.pages, pdf.pageCount);
  let done = 0;
  const report = (): void => context.progress({ unit: 'pages', done, total: chosen.count });
  report();
  for (let index = 0; index < pdf.pageCount; index++) {
    await giveWay();
    if (!chosen.has(index)) {
      blocks.push(0);
      continue;
    }
    const { content, layout } = pages.read(reader, index);
    const onPage = [...layout.blocks, ...(await scans.read(content, layout))];
    blocks.push(onPage.length);
    for (const { unit } of onPage) {
      context.budget.takeText(unit.segment);
      units.push({ ...unit, page: done + 1 });
      characters += plainText(unit.segment).length;
    }
    context.budget.checkCharacters(characters);
    done += 1;
    report();
  }
  scans.finish();
  const isChosen = options.pages && chosen.has;
  const texts = new DocumentTexts(file, isChosen);
  for (const unit of texts.units) {
    context.budget.takeText(unit.segment);
    units.push(unit);
  }
  if (texts.isSigned)
    context.warn({ code: 'signature_invalidated', message: 'The digital signature is not valid for the translation.' });
  context.signal.throwIfAborted();
  return new OpenedPdf({ bytes, readable, pages, units, blocks, isChosen, scans: scans.scans, context });
}

/** Pages that the object graph has as PDFium counts them; a file where they differ, or that is encrypted, is written anew first. */
async function openBoth(
  given: Buffer,
): Promise<{ readonly readable: Uint8Array; readonly file: PdfFile; readonly pdf: OpenPdf }> {
  const bytes = fromHeader(given);
  const pdf = await readPdf(bytes);
  try {
    const file = new PdfFile(bytes);
    if (!pdf.isEncrypted && !file.isEncrypted && pageCount(file, pdf.pageCount) === pdf.pageCount)
      return { readable: bytes, file, pdf };
  } catch (error) {
    pdf[Symbol.dispose]();
    throw error;
  }
  const readable = normalised(pdf);
  const again = await readPdf(readable);
  const file = new PdfFile(readable);
  if (!file.isEncrypted && pageCount(file, again.pageCount) === again.pageCount) return { readable, file, pdf: again };
  again[Symbol.dispose]();
  throw new ServiceError('invalid_document', { reason: 'it is damaged: its pages cannot be found.' });
}

/** Bytes before the header (ISO 32000-1, 7.5.2) where it may be; positions in a file count from the header. */
const mostBeforeHeader = 1_024;

/** Without what programs that store files among their own data write before them. */
function fromHeader(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, mostBeforeHeader + 5).indexOf('%PDF-');
  return start > 0 ? bytes.subarray(start) : bytes;
}

function normalised(pdf: OpenPdf): Uint8Array {
  try {
    return pdf.normalise();
  } finally {
    pdf[Symbol.dispose]();
  }
}

/** Up to one more than `most`. */
function pageCount(file: PdfFile, most: number): number {
  let count = 0;
  for (const _ of readPages(file)) {
    count += 1;
    if (count > most) break;
  }
  return count;
}

interface Opened {
  /** As they were given. */
  readonly bytes: Buffer;
  /** Without encryption and damage. */
  readonly readable: Uint8Array;
  readonly pages: LaidOutPages;
  readonly units: readonly TextUnit[];
  /** How many units each page has; those of the document follow. */
  readonly blocks: readonly number[];
  /** By index, where not all pages are translated. */
  readonly isChosen: ((page: number) => boolean) | undefined;
  /** By the index of their page. */
  readonly scans: ReadonlyMap<number, Scan>;
  readonly context: FilterContext;
}

class OpenedPdf implements OpenDocument {
  readonly units: readonly TextUnit[];
  readonly #opened: Opened;

  constructor(opened: Opened) {
    this.units = opened.units;
    this.#opened = opened;
  }

  async write(
    translations: readonly (Segment | undefined)[],
    destination: string,
    options: WriteOptions,
  ): Promise<void> {
    const { context, bytes } = this.#opened;
    checkTranslations(translations, this.units);
    context.signal.throwIfAborted();
    if (options.output === 'docx')
      return await writeWholeFile(destination, await this.#asWord(translations, options), context.signal);
    const isSame =
      !options.watermark &&
      options.sideBySide !== true &&
      translations.every((translation) => translation === undefined);
    await writeWholeFile(destination, isSame ? bytes : await this.#translated(translations, options), context.signal);
  }

  async [Symbol.asyncDispose](): Promise<void> {}

  async #asWord(translations: readonly (Segment | undefined)[], options: WriteOptions): Promise<Uint8Array> {
    const { context, readable, pages, blocks, isChosen, scans } = this.#opened;
    using pdf = await readPdf(readable);
    const starts = this.#starts();
    const first = starts.at(-1) ?? 0;
    const own = this.units.slice(first);
    const title = own.findIndex(({ kind }) => kind === 'title');
    const file = new PdfFile(readable);
    const texts = new DocumentTexts(file, isChosen);
    if (texts.hasComments)
      context.warn({
        code: 'comments_left_out',
        message: 'The comments of the PDF file are not in the Word document.',
      });
    if (texts.hasFieldTexts)
      context.warn({
        code: 'form_fields_left_out',
        message: 'The fields of the form are not in the Word document, with what is written in them.',
      });
    return await writeWord({
      title: title < 0 ? undefined : plainText(translations[first + title] ?? (own[title] as TextUnit).segment),
      file,
      pdf,
      pages,
      language: options.targetLanguage,
      giveWay: giveWayTo(context.signal),
      scans,
      pictureDone: context.pictureDone,
      progress: context.progress,
      translated: (page) => translations.slice(starts[page], (starts[page] ?? 0) + (blocks[page] ?? 0)),
      header: options.watermark ? newHeader(false) : undefined,
    });
  }

  /** Index of the first unit of each page, and of the first one of the document's own. */
  #starts(): readonly number[] {
    const starts = [0];
    for (const count of this.#opened.blocks) starts.push((starts.at(-1) ?? 0) + count);
    return starts;
  }

  async #translated(translations: readonly (Segment | undefined)[], options: WriteOptions): Promise<Uint8Array> {
    const { context, readable, pages, isChosen, scans } = this.#opened;
    using pdf = await readPdf(readable);
    const file = new PdfFile(readable);
    const starts = this.#starts();
    return await writePdf({
      file,
      pdf,
      pages,
      language: options.targetLanguage,
      giveWay: giveWayTo(context.signal),
      warn: context.warn,
      translated: (page) => {
        const part = translations.slice(starts[page], starts[page + 1]);
        return part.every((translation) => translation === undefined) ? undefined : part;
      },
      watermark: options.watermark,
      ...(isChosen && { isChosen }),
      sideBySide: options.sideBySide === true,
      ...(context.fontsDir !== undefined && { fontsDir: context.fontsDir }),
      scans,
      pictureDone: context.pictureDone,
      progress: context.progress,
      writeTexts: (writing) => new DocumentTexts(file, isChosen).write(translations.slice(starts.at(-1)), writing),
    });
  }
}
