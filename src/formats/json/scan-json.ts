import { ServiceError } from '../../errors/service-error.ts';

/** A string value: the literal with its quotes, and how to get there. */
export interface JsonString {
  readonly start: number;
  readonly end: number;
  /** The objects and arrays around it, outermost first. */
  readonly containers: readonly JsonContainer[];
  /** Name in its object; undefined in an array and at the top. */
  readonly key: string | undefined;
}

export interface JsonContainer {
  readonly kind: 'object' | 'array';
  /** Its own name in the object around it. */
  readonly key: string | undefined;
}

const space = /[ \t\n\r\ufeff]+|\/\/[^\n\r]*|\/\*(?:(?!\*\/)[\s\S])*\*\//y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
const literal = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})[^"\\\u0000-\u001f]*)*"/y;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'comma or end' | 'nothing';

interface OpenContainer extends JsonContainer {
  expected: Expected;
  nextKey: string | undefined;
}

/**
 * Where the string values of a JSON text stand, in order. Comments and commas before a closing bracket are taken, as
 * editors take them. `invalid_document` for everything else that is no JSON, with line and column.
 */
export function scanJson(text: string, depthLimit: number): readonly JsonString[] {
  return new JsonScanner(text, depthLimit).scan();
}

class JsonScanner {
  #position = 0;
  readonly #text: string;
  readonly #depthLimit: number;
  readonly #open: OpenContainer[] = [];
  readonly #strings: JsonString[] = [];
  #top: Expected = 'value';
  /** The same list for all strings of a container. */
  #containers: readonly JsonContainer[] = [];

  constructor(text: string, depthLimit: number) {
    this.#text = text;
    this.#depthLimit = depthLimit;
  }

  scan(): readonly JsonString[] {
    for (;;) {
      while (this.#match(space) !== undefined);
      if (this.#position >= this.#text.length) break;
      const container = this.#open.at(-1);
      if (container === undefined) this.#readTop();
      else this.#readInside(container);
    }
    if (this.#open.length > 0 || this.#top !== 'nothing') this.#fail('it ends too early');
    return this.#strings;
  }

  #readTop(): void {
    if (this.#top !== 'value') this.#fail('something stands after the end of the value');
    this.#top = 'nothing';
    this.#readValue(undefined);
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
      this.#readValue(container.nextKey);
    }
  }

  #readKey(container: OpenContainer): void {
    const key = this.#match(literal) ?? this.#fail('a name in double quotes is missing');
    while (this.#match(space) !== undefined);
    if (this.#text[this.#position] !== ':') this.#fail('a colon is missing');
    this.#position += 1;
    container.nextKey = JSON.parse(key) as string;
    container.expected = 'value';
  }

  #readValue(key: string | undefined): void {
    const start = this.#position;
    const character = this.#text[start];
    if (character === '{' || character === '[') {
      this.#enter(character === '{' ? 'object' : 'array', key);
    } else if (character === '"') {
      if (this.#match(literal) === undefined)
        this.#fail('a string has no end, or something in it that must be escaped');
      this.#strings.push({ start, end: this.#position, containers: this.#containers, key });
    } else if (this.#match(scalar) === undefined) this.#fail('a value is missing');
  }

  #enter(kind: 'object' | 'array', key: string | undefined): void {
    if (this.#open.length >= this.#depthLimit) {
      throw new ServiceError('document_too_large', { limit: `${this.#depthLimit} objects within each other` });
    }
    this.#position += 1;
    const expected = kind === 'object' ? 'key or end' : 'value or end';
    this.#open.push({ kind, key, expected, nextKey: undefined });
    this.#containers = [...this.#open];
  }

  #close(): void {
    this.#position += 1;
    this.#open.pop();
    this.#containers = [...this.#open];
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#position += found.length;
    return found;
  }

  #fail(what: string): never {
    const before = this.#text.slice(0, this.#position).split(/\r\n|[\n\r]/);
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    throw new ServiceError('invalid_document', { reason: `it is not valid JSON: ${what} (${place})` });
  }
}
