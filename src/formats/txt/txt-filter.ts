import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
import { parsedRanges, type TextRange } from '../shared/files/text-ranges.ts';
import { columnGap, columnsOf, findParagraphs, type Line, type Paragraph, widthOf } from './find-paragraphs.ts';

/** Plain text. Paragraphs whose lines were broken by a width are one unit and are broken again at that width. */
export const txtFilter: DocumentFilter = {
  id: 'txt',
  extensions: ['txt'],
  mediaType: 'text/plain',
  open: (source, { sourceLanguage }, context) =>
    openTextDocument(source, context, {
      decodeOptions: () => ({ language: sourceLanguage }),
      parse: (text) => parsedRanges(findParagraphs(text).flatMap(toRanges), context.budget.takeText),
      unencodable: 'use_utf8',
    }),
};

function toRanges({ lines, text }: Paragraph): TextRange[] {
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.length === 1) return cellsOf(first);
  if (!isText(text)) return [];
  const last = lines.at(-1) ?? first;
  const write = (translation: string): string => breakLines(translation, lines);
  return [range(text, first.start + first.prefix.length, last.start + last.prefix.length + last.body.length, write)];
}

function cellsOf(line: Line): TextRange[] {
  const start = line.start + line.prefix.length;
  const ranges: TextRange[] = [];
  let position = 0;
  const add = (end: number): void => {
    const text = line.body.slice(position, end);
    if (isText(text)) ranges.push(range(text, start + position, start + end, (translation) => translation));
  };
  for (const { 0: gap, index } of line.body.matchAll(columnGap)) {
    add(index);
    position = index + gap.length;
  }
  add(line.body.length);
  return ranges;
}

function range(text: string, start: number, end: number, write: (translation: string) => string): TextRange {
  return {
    unit: { segment: textSegment(text), kind: 'text' },
    start,
    end,
    write: (translation) => write(plainText(translation)),
  };
}

function isText(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** How much narrower than its source a paragraph may get, so that its breaks can be distinguished from ends of lines. */
const narrowing = 16;

/** Breaks a text as the lines of its source were. One line if the breaks could not be distinguished from ends of lines then. */
function breakLines(text: string, source: readonly Line[]): string {
  const [first, second] = source;
  if (first === undefined || second === undefined) return text;
  const widest = source.reduce((most, line) => Math.max(most, widthOf(line)), 0);
  for (let width = widest; width > widest - narrowing; width--) {
    const rows = rowsOf(text, { width, first: columnsOf(first.prefix), others: columnsOf(second.prefix) });
    const broken = rows.join(first.lineEnd + second.prefix);
    const [read, ...others] = findParagraphs(first.prefix + broken);
    if (others.length === 0 && read?.text === text) return broken;
  }
  return text;
}

/** Fills one row after the other; `first` and `others` is what comes before each in columns. */
function rowsOf(
  text: string,
  widths: { readonly width: number; readonly first: number; readonly others: number },
): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const before = rows.length === 0 ? widths.first : widths.others;
    if (row !== '' && before + columnsOf(row) + 1 + columnsOf(word) > widths.width) {
      rows.push(row);
      row = word;
    } else row += (row === '' ? '' : ' ') + word;
  }
  return [...rows, row];
}
