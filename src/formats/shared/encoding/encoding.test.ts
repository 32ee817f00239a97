import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type DecodeOptions, decodeText } from './decode-text.ts';
import { legacyEncoding } from './legacy-encodings.ts';
import { encodeText, spliceText } from './splice-text.ts';
import { encodeUtf32 } from './utf32.ts';

const bytesOf = (text: string, encoding: string): Buffer =>
  Buffer.from(
    [...text].flatMap((character) => {
      const bytes = legacyEncoding(encoding).encode(character);
      assert.ok(bytes, `${character} in ${encoding}`);
      return [...bytes];
    }),
  );

const refused = (bytes: Buffer, options?: DecodeOptions): void =>
  assert.throws(() => decodeText(bytes, options), { code: 'invalid_document' });

describe('decodeText', () => {
  it('writes new text in ASCII where the bytes are not in the declared encoding', () => {
    const reference = (character: string): string => `&#${character.codePointAt(0)};`;
    const edits = [{ start: 0, end: 1, text: 'é€' }];
    const guessed = decodeText(Buffer.from('a \xa9', 'latin1'), { declared: 'utf-8' });
    assert.equal(spliceText(guessed, edits, reference).toString('latin1'), '&#233;&#8364; \xa9');
    const declared = decodeText(Buffer.from('a ©'), { declared: 'utf-8' });
    assert.equal(spliceText(declared, edits, reference).toString(), 'é€ ©');
  });

  it('believes a byte order mark before a declaration, and a declaration before its own opinion', () => {
    const marked = decodeText(Buffer.from('\ufeffé', 'utf8'), { declared: 'windows-1252' });
    assert.deepEqual([marked.text, marked.encoding, marked.markLength], ['é', 'utf-8', 3]);
    const declared = decodeText(Buffer.from('é', 'utf8'), { declared: 'ISO-8859-1' });
    assert.deepEqual([declared.text, declared.encoding], ['Ã©', 'windows-1252']);
    assert.equal(decodeText(Buffer.from([0xe9]), { declared: 'utf-8' }).text, 'é');
    assert.equal(decodeText(Buffer.from('é', 'utf8'), { declared: 'no-such-encoding' }).text, 'é');
    assert.equal(decodeText(Buffer.from('<a/>'), { declared: 'utf-16' }).text, '<a/>');
  });

  it('reads UTF-16 of both orders, with a mark or without', () => {
    const little = Buffer.from('Olá, mundo', 'utf16le');
    assert.equal(decodeText(little).encoding, 'utf-16le');
    assert.equal(decodeText(Buffer.from(little).swap16()).encoding, 'utf-16be');
    assert.equal(decodeText(Buffer.from('\ufeffOlá', 'utf16le')).text, 'Olá');
    assert.equal(decodeText(Buffer.from('\ufeffOlá', 'utf16le').swap16()).text, 'Olá');
  });

  it('reads UTF-32 of both orders, with a mark or without', () => {
    const little = encodeUtf32('Olá 😀', 'utf-32le');
    assert.deepEqual([...little.subarray(8, 16)], [0xe1, 0, 0, 0, 0x20, 0, 0, 0]);
    for (const mark of ['', '\ufeff']) {
      for (const encoding of ['utf-32le', 'utf-32be']) {
        const file = decodeText(encodeUtf32(`${mark}Olá 😀!`, encoding));
        assert.deepEqual([file.text, file.encoding], ['Olá 😀!', encoding]);
        const spliced = spliceText(file, [{ start: 4, end: 6, text: 'é🙂' }], 'use_utf8');
        assert.deepEqual(spliced, encodeUtf32(`${mark}Olá é🙂!`, encoding));
      }
    }
  });

  it('reads a label as the web does, or exactly', () => {
    const bytes = Buffer.from([0x80, 0xe9]);
    assert.equal(decodeText(bytes, { declared: 'ISO-8859-1' }).text, '€é');
    assert.equal(decodeText(bytes, { declared: 'ISO-8859-1', labels: 'exact' }).text, '\u0080é');
    const file = decodeText(Buffer.from('a'), { declared: 'US-ASCII', labels: 'exact' });
    const spliced = spliceText(
      file,
      [{ start: 0, end: 1, text: 'é€' }],
      (character) => `&#${character.codePointAt(0)};`,
    );
    assert.equal(spliced.toString(), '&#233;&#8364;');
  });

  it('takes the language to distinguish encodings', () => {
    const cases = [
      ['ru', 'windows-1251', 'Проверьте соединение и попробуйте ещё раз.'],
      ['ru', 'koi8-r', 'Проверьте соединение и попробуйте ещё раз.'],
      ['ja', 'shift_jis', '接続を確認して、もう一度お試しください。'],
      ['ja', 'euc-jp', '接続を確認して、もう一度お試しください。'],
      ['zh', 'gb18030', '请检查您的连接，然后重试。'],
      ['ko', 'euc-kr', '연결을 확인하고 다시 시도하십시오.'],
      ['pl', 'windows-1250', 'Sprawdź połączenie i spróbuj ponownie później, żółć.'],
      ['fr', 'windows-1252', 'Vérifiez la connexion, puis réessayez « plus tard ».'],
      ['el', 'windows-1253', 'Ελέγξτε τη σύνδεση και δοκιμάστε ξανά.'],
    ] as const;
    for (const [language, encoding, text] of cases) {
      assert.equal(decodeText(bytesOf(text, encoding), { language }).text, text, encoding);
    }
  });

  it('refuses what is no text', () => {
    refused(Buffer.from([0, 1, 2, 3, 0xff]));
    refused(Buffer.from([0xef, 0xbb, 0xbf, 0xff]));
    refused(Buffer.from([0xff, 0xfe, 0x41]));
    refused(Buffer.from([0xff, 0xfe, 0x00, 0xd8]));
    refused(Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0x11, 0]));
    refused(Buffer.from([0xff, 0xfe, 0, 0, 0, 0xd8, 0, 0]));
  });

  it('takes an empty file', () => assert.equal(decodeText(Buffer.alloc(0)).text, ''));
});

