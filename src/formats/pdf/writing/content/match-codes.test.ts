import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchCodes } from './match-codes.ts';

const codesOf = (hexadecimal: string) =>
  hexadecimal.split(' ').map((code) => ({ code: Uint8Array.from(Buffer.from(code, 'hex')) }));
const charactersOf = (text: string) => [...text].map((character, x) => ({ text: character, origin: { x, y: 0 } }));

describe('finding the characters of codes', () => {
  it('counts codes where each has a character', () => {
    assert.deepEqual(matchCodes(codesOf('01 02 03'), charactersOf('a b')), [0, 1, 2]);
  });

  it('leaves codes of spaces that the reader left out without a character', () => {
    assert.deepEqual(matchCodes(codesOf('20 61 20 20 62'), charactersOf('a b')), [
      undefined,
      0,
      undefined,
      undefined,
      2,
    ]);
    assert.deepEqual(matchCodes(codesOf('37 a0 36 20 20 45'), charactersOf('7 6 E')), [
      0,
      undefined,
      2,
      undefined,
      undefined,
      4,
    ]);
  });

  it('finds the code of the space in fonts with an order of their own', () => {
    assert.deepEqual(matchCodes(codesOf('01 08 08 02 08 01'), charactersOf('a b a')), [
      0,
      undefined,
      undefined,
      2,
      undefined,
      4,
    ]);
  });

  it('gives nothing where other characters are missing', () => {
    assert.equal(matchCodes(codesOf('61 62 63'), charactersOf('ab')), undefined);
    assert.equal(matchCodes(codesOf('01 02 01 03 03'), charactersOf('abc')), undefined);
  });
});
