import { PdfName, PdfString } from './pdf-values.ts';

export type PdfToken =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly value: PdfName }
  | { readonly kind: 'string'; readonly value: PdfString }
  /** `[ ] << >> { }`, and words: operators, `obj`, `true`. */
  | { readonly kind: 'word'; readonly value: string }
  | { readonly kind: 'end' };

const kinds = { regular: 0, space: 1, delimiter: 2 } as const;

const classes = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) classes[code] = kinds.space;
for (const character of '()<>[]{}/%') classes[character.charCodeAt(0)] = kinds.delimiter;

const longestWord = 256;

/** So many digits are a whole number without rounding, and so are these powers: their quotient is what `Number` makes of the text. */
const exactDigits = 15;
const powersOfTen = Array.from({ length: exactDigits + 1 }, (_, power) => 10 ** power);

export function isSpace(code: number | undefined): boolean {
  return code !== undefined && classes[code] === kinds.space;
}

/** Space, a delimiter, or the end of the data. */
export function endsWord(code: number | undefined): boolean {
  return code === undefined || classes[code] !== kinds.regular;
}

/**
 * Tokens of PDF syntax, in files and in content streams. It accepts everything: what is damaged becomes a word or is left out, as
 * in the programs that show PDF files.
 */
export class PdfTokenizer {
  readonly bytes: Uint8Array;
  /** Where the next token is looked for. */
  position: number;
  /** Where the last token began. */
  start = 0;

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  next(): PdfToken {
    this.#skipSpace();
    const { bytes } = this;
    this.start = this.position;
    const code = bytes[this.position];
    if (code === undefined) return { kind: 'end' };
    switch (code) {
      case 0x2f:
        this.position += 1;
        return { kind: 'name', value: new PdfName(this.#nameText()) };
      case 0x28:
        return { kind: 'string', value: new PdfString(this.#literalString()) };
      case 0x3c:
        if (bytes[this.position + 1] === 0x3c) return this.#symbol('<<');
        return { kind: 'string', value: new PdfString(this.#hexString()) };
      case 0x3e:
        return this.#symbol(bytes[this.position + 1] === 0x3e ? '>>' : '>');
      case 0x5b:
      case 0x5d:
      case 0x7b:
      case 0x7d:
      case 0x29:
        return this.#symbol(String.fromCharCode(code));
    }
    return this.#numberOrWord();
  }

  /** The number that comes next, without a token for it; undefined, and nothing is read, where anything else comes. */
  nextNumber(): number | undefined {
    this.#skipSpace();
    const code = this.bytes[this.position];
    if (code === undefined || code < 0x2d || code > 0x39 || code === 0x2f) return undefined;
    this.start = this.position;
    return this.#usualNumber();
  }

  #skipSpace(): void {
    const { bytes } = this;
    let at = this.position;
    for (let code = bytes[at]; code !== undefined; code = bytes[at]) {
      if (classes[code] === kinds.space) at += 1;
      else if (code === 0x25) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
      else break;
    }
    this.position = at;
  }

  #symbol(value: string): PdfToken {
    this.position += value.length;
    return { kind: 'word', value };
  }

  /** The usual number: a sign, digits and a point at most. Undefined where anything else is. */
  #usualNumber(): number | undefined {
    const { bytes } = this;
    const isNegative = bytes[this.position] === 0x2d;
    let at = isNegative ? this.position + 1 : this.position;
    let value = 0;
    let digits = 0;
    let decimals = -1;
    for (let code = bytes[at]; code !== undefined; code = bytes[++at]) {
      if (code >= 0x30 && code <= 0x39) {
        value = value * 10 + code - 0x30;
        digits += 1;
        if (decimals >= 0) decimals += 1;
      } else if (code === 0x2e && decimals < 0) decimals = 0;
      else break;
    }
    if (digits === 0 || digits > exactDigits || !endsWord(bytes[at])) return undefined;
    this.position = at;
    const size = decimals > 0 ? value / (powersOfTen[decimals] ?? 1) : value;
    return isNegative ? -size : size;
  }

  #numberOrWord(): PdfToken {
    const { bytes } = this;
    const number = this.#usualNumber();
    if (number !== undefined) return { kind: 'number', value: number };
    let end = this.position;
    while (!endsWord(bytes[end])) end += 1;
    const text = shortWord(bytes, this.position, Math.min(end, this.position + longestWord));
    this.position = end;
    const value = parseNumber(text);
    return value === undefined ? { kind: 'word', value: text } : { kind: 'number', value };
  }

  #nameText(): string {
    const { bytes } = this;
    const start = this.position;
    while (!endsWord(bytes[this.position])) this.position += 1;
    const text = latin1(bytes, start, this.position);
    if (!text.includes('#')) return text;
    return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  }

  #hexString(): Uint8Array {
    const { bytes } = this;
    const start = this.position + 1;
    const found = bytes.indexOf(0x3e, start);
    const end = found < 0 ? bytes.length : found;
    const result = new Uint8Array((end - start + 1) >> 1);
    let digits = 0;
    for (let at = start; at < end; at++) {
      const digit = hexDigit(bytes[at] ?? 0);
      if (digit < 0) continue;
      result[digits >> 1] = (result[digits >> 1] ?? 0) | (digits % 2 === 0 ? digit << 4 : digit);
      digits += 1;
    }
    this.position = found < 0 ? end : end + 1;
    return result.slice(0, (digits + 1) >> 1);
  }

