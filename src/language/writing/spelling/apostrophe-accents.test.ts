import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findCorrections } from '../find-corrections.ts';
import { applyEdits } from '../text-edit.ts';
import { apostropheAccents } from './apostrophe-accents.ts';

const correct = (text: string): string => applyEdits(text, findCorrections(text, 'it'));

describe('apostrophes for accents in Italian', () => {
  it('become accents', () => {
    assert.equal(correct('Non so perche’ sia piu’ caro.'), 'Non so perché sia più caro.');
    assert.equal(correct("Dell'eta' non parla, c'e' tempo."), "Dell'età non parla, c'è tempo.");
    assert.equal(correct("E' tardi, e' vero: la citta' dorme."), 'È tardi, è vero: la città dorme.');
  });

  it('stay where a word is clipped or a quotation ends', () => {
    for (const text of [
      "Un po' di sale, di' la verità, va' via e fa' presto.",
      "Scrisse 'eta' sul foglio.",
      'Lodava ‘la mia meta’ e rideva.',
      "Baciò e' suoi occhi.",
      "L' amico e' dell' altro.",
    ])
      assert.equal(correct(text), text.replace("e' dell'", "è dell'"));
  });

  it('cost as much as the text is long', () => {
    assert.deepEqual(apostropheAccents(`${'a'.repeat(4_000)}'`), []);
    assert.equal(apostropheAccents("piu' ".repeat(10_000)).length, 10_000);
  });
});
