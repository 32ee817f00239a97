import type { Inline, Segment } from '../../../contracts/segment.ts';
import { isCode } from '../../../language/segments.ts';
import { hasSameCodes, repairCodes } from '../../../language/tag-handling/repair-codes.ts';
import type { TextEdit } from '../../../language/text-edit.ts';
import { breakLines, type Opening, widthOf } from './break-lines.ts';
import { type Speech, turnInlines } from './read-subtitles.ts';
import { shareOut } from './share-out.ts';
import type { SubtitleSyntax } from './subtitle-item.ts';
import type { Turn } from './subtitle-turn.ts';

/** What television and the web put on a line, and how many lines. */
const usualWidth = 42;
const usualLines = 2;

/** The changes that write a translation. Turns whose text stays the same stay as they are written. */
export function writeSpeech(
  source: string,
  speech: Speech,
  translation: Segment,
  syntax: SubtitleSyntax,
  lineEnd: string,
): TextEdit[] {
  const { segment, turns, breaks } = speech;
  const translated = hasSameCodes(segment, translation) ? translation : repairCodes(segment, translation);
  if (written(segment.inlines) === written(translated.inlines)) return [];
  const own = turns.map((turn) => turnInlines(source, turn, 0));
  const widths = own.map((inlines) => widthOf(shownText(inlines)));
  const parts = shareOut(translated, breaks, widths);
  return turns.flatMap((turn, index) => {
    const part = parts[index] ?? [];
    const before = own[index] ?? [];
    if (written(part) === written(before)) return [];
    return [{ start: turn.start, end: turn.end, text: writeTurn(source, turn, before, part, syntax, lineEnd) }];
  });
}

function shownText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (isCode(inline) ? (inline.equivalent ?? '') : inline)).join('');
}

function written(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (isCode(inline) ? `\0${inline.data}\0` : inline)).join('');
}

function writeTurn(
  source: string,
  turn: Turn,
  before: readonly Inline[],
  inlines: readonly Inline[],
  syntax: SubtitleSyntax,
  lineEnd: string,
): string {
  const lines = source.slice(turn.start, turn.end).split(/\r\n|[\n\r]|\\N/);
  const width = Math.max(usualWidth, ...lines.map((line) => widthOf(line)));
  // Short lines that would fit on one are broken on purpose.
  const fewest = widthOf(shownText(before)) <= usualWidth ? lines.length : 1;
  const text = inlines.map((inline) => (isCode(inline) ? '' : inline)).join('');
  const breaks = breakLines(text, width, fewest, Math.max(usualLines, lines.length));
  const writer = new LineWriter(breaks, syntax, lineEnd);
  for (const inline of inlines) {
    if (isCode(inline)) writer.add(inline.data);
    else writer.text(inline);
  }
  return writer.result;
}

/** Puts the ends of lines into text that codes cut up. */
class LineWriter {
  result = '';
  readonly #breaks: readonly Opening[];
  readonly #syntax: SubtitleSyntax;
  readonly #lineEnd: string;
  #next = 0;
  #position = 0;

  constructor(breaks: readonly Opening[], syntax: SubtitleSyntax, lineEnd: string) {
    this.#breaks = breaks;
    this.#syntax = syntax;
    this.#lineEnd = lineEnd;
  }

  add(data: string): void {
    this.result += data;
  }

  text(text: string): void {
    const start = this.#position;
    const end = start + text.length;
    let position = start;
    for (; (this.#breaks[this.#next]?.start ?? Infinity) <= end; this.#next++) {
      const next = this.#breaks[this.#next] as Opening;
      this.result += this.#syntax.encode(text.slice(position - start, next.end - start)) + this.#lineEnd;
      position = next.start;
    }
    this.result += this.#syntax.encode(text.slice(position - start));
    this.#position = end;
  }
}
