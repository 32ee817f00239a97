import { ServiceError } from '../../errors/service-error.ts';
import { NumberTable } from '../../language/tables/number-table.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import { decodeLiteral } from './po-literal.ts';

/** A text with its keyword, from that to the end of its last literal. */
export interface PoText extends TextSpan {
  /** The literals, decoded and joined. */
  readonly text: string;
}

export interface PoForm extends PoText {
  /** Of `msgstr[2]`; undefined without brackets. */
  readonly index: number | undefined;
}

export interface PoEntry {
  readonly context: string | undefined;
  readonly source: PoText;
  readonly plural: PoText | undefined;
  readonly translations: readonly PoForm[];
  /** Formats and marks of the lines that begin with `#,`. */
  readonly flags: ReadonlySet<string>;
  /** Those lines, with their ends. */
  readonly flagLines: readonly TextSpan[];
  /** The lines that say what the entry was before it became fuzzy (`#|`), with their ends. */
  readonly previousLines: readonly TextSpan[];
  /** What programmers and translators have noted. */
  readonly note: string | undefined;
}

type Keyword = 'msgctxt' | 'msgid' | 'msgid_plural' | 'msgstr';

interface Statement extends PoText {
  readonly keyword: Keyword;
  readonly index: number | undefined;
}

const keyword = /[ \t]*(msgctxt|msgid_plural|msgid|msgstr)(?:[ \t]*\[[ \t]*(\d{1,3})[ \t]*\])?[ \t]*(?=["\r\n])/y;
const lineEnd = /\r\n|\r|\n|$/g;

/** The entries of a PO file that are in use, the header among them. `invalid_document` for what is none, with its line. */
export function scanPo(source: string): PoEntries {
  return new PoEntries(source);
}

/**
 * Entries as numbers, since a file of 10 MB may have 600,000 of them. Each is read once more when it is asked for: what comes before its
 * start changes nothing in it.
 */
export class PoEntries implements Iterable<PoEntry> {
  readonly #source: string;
  /** Where the entry begins, with its comments; whether it has plural forms. */
  readonly #rows = new NumberTable(2);

  constructor(source: string) {
    this.#source = source;
    const scanner = new PoScanner(source, 0);
    for (let entry = scanner.next(); entry !== undefined; entry = scanner.next())
      this.#rows.add(scanner.entryStart, entry.plural === undefined ? 0 : 1);
    scanner.checkEnd(this.size);
  }

  get size(): number {
    return this.#rows.size;
  }

  at(row: number): PoEntry {
    return new PoScanner(this.#source, this.#rows.at(row, 0)).next() as PoEntry;
  }

  isPlural(row: number): boolean {
    return this.#rows.at(row, 1) === 1;
  }

  findRow(isWanted: (entry: PoEntry) => boolean): number | undefined {
    for (let row = 0; row < this.size; row += 1) if (isWanted(this.at(row))) return row;
    return undefined;
  }

  *[Symbol.iterator](): Generator<PoEntry> {
    for (let row = 0; row < this.size; row += 1) yield this.at(row);
  }
}

class PoScanner {
  readonly #source: string;
  #entry: PoEntry | undefined;
  #position: number;
  /** Where what belongs to the next entry begins. */
  #entryStart: number;
  /** Of the last entry that was read. */
  entryStart = 0;
  #holdsObsolete = false;
  #lineStart = 0;
  #notes: string[] = [];
  #flags = new Set<string>();
  #flagLines: TextSpan[] = [];
  #previousLines: TextSpan[] = [];
  #statements: Statement[] = [];

  constructor(source: string, start: number) {
    this.#source = source;
    this.#position = start;
    this.#entryStart = start;
  }

  next(): PoEntry | undefined {
    this.#entry = undefined;
    while (this.#entry === undefined && this.#position < this.#source.length) this.#readLine();
    if (this.#entry === undefined) this.#endEntry();
    return this.#entry;
  }

  checkEnd(entryCount: number): void {
    if (entryCount === 0 && !this.#holdsObsolete) this.#fail('it has no entries (msgid and msgstr)');
  }

  #readLine(): void {
    this.#lineStart = this.#position;
    lineEnd.lastIndex = this.#position;
    const found = lineEnd.exec(this.#source);
    const end = found?.index ?? this.#source.length;
    const next = end + (found?.[0].length ?? 0);
    let first = this.#position;
    while (first < end && /\s/.test(this.#source[first] as string)) first += 1;
    if (first < end) {
      if (this.#source[first] === '#') this.#readComment(first, end, next);
      else if (/^domain\s/.test(this.#source.slice(first, first + 7))) this.#endEntry();
      else {
        this.#readStatement();
        return;
      }
    }
    this.#position = Math.max(next, this.#position + (next === this.#position ? 1 : 0));
  }

  #readComment(start: number, end: number, next: number): void {
    const mark = this.#source[start + 1];
    // The end of what is in use: an entry that is not comes after it.
    if (this.#statements.length > 0) this.#endEntry();
    if (mark === '~') {
      this.#holdsObsolete = true;
      this.#forget();
      return;
    }
    const line = { start: this.#lineStart, end: next };
    const text = this.#source.slice(start + 2, end).trim();
    if (mark === ',' || mark === '=') {
      for (const flag of text.split(',')) this.#flags.add(flag.trim());
      this.#flagLines.push(line);
    } else if (mark === '|') this.#previousLines.push(line);
    else if (mark !== ':') {
      const note = mark === '.' ? text : this.#source.slice(start + 1, end).trim();
      if (note !== '') this.#notes.push(note);
    }
  }

  #readStatement(): void {
    keyword.lastIndex = this.#position;
    const found = keyword.exec(this.#source);
    if (found === null)
      this.#fail('a keyword (msgctxt, msgid, msgid_plural, msgstr) with a text in double quotes is missing');
    const name = found[1] as Keyword;
    const start = this.#position + (found[0].length - found[0].trimStart().length);
    const previous = this.#statements.at(-1)?.keyword;
    if (previous === 'msgstr' && name !== 'msgstr') this.#endEntry();
    this.#checkOrder(name);
    this.#position = keyword.lastIndex;
    const literals = this.#readLiterals();
    const index = found[2] === undefined ? undefined : Number(found[2]);
    this.#statements.push({ keyword: name, index, start, ...literals });
  }

  #checkOrder(name: Keyword): void {
    const previous = this.#statements.at(-1)?.keyword;
    const expected: Readonly<Record<Keyword, readonly (Keyword | undefined)[]>> = {
      msgctxt: [undefined],
      msgid: [undefined, 'msgctxt'],
      msgid_plural: ['msgid'],
      msgstr: ['msgid', 'msgid_plural', 'msgstr'],
    };
    if (!expected[name].includes(previous))
      this.#fail(previous === undefined ? `${name} without msgid` : `${name} after ${previous}`);
  }

  /** One literal on the line, and those on the lines after it. */
  #readLiterals(): { readonly text: string; readonly end: number } {
    const pieces: string[] = [];
    let end = this.#position;
    for (;;) {
      const literal = /\s*"/y;
      literal.lastIndex = this.#position;
      if (!literal.test(this.#source)) break;
      const start = literal.lastIndex;
      let at = start;
      for (; this.#source[at] !== '"'; at += 1) {
        if (this.#source[at] === '\\') at += 1;
        const character = this.#source[at];
        if (character === undefined || character === '\n' || character === '\r') {
          this.#position = start;
          this.#fail('a text has no closing double quote on its line');
        }
      }
      pieces.push(this.#source.slice(start, at));
      end = at + 1;
      this.#position = end;
    }
    if (pieces.length === 0) this.#fail('a text in double quotes is missing');
    return { text: decodeLiteral(pieces.join('')), end };
  }

  #endEntry(): void {
    const [context] = this.#statements.filter((statement) => statement.keyword === 'msgctxt');
    const [source] = this.#statements.filter((statement) => statement.keyword === 'msgid');
    const [plural] = this.#statements.filter((statement) => statement.keyword === 'msgid_plural');
    const translations = this.#statements.filter((statement) => statement.keyword === 'msgstr');
    if (source !== undefined) {
      if (translations.length === 0) this.#fail('a msgid has no msgstr');
      const note = [...(context === undefined ? [] : [context.text]), ...this.#notes].join('\n').trim();
      this.entryStart = this.#entryStart;
      this.#entry = {
        context: context?.text,
        source,
        plural,
        translations,
        flags: this.#flags,
        flagLines: this.#flagLines,
        previousLines: this.#previousLines,
        note: note === '' ? undefined : note.slice(0, 2000).toWellFormed(),
      };
    } else if (context !== undefined) this.#fail('a msgctxt has no msgid');
    this.#forget();
  }

  #forget(): void {
    this.#entryStart = this.#position;
    this.#notes = [];
    this.#flags = new Set();
    this.#flagLines = [];
    this.#previousLines = [];
    this.#statements = [];
  }

  #fail(what: string): never {
    const line = this.#source.slice(0, this.#position).split(/\r\n|[\n\r]/).length;
    throw new ServiceError('invalid_document', { reason: `it is not a valid PO file: ${what} (line ${line}).` });
  }
}
