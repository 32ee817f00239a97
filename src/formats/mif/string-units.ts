import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import { buildUnit } from '../shared/office/build-unit.ts';
import { type PlacedUnit, showMarkup } from '../shared/office/part-units.ts';
import { plainFormat, type RunItem, type RunWriter } from '../shared/office/run-items.ts';
import { writeUnit } from '../shared/office/write-unit.ts';
import type { MifEncoding, MifText } from './mif-text.ts';

/**
 * What a string means beside its text.
 *
 * - `blocks`: building blocks such as `<$pagenum>`.
 * - `numbers`: also the letter of a series before all (`T:`).
 * - `index`: also `:` between levels, `;` between entries, and the words to sort by, in brackets.
 */
export type StringSyntax = 'blocks' | 'numbers' | 'index';

export interface StringSource {
  readonly source: string;
  /** Without its quotes. */
  readonly range: TextSpan;
  readonly text: MifText;
  readonly encoding?: MifEncoding | undefined;
  readonly syntax: StringSyntax;
  readonly kind: TextUnit['kind'];
}

/** An escape of the string's own (its backslash is two in the source), a building block, words to sort by, other text. */
const pieces = new RegExp(
  [
    /\\\\(?:s?\\.|s?[^\\])/,
    /<(?:\\[^>]|[^\\<>])*(?:\\>|>)/,
    /\[(?:\\.|[^\\[\]])*\]/,
    /\\x[0-9a-fA-F]{1,2} ?/,
    /\\./,
    /[^\\<[:;]+/,
    /[\s\S]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** These are themselves after a backslash of the string. */
const literal = /^\\\\(?:\\.|[^\\\w\s])$/;

/** Those that would mean something without one. */
const meaning: Readonly<Record<StringSyntax, RegExp>> = {
  blocks: /[<\\]/g,
  numbers: /[<\\]/g,
  index: /[<\\:;[\]]/g,
};

/** The texts of a string outside of lines: a variable, the entries of an index marker. */
export function readStringUnits(given: StringSource): PlacedUnit[] {
  const { source, range, syntax } = given;
  const units: PlacedUnit[] = [];
  const reader = new StringReader(given);
  const first = syntax === 'numbers' && /^[^\\<]:/.test(source.slice(range.start, range.start + 2)) ? 2 : 0;
  const base = range.start + first;
  let start = base;
  for (const { 0: piece, index } of source.slice(base, range.end).matchAll(pieces)) {
    const at = base + index;
    if (syntax === 'index' && (piece === ':' || piece === ';')) {
      units.push(...reader.take({ start, end: at }));
      start = at + 1;
    } else reader.add(piece, at);
  }
  units.push(...reader.take({ start, end: range.end }));
  return units;
}

class StringReader {
  readonly #given: StringSource;
  #items: RunItem[] = [];
  #written = '';

  constructor(given: StringSource) {
    this.#given = given;
  }

  add(piece: string, at: number): void {
    if (!this.#isCode(piece)) {
      this.#written += literal.test(piece) ? piece.slice(2) : piece;
      return;
    }
    this.#endText();
    const equivalent = piece === '\\\\t' ? '\t' : undefined;
    this.#items.push({ type: 'alone', markup: [{ start: at, end: at + piece.length }], equivalent });
  }

  take({ start, end }: TextSpan): readonly PlacedUnit[] {
    this.#endText();
    const { source, text, encoding, syntax, kind } = this.#given;
    const writer: RunWriter = {
      run: (_format, written) => text.encode(written.replace(meaning[syntax], '\\$&'), encoding),
      properties: () => '',
    };
    const built = buildUnit(this.#items, writer, (markup) => text.shown(showMarkup(source, markup, [])));
    this.#items = [];
    if (built === undefined) return [];
    const write: PlacedUnit['write'] = (translation, markup) => writeUnit(built, translation, writer, markup);
    return [{ start, end, unit: { segment: built.segment, kind }, write }];
  }

  #isCode(piece: string): boolean {
    if (piece.startsWith('\\\\')) return piece.length > 2 && !literal.test(piece);
    if (piece.length < 2) return false;
    return piece.startsWith('<') || (this.#given.syntax === 'index' && piece.startsWith('['));
  }

  #endText(): void {
    const { text, encoding } = this.#given;
    if (this.#written !== '') {
      this.#items.push({ type: 'text', text: text.decode(this.#written, encoding), format: plainFormat });
    }
    this.#written = '';
  }
}
