import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MifText, UnencodableCharacter } from './mif-text.ts';
import special from './special-characters.json' with { type: 'json' };

const bytes = Array.from({ length: 0x80 }, (_, index) => index + 0x80);
const written = (byte: number): string => `\\x${byte.toString(16)} `;

describe('strings of MIF', () => {
  it('write each character of FrameRoman as the byte that it was read from', () => {
    const text = new MifText(7);
    for (const byte of bytes.slice(0, -1)) assert.equal(text.encode(text.decode(written(byte))), written(byte));
    assert.equal(new Set(bytes.map((byte) => text.decode(written(byte)))).size, bytes.length);
    assert.throws(() => text.encode('ż'), UnencodableCharacter);
  });

  it('have the characters of Macintosh but for those that FrameMaker has put into their positions', () => {
    const text = new MifText(7);
    const others = bytes.filter(
      (byte) => text.decode(written(byte)) !== new TextDecoder('macintosh').decode(Uint8Array.of(byte)),
    );
    assert.equal(
      others.map((byte) => byte.toString(16)).join(' '),
      'ad b0 b2 b3 b6 b7 b8 b9 ba bd c3 c5 c6 ca d7 db f0 f5 f9 fa fe ff',
    );
  });

  it('have codes for special characters in all versions', () => {
    for (const version of [7, 9]) {
      const text = new MifText(version);
      for (const { code, character } of special.characters) {
        if (code === undefined) continue;
        const string = `\\x${code.toString(16).padStart(2, '0')} `;
        assert.equal(text.decode(string), character);
        if (character !== '' && character !== '\t') assert.equal(text.encode(character), string);
      }
    }
  });

  it('escape what would end them', () => {
    const text = new MifText(9);
    assert.equal(text.encode("a\t'b' `c` > \\"), 'a\\t\\qb\\q \\Qc\\Q \\> \\\\');
    assert.equal(text.decode(text.encode("a\t'b' `c` > \\ é 日")), "a\t'b' `c` > \\ é 日");
  });
});
