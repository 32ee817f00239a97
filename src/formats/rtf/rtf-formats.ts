import { formatOf, type RunFormat } from '../shared/office/run-items.ts';
import { associated, isAssociated, resetOf } from './character-properties.ts';
import { TargetLanguages } from './target-language.ts';

export type RtfFormat = RunFormat;

/** The words of properties, by their keys. */
type Values = ReadonlyMap<string, string>;

const noValues: Values = new Map();

/** The looks of a document's characters, each kept once. */
export class RtfFormats {
  readonly #formats = new Map<string, RtfFormat>();
  readonly #values = new Map<string, Values>();
  readonly targets = new TargetLanguages();
  /** Of the whole document. */
  defaultFont: number | undefined;
  /** For text in the other direction. */
  associatedDefaultFont: number | undefined;

  /** Of a font, or undefined for the default one. */
  fontWord(font: number): string | undefined {
    return font === this.defaultFont ? undefined : `\\f${font}`;
  }

  associatedFontWord(font: number): string | undefined {
    return font === (this.associatedDefaultFont ?? this.defaultFont) ? undefined : `\\af${font}`;
  }

  of(values: Values): RtfFormat {
    const sorted = [...values].sort(([one], [other]) => (one < other ? -1 : 1));
    const properties = sorted.map(([key, written]) => `${key}: ${written}`);
    const key = properties.join('\n');
    let format = this.#formats.get(key);
    if (format === undefined) {
      format = formatOf(properties);
      this.#formats.set(key, format);
      this.#values.set(key, new Map(sorted));
    }
    return format;
  }

  /** The words of all properties, after `\plain`. */
  write(format: RtfFormat): string {
    return writeWords(this.#valuesOf(format));
  }

  /** The words that make text look like one format where it looks like another. */
  change(from: RtfFormat, to: RtfFormat): { readonly words: string; readonly isPlain: boolean } {
    if (from.key === to.key) return { words: '', isPlain: false };
    const [before, after] = [this.#valuesOf(from), this.#valuesOf(to)];
    const changed = new Map<string, string>();
    for (const [key, written] of after) if (before.get(key) !== written) changed.set(key, written);
    for (const key of before.keys()) {
      if (after.has(key)) continue;
      const reset = this.#resetOf(key);
      if (reset === undefined) return { words: `\\plain${writeWords(after)}`, isPlain: true };
      changed.set(key, reset);
    }
    return { words: writeWords(changed), isPlain: false };
  }

  /** The same look for text from right to left, which has words of its own for some properties. */
  rightToLeft(format: RtfFormat): RtfFormat {
    const values = new Map(this.#valuesOf(format));
    for (const key of ['b', 'i', 'fs']) {
      const written = values.get(key);
      if (written !== undefined) values.set(associated(key), written.replace('\\', '\\a'));
    }
    return this.of(values);
  }

  #valuesOf({ key }: RtfFormat): Values {
    return this.#values.get(key) ?? noValues;
  }

  #resetOf(key: string): string | undefined {
    const font = this.defaultFont ?? 0;
    if (key === 'f') return `\\f${font}`;
    if (key === associated('f')) return `\\af${this.associatedDefaultFont ?? font}`;
    if (key === 'hich' || key === 'dbch') return `\\af${font}`;
    return resetOf(key);
  }
}

/** In an order that every program reads: what is about other scripts first. */
function writeWords(values: Values): string {
  let others = '';
  let own = '';
  let fonts = '';
  for (const [key, written] of values) {
    if (isAssociated(key)) others += written;
    else if (key === 'hich' || key === 'dbch') fonts += `\\${key}${written}`;
    else if (key !== 'f') own += written;
  }
  if (others !== '') others = `\\rtlch\\fcs1${others}\\ltrch\\fcs0`;
  if (fonts !== '') fonts += '\\loch';
  return others + own + fonts + (values.get('f') ?? '');
}
