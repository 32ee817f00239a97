import { exactEncoding } from './exact-encodings.ts';

/**
 * Encodings of the time before Unicode. The platform decodes all of them and encodes none, so the tables are taken from
 * its decoders: whatever decodes to a character encodes it.
 */
export interface LegacyEncoding {
  /** Bytes of one code point, or undefined when the encoding has none. */
  encode(character: string): readonly number[] | undefined;
  /** Bytes that a decoded code point took; longer forms that are only read count too. */
  lengthOf(character: string): number;
}

const leadBytes: Readonly<Record<string, readonly number[]>> = {
  // Leads whose characters have another, preferred place are left out.
  big5: range(0xa1, 0xfe),
  'euc-jp': [0x8e, ...range(0xa1, 0xfe)],
  'euc-kr': range(0x81, 0xfe),
  gb18030: range(0x81, 0xfe),
  gbk: range(0x81, 0xfe),
  shift_jis: [...range(0x81, 0x9f), ...range(0xe0, 0xec), ...range(0xef, 0xfc)],
};

/** Bytes of characters that the tables do not hold: JIS X 0212, and what only GB 18030 has. */
const longForms: Readonly<Record<string, number>> = { 'euc-jp': 3, gb18030: 4, gbk: 4 };

const known = new Map<string, LegacyEncoding>();

/** By the name that `TextDecoder` or `exact-encodings.ts` has for it. */
export function legacyEncoding(name: string): LegacyEncoding {
  let encoding = known.get(name);
  if (encoding === undefined) {
    encoding = name === 'iso-8859-1' ? latin1 : createEncoding(name);
    known.set(name, encoding);
  }
  return encoding;
}

const latin1: LegacyEncoding = {
  encode(character) {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100 ? [code] : undefined;
  },
  lengthOf: () => 1,
};

function createEncoding(name: string): LegacyEncoding {
  const exact = exactEncoding(name);
  const base = exact?.base ?? name;
  const table = singleBytes(base);
  for (const [character, bytes] of doubleBytes(base)) if (!table.has(character)) table.set(character, bytes);
  const longForm = longForms[base] ?? 2;
  const disputed = new Set(exact?.disputed);
  return {
    encode(character) {
      const bytes = table.get(character);
      // Characters for private use are others in each program.
      if (exact !== undefined && /\p{Co}/u.test(character)) return undefined;
      if (bytes === undefined || disputed.has(character) || exact?.has?.(bytes) === false) return undefined;
      return bytes;
    },
    lengthOf: (character) => (exact?.controls === true ? 1 : (table.get(character)?.length ?? longForm)),
  };
}

function singleBytes(name: string): Map<string, readonly number[]> {
  const decoder = new TextDecoder(name);
  const table = new Map<string, readonly number[]>();
  for (let byte = 0; byte < 0x100; byte++) {
    const character = decoder.decode(Uint8Array.of(byte));
    if (isCharacter(character) && !table.has(character)) table.set(character, [byte]);
  }
  return table;
}

function* doubleBytes(name: string): Generator<readonly [string, readonly number[]]> {
  const trails = range(0x40, 0xfe);
  for (const lead of leadBytes[name] ?? []) {
    // Decoded all at once, a line each: thousands of single calls take long.
    const lines = new TextDecoder(name).decode(Uint8Array.from(trails.flatMap((trail) => [lead, trail, 0x0a])));
    for (const [index, character] of lines.split('\n').entries()) {
      const trail = trails[index];
      if (trail !== undefined && isCharacter(character)) yield [character, [lead, trail]];
    }
  }
}

function isCharacter(text: string): boolean {
  return text !== '' && text !== '\ufffd' && text.length === ((text.codePointAt(0) as number) > 0xffff ? 2 : 1);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
