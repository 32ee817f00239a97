import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { agreePredicates } from './agree-predicates.ts';
import { readTokens } from './lexical-units.ts';
import { readPossessives } from './plural-possessives.ts';

describe('agreePredicates', () => {
  const agree = async (stream: string) =>
    (await agreePredicates(stream.replaceAll('·', '\ue000'), async (forms) => new Set(forms))).replaceAll(
      '\ue000',
      '·',
    );
  const cars = '^El<det><def><m><pl>$ ^a·aa<n><m><pl>$ ';

  test('an adjective behind the copula has gender and number of the term', async () => {
    assert.equal(
      await agree(`${cars}^ser<vbser><pri><p3><pl>$ ^molt<preadv>$ ^vell<adj><m><sg>$^.<sent>$`),
      `${cars}^ser<vbser><pri><p3><pl>$ ^molt<preadv>$ ^vell<adj><m><pl>$^.<sent>$`,
    );
    assert.equal(
      await agree(`${cars}[[3]]^ser<vbser><pri><p3><pl>$ [[4]]^vermell<n><m><sg>$`),
      `${cars}[[3]]^ser<vbser><pri><p3><pl>$ [[4]]^vermell<adj><m><pl>$`,
    );
  });

  test('what is said of another noun stays', async () => {
    for (const stream of [
      `^casa<n><f><pl>$ ^de<pr>$ ${cars}^ser<vbser><pri><p3><pl>$ ^vell<adj><f><pl>$`,
      `^casa<n><f><sg>$ ^i<cnjcoo>$ ${cars}^ser<vbser><pri><p3><pl>$ ^vell<adj><f><pl>$`,
      `${cars}^ser<vbser><pri><p3><sg>$ ^vell<adj><f><sg>$`,
      `${cars}^veure<vblex><pri><p3><pl>$ ^vell<adj><m><sg>$`,
      `${cars}^ser<vbser><pri><p3><pl>$, ^vell<adj><m><sg>$`,
      '^cotxe<n><m><pl>$ ^ser<vbser><pri><p3><pl>$ ^vell<adj><m><sg>$',
    ])
      assert.equal(await agree(stream), stream);
  });

  test('a noun that is no adjective stays', async () => {
    const stream = '^a\ue000aa<n><m><sg>$ ^ser<vbser><pri><p3><sg>$ ^metge<n><m><sg>$';
    assert.equal(await agreePredicates(stream, async () => new Set()), stream);
  });
});

describe('readPossessives', () => {
  const read = (analysis: string, language = 'en') =>
    readPossessives(readTokens(analysis), language)
      .map(({ raw }) => raw)
      .join('');

  test('an apostrophe behind a plural and before a noun is a genitive', () => {
    assert.equal(
      read("^dogs/dog<n><pl>$^'/'<apos>$ ^house/house<n><sg>$"),
      "^dogs/dog<n><pl>$ ^'/'s<gen>$ ^house/house<n><sg>$",
    );
  });

  test('quotation marks, other words and other languages stay', () => {
    for (const [analysis, language] of [
      ["^'/'<apos>$^dogs/dog<n><pl>$^'/'<apos>$ ^house/house<n><sg>$", 'en'],
      ["^dogs/dog<n><pl>$^'/'<apos>$.", 'en'],
      ["^dog/dog<n><sg>$^'/'<apos>$ ^house/house<n><sg>$", 'en'],
      ["^coches/coche<n><m><pl>$^'/'<apos>$ ^casa/casa<n><f><sg>$", 'es'],
    ] as const)
      assert.equal(read(analysis, language), analysis);
  });
});
