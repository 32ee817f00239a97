import type { GiveWay } from '../../shared/files/give-way.ts';
import { PageReader } from '../characters/page-reader.ts';
import { type OpenPdf, readPdf } from '../reading/read-pdf.ts';
import { isUnchanged } from './check-pages.ts';
import { PdfFile } from './objects/pdf-file.ts';
import { readPages } from './objects/read-pages.ts';
import type { EmbeddedFonts } from './text/embedded-fonts.ts';
import type { WrittenPage } from './write-page.ts';

export interface PageSource {
  readonly pdf: OpenPdf;
  readonly giveWay: GiveWay;
  /** By the index of their page. */
  readonly scans: { has(page: number): boolean };
  pictureDone(): void;
  /** A page was compared. */
  pageDone(index: number): void;
}

/** Indices of written pages that look different where nothing was to change, or lost text that was to stay. */
export async function changedPages(
  bytes: Uint8Array,
  { pdf: before, scans, giveWay, pictureDone, pageDone }: PageSource,
  written: readonly WrittenPage[],
  fonts: EmbeddedFonts,
): Promise<ReadonlySet<number>> {
  const changed = new Set<number>();
  if (written.length === 0) return changed;
  using after = await readPdf(bytes);
  const file = new PdfFile(bytes);
  const pages = [...readPages(file)];
  const check = { before, after, file, reader: new PageReader(after, file), fonts: fonts.numbers };
  for (const page of written) {
    await giveWay();
    const found = pages[page.index];
    const isScan = scans.has(page.index);
    if (found === undefined || !isUnchanged(check, found, page, isScan)) changed.add(page.index);
    if (isScan) pictureDone();
    pageDone(page.index);
  }
  return changed;
}
