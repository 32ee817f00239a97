import { ServiceError } from '../../errors/service-error.ts';
import { JsonStrings, outside } from './json-strings.ts';

const space = /[ \t\n\r\ufeff]+|\/\/[^\n\r]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'comma or end' | 'nothing';

interface OpenContainer {
  readonly kind: 'object' | 'array';
  /** In the strings. */
  readonly number: number;
  expected: Expected;
  /** Range of the name whose value comes next. */
  keyStart: number | undefined;
  keyEnd: number | undefined;
}

/**
 * Where the string values of a JSON text are, in order. Comments and commas before a closing bracket are taken, as
 * editors take them. `invalid_document` for everything else that is no JSON, with line and column.
 */
export function scanJson(text: string, depthLimit: number): JsonStrings {
  const strings = new JsonStrings(text);
  new JsonScanner(text, { depthLimit, strings }).scan();
  return strings;
}

export interface JsonScan {
  readonly depthLimit: number;
  /** Where what is found is added. */
  readonly strings: JsonStrings;
  /** Of a part of a longer text: where it starts in that. */
  readonly offset?: number;
  /** The number of its first line there. */
  readonly firstLine?: number;
}

/** One document of JSON. */
export class JsonScanner {
  #position = 0;
  readonly #text: string;
  readonly #depthLimit: number;
  readonly #strings: JsonStrings;
  readonly #offset: number;
  readonly #firstLine: number;
  readonly #open: OpenContainer[] = [];
  #top: Expected = 'value';

  constructor(text: string, { depthLimit, strings, offset = 0, firstLine = 1 }: JsonScan) {
    this.#text = text;
    this.#depthLimit = depthLimit;
    this.#strings = strings;
    this.#offset = offset;
    this.#firstLine = firstLine;
  }

  scan(): void {
    for (;;) {
      this.#skipSpace();
      if (this.#position >= this.#text.length) break;
      const container = this.#open.at(-1);
      if (container === undefined) this.#readTop();
      else this.#readInside(container);
    }
    if (this.#open.length > 0 || this.#top !== 'nothing') this.#fail('it ends too early');
  }

  #readTop(): void {
    if (this.#top !== 'value') this.#fail('something stands after the end of the value');
    this.#top = 'nothing';
    this.#readValue();
  }

  #readInside(container: OpenContainer): void {
    const character = this.#text[this.#position];
    const { expected } = container;
    if (character === (container.kind === 'object' ? '}' : ']') && expected !== 'value') {
      this.#close();
    } else if (expected === 'comma or end') {
      if (character !== ',') this.#fail(`a comma or "${container.kind === 'object' ? '}' : ']'}" is missing`);
      this.#position += 1;
      container.expected = container.kind === 'object' ? 'key or end' : 'value or end';
    } else if (container.kind === 'object' && expected !== 'value') {
      this.#readKey(container);
    } else {
      container.expected = 'comma or end';
      this.#readValue(container);
    }
  }

  #readKey(container: OpenContainer): void {
    if (this.#text[this.#position] !== '"') this.#fail('a name in double quotes is missing');
    const start = this.#position;
    this.#skipString();
    container.keyStart = start + this.#offset;
    container.keyEnd = this.#position + this.#offset;
    this.#skipSpace();
    if (this.#text[this.#position] !== ':') this.#fail('a colon is missing');
    this.#position += 1;
    container.expected = 'value';
  }

  #readValue(container?: OpenContainer): void {
    const start = this.#position;
    const character = this.#text[start];
    if (character === '{' || character === '[') {
      this.#enter(character === '{' ? 'object' : 'array', container);
    } else if (character === '"') {
      this.#skipString();
      const [from, to] = [start + this.#offset, this.#position + this.#offset];
      this.#strings.addString(from, to, container?.number ?? outside, container?.keyStart, container?.keyEnd);
    } else if (this.#match(scalar) === undefined) this.#fail('a value is missing');
  }

  #enter(kind: 'object' | 'array', around: OpenContainer | undefined): void {
    if (this.#open.length >= this.#depthLimit) {
      throw new ServiceError('document_too_large', { limit: `${this.#depthLimit} nested objects` });
    }
    this.#position += 1;
    const expected = kind === 'object' ? 'key or end' : 'value or end';
    const number = this.#strings.addContainer(around?.number ?? outside, around?.keyStart, around?.keyEnd);
    this.#open.push({ kind, number, expected, keyStart: undefined, keyEnd: undefined });
  }

  #close(): void {
    this.#position += 1;
    this.#open.pop();
  }

  #skipSpace(): void {
    for (;;) {
      if (this.#text.startsWith('/*', this.#position)) {
        const end = this.#text.indexOf('*/', this.#position + 2);
        if (end === -1) this.#fail('a comment has no end');
        this.#position = end + 2;
      } else if (this.#match(space) === undefined) return;
    }
  }

  /** No single pattern for all of it: long strings are too much for the stack of expressions. */
  #skipString(): void {
    const start = this.#position;
    this.#position += 1;
    for (;;) {
      const code = this.#text.charCodeAt(this.#position);
      if (code === 0x22) break;
      if (code === 0x5c) {
        if (this.#match(escaped) === undefined) this.#fail('a string has an escape that does not exist');
      } else if (code >= 0x20) this.#position += 1;
      else if (Number.isNaN(code)) {
        this.#position = start;
        this.#fail('a string has no end');
      } else this.#fail('a string has a line end or a control character in it, which must be escaped');
    }
    this.#position += 1;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#position += found.length;
    return found;
  }

  #fail(what: string): never {
    const before = this.#text.slice(0, this.#position).split(/\r\n|[\n\r]/);
    const position = `line ${this.#firstLine - 1 + before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    throw new ServiceError('invalid_document', { reason: `it is not valid JSON: ${what} (${position}).` });
  }
}
