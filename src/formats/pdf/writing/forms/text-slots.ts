import type { TextUnit } from '../../../../contracts/documents/document-filter.ts';
import type { Inline } from '../../../../contracts/segment.ts';
import type { PdfString } from '../objects/pdf-values.ts';
import { encodeText } from '../text-strings.ts';

export const mostTexts = 20_000;

/** The texts of a document that are not on its pages, in their order. */
export class TextSlots {
  readonly #units: TextUnit[] = [];

  get units(): readonly TextUnit[] {
    return this.#units;
  }

  /** The index of a new unit; undefined for what nobody translates. */
  add(text: string | undefined, kind: TextUnit['kind'], maximumLength?: number): number | undefined {
    if (text === undefined || this.#units.length >= mostTexts || !isTranslatable(text)) return undefined;
    const unit = { segment: { inlines: inlinesOf(text) }, kind };
    return this.#units.push(maximumLength === undefined ? unit : { ...unit, maximumLength }) - 1;
  }
}

/** Ends of lines are codes: they stay as many as they are. */
function inlinesOf(text: string): readonly Inline[] {
  return text
    .split(/(\r\n|\r|\n)/)
    .map(
      (piece, index): Inline =>
        index % 2 === 0 ? piece : { kind: 'alone', id: (index + 1) / 2, data: piece, equivalent: '\n' },
    )
    .filter((inline) => inline !== '');
}

/** A text with the ends of lines that the source's has. */
export function encodeLines(text: string, source: string): PdfString {
  const end = /\r\n|\r|\n/.exec(source)?.[0] ?? '\n';
  return encodeText(text.replaceAll('\n', end));
}

export function isTranslatable(text: string): boolean {
  return /\p{L}/u.test(text) && !isFileName(text);
}

/** What programs put where nobody wrote a title. */
function isFileName(text: string): boolean {
  return /^\S+\.\w{2,5}$|^Microsoft \w+ - .*\.\w{3,4}$/.test(text.trim());
}
