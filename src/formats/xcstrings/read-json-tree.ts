import { ServiceError } from '../../errors/service-error.ts';
import { NumberTable } from '../../language/tables/number-table.ts';
import type { TextSpan } from '../../language/text-edit.ts';

/** A value of JSON with the places of its parts; UTF-16 positions, half open. */
export type JsonNode = JsonObject | JsonLeaf;

export interface JsonObject extends TextSpan {
  readonly type: 'object';
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  readonly name: string;
  /** Where its name begins. */
  readonly start: number;
  readonly value: JsonNode;
}

/** Lists are passed as a whole: nothing here is in one. */
export interface JsonLeaf extends TextSpan {
  readonly type: 'leaf';
  readonly value: unknown;
}

const space = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"/y;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

/** A long object, as numbers: each member is read once more when it is asked for. */
export class JsonMembers implements Iterable<JsonMember> {
  readonly #source: string;
  readonly #depth: number;
  readonly #starts: NumberTable;

  constructor(source: string, depth: number, starts: NumberTable) {
    this.#source = source;
    this.#depth = depth;
    this.#starts = starts;
  }

  get size(): number {
    return this.#starts.size;
  }

  at(row: number): JsonMember {
    return new JsonReader(this.#source, this.#depth, this.#starts.at(row, 0)).member();
  }

  *[Symbol.iterator](): Generator<JsonMember> {
    for (let row = 0; row < this.size; row += 1) yield this.at(row);
  }
}

export interface JsonRoot {
  readonly node: JsonNode;
  /** Those of the object at the root that is called so; undefined if there is none. They are not in the node. */
  readonly members: JsonMembers | undefined;
}

/** The value at the root, where one object is long. `invalid_document` for what is no JSON, with its line. */
export function readJsonRoot(source: string, depth: number, longName: string): JsonRoot {
  const reader = new JsonReader(source, depth);
  const node = reader.read(longName);
  const starts = memberOf(node, longName)?.type === 'object' ? reader.starts : undefined;
  return { node, members: starts && new JsonMembers(source, depth, starts) };
}

class JsonReader {
  readonly #source: string;
  readonly #mostDepth: number;
  #position: number;
  #depth = 0;
  #longName: string | undefined;
  /** Of the members of the last long object. */
  starts: NumberTable | undefined;

  constructor(source: string, depth: number, position = 0) {
    this.#source = source;
    this.#mostDepth = depth;
    this.#position = position;
  }

  read(longName: string): JsonNode {
    this.#longName = longName;
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
      members.push(this.member());
    }
    return { type: 'object', start, end: this.#position, members };
  }

  member(): JsonMember {
    const start = this.#position;
    const name = this.#match(string);
    if (name === undefined) this.#fail('a name in double quotes is missing');
    this.#match(space);
    if (!this.#skip(':')) this.#fail('a colon is missing');
    const decoded = JSON.parse(name) as string;
    this.#match(space);
    const isLong = this.#depth === 1 && decoded === this.#longName && this.#source[this.#position] === '{';
    return { name: decoded, start, value: isLong ? this.#longObject() : this.#value() };
  }

  #longObject(): JsonObject {
    const start = this.#position;
    const starts = new NumberTable(1);
    this.#enter();
    while (!this.#ends('}', starts.size === 0)) {
      starts.add(this.#position);
      this.member();
    }
    this.starts = starts;
    return { type: 'object', start, end: this.#position, members: [] };
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

/** Objects with more members are searched by a map. */
const fewMembers = 16;
const byName = new WeakMap<JsonObject, ReadonlyMap<string, JsonNode>>();

export function memberOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  if (node?.type !== 'object') return undefined;
  const { members } = node;
  if (members.length <= fewMembers) return members.findLast((member) => member.name === name)?.value;
  const known = byName.get(node) ?? new Map(members.map((member) => [member.name, member.value]));
  byName.set(node, known);
  return known.get(name);
}

export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.type === 'leaf' && typeof node.value === 'string' ? node.value : undefined;
}
