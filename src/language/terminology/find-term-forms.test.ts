import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import { textSegment } from '../segments.ts';
import { findTermForms, mergeTerms, wordsOfSegments } from './find-term-forms.ts';
import { buildTermMatcher } from './term-matcher.ts';

const lemmas: Readonly<Record<string, readonly string[]>> = {
  cars: ['car'],
  dogs: ['dog'],
  saw: ['see', 'saw'],
  logged: ['log'],
  bases: ['base', 'basar'],
  redes: ['red'],
  neuronales: ['neuronal'],
};

function found(text: string, ...sources: readonly string[]): readonly string[] {
  const matchers = [buildTermMatcher(sources.map((source) => ({ source, target: source })))];
  const steps = findTermForms(textSegment(text), matchers, (word) => lemmas[word.toLowerCase()] ?? []);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.map((one) => `${one.found}:${one.source}@${one.start}-${one.end}`);
}

describe('findTermForms', () => {
  it('finds words and phrases in other forms than the glossary has', () => {
    assert.deepEqual(found('The Cars stop.', 'car'), ['Cars:car@4-8']);
    assert.deepEqual(found('two red cars', 'red car'), ['red cars:red car@4-12']);
    assert.deepEqual(found('las redes neuronales', 'red neuronal'), ['redes neuronales:red neuronal@4-20']);
    assert.deepEqual(found('las bases de datos', 'base de datos'), ['bases de datos:base de datos@4-18']);
    assert.deepEqual(found('She logged in.', 'log in'), ['logged in:log in@4-13']);
    assert.deepEqual(found('I saw it', 'see'), ['saw:see@2-5']);
  });

  it('leaves what is there as it is to the search for terms', () => {
    assert.deepEqual(found('a car, a red car', 'car', 'red car'), []);
    assert.deepEqual(found('I saw a saw', 'saw'), []);
  });

  it('leaves addresses, placeholders and identifiers alone', () => {
    for (const text of ['https://cars.com/dogs', 'cars@example.com', '{cars}', '%(cars)s', 'cars_list'])
      assert.deepEqual(found(`See ${text} now`, 'car', 'dog'), [], text);
    assert.deepEqual(found('See https://cars.com and cars.', 'car'), ['cars:car@25-29']);
  });

  it('takes the longest at each word, and no words that are apart', () => {
    assert.deepEqual(found('dogs cars', 'dog', 'dog cars'), ['dogs cars:dog cars@0-9']);
    assert.deepEqual(found('red, cars', 'red car'), []);
    assert.deepEqual(found('red\n\ncars', 'red car'), []);
  });

  it('asks for each word once', () => {
    assert.deepEqual(wordsOfSegments(['a car, a car', 'cars'].map(textSegment)), ['a', 'car', 'cars']);
  });
});

describe('mergeTerms', () => {
  const term = (start: number, end: number, inflected?: true): FoundTerm => ({
    source: 'x',
    target: 'y',
    start,
    end,
    found: 'x',
    ...(inflected && { inflected }),
  });

  it('gives a longer term precedence over all that it covers, and one that is there as it is over others', () => {
    const spans = (terms: readonly FoundTerm[]) => terms.map(({ start, end }) => [start, end]);
    assert.deepEqual(spans(mergeTerms([term(0, 3), term(10, 12)], [term(0, 8)])), [
      [0, 8],
      [10, 12],
    ]);
    assert.deepEqual(mergeTerms([term(0, 3)], [term(0, 3, true)]), [term(0, 3)]);
    assert.deepEqual(spans(mergeTerms([term(0, 8)], [term(5, 8), term(9, 11)])), [
      [0, 8],
      [9, 11],
    ]);
  });
});
