import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { InlineCode } from '../../contracts/segment.ts';
import { textSegment } from '../segments.ts';
import { possibleBaseForms } from './base-forms.ts';
import { findTerms } from './find-terms.ts';
import { withInflectedTerms } from './inflected-terms.ts';
import { buildTermMatcher } from './term-matcher.ts';

/** What is found, those of other forms in brackets. */
function found(text: string, terms: readonly string[], language: string): string {
  const segment = textSegment(text);
  const matchers = [buildTermMatcher(terms.map((source) => ({ source, target: source })))];
  return withInflectedTerms(segment, findTerms(segment, matchers), matchers, language)
    .map((term) => (term.inflected ? `(${term.found}:${term.source})` : term.found))
    .join(' ');
}

describe('withInflectedTerms', () => {
  it('finds words that may be other forms of a term', () => {
    assert.equal(found('Cars and cities.', ['car', 'city'], 'en'), '(Cars:car) (cities:city)');
    assert.equal(
      found('Running boxes, two knives, children.', ['run', 'box', 'knife', 'child'], 'en-GB'),
      '(Running:run) (boxes:box) (knives:knife) (children:child)',
    );
    assert.equal(
      found('Los coches rojos y las luces.', ['coche', 'rojo', 'luz'], 'es'),
      '(coches:coche) (rojos:rojo) (luces:luz)',
    );
    assert.equal(found('Des chevaux, des bateaux', ['cheval', 'bateau'], 'fr'), '(chevaux:cheval) (bateaux:bateau)');
  });

  it('leaves words alone that are in a term already, or a term themselves', () => {
    assert.equal(found('red cars, cars', ['red cars', 'car'], 'en'), 'red cars (cars:car)');
    assert.equal(found('news', ['new', 'news'], 'en'), 'news');
  });

  it('finds nothing more in languages whose endings are not known', () => {
    assert.equal(found('Häuser', ['Haus'], 'de'), '');
    assert.deepEqual(possibleBaseForms('Häuser', 'de-AT'), []);
  });

  it('knows positions of codes', () => {
    const code: InlineCode = { kind: 'alone', id: 1, data: '<br>', equivalent: '\n' };
    const matchers = [buildTermMatcher([{ source: 'car', target: 'coche' }])];
    const [term] = withInflectedTerms({ inlines: ['Two', code, 'cars'] }, [], matchers, 'en');
    assert.deepEqual(term, { source: 'car', target: 'coche', start: 4, end: 8, found: 'cars', inflected: true });
  });

  it('finds terms in reading order that never overlap, and keeps those found before', () => {
    const word = fc.constantFrom('car', 'cars', 'red', 'reds', 'city', 'cities', 'stopped', 'ing');
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (text, terms) => {
        const segment = textSegment(text.join(' '));
        const matchers = [buildTermMatcher(terms.map((source) => ({ source, target: source })))];
        const before = findTerms(segment, matchers);
        const all = withInflectedTerms(segment, before, matchers, 'en');
        assert.deepEqual(
          all.filter(({ inflected }) => !inflected),
          before,
        );
        for (const [index, term] of all.entries()) assert.ok(term.start >= (all[index - 1]?.end ?? 0));
      }),
    );
  });
});