  #literalString(): Uint8Array {
    const { bytes } = this;
    this.position += 1;
    const plain = this.#plainString();
    if (plain !== undefined) return plain;
    const result: number[] = [];
    let depth = 1;
    while (this.position < bytes.length) {
      const code = bytes[this.position++] as number;
      if (code === 0x5c) {
        this.#escape(result);
        continue;
      }
      if (code === 0x28) depth += 1;
      else if (code === 0x29) {
        depth -= 1;
        if (depth === 0) break;
      }
      if (code === 13) {
        if (bytes[this.position] === 10) this.position += 1;
        result.push(10);
      } else result.push(code);
    }
    return Uint8Array.from(result);
  }

  /** A copy of the bytes up to the bracket; undefined where anything in it has a meaning of its own. */
  #plainString(): Uint8Array | undefined {
    const { bytes, position } = this;
    let at = position;
    for (let code = bytes[at]; code !== 0x29; code = bytes[++at])
      if (code === undefined || code === 0x28 || code === 0x5c || code === 13) return undefined;
    this.position = at + 1;
    return new Uint8Array(bytes.subarray(position, at));
  }

  #escape(result: number[]): void {
    const { bytes } = this;
    const code = bytes[this.position++];
    if (code === undefined) return;
    const simple = escapes.get(code);
    if (simple !== undefined) result.push(simple);
    else if (code === 13) {
      if (bytes[this.position] === 10) this.position += 1;
    } else if (code >= 0x30 && code <= 0x37) {
      let value = code - 0x30;
      for (let digits = 1; digits < 3; digits++) {
        const digit = bytes[this.position];
        if (digit === undefined || digit < 0x30 || digit > 0x37) break;
        value = value * 8 + digit - 0x30;
        this.position += 1;
      }
      result.push(value & 0xff);
    } else if (code !== 10) result.push(code);
  }
}

const escapes = new Map([
  [0x6e, 10],
  [0x72, 13],
  [0x74, 9],
  [0x62, 8],
  [0x66, 12],
]);

/** `--5` and `1.2.3` occur in files: read as far as they are numbers. */
const numberForm = /^[+-]*(\d*\.?\d*)/;

function parseNumber(text: string): number | undefined {
  if (!/^[+\-.\d]/.test(text)) return undefined;
  const digits = numberForm.exec(text)?.[1] ?? '';
  if (!/\d/.test(digits)) return text.length <= 2 && /^[+\-.]+$/.test(text) ? 0 : undefined;
  if (!/^[+\-.\d]+$/.test(text)) return undefined;
  return text.startsWith('-') ? -Number(digits) : Number(digits);
}

/** Most operators have one letter or two. */
function shortWord(bytes: Uint8Array, start: number, end: number): string {
  const first = bytes[start] ?? 0;
  if (end - start === 1) return String.fromCharCode(first);
  return end - start === 2 ? String.fromCharCode(first, bytes[start + 1] ?? 0) : latin1(bytes, start, end);
}

export function latin1(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', start, end);
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
