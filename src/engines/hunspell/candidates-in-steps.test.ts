import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { candidates } from '../../language/writing/spelling/candidates.ts';
import { firstCandidates, impliedBy, isSettled, rareCandidates } from './candidates-in-steps.ts';

describe('candidates for words', () => {
  const costs = candidates('vieleicht', 'de');

  it('are asked for first where they are likely, frequent, written beside the word, or decide whether it is a word', () => {
    const first = firstCandidates({ word: 'vieleicht', costs }, 'de', new Set(['vieleiche']));
    assert.ok(first.has('vielleicht') && first.has('vieleiche'));
    assert.ok(first.size * 10 < costs.size);
    const tapfre = { word: 'tapfre', costs: candidates('tapfre', 'de') };
    assert.ok(firstCandidates(tapfre, 'de', new Set()).has('tapfere'));
  });

  it('are settled by a likely slip, unless a frequent word is guessed', () => {
    assert.equal(isSettled('vieleicht', 'de', [['vielleicht', 0.4]]), true);
    assert.equal(isSettled('vieleicht', 'de', []), false);
    assert.equal(
      isSettled('vieleicht', 'de', [
        ['vielleicht', 0.4],
        ['leicht', 0.86],
      ]),
      false,
    );
    assert.equal(isSettled('Rindfleischetikettierungsüberwachung', 'de', []), true);
  });

  it('that are rare are asked for where a long word lacks a letter, and German ones with any slip or with an umlaut', () => {
    const rare = (word: string, base: string) => rareCandidates({ word, costs: candidates(word, base) }, base);
    assert.ok(rare('collimateu', 'fr').has('collimateur') && !rare('collimateut', 'fr').has('collimateur'));
    assert.equal(rare('vitria', 'pt').size, 0);
    assert.ok(rare('Nachbrschaft', 'de').has('Nachbarschaft'));
    const few = rare('pützen', 'de');
    assert.ok(few.has('putzen') && !few.has('stützen'));
  });

  it('with a small letter are in no dictionary that lacks them with a capital, but for signs of units', () => {
    assert.deepEqual(impliedBy(new Set(['haus', 'hause', 'Hause', 'km', 'Km'])), ['hause']);
  });
});
