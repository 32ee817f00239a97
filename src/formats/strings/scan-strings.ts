import { ServiceError } from '../../errors/service-error.ts';
import type { TextSpan } from '../../language/text-edit.ts';

/** A value of a strings file: what is between its quotes. */
export interface StringsValue extends TextSpan {
  /** `missing`: a key by itself, which represents its own text; the place is right behind it. */
  readonly quote: '"' | "'" | 'none' | 'missing';
  /** What is between the quotes of the key when there is no value. */
  readonly text?: string;
  /** The comment before the entry. */
  readonly comment: string | undefined;
}

const bare = /[\w$/:.-]+/y;
const data = /<[0-9A-Fa-f\s]*>/y;

/** Values of an old-style property list, as strings files are. `invalid_document` for what is none, with its line. */
export function scanStrings(text: string, depthLimit: number): readonly StringsValue[] {
  return new StringsScanner(text, depthLimit).scan();
}

interface Token extends TextSpan {
  readonly quote: '"' | "'" | 'none';
}

class StringsScanner {
  #position = 0;
  #comment: string | undefined;
  readonly #text: string;
  readonly #depthLimit: number;
  readonly #values: StringsValue[] = [];

  constructor(text: string, depthLimit: number) {
    this.#text = text;
    this.#depthLimit = depthLimit;
  }

  scan(): readonly StringsValue[] {
    if (/^\s*<[?!a-z]|^bplist/.test(this.#text.slice(0, 1000))) {
      this.#fail('it is a property list in XML or in binary form; convert it into a strings file');
    }
    this.#skipSpace();
    if (this.#skip('{')) this.#readEntries('}', 1);
    else this.#readEntries(undefined, 0);
    this.#skipSpace();
    if (this.#position < this.#text.length) this.#fail('something stands after its end');
    return this.#values;
  }

  #readEntries(end: '}' | undefined, depth: number): void {
    for (;;) {
      this.#skipSpace();
      if (end !== undefined && this.#skip(end)) return;
      if (this.#position >= this.#text.length) {
        if (end === undefined) return;
        this.#fail('a closing brace is missing');
      }
      this.#readEntry(depth);
    }
  }

  #readEntry(depth: number): void {
    const comment = this.#comment;
    this.#comment = undefined;
    const key = this.#readToken() ?? this.#fail('a key is missing');
    const after = this.#position;
    this.#skipSpace();
    if (this.#skip('=')) {
      this.#skipSpace();
      this.#readValue(comment, depth);
      this.#skipSpace();
    } else {
      const text = this.#text.slice(key.start, key.end);
      this.#values.push({ start: after, end: after, quote: 'missing', text, comment });
    }
    this.#comment = undefined;
    // The last entry inside of braces may do without.
    if (!this.#skip(';') && this.#text[this.#position] !== '}') this.#fail('a semicolon is missing');
  }

  #readValue(comment: string | undefined, depth: number): void {
    if (depth >= this.#depthLimit) {
      throw new ServiceError('document_too_large', { limit: `${this.#depthLimit} nested dictionaries` });
    }
    if (this.#skip('{')) this.#readEntries('}', depth + 1);
    else if (this.#skip('(')) this.#readList(comment, depth + 1);
    else if (this.#match(data) === undefined) {
      const token = this.#readToken() ?? this.#fail('a value is missing');
      this.#values.push({ ...token, comment });
    }
  }

  #readList(comment: string | undefined, depth: number): void {
    for (;;) {
      this.#skipSpace();
      if (this.#skip(')')) return;
      this.#readValue(comment, depth);
      this.#skipSpace();
      if (!this.#skip(',') && this.#text[this.#position] !== ')') this.#fail('a comma or a closing bracket is missing');
    }
  }

  #readToken(): Token | undefined {
    const quote = this.#text[this.#position];
    const start = this.#position;
    if (quote !== '"' && quote !== "'") {
      if (this.#match(bare) === undefined) return undefined;
      return { start, end: this.#position, quote: 'none' };
    }
    for (this.#position += 1; this.#text[this.#position] !== quote; this.#position += 1) {
      if (this.#text[this.#position] === '\\') this.#position += 1;
      if (this.#position >= this.#text.length) {
        this.#position = start;
        this.#fail('a string has no end');
      }
    }
    this.#position += 1;
    return { start: start + 1, end: this.#position - 1, quote };
  }

  /** Also notes the last comment. */
  #skipSpace(): void {
    const start = /[^\s\u2028\u2029]/g;
    for (;;) {
      start.lastIndex = this.#position;
      this.#position = start.exec(this.#text)?.index ?? this.#text.length;
      const opening = this.#text.slice(this.#position, this.#position + 2);
      if (opening !== '/*' && opening !== '//') return;
      this.#readComment(opening);
    }
  }

  #readComment(opening: '/*' | '//'): void {
    const start = this.#position + 2;
    if (opening === '//') {
      const end = /[\n\r\u2028\u2029]|$/g;
      end.lastIndex = start;
      this.#position = end.exec(this.#text)?.index ?? this.#text.length;
      this.#comment = this.#text.slice(start, this.#position).trim();
      return;
    }
    const end = this.#text.indexOf('*/', start);
    if (end === -1) this.#fail('a comment has no end');
    this.#comment = this.#text
      .slice(start, end)
      .replaceAll(/^[ \t]*\*/gm, '')
      .trim();
    this.#position = end + 2;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#position += found.length;
    return found;
  }

  #skip(character: string): boolean {
    if (this.#text[this.#position] !== character) return false;
    this.#position += 1;
    return true;
  }

  #fail(what: string): never {
    const line = this.#text.slice(0, this.#position).split(/\r\n|[\n\r]/).length;
    throw new ServiceError('invalid_document', { reason: `it is not a valid strings file: ${what} (line ${line}).` });
  }
}
