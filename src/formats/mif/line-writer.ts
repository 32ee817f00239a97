import type { TextSpan } from '../../language/text-edit.ts';
import type { WriteMarkup } from '../shared/office/part-units.ts';
import type { Markup, RunFormat, RunWriter } from '../shared/office/run-items.ts';
import { isMifFormat, type MifFormat } from './mif-format.ts';
import type { MifText } from './mif-text.ts';
import special from './special-characters.json' with { type: 'json' };

/** A statement in a line that is a code, or a part of one. */
export interface LinePiece extends TextSpan {
  readonly role: 'statement';
  /** How text looks there, if the statement shows some. */
  readonly format?: MifFormat | undefined;
  /** What holds after it, if it has statements for that. */
  readonly after?: MifFormat | undefined;
}

/** What a paragraph is written into. */
export interface LineFrame {
  readonly text: MifText;
  /** What holds before it and is to hold after it. */
  readonly first: MifFormat;
  readonly last: MifFormat;
  /** What is between statements: the end of a line and the indentation of the next. */
  readonly separator: string;
  /** Statements for the layout of lines within it, which begin lines of their own after it. */
  readonly layout: readonly TextSpan[];
}

/** Strings are no longer than this, escapes included. */
const longestString = 240;

const charOf = new Map(
  special.characters.flatMap(({ name, code, character }) =>
    code !== undefined && character !== '' ? [[character, name]] : [],
  ),
);
const withChar = new RegExp(`([${[...charOf.keys()].join('')}])`);

/** What represents a format where codes are shown. */
export const formatData = ({ properties }: RunFormat): string => properties.join('');

/** Writes one paragraph as the statements of one line. */
export class LineWriter implements RunWriter {
  readonly #frame: LineFrame;
  readonly #markup: WriteMarkup;
  #now: MifFormat;
  #isFirst = true;

  constructor(frame: LineFrame, markup: WriteMarkup) {
    this.#frame = frame;
    this.#markup = markup;
    this.#now = frame.first;
  }

  properties(format: RunFormat): string {
    return formatData(format);
  }

  run(format: RunFormat, text: string): string {
    const used = isMifFormat(format) ? format : this.#frame.first;
    let written = this.#use(used);
    for (const piece of text.replace(/\r\n?/g, '\n').split(withChar)) {
      const name = charOf.get(piece);
      if (name !== undefined) written += this.#statement(`<Char ${name}>`);
      else written += this.#strings(piece, used);
    }
    return written;
  }

  pieces(markup: Markup): string {
    let written = '';
    for (const piece of markup) {
      if (typeof piece === 'string') written += this.#statement(piece);
      if (typeof piece === 'string' || !isPiece(piece)) continue;
      if (piece.format !== undefined) written += this.#use(piece.format);
      written += this.#statement(this.#markup([piece]));
      if (piece.after !== undefined) this.#now = piece.after;
    }
    return written;
  }

  /** After everything else of the paragraph. */
  finish(): string {
    const { last, layout, separator } = this.#frame;
    let written = this.#use(last);
    for (const statement of layout) {
      const outer = separator.replace(/[ \t]$/, '');
      written += `${outer}> # end of ParaLine${outer}<ParaLine ${separator}${this.#markup([statement])}`;
    }
    return written;
  }

  #use(format: MifFormat): string {
    const before = this.#now;
    this.#now = format;
    let written = '';
    if (before.condition.key !== format.condition.key) written += this.#statement(format.condition.statement);
    if (before.font.key !== format.font.key || before.encoding !== format.encoding) {
      written += this.#statement(format.font.statement);
    }
    return written;
  }

  #strings(text: string, { encoding }: MifFormat): string {
    let statements = '';
    let written = '';
    for (const character of text) {
      const encoded = this.#frame.text.encode(character, encoding);
      if (written.length + encoded.length > longestString) {
        statements += this.#statement(`<String \`${written}'>`);
        written = '';
      }
      written += encoded;
    }
    return written === '' ? statements : statements + this.#statement(`<String \`${written}'>`);
  }

  #statement(written: string): string {
    const separator = this.#isFirst ? '' : this.#frame.separator;
    this.#isFirst = false;
    return separator + written;
  }
}

function isPiece(range: TextSpan): range is LinePiece {
  return 'role' in range;
}
