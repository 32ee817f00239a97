import { NumberTable } from '../../language/tables/number-table.ts';
import type { TextSpan } from '../../language/text-edit.ts';

/** A string value: the literal with its quotes, and how to get there. */
export interface JsonString extends TextSpan {
  /** The object or array that it is in; `outside` at the top. */
  readonly container: number;
  /** Name in its object; undefined in an array and at the top. */
  readonly key: string | undefined;
  /** Range of that name with its quotes. */
  readonly keyStart: number | undefined;
  readonly keyEnd: number | undefined;
}

/** What is around the outermost value. */
export const outside = 0;

/** In the place of a range of a name, where there is none: a name is never as short. */
const none = 0;

/** The string values of a JSON text in order, and the objects and arrays that they are in, as numbers. */
export class JsonStrings {
  readonly #text: string;
  /** Start, end, container, range of the name. */
  readonly #strings = new NumberTable(5);
  /** Container around it, range of its own name in that. */
  readonly #containers = new NumberTable(3);

  constructor(text: string) {
    this.#text = text;
    this.clear();
  }

  get containers(): number {
    return this.#containers.size;
  }

  clear(): void {
    this.#strings.clear();
    this.#containers.clear();
    this.#containers.add(outside, none, none);
  }

  addContainer(around: number, keyStart: number = none, keyEnd: number = none): number {
    return this.#containers.add(around, keyStart, keyEnd);
  }

  addString(start: number, end: number, container: number, keyStart: number = none, keyEnd: number = none): void {
    this.#strings.add(start, end, container, keyStart, keyEnd);
  }

  around(container: number): number {
    return this.#containers.at(container, 0);
  }

  /** Name of a container in the object around it. */
  nameOf(container: number): string | undefined {
    return this.#name(this.#containers.at(container, 1), this.#containers.at(container, 2));
  }

  /** Each string is made when it is asked for. */
  *[Symbol.iterator](): Generator<JsonString> {
    const rows = this.#strings;
    for (let row = 0; row < rows.size; row += 1) {
      const [keyStart, keyEnd] = [rows.at(row, 3), rows.at(row, 4)];
      const hasKey = keyEnd !== none;
      yield {
        start: rows.at(row, 0),
        end: rows.at(row, 1),
        container: rows.at(row, 2),
        key: this.#name(keyStart, keyEnd),
        keyStart: hasKey ? keyStart : undefined,
        keyEnd: hasKey ? keyEnd : undefined,
      };
    }
  }

  #name(start: number, end: number): string | undefined {
    if (end === none) return undefined;
    const written = this.#text.slice(start, end);
    return written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
  }
}
