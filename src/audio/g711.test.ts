import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createALaw, createMuLaw } from './g711.ts';

/** From ITU-T G.711 (sign-extended to 16 bits): byte, sample. */
const laws = [
  {
    name: 'A-law',
    law: createALaw(),
    known: [
      [0xd5, 8],
      [0x55, -8],
      [0xaa, 32_256],
      [0x2a, -32_256],
      [0x80, 5_504],
    ],
  },
  {
    name: 'μ-law',
    law: createMuLaw(),
    known: [
      [0xff, 0],
      [0x80, 32_124],
      [0x00, -32_124],
      [0xfe, 8],
      [0x7e, -8],
    ],
  },
] as const;

for (const { name, law, known } of laws)
  describe(name, () => {
    it('has the values of the standard', () => {
      for (const [byte, sample] of known) assert.equal(law.decoded[byte], sample, byte.toString(16));
    });

    it('encodes its own values as themselves', () => {
      for (const sample of law.decoded) assert.equal(law.decoded[law.encode(sample)], sample);
    });

    it('encodes every sample as the nearest of its values', () => {
      const values = [...new Set(law.decoded)];
      for (let sample = -32_768; sample < 32_768; sample += 37) {
        const error = Math.abs((law.decoded[law.encode(sample)] as number) - sample);
        assert.equal(error, Math.min(...values.map((value) => Math.abs(value - sample))), String(sample));
      }
    });
  });
