/** `translate-file.ts SOURCE RESULT`: pseudo-translates one PDF file and prints what became of it as JSON. */
import { ServiceError } from '../../src/errors/service-error.ts';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { useOptimizingCompiler } from '../../src/formats/process/optimizing-compiler.ts';
import { collectGarbage } from '../../src/threads/collect-garbage.ts';
import { filterContext, sourceOf } from '../../test/contracts/document-files.ts';
import { pseudoTranslate } from '../../test/contracts/document-pseudo.ts';
import { noRecognizer } from '../../test/support/no-recognizer.ts';
import type { TranslationOutcome } from './file-report.ts';

const limits = { unpackedBytes: 512 * 1024 ** 2, entries: 10_000, depth: 200 };
const read = { sourceLanguage: 'en', targetLanguage: 'fr', conversion: {} };

const [, , path = '', destination = ''] = process.argv;
process.stdout.write(JSON.stringify(await translate()));

async function translate(): Promise<TranslationOutcome> {
  // Recognition is an engine, and measured by `bench -- pictures`.
  const context = filterContext({ read, limits, recognizer: noRecognizer });
  const begun = process.cpuUsage();
  try {
    const source = await sourceOf(path);
    useOptimizingCompiler(source);
    await using document = await pdfFilter.open(source, read, context);
    // As a server does between its two tasks.
    collectGarbage();
    const translations = document.units.map((unit) => pseudoTranslate(unit, { moveCodes: true }));
    useOptimizingCompiler(source);
    await document.write(translations, destination, { targetLanguage: 'fr', watermark: false });
    const { user, system } = process.cpuUsage(begun);
    const { maxRSS } = process.resourceUsage();
    const pagesWith = (...codes: readonly string[]): readonly number[] => [
      ...new Set(
        context.warnings.flatMap((warning) =>
          codes.includes(warning.code) && warning.location?.page !== undefined ? [warning.location.page - 1] : [],
        ),
      ),
    ];
    return {
      outcome: 'done',
      pages: await countPages(),
      texts: document.units.length,
      kept: pagesWith('page_not_translated'),
      left: pagesWith('text_without_room', 'text_not_replaced', 'font_missing'),
      pictures: pagesWith('page_without_text').length,
      seconds: (user + system) / 1e6,
      memory: Math.round(maxRSS / 1024),
    };
  } catch (error) {
    if (error instanceof ServiceError) return { outcome: 'refused', reason: error.message };
    return { outcome: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function countPages(): Promise<number> {
  const { readPdf } = await import('../../src/formats/pdf/reading/read-pdf.ts');
  const { readFile } = await import('node:fs/promises');
  using document = await readPdf(await readFile(path));
  return document.pageCount;
}
