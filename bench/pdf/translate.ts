import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ServiceError } from '../../src/errors/service-error.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';
import { filterContext, sourceOf } from '../../test/contracts/document-files.ts';
import { pseudoTranslate } from '../../test/contracts/document-pseudo.ts';

interface Totals {
  done: number;
  refused: number;
  failed: number;
  pages: number;
  texts: number;
  milliseconds: number;
}

const limits = { unpackedBytes: 512 * 1024 ** 2, entries: 10_000, depth: 200 };
const read = { sourceLanguage: 'en', targetLanguage: 'fr', conversion: {} };

/**
 * Pseudo-translates the PDF files of a folder, and counts what became of them: pages that were kept because they would have
 * looked different beside their text, and texts that were left. `results` keeps what was written, for other readers.
 */
export async function translateFolder(folder: string, results: string | undefined): Promise<void> {
  const temporary = results ?? (await mkdtemp(join(tmpdir(), 'dragoman-bench-pdf-')));
  await mkdir(temporary, { recursive: true });
  const totals: Totals = { done: 0, refused: 0, failed: 0, pages: 0, texts: 0, milliseconds: 0 };
  const warnings = new Map<string, number>();
  for (const name of (await readdir(folder)).filter((one) => /\.pdf$/i.test(one)).sort())
    await translateFile(join(folder, name), join(temporary, name), totals, warnings);
  if (results === undefined) await rm(temporary, { recursive: true });
  console.log(`\n${JSON.stringify(totals)}`);
  for (const [code, count] of [...warnings].sort()) console.log(`${code}: ${count}`);
  console.log(`${(totals.pages / (totals.milliseconds / 1000)).toFixed(1)} pages a second outside of engines`);
  console.log(`memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
}

async function translateFile(
  path: string,
  destination: string,
  totals: Totals,
  warnings: Map<string, number>,
): Promise<void> {
  const begun = performance.now();
  const context = filterContext({ read, limits });
  try {
    await using document = await pdfFilter.open(await sourceOf(path), read, context);
    const translations = document.units.map((unit) => pseudoTranslate(unit, { moveCodes: true }));
    await document.write(translations, destination, { targetLanguage: 'fr', watermark: false });
    totals.done += 1;
    totals.texts += document.units.length;
    totals.milliseconds += performance.now() - begun;
    totals.pages += await countPages(path);
  } catch (error) {
    const isRefusal = error instanceof ServiceError;
    totals[isRefusal ? 'refused' : 'failed'] += 1;
    console.log(`${isRefusal ? 'refused' : 'FAILED'} ${basename(path)}: ${isRefusal ? error.message : String(error)}`);
  }
  const counts = new Map<string, number>();
  for (const { code } of context.warnings) counts.set(code, (counts.get(code) ?? 0) + 1);
  for (const [code, count] of counts) warnings.set(code, (warnings.get(code) ?? 0) + count);
  if (counts.size > 0) console.log(`${basename(path)}: ${[...counts].map((entry) => entry.join(' ')).join(', ')}`);
}

async function countPages(path: string): Promise<number> {
  using document = await readPdf(await readFile(path));
  return document.pageCount;
}
