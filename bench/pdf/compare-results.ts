import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Box, PageCharacter, PageContent } from '../../src/formats/pdf/reading/page-content.ts';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';

/** Points, and pixels at that resolution, around what changed. */
const dilation = 2;
const tolerance = 8;
/** In parts of the size. */
const overhang = 0.2;
const mostPages = 4;

interface Compared {
  pages: number;
  changedPages: number;
  pagesWithOtherPixels: number;
  otherPixels: number;
  letters: number;
  lostLetters: number;
  shown: number;
  coveredBefore: number;
  coveredAfter: number;
}

/**
 * Compares results of `pdf translate` with their sources, the first pages of each: pixels that differ away from changed text, as
 * Poppler draws them; letters of new text that Poppler's extractor does not find; letters that are drawn over others.
 */
export async function compareResults(sources: string, results: string): Promise<void> {
  const compared: Compared = {
    pages: 0,
    changedPages: 0,
    pagesWithOtherPixels: 0,
    otherPixels: 0,
    letters: 0,
    lostLetters: 0,
    shown: 0,
    coveredBefore: 0,
    coveredAfter: 0,
  };
  for (const name of readdirSync(sources).sort()) {
    const [source, result] = [join(sources, name), join(results, name)];
    if (!existsSync(result)) continue;
    try {
      using before = await readPdf(readFileSync(source));
      using after = await readPdf(readFileSync(result));
      for (let page = 0; page < Math.min(before.pageCount, mostPages); page += 1)
        comparePage(compared, { name, source, result, page }, before.readPage(page), after.readPage(page));
    } catch (error) {
      console.log(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
  console.log(JSON.stringify(compared));
}

interface PageFiles {
  readonly name: string;
  readonly source: string;
  readonly result: string;
  readonly page: number;
}

function comparePage(compared: Compared, files: PageFiles, before: PageContent, after: PageContent): void {
  compared.pages += 1;
  const old = new Set(before.characters.map(keyOf));
  const current = new Set(after.characters.map(keyOf));
  const added = after.characters.filter((character) => !old.has(keyOf(character)));
  if (added.length === 0) return;
  compared.changedPages += 1;
  const gone = before.characters.filter((character) => !current.has(keyOf(character)));
  const oldPaths = new Set(before.paths.map(({ box }) => keyOfBox(box)));
  const paths = new Set(after.paths.map(({ box }) => keyOfBox(box)));
  const moved = [
    ...before.paths.filter(({ box }) => !paths.has(keyOfBox(box))),
    ...after.paths.filter(({ box }) => !oldPaths.has(keyOfBox(box))),
  ];
  const boxes = [...[...gone, ...added].map(inkOf), ...moved.map(({ box }) => box)];
  const pixels = otherPixels(files, before, boxes);
  if (pixels !== undefined && pixels > 0) {
    compared.pagesWithOtherPixels += 1;
    compared.otherPixels += pixels;
    console.log(`${files.name} ${files.page + 1}: ${pixels} pixels`);
  }
  const lost = lostLetters(files, added);
  compared.letters += added.length;
  compared.lostLetters += lost;
  compared.shown += after.characters.length;
  compared.coveredBefore += coveredCharacters(before.characters);
  const covered = coveredCharacters(after.characters);
  compared.coveredAfter += covered;
  if (lost > 20 || covered > 20)
    console.log(`${files.name} ${files.page + 1}: ${lost} letters lost, ${covered} covered`);
}

const keyOf = ({ text, origin, font }: PageCharacter): string =>
  `${text} ${origin.x.toFixed(1)} ${origin.y.toFixed(1)} ${font.name}`;
const keyOfBox = (box: Box): string => [box.left, box.bottom, box.right, box.top].map((at) => at.toFixed(0)).join(' ');

/** Accents and slanted letters reach beyond the box of a character. */
function inkOf({ box, size }: PageCharacter): Box {
  const reach = overhang * size;
  return { left: box.left - reach, bottom: box.bottom - reach, right: box.right + reach, top: box.top + reach };
}

/** Letters of new text, less those that the extractor of Poppler finds on the page. */
function lostLetters({ result, page }: PageFiles, added: readonly PageCharacter[]): number {
  const number = String(page + 1);
  const text = execFileSync('pdftotext', ['-f', number, '-l', number, '-enc', 'UTF-8', result, '-'], quiet);
  const found = countLetters(text.toString('utf8'));
  let lost = 0;
  for (const [letter, count] of countLetters(added.map((character) => character.text).join('')))
    lost += Math.max(0, count - (found.get(letter) ?? 0));
  return lost;
}

function countLetters(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text.normalize('NFKC').match(/\p{L}/gu) ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

const cell = 12;

/** Letters whose middle is in the middle of another letter of another text object. */
function coveredCharacters(characters: readonly PageCharacter[]): number {
  const cells = new Map<string, PageCharacter[]>();
  const letters = characters.filter(({ text, renderingMode }) => /[\p{L}\p{N}]/u.test(text) && renderingMode < 3);
  for (const letter of letters) {
    const { x, y } = middleOf(letter);
    const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
    const list = cells.get(key);
    if (list === undefined) cells.set(key, [letter]);
    else list.push(letter);
  }
  let covered = 0;
  for (const list of cells.values()) {
    for (const letter of list.slice(0, 100)) {
      const one = middleOf(letter);
      const isCovered = list.some((other) => {
        if (other.object === letter.object || other.text === letter.text) return false;
        const two = middleOf(other);
        const near = 0.3 * Math.min(letter.size, other.size);
        return Math.abs(one.x - two.x) < 0.5 * near && Math.abs(one.y - two.y) < near;
      });
      if (isCovered) covered += 1;
    }
  }
  return covered;
}

function middleOf({ origin, advance, angle, size }: PageCharacter): { readonly x: number; readonly y: number } {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [advance / 2, size * 0.25];
  return { x: origin.x + along * cosine - across * sine, y: origin.y + along * sine + across * cosine };
}

const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28, timeout: 60_000 };

/** Undefined for turned pages, and pages that are drawn in other sizes. */
function otherPixels(
  { source, result, page }: PageFiles,
  { cropBox, rotation }: PageContent,
  boxes: readonly Box[],
): number | undefined {
  if (rotation !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-pdf-'));
  try {
    const [old, renewed] = [source, result].map((path, index) => draw(path, page, join(folder, String(index))));
    if (old === undefined || renewed === undefined || old.width !== renewed.width || old.height !== renewed.height)
      return undefined;
    const hidden = new Uint8Array(old.width * old.height);
    for (const box of boxes) {
      const left = Math.max(0, Math.floor(box.left - cropBox.left) - dilation);
      const right = Math.min(old.width, Math.ceil(box.right - cropBox.left) + dilation);
      const top = Math.max(0, Math.floor(cropBox.top - box.top) - dilation);
      const bottom = Math.min(old.height, Math.ceil(cropBox.top - box.bottom) + dilation);
      for (let y = top; y < bottom; y++) hidden.fill(1, y * old.width + left, y * old.width + Math.max(left, right));
    }
    let pixels = 0;
    for (let pixel = 0; pixel < hidden.length; pixel++) {
      if (hidden[pixel] === 1) continue;
      const differs = [0, 1, 2].some(
        (channel) =>
          Math.abs((old.rgb[pixel * 3 + channel] ?? 0) - (renewed.rgb[pixel * 3 + channel] ?? 0)) > tolerance,
      );
      if (differs) pixels += 1;
    }
    return pixels;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function draw(
  path: string,
  page: number,
  root: string,
): { readonly width: number; readonly height: number; readonly rgb: Uint8Array } {
  const number = String(page + 1);
  execFileSync('pdftoppm', ['-r', '72', '-cropbox', '-f', number, '-l', number, '-singlefile', path, root], quiet);
  const bytes = readFileSync(`${root}.ppm`);
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64));
  if (header === null) throw new Error('pdftoppm wrote no picture');
  return { width: Number(header[1]), height: Number(header[2]), rgb: bytes.subarray(header[0].length) };
}
