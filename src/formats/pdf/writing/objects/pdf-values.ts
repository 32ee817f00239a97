/** The objects of PDF (ISO 32000-1, 7.3). Numbers, booleans and null are those of JavaScript; arrays are arrays. */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfStream
  | PdfDictionary
  | readonly PdfValue[];

/** Keys without their slash, one character per byte. */
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

export class PdfName {
  /** Without its slash, escapes decoded, one character per byte. */
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }
}

export class PdfString {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

export class PdfReference {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

export class PdfStream {
  readonly dictionary: PdfDictionary;
  /** As stored: encoded with the filters of the dictionary. */
  readonly bytes: Uint8Array;

  constructor(dictionary: PdfDictionary, bytes: Uint8Array) {
    this.dictionary = dictionary;
    this.bytes = bytes;
  }
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

export function isArray(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

export function dictionary(entries: Readonly<Record<string, PdfValue | undefined>>): Map<string, PdfValue> {
  const map = new Map<string, PdfValue>();
  for (const [key, value] of Object.entries(entries)) if (value !== undefined) map.set(key, value);
  return map;
}

export function name(value: string): PdfName {
  return new PdfName(value);
}
