import { findKnownFile, isRootName, type KnownFile } from '../shared/messages/known-files.ts';
import { type JsonString, type JsonStrings, outside } from './json-strings.ts';

export interface SelectedString {
  readonly string: JsonString;
  readonly note: string | undefined;
}

/** Names of what is said to users, beside which descriptions and examples are for translators. */
const messageNames = new Set(['message', 'defaultMessage']);
const remarkNames = new Set(['description', 'placeholders', 'comment', 'context', 'id']);

/**
 * Strings that users see. Names never are; what is under a name with `@` (ARB, JSON-LD) is not; beside a `message` of
 * Chrome's or FormatJS's files, `description` and `placeholders` are not. Descriptions become notes.
 */
export class SelectedStrings implements Iterable<SelectedString> {
  readonly #strings: JsonStrings;
  readonly #known: KnownFile | undefined;
  /** Containers of messages. */
  readonly #entries = new Set<number>();
  readonly #notes = new Map<number, string>();
  readonly #arbNotes = new Map<string, string>();
  /** Of each container: whether it is in a remark, as far as that was asked. */
  readonly #remarks: Uint8Array;

  constructor(strings: JsonStrings, decode: (string: JsonString) => string, keepCode: boolean) {
    this.#strings = strings;
    this.#remarks = new Uint8Array(strings.containers);
    const rootNames = new Set<string>();
    for (const string of strings) {
      const { container, key } = string;
      if (container === outside) continue;
      const rootName = this.#rootName(string);
      if (isRootName(rootName)) rootNames.add(rootName);
      if (key === undefined) continue;
      if (messageNames.has(key)) this.#entries.add(container);
      if (key === 'description') {
        this.#notes.set(container, decode(string));
        const name = strings.nameOf(container);
        if (name?.startsWith('@')) this.#arbNotes.set(name.slice(1), decode(string));
      }
    }
    this.#known = findKnownFile(rootNames, keepCode);
  }

  *[Symbol.iterator](): Generator<SelectedString> {
    for (const string of this.#strings) if (this.#isShown(string)) yield { string, note: this.#noteOf(string) };
  }

  /** How many there are in each container. */
  sizes(): Uint32Array {
    const sizes = new Uint32Array(this.#strings.containers);
    for (const { string } of this) sizes[string.container] = (sizes[string.container] ?? 0) + 1;
    return sizes;
  }

  #isShown(string: JsonString): boolean {
    return this.#known?.isText(string.key) ?? !this.#isRemark(string.key, string.container);
  }

  #noteOf({ container, key }: JsonString): string | undefined {
    if (this.#entries.has(container)) return this.#notes.get(container);
    return key === undefined ? undefined : this.#arbNotes.get(key);
  }

  /** What has that name in the container, or anything around it, is a remark. */
  #isRemark(key: string | undefined, container: number): boolean {
    if (key !== undefined && (key.startsWith('@') || (remarkNames.has(key) && this.#entries.has(container))))
      return true;
    if (container === outside) return false;
    const [unknown, no, yes] = [0, 1, 2];
    if (this.#remarks[container] === unknown) {
      const isIn = this.#isRemark(this.#strings.nameOf(container), this.#strings.around(container));
      this.#remarks[container] = isIn ? yes : no;
    }
    return this.#remarks[container] === yes;
  }

  /** Name at the root that the string is under. */
  #rootName({ container, key }: JsonString): string | undefined {
    const strings = this.#strings;
    let name = key;
    for (let at = container; strings.around(at) !== outside; at = strings.around(at)) name = strings.nameOf(at);
    return name;
  }
}
