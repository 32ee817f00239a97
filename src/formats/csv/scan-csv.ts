import type { TextSpan } from '../../language/text-edit.ts';
/** A field of a table: what is between its quotation marks, or between separators. */
export interface CsvField {
  /** UTF-16 positions in the source, half open; quotation marks are outside. */
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
  readonly row: number;
  readonly column: number;
}

export interface CsvTable {
  readonly separator: string;
  /** Read as they are asked for, once. */
  readonly fields: Iterable<CsvField>;
  /** What is written before a quotation mark inside quoted fields: another one, or a backslash. */
  readonly escape: QuoteEscape;
}

export type QuoteEscape = '"' | '\\';

const separators = [',', ';', '\t', '|'] as const;

/** RFC 4180, with any of the usual separators: the one that divides the lines most evenly. `usual`: where none does. */
export function scanCsv(source: string, usual: ',' | '\t'): CsvTable {
  // A first line that names the separator, as spreadsheets write it.
  const [line, named] = /^sep=([,;\t|])(?:\r\n|\r|\n)/.exec(source) ?? [];
  if (line !== undefined && named !== undefined) return scanWith(source, named, line.length);
  return scanWith(source, findSeparator(source, usual), 0);
}

/** With backslashes before quotation marks where quoted fields end without them in the middle of a text, and do not with them. */
function scanWith(source: string, separator: string, from: number): CsvTable {
  const hasStray = (mark: QuoteEscape): boolean => new CsvScanner(source, separator, mark).hasStrayQuote(from);
  const mark = source.includes('\\"') && hasStray('"') && !hasStray('\\') ? '\\' : '"';
  return { separator, fields: new CsvScanner(source, separator, mark).scan(from), escape: mark };
}

const sampleCharacters = 20_000;
const sampleRows = 50;

function findSeparator(source: string, usual: ',' | '\t'): string {
  const sample = source.slice(0, sampleCharacters);
  const isWhole = sample.length === source.length;
  let best: string = usual;
  let bestScore = 0;
  for (const separator of [usual, ...separators.filter((one) => one !== usual)]) {
    const widths = widthsOf(new CsvScanner(sample, separator).scan(0), isWhole);
    const score = evenness(widths);
    if (score > bestScore) [best, bestScore] = [separator, score];
  }
  return best;
}

/** Fields of each row; the last row of a piece may be cut. */
function widthsOf(fields: Iterable<CsvField>, isWhole: boolean): readonly number[] {
  const widths: number[] = [];
  for (const { row } of fields) widths[row] = (widths[row] ?? 0) + 1;
  return (isWhole || widths.length === 1 ? widths : widths.slice(0, -1)).slice(0, sampleRows);
}

/** How many of the rows have the most frequent width; nothing for rows of one field. More fields decide between equals. */
function evenness(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  let best = 0;
  for (const [width, count] of counts)
    if (width > 1) best = Math.max(best, count / widths.length + Math.min(width, 100) / 10_000);
  return best;
}

class CsvScanner {
  readonly #source: string;
  readonly #separator: string;
  readonly #escape: QuoteEscape;
  #position = 0;
  #row = 0;
  #column = 0;
  /** A separator ends the field that was read last. */
  #isBehindSeparator = false;
  /** It begins with a quotation mark that none ends. */
  #isStray = false;
  /** From here on no quotation mark closes a field. */
  #unclosedFrom = Number.POSITIVE_INFINITY;

  constructor(source: string, separator: string, mark: QuoteEscape = '"') {
    this.#source = source;
    this.#separator = separator;
    this.#escape = mark;
  }

  *scan(from: number): Generator<CsvField> {
    const { length } = this.#source;
    this.#position = from;
    if (this.#source.startsWith('\ufeff', from)) this.#position += 1;
    while (this.#position < length) yield this.#readField();
    // A separator at the end of the file begins an empty field.
    if (this.#isBehindSeparator) yield this.#field({ start: length, end: length }, false);
  }

  hasStrayQuote(from: number): boolean {
    for (const _field of this.scan(from)) if (this.#isStray) return true;
    return false;
  }

  #readField(): CsvField {
    const start = this.#position;
    const quote = this.#skipBlanks(start);
    const isQuote = this.#source[quote] === '"';
    const close = isQuote ? this.#closingQuote(quote) : undefined;
    this.#isStray = isQuote && close === undefined;
    const end = close ?? this.#endOfBare(start);
    const field = this.#field({ start: close === undefined ? start : quote + 1, end }, close !== undefined);
    this.#position = close === undefined ? end : this.#skipBlanks(end + 1);
    this.#isBehindSeparator = false;
    if (this.#source.startsWith('\r\n', this.#position)) this.#endRow(2);
    else if (/[\r\n]/.test(this.#source[this.#position] ?? '')) this.#endRow(1);
    else if (this.#source[this.#position] === this.#separator) {
      this.#position += 1;
      this.#column += 1;
      this.#isBehindSeparator = true;
    }
    return field;
  }

  /** Many write a blank after a separator, before the quotation mark. */
  #skipBlanks(start: number): number {
    blanks.lastIndex = start;
    blanks.exec(this.#source);
    return blanks.lastIndex;
  }

  #field({ start, end }: TextSpan, quoted: boolean): CsvField {
    return { start, end, quoted, row: this.#row, column: this.#column };
  }

  #endRow(length: number): void {
    this.#position += length;
    this.#row += 1;
    this.#column = 0;
  }

  /** Where the mark is that ends the field; undefined where the one at its start is text. */
  #closingQuote(start: number): number | undefined {
    if (start >= this.#unclosedFrom) return undefined;
    let at = this.#nextQuote(start + 1);
    while (at !== -1 && this.#source[at + 1] === '"') at = this.#nextQuote(at + 2);
    if (at === -1) {
      this.#unclosedFrom = start;
      return undefined;
    }
    const next = this.#source[this.#skipBlanks(at + 1)];
    return next === undefined || next === this.#separator || next === '\n' || next === '\r' ? at : undefined;
  }

  /** Those behind an odd number of backslashes left out, where these are escapes. */
  #nextQuote(from: number): number {
    let at = this.#source.indexOf('"', from);
    if (this.#escape === '"') return at;
    for (let first = from; at !== -1; at = this.#source.indexOf('"', first)) {
      let backslash = at;
      while (backslash > first && this.#source[backslash - 1] === '\\') backslash -= 1;
      if ((at - backslash) % 2 === 0) return at;
      first = at + 1;
    }
    return at;
  }

  #endOfBare(start: number): number {
    const end = ends[this.#separator] as RegExp;
    end.lastIndex = start;
    return end.exec(this.#source)?.index ?? this.#source.length;
  }
}

const blanks = / */y;

const ends: Readonly<Record<string, RegExp>> = {
  ',': /[,\r\n]/g,
  ';': /[;\r\n]/g,
  '\t': /[\t\r\n]/g,
  '|': /[|\r\n]/g,
};
