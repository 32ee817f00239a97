import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import type { PlacedPiece, RtfPiece } from './rtf-pieces.ts';

/** A paragraph that has ended. */
export interface EndedParagraph {
  readonly pieces: readonly RtfPiece[];
  readonly kind: TextUnit['kind'];
  /** Units of the document that were read before it began; later ones are within it. */
  readonly unitsBefore: number;
  readonly isEntry: boolean;
}

/** A text that is read on its own: the body, a note, a header, a property. Collects one paragraph at a time. */
export class RtfStory {
  readonly kind: TextUnit['kind'];
  /** A group of it was opened. */
  hasBegun = false;
  readonly #onParagraph: (paragraph: EndedParagraph) => void;
  #pieces: RtfPiece[] = [];
  #unitsBefore = 0;
  #hasText = false;
  #isEntry = false;

  constructor(kind: TextUnit['kind'], onParagraph: (paragraph: EndedParagraph) => void) {
    this.kind = kind;
    this.#onParagraph = onParagraph;
  }

  /** How many pieces the paragraph has; what is added after that can be taken back. */
  get length(): number {
    return this.#pieces.length;
  }

  add(piece: RtfPiece, unitsBefore: number): void {
    if (this.#pieces.length === 0) this.#unitsBefore = unitsBefore;
    this.#pieces.push(piece);
  }

  addText(
    text: string,
    at: TextSpan & Pick<PlacedPiece, 'state' | 'isAfterWord'>,
    unitsBefore: number,
    isEntry: boolean,
  ): void {
    const { start, end, state, isAfterWord } = at;
    this.#hasText = true;
    this.#isEntry ||= isEntry;
    this.add({ type: 'text', text, start, end, state, isAfterWord }, unitsBefore);
  }

  /** A group that turns out to be something else than a bound of words. */
  takeBack(length: number): void {
    if (this.#pieces.length > length) this.#pieces.length = length;
  }

  endParagraph(): void {
    const pieces = this.#pieces;
    if (this.#hasText) {
      const { kind } = this;
      this.#onParagraph({ pieces, kind, unitsBefore: this.#unitsBefore, isEntry: this.#isEntry });
    }
    this.#pieces = [];
    this.#hasText = false;
    this.#isEntry = false;
  }
}
