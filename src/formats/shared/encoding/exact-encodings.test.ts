import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { decodeText, encodingOf } from './decode-text.ts';
import { legacyEncoding } from './legacy-encodings.ts';
import { encodeText } from './splice-text.ts';

/** Every label of the Encoding Standard, by the name that Python has for the encoding which XML means by it. */
const labels: Readonly<Record<string, string>> = {
  ascii: 'us-ascii ascii ansi_x3.4-1968',
  'latin-1': 'iso-8859-1 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 iso-ir-100 csisolatin1 latin1 l1 cp819 ibm819',
  cp1252: 'cp1252 windows-1252 x-cp1252',
  'iso8859-2': 'csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2',
  'iso8859-3': 'csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3',
  'iso8859-4': 'csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4',
  'iso8859-5': 'csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988',
  'iso8859-6':
    'arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987',
  'iso8859-7':
    'csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek',
  'iso8859-8':
    'csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual csiso88598i iso-8859-8-i logical',
  'iso8859-9': 'csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5',
  'iso8859-10': 'csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6',
  'iso8859-11': 'iso-8859-11 iso8859-11 iso885911 tis-620',
  'iso8859-13': 'iso-8859-13 iso8859-13 iso885913',
  'iso8859-14': 'iso-8859-14 iso8859-14 iso885914',
  'iso8859-15': 'csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9',
  'iso8859-16': 'iso-8859-16',
  'koi8-r': 'cskoi8r koi koi8 koi8-r koi8_r',
  // Python's KOI8-U lacks the two letters that the Encoding Standard takes from KOI8-RU.
  'koi8-u': 'koi8-u koi8-ru',
  'mac-roman': 'csmacintosh mac macintosh x-mac-roman',
  'mac-cyrillic': 'x-mac-cyrillic x-mac-ukrainian',
  cp866: '866 cp866 csibm866 ibm866',
  cp874: 'dos-874 windows-874',
  cp1250: 'cp1250 windows-1250 x-cp1250',
  cp1251: 'cp1251 windows-1251 x-cp1251',
  cp1253: 'cp1253 windows-1253 x-cp1253',
  cp1254: 'cp1254 windows-1254 x-cp1254',
  cp1255: 'cp1255 windows-1255 x-cp1255',
  cp1256: 'cp1256 windows-1256 x-cp1256',
  cp1257: 'cp1257 windows-1257 x-cp1257',
  cp1258: 'cp1258 windows-1258 x-cp1258',
  gb2312: 'gb2312 gb_2312 gb_2312-80 iso-ir-58 chinese csgb2312 csiso58gb231280',
  gb18030: 'gbk x-gbk gb18030',
  'euc-kr': 'cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601',
  cp949: 'windows-949',
  shift_jis: 'csshiftjis ms_kanji shift-jis shift_jis sjis x-sjis',
  cp932: 'ms932 windows-31j',
  'euc-jp': 'cseucpkdfmtjapanese euc-jp x-euc-jp',
  big5: 'big5 cn-big5 csbig5 x-x-big5',
  big5hkscs: 'big5-hkscs',
};

/** Reads lines of an encoding and hexadecimal bytes, each line feed apart; writes the texts as JSON, null where invalid. */
const reader = `
import json, sys
out = []
for line in sys.stdin:
    name, data = line.split()
    pieces = []
    for piece in data.split(','):
        try: pieces.append(bytes.fromhex(piece).decode(name))
        except UnicodeDecodeError: pieces.append(None)
    out.append(pieces)
json.dump(out, sys.stdout)
`;

/** Without the second block of control characters, which the web reads from bytes that encodings of Windows leave free. */
const allCharacters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => (code < 0x80 || code >= 0xa0) && (code < 0xd800 || code >= 0xe000))
  .map((code) => String.fromCodePoint(code));

describe('an encoding that an XML file declares', () => {
  it('gives each character the bytes that another program reads as that character, under every label', () => {
    const names = Object.entries(labels).flatMap(([python, all]) => {
      const found = new Set(all.split(' ').map((label) => encodingOf(label, 'exact') ?? `no encoding for ${label}`));
      return [...found].map((name) => ({ name, python }));
    });
    const written = names.map(({ name }) => {
      const { encode } = legacyEncoding(name);
      return allCharacters.flatMap((character) => {
        const bytes = encode(character);
        return bytes === undefined ? [] : [{ character, hex: Buffer.from(bytes).toString('hex') }];
      });
    });
    const input = written.map((all, index) => `${names[index]?.python} ${all.map(({ hex }) => hex).join(',')}`);
    const output = execFileSync('python3', ['-c', reader], { input: input.join('\n'), maxBuffer: 1 << 28 });
    const read = JSON.parse(output.toString()) as (string | null)[][];
    const allWrong = names.flatMap(({ name }, index) => {
      const wrong = (written[index] ?? []).filter(({ character }, at) => read[index]?.[at] !== character);
      return wrong.map(({ character, hex }) => `${name}: U+${character.codePointAt(0)?.toString(16)} as ${hex}`);
    });
    assert.deepEqual(allWrong, []);
  });

  it('reads and writes all bytes of the encodings that the web reads as others', () => {
    for (const label of ['iso-8859-1', 'iso-8859-9', 'tis-620']) {
      const bytes = Buffer.from(Array.from({ length: 0xdb - 1 }, (_, byte) => byte + 1));
      const file = decodeText(bytes, { declared: label, labels: 'exact' });
      assert.equal(file.text.codePointAt(0x7f), 0x80, label);
      assert.deepEqual(encodeText(file, file.text.slice(0, 0x7f), 'use_utf8'), bytes.subarray(0, 0x7f), label);
    }
  });
});
