import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSlipInPart, splits } from './compound-slips.ts';

const compounded = (meant: string, ...known: readonly string[]) =>
  splits(meant).filter(({ parts }) => parts.every((part) => known.includes(part)));

describe('compounds that may be meant', () => {
  it('are so where the slip is in one long part', () => {
    const cards = compounded('Neujahrskarten', 'Neujahr', 'Karten');
    assert.ok(isSlipInPart('Neuhjahrskarten', 'Neujahrskarten', cards));
    assert.ok(isSlipInPart('Neujahrskatren', 'Neujahrskarten', cards));
  });

  it('are not so where a short part is another word, or where the slip is across both', () => {
    assert.ok(!isSlipInPart('Rossmeer', 'Rissmeer', compounded('Rissmeer', 'Riss', 'Meer')));
    assert.ok(!isSlipInPart('Hemisphäre', 'Heimsphäre', compounded('Heimsphäre', 'Heim', 'Sphäre')));
    assert.ok(!isSlipInPart('Assyrer', 'Astsyrer', compounded('Astsyrer', 'Ast', 'Syrer')));
  });

  it('are words as all others where they are no compounds', () => {
    assert.ok(isSlipInPart('Galarie', 'Galerie', splits('Galerie').slice(0, 0)));
    assert.deepEqual(compounded('Aufgaben', 'Auf', 'Gaben'), [], 'a prefix');
  });
});