describe('spliceText', () => {
  it('changes only the range, whatever the encoding', () => {
    for (const [encoding, text, edit] of [
      ['utf-8', 'añb😀c', '😀é'],
      ['windows-1252', 'añb€c', 'é'],
      ['shift_jis', 'aあb', '表'],
      ['gb18030', 'a请b', '试'],
    ] as const) {
      const bytes = encoding === 'utf-8' ? Buffer.from(text) : bytesOf(text, encoding);
      const file = decodeText(bytes, { declared: encoding });
      const at = text.indexOf('b');
      const spliced = spliceText(file, [{ start: at, end: at + 1, text: edit }], 'use_utf8');
      const expected = text.replace('b', edit);
      assert.deepEqual(spliced, encoding === 'utf-8' ? Buffer.from(expected) : bytesOf(expected, encoding));
    }
  });

  it('keeps bytes that have another way to say the same', () => {
    // U+2252 is in Shift_JIS at 81E0 and at 8790, U+7E8A at FA5C and at ED40.
    const bytes = Buffer.from([0x87, 0x90, 0x41, 0xed, 0x40]);
    const file = decodeText(bytes, { declared: 'shift_jis' });
    const spliced = spliceText(file, [{ start: 1, end: 2, text: 'BB' }], 'use_utf8');
    assert.deepEqual([...spliced], [0x87, 0x90, 0x42, 0x42, 0xed, 0x40]);
  });

  it('knows how long characters are that it could not write', () => {
    // Four bytes in GB 18030, three in EUC-JP.
    for (const [encoding, bytes] of [
      ['gb18030', [0x81, 0x30, 0x81, 0x30, 0x41]],
      ['euc-jp', [0x8f, 0xb0, 0xa1, 0x41]],
    ] as const) {
      const file = decodeText(Buffer.from(bytes), { declared: encoding });
      const at = file.text.indexOf('A');
      const spliced = spliceText(file, [{ start: at, end: at + 1, text: 'B' }], 'use_utf8');
      assert.deepEqual([...spliced], [...bytes.slice(0, -1), 0x42]);
    }
  });

  it('escapes what the encoding lacks, or makes the file UTF-8', () => {
    const file = decodeText(Buffer.from('aéb', 'latin1'));
    const edits = [{ start: 2, end: 3, text: 'ж😀' }];
    const escaped = spliceText(file, edits, (character) => `&#${character.codePointAt(0)};`);
    assert.equal(escaped.toString('latin1'), 'aé&#1078;&#128512;');
    assert.equal(spliceText(file, edits, 'use_utf8').toString('utf8'), 'aéж😀');
  });

  it('keeps the byte order mark', () => {
    const file = decodeText(Buffer.from('\ufeffa', 'utf16le').swap16());
    assert.deepEqual(
      spliceText(file, [{ start: 0, end: 1, text: 'é' }], 'use_utf8'),
      Buffer.from('\ufeffé', 'utf16le').swap16(),
    );
    assert.deepEqual(encodeText(file, 'ü', 'use_utf8'), Buffer.from('\ufeffü', 'utf16le').swap16());
  });

  it('writes single bytes of every value back', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1 }),
        fc.constantFrom('koi8-r', 'windows-1252', 'macintosh', 'ibm866'),
        (values, encoding) => {
          const bytes = Buffer.from(values.filter((byte) => byte !== 0));
          const file = decodeText(Buffer.concat([Buffer.from('é', 'latin1'), bytes]), { declared: encoding });
          const end = file.text.length;
          const spliced = spliceText(file, [{ start: end, end, text: 'x' }], 'use_utf8');
          assert.deepEqual(spliced, Buffer.concat([file.bytes, Buffer.from('x')]));
          assert.deepEqual(encodeText(file, file.text, 'use_utf8'), file.bytes);
        },
      ),
    );
  });
});
