import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHunspellLexicon } from './hunspell-lexicon.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Uint8Array =>
  new Uint8Array(Buffer.from(text, encoding));

describe('a hunspell dictionary', () => {
  const affixes = `SET UTF-8
FORBIDDENWORD !
NEEDAFFIX ~
COMPOUNDBEGIN x
PFX U Y 1
PFX U 0 un .
SFX S Y 2
SFX S y ies [^aeiou]y
SFX S 0 s [^y]
`;
  const words = `8
house/S
city/SU
happy/U
Berlin
wrong/!
stem~/~S
Strahl
Proton/S
`;
  const lexicon = createHunspellLexicon(bytes(words), bytes(affixes), false);
  const known = (list: string) => list.split(' ').filter((word) => lexicon.kindOf(word) === 'word');

  it('knows stems and their forms with prefixes and suffixes', () => {
    assert.deepEqual(known('house houses city cities unhappy uncity uncities'), [
      'house',
      'houses',
      'city',
      'cities',
      'unhappy',
      'uncity',
      'uncities',
    ]);
    assert.deepEqual(known('citys housees unhouse happys wrong xyz'), []);
  });

  it('takes capitals for names, unless the language writes nouns so', () => {
    assert.equal(lexicon.kindOf('Berlin'), 'name');
    assert.equal(createHunspellLexicon(bytes(words), bytes(affixes), true).kindOf('Berlin'), 'word');
  });

  it('knows compounds where the language makes them', () => {
    assert.notEqual(lexicon.kindOf('Protonstrahl'), undefined);
    assert.notEqual(lexicon.kindOf('Protonsstrahl'), undefined);
    assert.equal(lexicon.kindOf('Protonxyz'), undefined);
    const without = bytes(affixes.replace('COMPOUNDBEGIN x\n', ''));
    assert.equal(createHunspellLexicon(bytes(words), without, false).kindOf('Protonstrahl'), undefined);
  });

  it('reads other encodings, long and numeric flags and their aliases', () => {
    const latin = createHunspellLexicon(
      bytes('1\nniño/Sa\n', 'latin1'),
      bytes('SET ISO8859-1\nFLAG long\nSFX Sa Y 1\nSFX Sa 0 s .\n', 'latin1'),
      false,
    );
    assert.equal(latin.kindOf('niños'), 'word');
    const aliased = createHunspellLexicon(
      bytes('1\ncasa/1\n'),
      bytes('SET UTF-8\nFLAG num\nAF 1\nAF 12,13\nSFX 12 Y 1\nSFX 12 0 s .\n'),
      false,
    );
    assert.equal(aliased.kindOf('casas'), 'word');
  });
});
