import { widthOf } from '../../formats/shared/subtitles/break-lines.ts';
import type { OutputStream } from '../command-line/command-context.ts';
import type { CaptionLine, OpenLine } from './captions.ts';

/** Where captions are shown. */
export interface CaptionView {
  /** Lines that stay, and below them those that are being said. */
  show(lines: readonly CaptionLine[], open: readonly OpenLine[]): void;
}

/** Complete lines only, for files and other programs. */
export class PlainCaptions implements CaptionView {
  readonly #output: OutputStream;

  constructor(output: OutputStream) {
    this.#output = output;
  }

  show(lines: readonly CaptionLine[]): void {
    if (lines.length > 0) this.#output.write(lines.map((line) => `${labelled(line)}\n`).join(''));
  }
}

const defaultColumns = 80;
const dim = '\x1b[2m';
const firm = '\x1b[22m';
const clearLine = '\x1b[K';
const clearBelow = '\x1b[J';

/**
 * Open lines are the last ones on the terminal, each in one row, and are written over where they are, in one write: nothing is
 * erased before it is written again, so nothing flickers.
 */
export class TerminalCaptions implements CaptionView {
  readonly #output: OutputStream;
  /** Rows of the open lines. */
  #rows = 0;
  #shown = '';

  constructor(output: OutputStream) {
    this.#output = output;
  }

  show(lines: readonly CaptionLine[], open: readonly OpenLine[]): void {
    const { columns = defaultColumns } = this.#output;
    const rows = open.map((line) => this.#row(line, columns));
    const below = rows.join(`${clearLine}\n`);
    if (lines.length === 0 && below === this.#shown) return;
    const up = this.#rows > 1 ? `\x1b[${this.#rows - 1}A` : '';
    const kept = lines.map((line) => `${labelled(line)}${clearLine}\n`).join('');
    this.#output.write(`\r${up}${kept}${below}${clearLine}${clearBelow}`);
    this.#rows = rows.length;
    this.#shown = below;
  }

  /** The end of a line that is too long, since that is what is being said. */
  #row({ label, text, tentative }: OpenLine, columns: number): string {
    const before = label === undefined ? '' : `${label}: `;
    const room = columns - 1 - widthOf(before);
    const all = [...text, ...(text === '' ? tentative.trimStart() : tentative)];
    const firmCharacters = [...text].length;
    let begin = all.length;
    for (let used = 1; begin > 0; begin -= 1) {
      used += widthOf(all[begin - 1] ?? '');
      if (used > room) break;
    }
    const cut = begin > 0 ? '…' : '';
    const stays = all.slice(begin, Math.max(begin, firmCharacters)).join('');
    const changes = all.slice(Math.max(begin, firmCharacters)).join('');
    const hasDim = this.#output.hasColors?.() === true;
    return `${before}${cut}${stays}${hasDim && changes !== '' ? `${dim}${changes}${firm}` : changes}`;
  }
}

function labelled({ label, text }: CaptionLine): string {
  return label === undefined ? text : `${label}: ${text}`;
}
