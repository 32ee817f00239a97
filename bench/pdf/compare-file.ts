/** `compare-file.ts SOURCE RESULT KEPT LEFT`: compares a result of `translate-file.ts` with its source and prints what it finds as JSON. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Segment } from '../../src/contracts/segment.ts';
import { PageReader } from '../../src/formats/pdf/characters/page-reader.ts';
import { layOutPage } from '../../src/formats/pdf/reading/lay-out-page.ts';
import type { Box, PageContent } from '../../src/formats/pdf/reading/page-content.ts';
import type { PageBlock } from '../../src/formats/pdf/reading/page-layout.ts';
import type { OpenPdf } from '../../src/formats/pdf/reading/read-pdf.ts';
import { readPdf } from '../../src/formats/pdf/reading/read-pdf.ts';
import { PdfFile } from '../../src/formats/pdf/writing/objects/pdf-file.ts';
import { pseudoTranslate } from '../../test/contracts/document-pseudo.ts';
import { changedAnnotations } from './changed-annotations.ts';
import { countPixels, drawnKey, findChangedWords, findChanges, lettersOfTexts, toPixels } from './compare-pixels.ts';
import {
  comparePairs,
  countOverlaps,
  findAcross,
  findLostText,
  isOnPage,
  isUnreadAsBefore,
  shareInWords,
  shareOnPage,
} from './compare-texts.ts';
import type { Compared } from './file-report.ts';
import { type PopplerWord, readWords } from './poppler.ts';

type Counts = { -readonly [Key in keyof Compared]: Compared[Key] };

/** Drawing takes most of the time. */
const mostDrawn = 4;

