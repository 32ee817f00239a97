import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSlipInPart, splits } from './compound-slips.ts';

const compounded = (meant: string, ...known: readonly string[]) =>
  splits(meant).filter(({ parts }) => parts.every((part) => known.includes(part)));

describe('compounds that may be meant', () => {
  it('are so where the slip is in one long part', () => {
    const cards = compounded('Neujahrskarten', 'Neujahr', 'Karten');
    assert.ok(isSlipInPart('Neuhjahrskarten', 'Neujahrskarten', 0.38, cards));
    assert.ok(
      isSlipInPart('Gasunternehmns', 'Gasunternehmens', 0.84, compounded('Gasunternehmens', 'Gas', 'Unternehmens')),
    );
    assert.ok(isSlipInPart('Neujahrskatren', 'Neujahrskarten', 0.44, cards));
  });

  it('are not so where a short part is another word, or where the slip is across both', () => {
    assert.ok(!isSlipInPart('Rossmeer', 'Rissmeer', 1, compounded('Rissmeer', 'Riss', 'Meer')));
    assert.ok(!isSlipInPart('Hemisphäre', 'Heimsphäre', 0.89, compounded('Heimsphäre', 'Heim', 'Sphäre')));
    assert.ok(!isSlipInPart('Assyrer', 'Astsyrer', 1, compounded('Astsyrer', 'Ast', 'Syrer')));
  });

  it('are not so where the first part is an English word', () => {
    const player = compounded('Fotoballspieler', 'Fotoball', 'Spieler');
    assert.ok(!isSlipInPart('Footballspieler', 'Fotoballspieler', 0.44, player));
    assert.ok(isSlipInPart('Fotobalspieler', 'Fotoballspieler', 0.3, player));
  });

  it('are words as all others where they are no compounds', () => {
    assert.ok(isSlipInPart('Galarie', 'Galerie', 0.45, splits('Galerie').slice(0, 0)));
    assert.ok(
      !isSlipInPart('Natürschützer', 'Nähtürschützer', 0.63, compounded('Nähtürschützer', 'Nähtür', 'Schützer')),
      'two slips in a part that nobody uses',
    );
    assert.deepEqual(compounded('Aufgaben', 'Auf', 'Gaben'), [], 'a prefix');
  });
});
