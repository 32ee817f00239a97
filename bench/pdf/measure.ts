/** Reads every PDF file of a folder: what opens, what is refused and why, which letters no block has, and the time of pages. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOutPage } from '../../src/formats/pdf/reading/lay-out-page.ts';
import type { PageContent } from '../../src/formats/pdf/reading/page-content.ts';
import type { PageLayout } from '../../src/formats/pdf/reading/page-layout.ts';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';

interface Measured {
  readonly counts: Map<string, number>;
  readonly left: Map<string, number>;
  readonly times: { readonly milliseconds: number; readonly what: string }[];
  readonly order: { readonly share: number; readonly what: string }[];
  letters: number;
  lost: number;
  blocks: number;
  parts: number;
}

export async function measureFolder(folder: string, pagesOfEach: number): Promise<void> {
  const measured: Measured = {
    counts: new Map(),
    left: new Map(),
    times: [],
    order: [],
    letters: 0,
    lost: 0,
    blocks: 0,
    parts: 0,
  };
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.pdf'));
  for (const name of names) {
    const path = join(folder, name);
    try {
      using pdf = await readPdf(readFileSync(path));
      count(measured.counts, 'opened');
      for (let page = 0; page < Math.min(pdf.pageCount, pagesOfEach); page += 1) {
        try {
          const start = performance.now();
          const content = pdf.readPage(page);
          const layout = layOutPage(content);
          measured.times.push({ milliseconds: performance.now() - start, what: `${name} ${page + 1}` });
          judge(measured, content, layout, `${name} ${page + 1}`);
          compareOrder(measured, path, page, layout, `${name} ${page + 1}`);
        } catch (error) {
          count(measured.counts, outcomeOf(error, 'page: '));
        }
      }
    } catch (error) {
      count(measured.counts, outcomeOf(error, ''));
    }
  }
  report(measured);
}

function outcomeOf(error: unknown, prefix: string): string {
  const { code, message, stack } = error as { code?: string; message?: string; stack?: string };
  return code === 'invalid_document'
    ? `${prefix}${message}`.replace(/page \d+/, 'a page')
    : `CRASH ${prefix}${stack ?? String(error)}`;
}

function count(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

const letterCounts = (texts: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) for (const letter of text.normalize('NFKC').match(/\p{L}/gu) ?? []) count(counts, letter);
  return counts;
};

function textOf(layout: PageLayout): readonly string[] {
  return layout.blocks.map(({ unit }) => unit.segment.inlines.filter((inline) => typeof inline === 'string').join(''));
}

function judge(measured: Measured, content: PageContent, layout: PageLayout, what: string): void {
  // A letter that is drawn twice at one position is one.
  const positions = new Set<string>();
  const once = content.characters.filter(({ text, origin, size }) => {
    const keys = [0, 0.5].map(
      (shift) => `${text} ${Math.round(origin.x / size / 0.7 + shift)} ${Math.round(origin.y / size)}`,
    );
    const isNew = keys.every((key) => !positions.has(key));
    for (const key of keys) positions.add(key);
    return isNew || size < 1;
  });
  const read = letterCounts(once.map(({ text }) => text));
  const kept = letterCounts([...textOf(layout), ...layout.left.map(({ text }) => text)]);
  let lost = 0;
  for (const [letter, number] of read) {
    measured.letters += number;
    lost += Math.max(0, number - (kept.get(letter) ?? 0));
  }
  measured.lost += lost;
  if (lost > 0) count(measured.counts, `letters lost on ${what}`, lost);
  measured.blocks += layout.blocks.length;
  measured.parts += layout.blocks.filter(({ parts }) => parts.length > 0).length;
  for (const { reason, text } of layout.left) count(measured.left, reason, text.length);
}

/** How many pairs of neighbouring words in our blocks another extractor has side by side, too. */
function compareOrder(measured: Measured, path: string, page: number, layout: PageLayout, what: string): void {
  const own = textOf(layout).map(wordsOf);
  const pairs = own.flatMap((words) => words.slice(1).map((word, index) => `${words[index]} ${word}`));
  if (pairs.length < 10) return;
  let text: string;
  try {
    const number = String(page + 1);
    text = execFileSync('pdftotext', ['-f', number, '-l', number, '-enc', 'UTF-8', path, '-'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    });
  } catch {
    return;
  }
  const words = wordsOf(text.replaceAll(/[-\u00ad]\n(?=\p{Ll})/gu, ''));
  const theirs = new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
  measured.order.push({ share: pairs.filter((pair) => theirs.has(pair)).length / pairs.length, what });
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function report({ counts, left, times, order, letters, lost, blocks, parts }: Measured): void {
  const print = (line: string): unknown => process.stdout.write(`${line}\n`);
  for (const [what, number] of [...counts].sort((one, other) => other[1] - one[1])) print(`${number}\t${what}`);
  print(`letters ${letters}, lost ${lost}; blocks ${blocks}, with shared objects ${parts}`);
  for (const [reason, number] of left) print(`stays: ${reason} ${number}`);
  const sorted = times.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * (1 - share))]?.milliseconds ?? 0).toFixed(1);
  print(`pages ${times.length}: median ${at(0.5)} ms, 90 % ${at(0.9)} ms, 99 % ${at(0.99)} ms`);
  for (const { milliseconds, what } of sorted.slice(0, 5)) print(`  ${milliseconds.toFixed(0)} ms ${what}`);
  const orders = order.toSorted((one, other) => one.share - other.share);
  const mean = orders.reduce((sum, { share }) => sum + share, 0) / Math.max(1, orders.length);
  print(`neighbouring words as another extractor has them: mean ${mean.toFixed(4)} over ${orders.length} pages`);
  for (const { share, what } of orders.slice(0, 25)) print(`  ${share.toFixed(3)} ${what}`);
  print(`memory ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
}
