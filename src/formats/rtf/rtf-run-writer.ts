import type { RunWriter } from '../shared/office/run-items.ts';
import { encodeRtfText } from './encode-rtf-text.ts';
import type { RtfFormat, RtfFormats } from './rtf-formats.ts';
import type { CodeRange } from './rtf-pieces.ts';
import type { RtfState } from './rtf-state.ts';
import type { TargetLanguage } from './target-language.ts';

/** More characters for readers without Unicode are written as one. */
const longestFallback = 2;

/** Writes text and codes where a state holds, in groups of their own if they look otherwise. */
export class RtfRunWriter implements RunWriter {
  readonly #formats: RtfFormats;
  readonly #state: RtfState;
  readonly #fallbackLength: number;
  /** Words that every run gets. */
  readonly #common: string;
  readonly #rightToLeft: boolean;
  readonly #language: string;

  /** Without a language only the text itself is written, as properties of documents need it. */
  constructor(formats: RtfFormats, state: RtfState, targetLanguage: string | undefined) {
    this.#formats = formats;
    this.#state = state;
    const isLong = state.fallbackLength > longestFallback;
    this.#fallbackLength = isLong ? 1 : state.fallbackLength;
    const target = targetLanguage === undefined ? undefined : formats.targets.of(targetLanguage);
    this.#rightToLeft = target?.isRightToLeft ?? false;
    this.#language = target === undefined ? '' : languageWords(state, target);
    this.#common =
      (isLong ? '\\uc1' : '') +
      this.#language +
      (target !== undefined && state.isDoubleByte && !target.isEastAsian ? '\\loch' : '') +
      (target === undefined ? '' : directionWord(state, target.isRightToLeft));
  }

  run(format: RtfFormat, text: string): string {
    const look = this.#rightToLeft ? this.#formats.rightToLeft(format) : format;
    const { words, isPlain } = this.#formats.change(this.#state.format, look);
    const all = words + (isPlain ? this.#afterPlain() : '') + this.#common;
    const encoded = encodeRtfText(text, this.#fallbackLength);
    return all === '' ? encoded : `{${all} ${encoded}}`;
  }

  properties(format: RtfFormat): string {
    return this.#formats.write(format);
  }

  /** A code as it was, with the look that it had. */
  code(range: CodeRange, written: string): string {
    const { format, fallbackLength } = range;
    const { words } = format === undefined ? { words: '' } : this.#formats.change(this.#state.format, format);
    const all = words + (fallbackLength === this.#state.fallbackLength ? '' : `\\uc${fallbackLength}`);
    return all === '' ? written : `{${all}${/^[\\{]/.test(written) ? '' : ' '}${written}}`;
  }

  /** `\plain` takes away what no reader sees, too. */
  #afterPlain(): string {
    if (this.#language !== '') return '';
    return [...this.#state.languages].map(([word, number]) => `\\${word}${number}`).join('');
  }
}

function directionWord({ direction }: RtfState, rightToLeft: boolean): string {
  if (rightToLeft) return '\\rtlch';
  return direction === 'rtl' ? '\\ltrch' : '';
}

/** The words for a translation's language, where another one is said; what says none has that of the document. */
function languageWords(state: RtfState, { identifier, words }: TargetLanguage): string {
  if (identifier === undefined) return '';
  return words
    .filter((word) => (state.language(word) ?? identifier) !== identifier)
    .map((word) => `\\${word}${identifier}`)
    .join('');
}