const [, , source = '', result = '', keptPages = '', leftPages = ''] = process.argv;
async function compare(): Promise<Compared> {
  const faults: string[] = [];
  const counts: Counts = { ...nothing, faults };
  const [kept, left] = [keptPages, leftPages].map((list) => new Set(list.split(',').filter(Boolean).map(Number)));
  const [before, after] = [readWords(source), readWords(result)];
  const across = findAcross(before);
  const readable = await openReadable();
  using pdf = readable.pdf;
  const written = readFileSync(result);
  using changed = await readPdf(written);
  const changedFile = new PdfFile(written);
  const annotations = changedAnnotations(readable.file, changedFile);
  const reader = new PageReader(pdf, readable.file);
  // Fonts of bitmaps have letters only for it.
  const changedReader = new PageReader(changed, changedFile);
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-pdf-'));
  try {
    for (let page = 0; page < pdf.pageCount; page++) {
      if (kept?.has(page)) continue;
      const content = reader.read(page);
      const found = after[page] ?? [];
      const all = withoutRepeats(layOutPage(content).blocks);
      const renewed = changedReader.read(page);
      const other = left?.has(page) ? all.filter((block) => !staysAsItWas(block, found, [content, renewed])) : all;
      counts.leftTexts += all.length - other.length;
      const translations = other.map(translationOf);
      const isWhole = findLostText(translations, found).lostLetters === 0;
      const read = isWhole ? [] : (readWords(source, { page, cropped: true })[0] ?? []);
      const blocks = isWhole
        ? other
        : other.filter(
            (block) =>
              isReadInSource(block, content, read) &&
              isRead(block, before[page] ?? [], found) &&
              !isUnreadInBoth(block, before[page] ?? [], [content, renewed]),
          );
      counts.unreadTexts += other.length - blocks.length;
      if (blocks.length === 0) continue;
      const texts = blocks.map(({ unit }) => textOf(unit.segment));
      const expected = blocks.map(translationOf);
      const report = compareTexts(counts, texts, expected, before[page] ?? [], found, across);
      if (counts.drawn < mostDrawn) {
        counts.drawn += 1;
        const replaced = other.filter(({ unit }, index) => textOf(unit.segment) !== translations[index]);
        const changes = [
          ...findChanges(content, renewed, lettersOfTexts(replaced, content)),
          ...(annotations.get(page) ?? []),
        ];
        const count = (boxes: readonly Box[]): number => countPixels({ source, result, page, folder }, content, boxes);
        const pixels = count(changes) && count([...changes, ...findChangedWords({ source, result, page }, content)]);
        counts.otherPixels += pixels;
        if (pixels > 0) counts.pagesWithOtherPixels += 1;
        if (pixels > 0) report.push(`${pixels} pixels`);
      }
      if (report.length > 0) faults.push(`${page + 1}: ${report.join(', ')}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return counts;
}

/** Text that is drawn twice for its shadow: extractors read it once. */
function withoutRepeats(blocks: readonly PageBlock[]): readonly PageBlock[] {
  return blocks.filter(
    ({ unit, box, style }, index) =>
      !blocks
        .slice(0, index)
        .some(
          (other) =>
            Math.abs(other.box.left - box.left) < 0.4 * style.size &&
            Math.abs(other.box.top - box.top) < 0.4 * style.size &&
            textOf(other.unit.segment) === textOf(unit.segment),
        ),
  );
}

/** As Poppler reads it, or as PDFium does: of damaged content they do not read the same. */
function staysAsItWas(
  block: PageBlock,
  found: readonly PopplerWord[],
  [content, renewed]: readonly [PageContent, PageContent],
): boolean {
  // All words of its translation may be on the page in other texts.
  if (isInPlace(block, [content, renewed])) return true;
  return !isOnPage(translationOf(block), found) && isOnPage(textOf(block.unit.segment), found);
}

/** As PDFium reads the letters of both pages. */
function isInPlace(block: PageBlock, [content, renewed]: readonly [PageContent, PageContent]): boolean {
  const read = new Set(renewed.characters.map(drawnKey));
  return lettersOf(block, content).every((character) => read.has(drawnKey(character)));
}

function lettersOf({ objects }: PageBlock, { characters }: PageContent): PageContent['characters'] {
  return characters.filter(({ object, text }) => objects.includes(object) && text.trim() !== '');
}

/** Poppler leaves out text whose baseline is beyond the edge of the page, half of whose letters may be seen. */
function isReadInSource(block: PageBlock, content: PageContent, read: readonly PopplerWord[]): boolean {
  const positions = lettersOf(block, content).map(({ box }) => {
    const [left, top, right, bottom] = toPixels(box, content);
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  return shareInWords(positions, read) > 0.5;
}

const translationOf = ({ unit }: PageBlock): string => textOf(pseudoTranslate(unit, { moveCodes: true }));

/** Of damaged content, Poppler and PDFium read other texts: one that Poppler reads in neither file says nothing of letters that are lost. */
function isRead(block: PageBlock, before: readonly PopplerWord[], after: readonly PopplerWord[]): boolean {
  return shareOnPage(translationOf(block), after) > 0.5 || shareOnPage(textOf(block.unit.segment), before) > 0.5;
}

/** A text whose letters stayed, of which Poppler reads some words in neither file: it has no table for the encoding of the others. */
function isUnreadInBoth(
  block: PageBlock,
  before: readonly PopplerWord[],
  pages: readonly [PageContent, PageContent],
): boolean {
  return isUnreadAsBefore(textOf(block.unit.segment), translationOf(block), before) && isInPlace(block, pages);
}

const nothing: Omit<Compared, 'faults'> = {
  pages: 0,
  drawn: 0,
  words: 0,
  lostWords: 0,
  letters: 0,
  lostLetters: 0,
  leftTexts: 0,
  unreadTexts: 0,
  blocks: 0,
  overlapping: 0,
  overlappingBefore: 0,
  across: 0,
  acrossBefore: 0,
  pairs: 0,
  inOrder: 0,
  pairsBefore: 0,
  inOrderBefore: 0,
  pagesWithOtherPixels: 0,
  otherPixels: 0,
};

function compareTexts(
  counts: Counts,
  texts: readonly string[],
  expected: readonly string[],
  before: Parameters<typeof countOverlaps>[0],
  after: Parameters<typeof countOverlaps>[0],
  across: readonly PopplerWord[],
): string[] {
  const report: string[] = [];
  const lost = findLostText(expected, after);
  const [overlaps, overlapsBefore] = [countOverlaps(after, across), countOverlaps(before, across)];
  const [pairs, pairsBefore] = [comparePairs(expected, after), comparePairs(texts, before)];
  counts.pages += 1;
  counts.words += lost.words;
  counts.lostWords += lost.lostWords;
  counts.letters += lost.letters;
  counts.lostLetters += lost.lostLetters;
  counts.blocks += overlaps.blocks;
  counts.overlapping += overlaps.overlapping;
  counts.overlappingBefore += overlapsBefore.overlapping;
  counts.across += overlaps.across;
  counts.acrossBefore += overlapsBefore.across;
  counts.pairs += pairs.pairs;
  counts.inOrder += pairs.inOrder;
  counts.pairsBefore += pairsBefore.pairs;
  counts.inOrderBefore += pairsBefore.inOrder;
  if (lost.lostLetters > 0) report.push(`${lost.lostLetters} letters of ${lost.letters} lost`);
  if (lost.lostWords > 0) report.push(`${lost.lostWords} words of ${lost.words} lost`);
  if (overlaps.overlapping > overlapsBefore.overlapping)
    report.push(`${overlaps.overlapping} blocks overlap instead of ${overlapsBefore.overlapping}`);
  return report;
}

/** Words whose letters no font says in full are drawn as they were: no text to look for. */
function textOf(segment: Segment): string {
  return segment.inlines
    .map((inline) => (typeof inline === 'string' ? inline : inline.kind === 'alone' ? ' ' : ''))
    .join('');
}

/** As the filter opens it. */
async function openReadable(): Promise<{ readonly pdf: OpenPdf; readonly file: PdfFile }> {
  const bytes = readFileSync(source);
  const pdf = await readPdf(bytes);
  try {
    const file = new PdfFile(bytes);
    if (!pdf.isEncrypted && !file.isEncrypted) return { pdf, file };
  } catch {
    // Written anew below.
  }
  const readable = pdf.normalise();
  pdf[Symbol.dispose]();
  return { pdf: await readPdf(readable), file: new PdfFile(readable) };
}

process.stdout.write(JSON.stringify(await compare()));
