import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { imageFilter } from '../../src/formats/image/image-filter.ts';
import { plainText } from '../../src/language/segments.ts';
import { filterContext, sourceOf } from '../../test/contracts/document-files.ts';
import { percentile } from '../measurement/statistics.ts';
import { compareWords, percent, sumOf, type WordCounts, wordsOf } from './compare-words.ts';
import { measureScans } from './scan-table.ts';

/*
 * Words that are read in pictures: `npm run bench -- pictures FOLDER [LANGUAGE]` renders the first page of each PDF file of a folder, whose
 * words `pdftotext` knows, and reads the picture as the server does. `npm run bench -- pictures scans FOLDER [PAGES]` makes scans of the
 * pages, of several resolutions, with noise and askew, and says how many words are read of each kind. For files of others: nothing of
 * them is kept.
 */
const [, folder = '', sourceLanguage, pages = '10'] = process.argv.slice(2);
if (folder === 'scans') {
  await measureScans(sourceLanguage ?? '', Number(pages));
  process.exit();
}
const temporary = mkdtempSync(join(tmpdir(), 'dragoman-bench-pictures-'));
/** Small letters have some 12 pixels, as on a screen. */
const dotsPerInch = 110;
/** Fewer say nothing about a page. */
const leastWords = 30;
const largest = 3 * 1024 ** 2;

async function read(picture: string): Promise<{ readonly text: string; readonly seconds: number }> {
  const options = { conversion: {}, ...(sourceLanguage !== undefined && { sourceLanguage }) };
  const before = performance.now();
  await using document = await imageFilter.open(await sourceOf(picture), options, filterContext({ read: options }));
  const text = document.units.map(({ segment }) => plainText(segment)).join('\n');
  return { text, seconds: (performance.now() - before) / 1000 };
}

const all: WordCounts[] = [];
const seconds: number[] = [];
try {
  for (const name of readdirSync(folder)
    .filter((one) => /\.pdf$/i.test(one))
    .sort()) {
    const path = join(folder, name);
    const picture = join(temporary, `${basename(name)}.png`);
    try {
      const known = wordsOf(
        execFileSync('pdftotext', ['-l', '1', path, '-'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
      );
      if (sumOf(known) < leastWords) continue;
      const words = ['-r', `${dotsPerInch}`, '-l', '1', '-singlefile', '-png', path, picture.slice(0, -4)];
      execFileSync('pdftoppm', words, { stdio: 'ignore' });
      if (statSync(picture).size > largest) continue;
      const { text, seconds: taken } = await read(picture);
      const counts = compareWords(known, wordsOf(text));
      all.push(counts);
      seconds.push(taken);
      const { known: there, read: found, both } = counts;
      console.log(
        `${name}: ${there} words, ${percent(both / there)} read, ${percent(both / Math.max(1, found))} of what was read is right, ${taken.toFixed(1)} s`,
      );
    } catch (error) {
      console.log(`${name}: ${String(error).split('\n')[0]}`);
    }
  }
} finally {
  rmSync(temporary, { recursive: true });
}
const total = (member: keyof WordCounts): number => all.reduce((sum, counts) => sum + counts[member], 0);
console.log(
  `\n${all.length} pages, ${total('known')} words: ${percent(total('both') / total('known'))} read, ${percent(total('both') / total('read'))} of what was read is right`,
);
const shares = all.map(({ both, known }) => both / known);
console.log(
  `share of a page: median ${percent(percentile(shares, 50))}, one in ten below ${percent(percentile(shares, 10))}`,
);
console.log(
  `seconds a page: median ${percentile(seconds, 50).toFixed(1)}, one in ten above ${percentile(seconds, 90).toFixed(1)}`,
);
