import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WordReading } from '../../../../contracts/language/morphology.ts';
import { englishTokens } from '../../agreement/english/tokens.ts';
import { lacksCapital } from './capitals.ts';
import { missingComma } from './commas.ts';

const lexicon: Readonly<Record<string, string>> = {
  because: 'because.cnjadv',
  choose: 'choose.vblex.inf',
  city: 'city.n.sg',
  house: 'house.n.sg house.vblex.inf',
  live: 'live.vblex.inf',
  rich: 'rich.adj',
  students: 'student.n.pl',
  think: 'think.vblex.inf',
  want: 'want.vblex.inf want.n.sg',
  was: 'be.vbser.past.p3.sg',
  won: 'win.vblex.past',
};
const readings = new Map(
  Object.entries(lexicon).map(([word, all]) => [
    word,
    all.split(' ').map((one): WordReading => {
      const [lemma = '', ...tags] = one.split('.');
      return { lemma, tags, lexicon: 'en' };
    }),
  ]),
);
const tokensOf = (sentence: string) => englishTokens(sentence, readings);

describe('the comma that is missing behind an introduction', () => {
  const before = (sentence: string, isCareless = true): string | undefined =>
    missingComma(tokensOf(sentence), isCareless)?.word;

  it('follows expressions that have one before any subject', () => {
    assert.equal(before('In my opinion students think.', false), 'opinion');
    assert.equal(before('But on the other hand they live.', false), 'hand');
    assert.equal(before('Also in the city they live.', false), 'also');
    assert.equal(before('For example purposes, they live.', false), undefined);
    assert.equal(before('Thus they live.', false), undefined);
    assert.equal(before('Thus they live.'), 'thus');
  });

  it('parts a clause or a phrase from its subject in texts with other mistakes', () => {
    assert.equal(before('When I was rich I won.'), 'rich');
    assert.equal(before('In the city they live.'), 'city');
    assert.equal(before('If you want a house you will choose.'), 'house');
    assert.equal(before('In the city they live.', false), undefined);
  });

  it('is not within a clause, nor where one is', () => {
    for (const sentence of ['If you think you won.', 'When I was rich, I won.', 'In front of you they live.'])
      assert.equal(before(sentence), sentence.startsWith('In front') ? 'you' : undefined, sentence);
  });
});

describe('the capital of a sentence', () => {
  it('is missing where a whole sentence begins with a small letter', () => {
    assert.equal(lacksCapital(tokensOf('because they want a house.')), true);
    for (const text of [
      'Because they want a house.',
      'because they want a house',
      'because of it.',
      'city of the rich.',
    ])
      assert.equal(lacksCapital(tokensOf(text)), false, text);
  });
});
