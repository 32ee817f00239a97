import type { FontEncodings } from './font-encodings.ts';
import type { RtfFormats } from './rtf-formats.ts';
import type { RtfScanner } from './rtf-scanner.ts';

/** A word whose parameter or name follows from the language of the document. */
export interface HeaderWord {
  readonly name: string;
  readonly parameter: number | undefined;
  /** Of the backslash. */
  readonly start: number;
}

const codePages: ReadonlyMap<string, number> = new Map([
  ['ansi', 1252],
  ['mac', 10000],
  ['pc', 437],
  ['pca', 850],
]);

/** Words that say which way text, sections and table rows run. */
const directions: ReadonlySet<string> = new Set([
  'ltrdoc',
  'rtldoc',
  'ltrsect',
  'rtlsect',
  'ltrrow',
  'rtlrow',
  'trowd',
]);

const languages: ReadonlySet<string> = new Set(['lang', 'langnp', 'langfe', 'langfenp', 'alang']);

/** Reads what the document says of itself as a whole: code page, fonts, languages, directions. */
export class HeaderReader {
  readonly words: HeaderWord[] = [];
  readonly #formats: RtfFormats;
  readonly #encodings: FontEncodings;
  #font = 0;
  #hasCodePage = false;

  constructor(formats: RtfFormats, encodings: FontEncodings) {
    this.#formats = formats;
    this.#encodings = encodings;
  }

  /** A word anywhere in the text. */
  read({ name, parameter, start }: RtfScanner): void {
    const page = codePages.get(name);
    if (page !== undefined && !this.#hasCodePage) this.#encodings.codePage = page;
    else if (name === 'ansicpg' && parameter !== undefined && parameter > 0) {
      this.#hasCodePage = true;
      this.#encodings.codePage = parameter;
    } else if (name === 'deff' && parameter !== undefined) {
      this.#formats.defaultFont ??= parameter;
      this.#encodings.defaultFont ??= parameter;
    } else if (name === 'adeff') this.#formats.associatedDefaultFont ??= parameter;
    else if (name.startsWith('deflang') || name === 'adeflang' || directions.has(name)) {
      this.words.push({ name, parameter, start });
    }
  }

  /** At the word that begins the table of fonts; `start` is that of its group. */
  beginFonts(start: number): void {
    this.words.push({ name: 'fonttbl', parameter: undefined, start });
  }

  readFont({ name, parameter = 0 }: RtfScanner): void {
    if (name === 'f') this.#font = parameter;
    else if (name === 'fcharset') this.#encodings.setCharset(this.#font, parameter);
    else if (name === 'cpg') this.#encodings.setCodePage(this.#font, parameter);
  }

  readStyle({ name, parameter, start }: RtfScanner): void {
    if (languages.has(name)) this.words.push({ name, parameter, start });
  }
}
