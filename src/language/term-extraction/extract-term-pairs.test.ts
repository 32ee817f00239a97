import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { extractTermPairs, type ParallelSegment } from './extract-term-pairs.ts';
import type { WordClasses } from './term-candidates.ts';

const sourceClasses: WordClasses = {
  ...Object.fromEntries(['the', 'a', 'is', 'of', 'it'].map((word) => [word, { classes: 'f', lemma: word }])),
  ...Object.fromEntries(['pump', 'valve', 'pressure'].map((word) => [word, { classes: 'n', lemma: word }])),
  pumps: { classes: 'n', lemma: 'pump' },
  opens: { classes: 'v', lemma: 'open' },
  red: { classes: 'a', lemma: 'red' },
};
const targetClasses: WordClasses = {
  ...Object.fromEntries(['la', 'las', 'una', 'es'].map((word) => [word, { classes: 'f', lemma: word }])),
  de: { classes: 'p', lemma: 'de' },
  ...Object.fromEntries(['bomba', 'válvula', 'presión'].map((word) => [word, { classes: 'n', lemma: word }])),
  bombas: { classes: 'n', lemma: 'bomba' },
  abre: { classes: 'v', lemma: 'abrir' },
  roja: { classes: 'a', lemma: 'rojo' },
};

const segments: readonly ParallelSegment[] = [
  { source: 'The pressure valve opens.', target: 'La válvula de presión abre.' },
  { source: 'A pressure valve is red.', target: 'Una válvula de presión es roja.' },
  { source: 'It is the pressure valve.', target: 'Es la válvula de presión.' },
  { source: 'The pump is red.', target: 'La bomba es roja.' },
  { source: 'The pumps.', target: 'Las bombas.' },
  { source: 'A pump, red.', target: 'Una bomba, roja.' },
];

const extract = (given: readonly ParallelSegment[], least = 3) =>
  extractTermPairs({
    sourceLanguage: 'en',
    targetLanguage: 'es',
    segments: given,
    sourceClasses,
    targetClasses,
    leastFrequency: least,
    most: 10,
  });

describe('term pairs', () => {
  it('are noun phrases in the same segments, in all forms of their words, with an example', () => {
    const pairs = extract(segments);
    const phrase = pairs.find(({ source }) => source === 'pressure valve');
    assert.deepEqual(
      [phrase?.target, phrase?.frequency, phrase?.together, phrase?.example],
      ['válvula de presión', 3, 3, segments[0]],
    );
    assert.deepEqual(
      pairs.filter(({ source }) => source === 'pump').map(({ target, frequency }) => [target, frequency]),
      [['bomba', 3]],
    );
    for (const { source } of pairs) assert.doesNotMatch(source, /\b(the|a|is|it|opens)\b/i);
  });

  it('are no code that stays as it is, unlike names that stay, and terms that are marked as code', () => {
    const withCode = [
      { source: 'The `pump` of Acme: {{user}}.', target: 'La `bomba` de Acme: {{user}}.' },
      { source: 'A `pump` {{user}} is red: Acme.', target: 'Una `bomba` {{user}} es roja: Acme.' },
      { source: 'Is {{user}} a `pump` of a user?', target: '¿Es {{user}} una `bomba` de una usuaria?' },
    ];
    assert.deepEqual(
      extract(withCode, 2)
        .map(({ source, target, frequency }) => [source, target, frequency])
        .sort(),
      [
        ['Acme', 'Acme', 2],
        ['pump', 'bomba', 3],
      ],
    );
  });

  it('are in as many segments as wanted', () => {
    assert.deepEqual(extract(segments, 4), []);
    assert.deepEqual(extract([]), []);
  });

  it('are found without lexicons, where words of grammar are those of many segments', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      source: index % 6 === 0 ? 'the constructor of it' : `the word${index % 6} of it`,
      target: index % 6 === 0 ? 'el constructor de ello' : `el palabra${index % 6} de ello`,
    }));
    const pairs = extractTermPairs({
      sourceLanguage: 'xx',
      targetLanguage: 'yy',
      segments: many,
      sourceClasses: {},
      targetClasses: {},
      leastFrequency: 3,
      most: 10,
    });
    assert.ok(pairs.length > 0);
    for (const { source } of pairs) assert.doesNotMatch(source, /\b(the|of|it)\b/);
  });
});
