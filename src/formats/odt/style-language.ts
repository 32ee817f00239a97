import type { TextEdit } from '../../language/text-edit.ts';
import type { OfficeScanner } from '../shared/office/office-scanner.ts';
import { isRightToLeft } from '../shared/office/text-direction.ts';

/** OpenDocument has a language each for Western, East Asian and complex scripts: endings of the attributes' names. */
export type ScriptKind = '' | '-asian' | '-complex';

const eastAsian = new Set(['zh', 'ja', 'ko']);
const complexScripts = /^(?:Thai|Deva|Beng|Taml|Telu|Knda|Mlym|Gujr|Guru|Orya|Sinh|Khmr|Laoo|Mymr|Tibt)$/;

/** Gives styles the language of a translation. */
export class LanguageEditor {
  /** Of the attributes that are changed. */
  readonly scriptKind: ScriptKind;
  readonly #language: string;
  readonly #country: string;

  constructor(targetLanguage: string) {
    const locale = new Intl.Locale(targetLanguage).maximize();
    this.#language = locale.language;
    this.#country = locale.region ?? 'none';
    const isComplex = isRightToLeft(targetLanguage) || complexScripts.test(locale.script ?? '');
    this.scriptKind = eastAsian.has(locale.language) ? '-asian' : isComplex ? '-complex' : '';
  }

  /**
   * Of the tag at hand. Default styles get the language if they say one. Others get it if they say one of `replaced`, which
   * the translated text was in; a style for quotations in another language stays that.
   */
  edits(scanner: OfficeScanner, isDefault: boolean, replaced: ReadonlySet<string>): readonly TextEdit[] {
    if (scanner.tag !== 'style:text-properties') return [];
    const edits = this.#lookEdits(scanner);
    const range = scanner.valueRange(`language${this.scriptKind}`);
    if (range === undefined) return edits;
    if (!isDefault && !replaced.has(scanner.value(`language${this.scriptKind}`) ?? '')) return edits;
    edits.push({ ...range, text: this.#language });
    const region = scanner.valueRange(`country${this.scriptKind}`);
    if (region !== undefined) edits.push({ ...region, text: this.#country });
    return edits;
  }

  /** Bold words, and sizes, that the style says only of Western text. */
  #lookEdits(scanner: OfficeScanner): TextEdit[] {
    const at = scanner.start + 1 + scanner.name.length;
    return ['font-size', 'font-weight', 'font-style'].flatMap((name) => {
      const range = scanner.valueRange(name);
      const other = name + this.scriptKind;
      if (range === undefined || scanner.valueRange(other) !== undefined) return [];
      const value = scanner.source.slice(range.start, range.end).replaceAll('"', '&quot;');
      return [{ start: at, end: at, text: ` ${scanner.prefix}${other}="${value}"` }];
    });
  }
}
