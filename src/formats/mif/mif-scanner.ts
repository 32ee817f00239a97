import type { DocumentLimits } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { TextSpan } from '../../language/text-edit.ts';

export type MifTokenKind =
  | 'open'
  | 'close'
  /** With its quotes. */
  | 'string'
  /** Numbers, names, units. */
  | 'word';

/**
 * The statements of a MIF file token by token. The source has one character for each byte, so that whatever is not text
 * (imported objects, for one) stays as it is. Comments and objects are passed.
 */
export class MifScanner {
  readonly source: string;
  kind: MifTokenKind = 'word';
  start = 0;
  end = 0;
  /** Of `open` and `close`: the statement's. */
  name = '';
  /** Of `open` and `close`: where the statement begins. */
  statementStart = 0;
  readonly #limits: Pick<DocumentLimits, 'depth'>;
  readonly #open: { readonly name: string; readonly start: number }[] = [];
  readonly #names = new Map<string, string>();

  constructor(source: string, limits: Pick<DocumentLimits, 'depth'>, start = 0) {
    this.source = source;
    this.#limits = limits;
    this.end = start;
  }

  /** How many statements are open, with the one that this token opens, without the one that it closes. */
  get depth(): number {
    return this.#open.length;
  }

  /** Goes to the next token; false at the end. */
  next(): boolean {
    const { source } = this;
    this.start = this.#nextStart();
    const at = this.start;
    if (at >= source.length) {
      const left = this.#open.at(-1);
      if (left !== undefined) this.fail(`the statement ${left.name} does not end`, left.start);
      return false;
    }
    const character = source.charCodeAt(at);
    if (character === 0x3c) this.#openStatement();
    else if (character === 0x3e) this.#close();
    else if (character === 0x60) {
      this.kind = 'string';
      this.end = this.#stringEnd();
    } else {
      this.kind = 'word';
      this.end = this.#match(wordPattern).length + at;
    }
    return true;
  }

  /** After `open`: goes to the token that closes the statement. */
  skipStatement(): void {
    const { depth } = this;
    while (this.next()) if (this.depth < depth) return;
  }

  /** After `open` of a simple statement: its first value, a string without its quotes, or a word; goes to its end. */
  value(): MifValue | undefined {
    const { depth } = this;
    let value: MifValue | undefined;
    while (this.next() && this.depth >= depth) {
      if (value !== undefined || this.depth > depth) continue;
      if (this.kind === 'string') value = { isString: true, start: this.start + 1, end: this.end - 1 };
      else if (this.kind === 'word') value = { isString: false, start: this.start, end: this.end };
    }
    return value;
  }

  /** The value as it is written. */
  word(): string {
    const value = this.value();
    return value === undefined ? '' : this.source.slice(value.start, value.end);
  }

  fail(reason: string, at = this.start): never {
    let line = 1;
    for (
      let found = this.source.indexOf('\n');
      found !== -1 && found < at;
      found = this.source.indexOf('\n', found + 1)
    )
      line += 1;
    throw new ServiceError('invalid_document', { reason: `${reason} (line ${line}).` });
  }

  /** After white space, comments and objects. */
  #nextStart(): number {
    const { source } = this;
    let at = this.end;
    for (;;) {
      while (source.charCodeAt(at) <= 0x20) at += 1;
      const character = source.charCodeAt(at);
      const isLineStart = at === 0 || isLineEnd(source.charCodeAt(at - 1));
      if (character === 0x23) {
        const end = source.slice(at, at + longestComment).search(/[\r\n]/);
        at = end === -1 ? this.#lineEnd(at) : at + end;
      } else if (character === 0x3d && isLineStart) {
        objectEnd.lastIndex = at;
        if (objectEnd.exec(source) === null) this.fail('an imported object does not end', at);
        at = objectEnd.lastIndex;
      } else return at;
    }
  }

  #lineEnd(at: number): number {
    lineEnd.lastIndex = at;
    return lineEnd.exec(this.source)?.index ?? this.source.length;
  }

  #openStatement(): void {
    const { start } = this;
    this.end = start + 1;
    const written = this.#match(namePattern, start + 1);
    this.end += written.length;
    const name = this.#nameOf(written.trim());
    this.kind = 'open';
    this.name = name;
    this.statementStart = start;
    this.#open.push({ name, start });
    if (this.#open.length > this.#limits.depth) {
      throw new ServiceError('document_too_large', { limit: `${this.#limits.depth} nested statements` });
    }
  }

  #close(): void {
    const statement = this.#open.pop() ?? this.fail("a '>' closes nothing");
    this.kind = 'close';
    this.end = this.start + 1;
    this.name = statement.name;
    this.statementStart = statement.start;
  }

  #stringEnd(): number {
    const { source } = this;
    for (let at = this.start + 1; at < source.length; at++) {
      const character = source.charCodeAt(at);
      if (character === 0x27) return at + 1;
      if (character === 0x5c) at += 1;
    }
    return this.fail('a string does not end');
  }

  #match(pattern: RegExp, at = this.start): string {
    pattern.lastIndex = at;
    return pattern.exec(this.source)?.[0] ?? '';
  }

  /** The same string object for the same name. */
  #nameOf(written: string): string {
    const known = this.#names.get(written);
    if (known !== undefined) return known;
    this.#names.set(written, written);
    return written;
  }
}

export interface MifValue extends TextSpan {
  readonly isString: boolean;
}

/** White space is that of ASCII: others are parts of characters. */
const namePattern = /[ \t]*[^\x00-\x20<>`#]*/y;
const wordPattern = /[^\x00-\x20<>`]+/y;
const objectEnd = /(?:\r\n?|\n)=EndInset[^\r\n]*/g;
const lineEnd = /[\r\n]/g;

/** Most are short. */
const longestComment = 200;

function isLineEnd(character: number): boolean {
  return character === 0x0a || character === 0x0d;
}
