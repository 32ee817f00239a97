import type { TextSpan } from '../../language/text-edit.ts';
import type { WriteMarkup } from '../shared/office/part-units.ts';
import type { Markup, RunFormat, RunWriter } from '../shared/office/run-items.ts';
import { encodeXmlText } from '../shared/xml/xml-text.ts';
import { bareFormat, CharacterFormat } from './character-format.ts';
import type { FlowNode, FlowPiece, FlowStep } from './flow-items.ts';

/** Where a paragraph begins and ends among the elements of its flow. */
export interface FlowFrame {
  readonly first: FlowNode;
  readonly last: FlowNode;
  /** The steps that are bound, in order. */
  readonly bound: readonly FlowStep[];
}

/** What was open before a step opened something. */
interface Around {
  readonly open: CharacterFormat | undefined;
  readonly inherited: CharacterFormat;
}

/** What represents a format where codes are shown. */
export const formatData = ({ properties }: RunFormat): string => properties.join('');

/**
 * Writes one paragraph into the elements around it: begins in those that are open before it in the source, and ends in those
 * that are open after it, whatever the order of its codes. CharacterStyleRanges open and close as the look of the text
 * changes; elements that reach into other paragraphs open and close in the order of the source.
 */
export class FlowWriter implements RunWriter {
  readonly #frame: FlowFrame;
  readonly #markup: WriteMarkup;
  readonly #around: Around[] = [];
  /** Of the CharacterStyleRange that is open, if it is the innermost element. */
  #open: CharacterFormat | undefined;
  /** Of text in no CharacterStyleRange of its own. */
  #inherited: CharacterFormat;
  #isInContent = false;
  #written = '';
  #pairs = 0;
  #waiting = 0;
  #boundWritten = 0;

  constructor(frame: FlowFrame, markup: WriteMarkup) {
    this.#frame = frame;
    this.#markup = markup;
    const { first } = frame;
    this.#open = first.kind === 'characters' ? first.format : undefined;
    this.#inherited = first.kind === 'characters' ? inheritedBy(first) : first.format;
  }

  properties(format: RunFormat): string {
    return formatData(format);
  }

  run(format: RunFormat, text: string): string {
    this.#characters(format, encodeXmlText(text.replace(/\r\n?|\n/g, '\u2028')));
    return this.#take();
  }

  pieces(markup: Markup): string {
    for (const piece of markup) {
      if (typeof piece !== 'string' && isPiece(piece)) this.#piece(piece);
    }
    return this.#take();
  }

  /** After everything else of the paragraph. */
  finish(): string {
    const { bound, last } = this.#frame;
    this.#waiting = bound.length - this.#boundWritten;
    this.#writeBound();
    this.#endContent();
    if (last.kind !== 'characters') this.#closeRange();
    else if (this.#open?.key !== last.format.key) {
      this.#closeRange();
      this.#openRange(last.format);
    }
    return this.#take();
  }

  #piece(piece: FlowPiece): void {
    if (piece.role === 'character') this.#characters(piece.format, this.#markup([piece]));
    else if (piece.role === 'element') {
      this.#endContent();
      this.#useFormat(piece.format);
      this.#written += this.#markup([piece]);
    } else if (piece.isBound) {
      this.#waiting += 1;
      if (this.#pairs === 0) this.#writeBound();
    } else {
      this.#step(piece);
      this.#pairs += piece.action === 'open' ? 1 : -1;
      if (this.#pairs === 0) this.#writeBound();
    }
  }

  #writeBound(): void {
    for (; this.#waiting > 0; this.#waiting--) {
      const step = this.#frame.bound[this.#boundWritten];
      this.#boundWritten += 1;
      if (step !== undefined) this.#step(step);
    }
  }

  #step({ action, node, start, end }: FlowStep): void {
    this.#endContent();
    const range = node.parent?.kind === 'characters' ? node.parent : undefined;
    if (action === 'open') {
      if (range === undefined) this.#closeRange();
      else this.#useFormat(range.format);
      this.#written += this.#markup([{ start, end }]);
      this.#around.push({ open: this.#open, inherited: this.#inherited });
      if (isRangeItself(node)) this.#inherited = node.format;
      else if (range !== undefined) this.#inherited = range.format;
      this.#open = undefined;
      return;
    }
    this.#closeRange();
    this.#written += this.#markup([{ start, end }]);
    const around = this.#around.pop();
    this.#open = around === undefined ? range?.format : around.open;
    this.#inherited = around === undefined ? inheritedBy(range ?? node) : around.inherited;
  }

  #characters(format: RunFormat, written: string): void {
    this.#useFormat(format instanceof CharacterFormat ? format : bareFormat);
    if (!this.#isInContent) this.#written += '<Content>';
    this.#isInContent = true;
    this.#written += written;
  }

  #useFormat(format: CharacterFormat): void {
    if (this.#open?.key === format.key) return;
    this.#closeRange();
    if (format.key !== this.#inherited.key) this.#openRange(format);
  }

  #openRange(format: CharacterFormat): void {
    this.#written += format.opening;
    this.#open = format;
  }

  #closeRange(): void {
    this.#endContent();
    if (this.#open !== undefined && this.#open !== bareFormat) this.#written += '</CharacterStyleRange>';
    this.#open = undefined;
  }

  #endContent(): void {
    if (this.#isInContent) this.#written += '</Content>';
    this.#isInContent = false;
  }

  #take(): string {
    const written = this.#written;
    this.#written = '';
    return written;
  }
}

function isPiece(range: TextSpan): range is FlowPiece {
  return 'role' in range;
}

/** What text beside a node has, if no CharacterStyleRange is around it alone. */
function inheritedBy({ parent }: FlowNode): CharacterFormat {
  return parent?.format ?? bareFormat;
}

/** A CharacterStyleRange directly in another one. */
function isRangeItself({ kind, parent, format }: FlowNode): boolean {
  return kind === 'wrapper' && parent !== undefined && format !== parent.format;
}
