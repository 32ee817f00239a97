import table from './code-pages.json' with { type: 'json' };

const charsets: Readonly<Record<string, number>> = table.charsets;
const encodings: Readonly<Record<string, string>> = table.encodings;
const upperHalves: Readonly<Record<string, string>> = table.upperHalves;

/** Fonts of symbols: their bytes are no letters. */
const symbolCharset = 2;
/** The charset of the document. */
const defaultCharset = 1;

/** How the bytes of a font are decoded. */
export interface CodePage {
  readonly number: number;
  readonly isSymbol: boolean;
  /** False: only ASCII can be decoded. */
  readonly isKnown: boolean;
  /** Text, and bytes that have no character, with their positions in the bytes. */
  decode(bytes: readonly number[]): readonly DecodedBytes[];
}

export interface DecodedBytes {
  /** Undefined: bytes without a character. */
  readonly text: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** The code pages of a document: its own, and those of its fonts. */
export class FontEncodings {
  readonly #charsets = new Map<number, number>();
  readonly #pages = new Map<number, number>();
  readonly #known = new Map<number, CodePage>();
  codePage = 1252;
  defaultFont: number | undefined;

  setCharset(font: number, charset: number): void {
    this.#charsets.set(font, charset);
  }

  setCodePage(font: number, page: number): void {
    if (page > 0) this.#pages.set(font, page);
  }

  /** Undefined: the default font. */
  of(font: number | undefined): CodePage {
    const used = font ?? this.defaultFont ?? -1;
    const charset = this.#charsets.get(used) ?? defaultCharset;
    if (charset === symbolCharset) return symbols;
    const number = this.#pages.get(used) ?? charsets[charset] ?? this.codePage;
    let page = this.#known.get(number);
    if (page === undefined) {
      page = createPage(number);
      this.#known.set(number, page);
    }
    return page;
  }
}

const symbols: CodePage = {
  number: 42,
  isSymbol: true,
  isKnown: true,
  decode: (bytes) => [{ text: undefined, start: 0, end: bytes.length }],
};

function createPage(number: number): CodePage {
  const upper = upperHalves[number];
  if (upper !== undefined) return singleByte(number, (byte) => ascii(byte) ?? upper[byte - 0x80]);
  const name = encodings[number];
  if (name === undefined) return { ...singleByte(number, (byte) => ascii(byte)), isKnown: false };
  const decoder = new TextDecoder(name, { fatal: true, ignoreBOM: true });
  const character = cached(decoder);
  return {
    number,
    isSymbol: false,
    isKnown: true,
    decode(bytes) {
      try {
        return [{ text: decoder.decode(Uint8Array.from(bytes)), start: 0, end: bytes.length }];
      } catch {
        return decodeSlowly(bytes, character);
      }
    },
  };
}

function singleByte(number: number, character: (byte: number) => string | undefined): CodePage {
  const decodeOne = (first: number, second: number | undefined): string | undefined =>
    second === undefined ? character(first) : undefined;
  return { number, isSymbol: false, isKnown: true, decode: (bytes) => decodeSlowly(bytes, decodeOne) };
}

function ascii(byte: number): string | undefined {
  return byte < 0x80 ? String.fromCharCode(byte) : undefined;
}

type DecodeOne = (first: number, second: number | undefined) => string | undefined;

function cached(decoder: InstanceType<typeof TextDecoder>): DecodeOne {
  const known = new Map<number, string | undefined>();
  return (first, second) => {
    const key = second === undefined ? first : first * 0x100 + second + 0x100;
    if (!known.has(key)) {
      try {
        known.set(key, decoder.decode(Uint8Array.from(second === undefined ? [first] : [first, second])));
      } catch {
        known.set(key, undefined);
      }
    }
    return known.get(key);
  };
}

/** Character by character, where not all bytes have one. */
function decodeSlowly(bytes: readonly number[], decodeOne: DecodeOne): readonly DecodedBytes[] {
  const decoded: { text: string | undefined; start: number; end: number }[] = [];
  for (let index = 0; index < bytes.length; ) {
    const first = bytes[index] as number;
    const single = decodeOne(first, undefined);
    const pair = single === undefined && index + 1 < bytes.length ? decodeOne(first, bytes[index + 1]) : undefined;
    const found = single ?? pair;
    const text = found === '\ufffd' ? undefined : found;
    const end = index + (pair === undefined ? 1 : 2);
    const last = decoded.at(-1);
    if (last !== undefined && (last.text === undefined) === (text === undefined)) {
      last.end = end;
      if (text !== undefined) last.text += text;
    } else decoded.push({ text, start: index, end });
    index = end;
  }
  return decoded;
}
