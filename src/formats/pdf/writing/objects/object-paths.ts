import type { IncrementalUpdate } from './incremental-update.ts';
import type { PdfFile } from './pdf-file.ts';
import { isArray, isDictionary, PdfReference, type PdfValue } from './pdf-values.ts';

/** Where a value is: an object of the file, and the keys and indices from there where it is within that one. */
export interface ObjectPath {
  readonly owner: PdfReference;
  readonly keys: readonly (string | number)[];
}

/** What a file says at a path, and where that is: a reference leads to a path of its own. */
export interface PlacedValue {
  readonly path: ObjectPath;
  readonly value: PdfValue;
}

const mostReferences = 32;

/** The entry of a dictionary or array. Undefined where there is none. */
export function placedEntry(
  file: PdfFile,
  { path, value }: PlacedValue,
  key: string | number,
): PlacedValue | undefined {
  const entry = typeof key === 'number' ? (isArray(value) ? value[key] : undefined) : entryOf(value, key);
  if (entry === undefined || entry === null) return undefined;
  if (entry instanceof PdfReference) return placedObject(file, entry);
  return { path: { owner: path.owner, keys: [...path.keys, key] }, value: entry };
}

/** The object that a reference leads to in the end. */
export function placedObject(file: PdfFile, reference: PdfValue | undefined): PlacedValue | undefined {
  let at = reference;
  for (let steps = 0; at instanceof PdfReference && steps < mostReferences; steps += 1) {
    const value = file.object(at.number);
    if (!(value instanceof PdfReference)) return value === null ? undefined : { path: { owner: at, keys: [] }, value };
    at = value;
  }
  return undefined;
}

/** Different for different paths. */
export function pathKey({ owner, keys }: ObjectPath): string {
  return [owner.number, ...keys].join('/');
}

function entryOf(value: PdfValue, key: string): PdfValue | undefined {
  return isDictionary(value) ? value.get(key) : undefined;
}

type Changeable = Map<string, PdfValue> | PdfValue[];

/**
 * Changes of dictionaries that may lie in others. An object is copied when the first of its paths is asked for, and written once, by
 * `finish`, however many of its paths change.
 */
export class ObjectEdits {
  readonly #update: IncrementalUpdate;
  readonly #copies = new Map<number, { readonly owner: PdfReference; readonly value: PdfValue; changed: boolean }>();

  constructor(update: IncrementalUpdate) {
    this.#update = update;
  }

  /** The dictionary at a path, as it is by now; undefined where there is none any more. */
  dictionary(path: ObjectPath): ReadonlyMap<string, PdfValue> | undefined {
    const found = this.#at(path);
    return found instanceof Map ? found : undefined;
  }

  set(path: ObjectPath, key: string, value: PdfValue): void {
    this.#change(path, (entries) => entries.set(key, value));
  }

  delete(path: ObjectPath, key: string): void {
    if (this.dictionary(path)?.has(key)) this.#change(path, (entries) => entries.delete(key));
  }

  finish(): void {
    for (const copy of this.#copies.values()) if (copy.changed) this.#update.set(copy.owner, copy.value);
    this.#copies.clear();
  }

  #change(path: ObjectPath, change: (entries: Map<string, PdfValue>) => void): void {
    const entries = this.#at(path);
    const copy = this.#copies.get(path.owner.number);
    if (!(entries instanceof Map) || copy === undefined) return;
    change(entries);
    copy.changed = true;
  }

  #at({ owner, keys }: ObjectPath): Changeable | undefined {
    let copy = this.#copies.get(owner.number);
    if (copy === undefined) {
      copy = { owner, value: copyOf(this.#update.resolve(owner)), changed: false };
      this.#copies.set(owner.number, copy);
    }
    let at: PdfValue | undefined = copy.value;
    for (const step of keys)
      at = typeof step === 'number' ? (isArray(at) ? at[step] : undefined) : entryOf(at ?? null, step);
    return isDictionary(at) || isArray(at) ? (at as Changeable) : undefined;
  }
}

function copyOf(value: PdfValue): PdfValue {
  if (isArray(value)) return value.map(copyOf);
  if (isDictionary(value)) return new Map(Array.from(value, ([key, entry]) => [key, copyOf(entry)]));
  return value;
}
