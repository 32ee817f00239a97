import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCorrections } from '../find-corrections.ts';
import { applyEdits } from '../text-edit.ts';

/** What edited prose has and rules took for mistakes, each beside the mistake that the rule is about. */
const cases: readonly [language: string, kept: string, wrong: string, right: string][] = [
  ['en', 'Most prominent among these is the museum.', 'These is the books.', 'These are the books.'],
  ['fr', 'Il poursuit sa marche vers la ville.', 'Mais sa marche pas du tout.', 'Mais ça marche pas du tout.'],
  ['es', 'Los diputados apoyaron a Mas en la votación.', 'Quiero mas agua.', 'Quiero más agua.'],
];

for (const [language, kept, wrong, right] of cases)
  test(`${language}: ${kept}`, () => {
    assert.equal(applyEdits(kept, findCorrections(kept, language)), kept);
    assert.equal(applyEdits(wrong, findCorrections(wrong, language)), right);
  });

test('a question begins a sentence, whatever is before its mark', () => {
  assert.equal(applyEdits('Dijo: ¿Donde vives?', findCorrections('Dijo: ¿Donde vives?', 'es')), 'Dijo: ¿Dónde vives?');
});
