import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type NGrams, trieModel } from '../../../../test/support/trie-model.ts';
import type { WordReading } from '../../../contracts/language/morphology.ts';
import { applyEdits } from '../text-edit.ts';
import { findInContext, weighInContext } from './find-in-context.ts';
import { TrieWordModel } from './trie-word-model.ts';

/** A model that has these sentences, and their words in any other order a thousand times more rarely for each pair. */
function modelOf(sentences: readonly string[], others: readonly string[]): TrieWordModel {
  const lines = sentences.map((sentence) => ['<s>', ...sentence.split(' '), '</s>']);
  const sequences = (length: number, probability: number): NGrams =>
    [
      ...new Set(
        lines.flatMap((line) =>
          line.flatMap((_, at) => (at + length > line.length ? [] : [line.slice(at, at + length).join(' ')])),
        ),
      ),
    ].map((sequence) => [sequence, probability, length === 3 ? 0 : -1]);
  const words = new Set([...lines.flat(), ...others]);
  return new TrieWordModel(
    trieModel(
      [...words].map((word) => [word, -3, -1] as const),
      sequences(2, -0.5),
      sequences(3, -0.2),
    ),
  );
}

const model = modelOf(
  [
    'the ship is built here',
    'we have spent two years there',
    'there is no time left',
    'he works in a factory now',
    'she did her homework at home',
    'because the people are tired',
    'this will be a good year',
    'there are many years left',
  ],
  ['build', 'spend', 'year', 'their', 'work', 'then', 'than', 'these'],
);

const lexicon: Readonly<Record<string, string>> = {
  build: 'build.vblex.inf',
  built: 'build.vblex.past build.vblex.pp',
  factory: 'factory.n.sg',
  home: 'home.n.sg',
  spend: 'spend.vblex.inf',
  work: 'work.n.sg work.vblex.inf',
  year: 'year.n.sg',
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

const correct = (text: string, isOfCarelessText = true, strange: readonly string[] = []): string => {
  const unknown = (word: string) => (strange.includes(word.toLowerCase()) ? { suggestions: [] } : undefined);
  return applyEdits(text, findInContext(text, { model, readings, spelling: { unknown, isOfCarelessText } }));
};

describe('words in their context', () => {
  it('become what the model has beside the words around them', () => {
    assert.equal(correct('The ship is build here.'), 'The ship is built here.');
    assert.equal(correct('We have spend two years there.'), 'We have spent two years there.');
    assert.equal(correct('We have spent two year there.'), 'We have spent two years there.');
    assert.equal(correct('There are many year left.'), 'There are many years left.');
    assert.equal(correct('This will a good year.'), 'This will be a good year.');
    assert.equal(correct('Their is no time left.'), 'There is no time left.');
    assert.equal(correct('He works in factory now.'), 'He works in a factory now.');
    assert.equal(correct('She did her home work at home.'), 'She did her homework at home.');
  });

  it('stay where the model has them, or knows nothing of what is around', () => {
    for (const text of [
      'The ship is built here.',
      'There is no time left.',
      'It be build, elsewhere.',
      'Year 7: build!',
    ])
      assert.equal(correct(text), text);
  });

  it('decide what is meant by a word that no dictionary has', () => {
    const text = 'Becuase the people are tired.';
    assert.equal(correct(text, true, ['becuase']), 'Because the people are tired.');
    assert.equal(correct(text, false, ['becuase']), 'Because the people are tired.');
    assert.equal(correct(text, true), text);
  });

  it('take a word for two without their space, or what is beside another unknown word for a slip, only beside other mistakes', () => {
    for (const [text, meant, ...strange] of [
      ['We have spent twoyears there.', 'We have spent two years there.', 'twoyears'],
      ['Becuase theese people are tired.', 'Because these people are tired.', 'becuase', 'theese'],
    ] as const) {
      assert.equal(correct(text, false, strange), text);
      assert.equal(correct(text, true, strange), meant);
    }
  });

  it('stay beside names, in addresses and in code', () => {
    assert.equal(
      correct('In the Build factory he works in Factory now.'),
      'In the Build factory he works in Factory now.',
    );
    for (const text of ['See https://a.example/is/build here.', 'Call `is build here`.'])
      assert.equal(correct(text), text);
  });

  it('have rules by the kind of mistake', () => {
    const spelling = { unknown: () => undefined, isOfCarelessText: true };
    const rules = weighInContext('The ship is build here.', { model, readings, spelling }).map(({ rule }) => rule);
    assert.deepEqual([...new Set(rules)], ['context/participle']);
  });
});
