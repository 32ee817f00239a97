import { associated, characterProperty } from './character-properties.ts';
import type { RtfFormat, RtfFormats } from './rtf-formats.ts';
import type { LanguageWord } from './target-language.ts';

/** Which of the fonts of a run the next font words are about. */
type FontSlot = 'loch' | 'hich' | 'dbch' | 'ltrch' | 'rtlch';

export interface ParagraphState {
  readonly isRightToLeft: boolean;
  /** `ql`, `qr`, `qc`, `qj` and others. */
  readonly alignment: string | undefined;
}

const plainParagraph: ParagraphState = { isRightToLeft: false, alignment: undefined };

const alignments: ReadonlySet<string> = new Set(['ql', 'qr', 'qc', 'qj', 'qd', 'qt']);
const languageWords: ReadonlySet<string> = new Set(['lang', 'langnp', 'langfe', 'langfenp', 'alang']);
const noLanguages: ReadonlyMap<LanguageWord, number> = new Map();

/** Most characters that a program writes for readers without Unicode beside one of it. */
const mostFallback = 64;

/** Everything that the words before a position say about the text behind it. Groups inherit it and give it back. */
export class RtfState {
  readonly #formats: RtfFormats;
  /** Words of the properties that differ from the default, by key. */
  #values: Map<string, string>;
  #format: RtfFormat | undefined;
  /** Font that bytes are decoded for; undefined: the default. */
  font: number | undefined;
  #slot: FontSlot = 'loch';
  direction: 'ltr' | 'rtl' | undefined;
  languages: ReadonlyMap<LanguageWord, number> = noLanguages;
  /** Characters behind each `\u` that represent it where there is no Unicode. */
  fallbackLength = 1;
  paragraph: ParagraphState = plainParagraph;

  constructor(formats: RtfFormats, values: Map<string, string> = new Map()) {
    this.#formats = formats;
    this.#values = values;
  }

  copy(): RtfState {
    const copy = new RtfState(this.#formats, new Map(this.#values));
    copy.#format = this.#format;
    copy.#slot = this.#slot;
    copy.font = this.font;
    copy.direction = this.direction;
    copy.languages = this.languages;
    copy.fallbackLength = this.fallbackLength;
    copy.paragraph = this.paragraph;
    return copy;
  }

  get format(): RtfFormat {
    this.#format ??= this.#formats.of(this.#values);
    return this.#format;
  }

  /** Not shown: hidden, or deleted by a tracked change. */
  get isHidden(): boolean {
    return this.#values.has('v') || this.#values.has('deleted');
  }

  /** What text is written in East Asian fonts, whatever its letters are. */
  get isDoubleByte(): boolean {
    return this.#slot === 'dbch';
  }

  isLike(other: RtfState): boolean {
    return (
      this.format.key === other.format.key &&
      this.font === other.font &&
      this.#slot === other.#slot &&
      this.direction === other.direction &&
      this.fallbackLength === other.fallbackLength &&
      [...languageWords].every((word) => this.language(word) === other.language(word))
    );
  }

  language(word: string): number | undefined {
    return this.languages.get(word as LanguageWord);
  }

  apply(word: string, parameter: number | undefined): void {
    if (word === 'plain') this.#clear();
    else if (word === 'uc') this.fallbackLength = Math.max(0, Math.min(mostFallback, parameter ?? 1));
    else if (word === 'f' || word === 'af') this.#setFont(word, parameter ?? 0);
    else if (word === 'loch' || word === 'hich' || word === 'dbch') this.#chooseSlot(word);
    else if (word === 'ltrch' || word === 'rtlch') {
      this.#slot = word;
      this.direction = word === 'ltrch' ? 'ltr' : 'rtl';
    } else if (languageWords.has(word) && parameter !== undefined) {
      this.languages = new Map(this.languages).set(word as LanguageWord, parameter);
    } else if (word === 'pard') this.paragraph = plainParagraph;
    else if (word === 'ltrpar') this.paragraph = { ...this.paragraph, isRightToLeft: false };
    else if (word === 'rtlpar') this.paragraph = { ...this.paragraph, isRightToLeft: true };
    else if (alignments.has(word)) this.paragraph = { ...this.paragraph, alignment: word };
    else {
      const property = characterProperty(word, parameter);
      if (property !== undefined) this.#set(property.key, property.written);
    }
  }

  #clear(): void {
    this.#values = new Map();
    this.#format = undefined;
    this.#slot = 'loch';
    this.font = undefined;
    this.direction = undefined;
    this.languages = noLanguages;
  }

  #setFont(word: 'f' | 'af', font: number): void {
    const slot = this.#slot;
    if (word === 'f') this.font = font;
    if (slot === 'hich' || slot === 'dbch') this.#set(slot, `\\af${font}`);
    else if (word === 'f' || slot === 'loch') this.#set('f', this.#formats.fontWord(font));
    else if (slot === 'rtlch') this.#set(associated('f'), this.#formats.associatedFontWord(font));
  }

  #chooseSlot(slot: 'loch' | 'hich' | 'dbch'): void {
    this.#slot = slot;
    const written = this.#values.get(slot === 'loch' ? 'f' : slot);
    const number = written === undefined ? undefined : /\d+$/.exec(written)?.[0];
    if (number !== undefined) this.font = Number(number);
  }

  #set(key: string, written: string | undefined): void {
    if (this.#values.get(key) === written) return;
    if (written === undefined) this.#values.delete(key);
    else this.#values.set(key, written);
    this.#format = undefined;
  }
}
