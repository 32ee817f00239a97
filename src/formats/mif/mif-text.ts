import { ServiceError } from '../../errors/service-error.ts';
import { legacyEncoding } from '../shared/encoding/legacy-encodings.ts';
import frameRoman from './frame-roman.json' with { type: 'json' };
import special from './special-characters.json' with { type: 'json' };

/** The encoding of the text of one font, for files of versions up to 7. */
export type MifEncoding = 'frame-roman' | 'shift_jis' | 'euc-jp' | 'big5' | 'gbk' | 'euc-kr';

/** A character that the encoding of its font lacks. */
export class UnencodableCharacter extends Error {}

/** Since this version text is UTF-8 whatever the font. */
const firstUnicode = 8;

const fromRoman = [...frameRoman.rows.join('')];
const toRoman = new Map(fromRoman.map((character, index) => [character, index + 0x80]));
toRoman.delete('\ufffd');

const byCode = new Map(special.characters.map(({ code, character }) => [code, character]));
const codeOf = new Map(
  special.characters.flatMap(({ code, character }) =>
    code === undefined || character === '' ? [] : [[character, code]],
  ),
);

/** Names of encodings in MIF, and words by which a file says what language its strings are in. */
const encodings: readonly (readonly [RegExp, MifEncoding])[] = [
  [/shiftjis|sjis/i, 'shift_jis'],
  [/jis.*euc|eucjp/i, 'euc-jp'],
  [/big5/i, 'big5'],
  [/gb2312|gbk/i, 'gbk'],
  [/ksc5601|ksc/i, 'euc-kr'],
];

export function encodingNamed(name: string): MifEncoding {
  return encodings.find(([pattern]) => pattern.test(name))?.[1] ?? 'frame-roman';
}

/** `Japanese` in Japanese and so on, which is how a file says what all its strings are in; by the bytes of that word. */
const declarations: readonly (readonly [string, MifEncoding])[] = [
  ['日本語', 'shift_jis'],
  ['日本語', 'euc-jp'],
  ['中文', 'gbk'],
  ['中文', 'big5'],
  ['한국어', 'euc-kr'],
];

/** Reads and writes strings, whose source has one character for each byte. */
export class MifText {
  readonly isUnicode: boolean;
  /** Of strings that are in no font. */
  readonly usual: MifEncoding;

  constructor(version: number, declared?: string) {
    this.isUnicode = version >= firstUnicode;
    this.usual = declared === undefined ? 'frame-roman' : declaredEncoding(declared);
  }

  /** What a string says, which is given without its quotes. Characters for layout only are left out. */
  decode(written: string, encoding = this.usual): string {
    let text = '';
    let bytes = '';
    const flush = (): void => {
      text += this.#decodeBytes(bytes, encoding);
      bytes = '';
    };
    for (const [piece, code, escaped] of written.matchAll(stringPiece)) {
      if (code !== undefined) {
        const value = Number.parseInt(code, 16);
        if (value >= 0x20 && !(this.isUnicode && value >= 0x80)) bytes += String.fromCharCode(value);
        else {
          flush();
          text += value < 0x20 ? (byCode.get(value) ?? '') : (fromRoman[value - 0x80] ?? '');
        }
      } else if (escaped === 't') {
        flush();
        text += '\t';
      } else bytes += escaped === undefined ? piece : (escapes[escaped] ?? escaped);
    }
    flush();
    return text;
  }

  /** As it is written between quotes; characters for which MIF has codes are those. */
  encode(text: string, encoding = this.usual): string {
    let written = '';
    for (const character of text) {
      const code = codeOf.get(character);
      if (character === '\t') written += '\\t';
      else if (code !== undefined) written += hexadecimal(code);
      else written += this.#encodeCharacter(character, encoding);
    }
    return written;
  }

  /** The source of something as readers of it see it. */
  shown(source: string): string {
    return this.isUnicode ? Buffer.from(source, 'latin1').toString() : source;
  }

  #encodeCharacter(character: string, encoding: MifEncoding): string {
    const code = character.charCodeAt(0);
    if (code < 0x20) return '';
    if (code < 0x80) return escapeOf[character] ?? character;
    if (this.isUnicode) return Buffer.from(character).toString('latin1');
    const bytes = bytesOf(character, encoding);
    if (bytes === undefined) throw new UnencodableCharacter(`${encoding} lacks a character`);
    return [...bytes].map(byteWritten).join('');
  }

  #decodeBytes(bytes: string, encoding: MifEncoding): string {
    if (!/[\u0080-\u00ff]/.test(bytes)) return bytes;
    if (!this.isUnicode && encoding === 'frame-roman') {
      return bytes.replace(/[\u0080-\u00ff]/g, (byte) => fromRoman[byte.charCodeAt(0) - 0x80] ?? '');
    }
    const name = this.isUnicode ? 'utf-8' : encoding;
    try {
      return new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'));
    } catch (cause) {
      const reason = `its text is not valid in the encoding that it should have (${name.toUpperCase()}).`;
      throw new ServiceError('invalid_document', { reason }, { cause });
    }
  }
}

function bytesOf(character: string, encoding: MifEncoding): readonly number[] | undefined {
  if (encoding !== 'frame-roman') return legacyEncoding(encoding).encode(character);
  const byte = toRoman.get(character);
  return byte === undefined ? undefined : [byte];
}

const stringPiece = /\\x([0-9a-fA-F]{1,2}) ?|\\([\s\S])|[^\\]+/g;
const escapes: Readonly<Record<string, string>> = { q: "'", Q: '`', '>': '>', '\\': '\\' };
const escapeOf: Readonly<Record<string, string>> = { "'": '\\q', '`': '\\Q', '>': '\\>', '\\': '\\\\' };

function byteWritten(byte: number): string {
  const character = String.fromCharCode(byte);
  return byte < 0x80 ? (escapeOf[character] ?? character) : hexadecimal(byte);
}

function hexadecimal(code: number): string {
  return `\\x${code.toString(16).padStart(2, '0')} `;
}

function declaredEncoding(written: string): MifEncoding {
  const bytes = written.replace(stringPiece, (piece, code?: string, escaped?: string) =>
    code === undefined ? (escapes[escaped ?? ''] ?? escaped ?? piece) : String.fromCharCode(Number.parseInt(code, 16)),
  );
  return declarations.find(([word, encoding]) => bytes === bytesIn(word, encoding))?.[1] ?? encodingNamed(written);
}

function bytesIn(word: string, encoding: MifEncoding): string {
  const bytes = [...word].flatMap((character) => legacyEncoding(encoding).encode(character) ?? []);
  return String.fromCharCode(...bytes);
}
