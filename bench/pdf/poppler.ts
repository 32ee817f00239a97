/** Poppler as the independent reader: words with their boxes in reading order, and pages as pixels. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const limits = {
  maxBuffer: 1 << 29,
  timeout: 180_000,
  stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'],
};

export interface PopplerWord {
  readonly text: string;
  /** Points from the top left corner. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Index of its block on the page. */
  readonly block: number;
}

/** Words of each page, or of one, in the order of reading; positions are those in the media box, or in the crop box. */
export function readWords(
  path: string,
  some?: { readonly page: number; readonly cropped: boolean },
): readonly (readonly PopplerWord[])[] {
  const number = String((some?.page ?? 0) + 1);
  const options = [...(some ? ['-f', number, '-l', number] : []), ...(some?.cropped ? ['-cropbox'] : [])];
  const xml = execFileSync('pdftotext', ['-bbox-layout', '-enc', 'UTF-8', ...options, path, '-'], limits).toString(
    'utf8',
  );
  const pages: PopplerWord[][] = [];
  let block = -1;
  for (const line of xml.split('\n')) {
    if (line.includes('<page ')) {
      pages.push([]);
      block = -1;
    } else if (line.includes('<block ')) block += 1;
    const word = /<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">(.*)<\/word>/.exec(line);
    if (word === null) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = word.slice(1, 5).map(Number);
    pages.at(-1)?.push({ text: decode(word[5] ?? ''), left, top, right, bottom, block });
  }
  return pages;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|(\w+));/g, (all, number: string | undefined, name: string | undefined) =>
    number === undefined ? (entities[name ?? ''] ?? all) : String.fromCodePoint(Number(number)),
  );
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** A page at 72 pixels an inch. `root` is a path without extension for a file that the caller removes. */
export function drawPage(path: string, page: number, root: string): Picture {
  const number = String(page + 1);
  execFileSync('pdftoppm', ['-r', '72', '-cropbox', '-f', number, '-l', number, '-singlefile', path, root], limits);
  const bytes = readFileSync(`${root}.ppm`);
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64));
  if (header === null) throw new Error('pdftoppm wrote no picture');
  return { width: Number(header[1]), height: Number(header[2]), rgb: bytes.subarray(header[0].length) };
}
