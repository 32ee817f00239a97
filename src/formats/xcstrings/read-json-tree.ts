import { ServiceError } from '../../errors/service-error.ts';

/** A value of JSON with the places of its parts; UTF-16 positions, half open. */
export type JsonNode = JsonObject | JsonLeaf;

export interface JsonObject {
  readonly type: 'object';
  readonly start: number;
  readonly end: number;
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  readonly name: string;
  /** Where its name begins. */
  readonly start: number;
  readonly value: JsonNode;
}

/** Lists are passed as a whole: nothing here is in one. */
export interface JsonLeaf {
  readonly type: 'leaf';
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
}

const space = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"/y;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

/** The value at the root. `invalid_document` for what is no JSON, with its line. */
export function readJsonTree(source: string, depth: number): JsonNode {
  return new JsonReader(source, depth).read();
}

class JsonReader {
  readonly #source: string;
  readonly #mostDepth: number;
  #position = 0;
  #depth = 0;

  constructor(source: string, depth: number) {
    this.#source = source;
    this.#mostDepth = depth;
  }

  read(): JsonNode {
    if (this.#source.startsWith('\ufeff')) this.#position = 1;
    const root = this.#value();
    this.#match(space);
    if (this.#position < this.#source.length) this.#fail('something follows the end of the value');
    return root;
  }

  #value(): JsonNode {
    this.#match(space);
    const start = this.#position;
    const character = this.#source[start];
    if (character === '{') return this.#object();
    if (character === '[') return this.#list();
    const written = this.#match(character === '"' ? string : word);
    if (written === undefined || written === '') this.#fail('a value is missing');
    return { type: 'leaf', start, end: this.#position, value: JSON.parse(written) as unknown };
  }

  #enter(): void {
    this.#position += 1;
    this.#depth += 1;
    if (this.#depth > this.#mostDepth)
      throw new ServiceError('document_too_large', { limit: `${this.#mostDepth} nested objects` });
  }

  #object(): JsonObject {
    const start = this.#position;
    const members: JsonMember[] = [];
    this.#enter();
    while (!this.#ends('}', members.length === 0)) {
      const at = this.#position;
      const name = this.#match(string);
      if (name === undefined) this.#fail('a name in double quotes is missing');
      this.#match(space);
      if (!this.#skip(':')) this.#fail('a colon is missing');
      members.push({ name: JSON.parse(name) as string, start: at, value: this.#value() });
    }
    return { type: 'object', start, end: this.#position, members };
  }

  #list(): JsonLeaf {
    const start = this.#position;
    this.#enter();
    for (let count = 0; !this.#ends(']', count === 0); count += 1) this.#value();
    return { type: 'leaf', start, end: this.#position, value: undefined };
  }

  /** True after the closing bracket; else what comes next is a member. */
  #ends(bracket: '}' | ']', isFirst: boolean): boolean {
    this.#match(space);
    if (this.#skip(bracket)) {
      this.#depth -= 1;
      return true;
    }
    if (!isFirst && !this.#skip(',')) this.#fail(`a comma or "${bracket}" is missing`);
    this.#match(space);
    return false;
  }

  #skip(character: string): boolean {
    if (this.#source[this.#position] !== character) return false;
    this.#position += 1;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#source)?.[0];
    if (found !== undefined) this.#position += found.length;
    return found;
  }

  #fail(what: string): never {
    const line = this.#source.slice(0, this.#position).split(/\r\n|[\n\r]/).length;
    throw new ServiceError('invalid_document', { reason: `it is not valid JSON: ${what} (line ${line}).` });
  }
}

export function memberOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return node?.type === 'object' ? node.members.findLast((member) => member.name === name)?.value : undefined;
}

export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.type === 'leaf' && typeof node.value === 'string' ? node.value : undefined;
}
