import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeOf, countChanges, faultOf, markTerms, readTerms, rebase, sizeOf, writeTerms } from './terms.ts';

describe('terms of a list', () => {
  it('are read a line each, with faulty lines named and known terms left out', () => {
    assert.deepEqual(
      readTerms('\ufeffDragoman\r\n Éluard \n\none\ttwo\nDragoman\n\u0007\nAlba, Inc.', 'tsv', ['Éluard']),
      {
        terms: ['Dragoman', 'Alba, Inc.'],
        faults: [
          { line: 4, fault: 'fields' },
          { line: 5, fault: 'duplicate' },
          { line: 6, fault: 'control' },
        ],
      },
    );
  });

  it('are read from the first column of a CSV file, and written so that it reads them again', () => {
    const terms = ['Dragoman', 'Alba, Inc.', 'the "Foo"'];
    assert.equal(writeTerms(terms, 'csv'), 'Dragoman\n"Alba, Inc."\n"the ""Foo"""\n');
    assert.deepEqual(readTerms(writeTerms(terms, 'csv'), 'csv', []), { terms, faults: [] });
    assert.deepEqual(readTerms('Dragoman,,\nAlba,Inc.\n', 'csv', []), {
      terms: ['Dragoman'],
      faults: [{ line: 2, fault: 'fields' }],
    });
    assert.equal(writeTerms(terms, 'tsv'), 'Dragoman\nAlba, Inc.\nthe "Foo"\n');
  });

  it('are read as far as there is room in the list', () => {
    const long = 'x'.repeat(294);
    assert.deepEqual(readTerms(`${long}\nAlba\nBela\nC`, 'tsv', ['Alba']), {
      terms: [long],
      faults: [
        { line: 3, fault: 'room' },
        { line: 4, fault: 'room' },
      ],
    });
  });

  it('are counted in code points, with the line breaks between them', () => {
    assert.equal(sizeOf(['a😀', 'b']), 4);
    assert.equal(faultOf('x'.repeat(301)), 'long');
    assert.equal(faultOf('x'.repeat(300)), undefined);
    assert.equal(faultOf('\ud800'), 'control');
  });

  it('change without undoing what others have changed', () => {
    const before = ['Alba', 'Bela', 'Cara'];
    const wanted = ['Alba', 'Béla', 'Dora'];
    const change = changeOf(before, wanted);
    assert.deepEqual(change, { added: ['Béla', 'Dora'], removed: ['Bela', 'Cara'] });
    assert.equal(countChanges(change), 2);
    assert.deepEqual(rebase(wanted, before, ['Alba', 'Cara', 'Elsa', 'Dora']), ['Alba', 'Elsa', 'Dora', 'Béla']);
    // Nothing moves where nobody has changed anything.
    assert.equal(rebase(wanted, before, [...before]), wanted);
  });

  it('are marked where they are whole words, the longest first', () => {
    const terms = ['Alba', 'Alba Nova', 'C++'];
    const marked = (text: string) =>
      markTerms(text, terms).map(({ text: piece, isTerm }) => (isTerm ? `[${piece}]` : piece));
    assert.equal(
      marked('Alba Nova and Alba, not Albania, in C++.').join(''),
      '[Alba Nova] and [Alba], not Albania, in [C++].',
    );
    assert.equal(marked('nothing').join(''), 'nothing');
    assert.deepEqual(markTerms('text', []), [{ text: 'text', isTerm: false }]);
  });
});
