import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfFilter } from '../../src/formats/pdf/pdf-filter.ts';
import { plainText } from '../../src/language/segments.ts';
import { filterContext, sourceOf } from '../../test/contracts/document-files.ts';
import { percentile } from '../measurement/statistics.ts';
import { compareWords, percent, sumOf, type WordCounts, wordsOf } from './compare-words.ts';
import { readPgm, scanOf, worsen } from './worsen.ts';

interface Condition {
  readonly dotsPerInch: number;
  readonly noise: number;
  readonly skew: number;
}

const usual: Condition = { dotsPerInch: 200, noise: 0, skew: 0 };
/** One thing is worse at a time, and at last all of them. */
const conditions: readonly Condition[] = [
  ...[300, 200, 150, 100, 75].map((dotsPerInch) => ({ ...usual, dotsPerInch })),
  ...[15, 30, 60].map((noise) => ({ ...usual, noise })),
  ...[1, 3, 5, 7].map((skew) => ({ ...usual, skew })),
  { dotsPerInch: 150, noise: 30, skew: 2 },
];
const leastWords = 80;

/** Words that are read of scans, by how they were made: of the first page of each PDF file whose words `pdftotext` knows. */
export async function measureScans(folder: string, most: number, sourceLanguage = 'en'): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'dragoman-bench-scans-'));
  try {
    const pages: { readonly path: string; readonly known: ReadonlyMap<string, number> }[] = [];
    for (const name of readdirSync(folder)
      .filter((one) => /\.pdf$/i.test(one))
      .sort()) {
      const path = join(folder, name);
      const known = wordsOf(textOf(path));
      if (sumOf(known) >= leastWords && pages.length < most) pages.push({ path, known });
    }
    console.log(
      `${pages.length} pages, ${pages.reduce((sum, { known }) => sum + sumOf(known), 0)} words of three letters or more\n`,
    );
    console.log('| dpi | noise | skew | words read | of what was read is right | worst page | seconds a page |');
    console.log('|---:|---:|---:|---:|---:|---:|---:|');
    for (const condition of conditions) {
      const counts: WordCounts[] = [];
      const seconds: number[] = [];
      for (const { path, known } of pages) {
        const scan = join(temporary, 'scan.pdf');
        writeFileSync(scan, scanned(path, condition));
        const before = performance.now();
        counts.push(compareWords(known, wordsOf(await read(scan, sourceLanguage))));
        seconds.push((performance.now() - before) / 1000);
      }
      const total = (member: keyof WordCounts): number => counts.reduce((sum, one) => sum + one[member], 0);
      const worst = Math.min(...counts.map(({ both, known }) => both / known));
      const { dotsPerInch, noise, skew } = condition;
      console.log(
        `| ${dotsPerInch} | ${noise} | ${skew}° | ${percent(total('both') / total('known'))} | ${percent(total('both') / Math.max(1, total('read')))} | ${percent(worst)} | ${percentile(seconds, 50).toFixed(1)} |`,
      );
    }
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function textOf(path: string): string {
  try {
    return execFileSync('pdftotext', ['-l', '1', path, '-'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  } catch {
    return '';
  }
}

function scanned(path: string, { dotsPerInch, noise, skew }: Condition): Buffer {
  const words = ['-r', `${dotsPerInch}`, '-l', '1', '-gray', path];
  const drawn = execFileSync('pdftoppm', words, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });
  return scanOf(worsen(readPgm(drawn), { skew, noise }), dotsPerInch);
}

async function read(path: string, sourceLanguage: string): Promise<string> {
  const options = { conversion: {}, sourceLanguage };
  await using document = await pdfFilter.open(await sourceOf(path), options, filterContext({ read: options }));
  return document.units.map(({ segment }) => plainText(segment)).join('\n');
}
