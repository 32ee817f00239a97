import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode, plainText, textSegment } from '../segments.ts';
import { carryTerms } from './carry-terms.ts';
import { coverTerms } from './protect-terms.ts';

const source = textSegment('Red cars and houses');
const cars: FoundTerm = { source: 'cars', target: 'camion', start: 4, end: 8, found: 'cars' };
const houses: FoundTerm = { source: 'houses', target: 'logement', start: 13, end: 19, found: 'houses' };

/** `{1 text}1` is the pair of the first term, `[b]` and `[/b]` another; `[x]` is seen. */
function parse(text: string): Segment {
  const inlines = text.split(/(\{\d|\}\d|\[\/?\w\])/u).flatMap((part): readonly Inline[] => {
    if (part === '') return [];
    if (part.startsWith('{')) return [{ kind: 'open', id: Number(part[1]), data: '' }];
    if (part.startsWith('}')) return [{ kind: 'close', id: Number(part[1]), data: '' }];
    if (part === '[x]') return [{ kind: 'alone', id: 9, data: '', equivalent: 'x' }];
    if (part.startsWith('[')) return [{ kind: part.startsWith('[/') ? 'close' : 'open', id: 8, data: '' }];
    return [part];
  });
  return { inlines };
}

function carry(text: string, terms: readonly FoundTerm[] = [cars, houses]) {
  const { segment, terms: carried } = carryTerms(parse(text), coverTerms(source, terms));
  return {
    text: plainText(segment),
    codes: segment.inlines.filter(isCode).length,
    terms: carried.map(({ found, target, start }) => [found, target, start]),
  };
}

describe('carryTerms', () => {
  it('finds the words that the targets replace', () => {
    assert.deepEqual(carry('{1Coches}1 rojos y {2casas}2'), {
      text: 'Coches rojos y casas',
      codes: 0,
      terms: [
        ['Coches', 'camion', 0],
        ['casas', 'logement', 15],
      ],
    });
  });

  it('follows them where they went, and leaves spaces and other codes outside', () => {
    assert.deepEqual(carry('{2 casas }2y [b]{1co[/b]ches}1[x]'), {
      text: ' casas y coches',
      codes: 3,
      terms: [
        ['casas', 'logement', 1],
        ['coches', 'camion', 9],
      ],
    });
    assert.deepEqual(carry('[x] {1coches}1').terms, [['coches', 'camion', 2]]);
  });

  it('leaves an article outside that the term had not', () => {
    assert.deepEqual(carry('{1Los coches}1').terms, [['coches', 'camion', 4]]);
    assert.deepEqual(carry("{1 l'auto }1").terms, [['auto', 'camion', 3]]);
    const text = 'the cars';
    const theCars: FoundTerm = { source: text, target: 'les camions', start: 0, end: text.length, found: text };
    const covered = coverTerms(textSegment(text), [theCars]);
    assert.equal(carryTerms(parse('{1Los coches}1'), covered).terms[0]?.found, 'Los coches');
  });

  it('leaves out what came back empty, around another or around what is no text', () => {
    assert.deepEqual(carry('{1 }1 y {2[x]}2').terms, []);
    assert.deepEqual(carry('{1coches y {2casas}2}1').terms, [['casas', 'logement', 9]]);
  });

  it('distinguishes capitals of a position from those of a word', () => {
    const terms = [{ ...cars, found: 'Cars' }];
    const sources = (list: readonly FoundTerm[], text: string) =>
      carryTerms(parse(text), coverTerms(source, list)).terms.map((term) => term.source);
    assert.deepEqual(sources(terms, '{1Coches}1'), ['coches']);
    assert.deepEqual(sources([cars], '{1Coches}1'), ['Coches']);
    assert.deepEqual(sources([{ ...cars, found: 'CARS' }], '{1COCHES}1'), ['coches']);
    assert.deepEqual(sources([{ ...cars, source: 'US', found: 'US' }], '{1EE. UU.}1'), ['EE. UU.']);
  });
});
