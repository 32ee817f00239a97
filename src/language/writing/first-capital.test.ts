import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withFirstCapital } from './first-capital.ts';

const isUnknown = (word: string) => word === 'curl';
const edit = (start: number, text: string) => ({ start, end: start + 1, text, rule: 'spelling' });

it('gives a text with another mistake the capital at its start', () => {
  assert.deepEqual(withFirstCapital('il cane corre ne prato.', 'it', [edit(14, 'nel')], isUnknown), [
    { start: 0, end: 1, text: 'I', rule: 'grammar/capital' },
    edit(14, 'nel'),
  ]);
  assert.equal(withFirstCapital('x cane corre nel prato.', 'it', [edit(0, 'il')], isUnknown)[0]?.text, 'Il');
});

it('gives German sentences one that begin with a pronoun or a question word', () => {
  const capital = { start: 0, end: 1, text: 'W', rule: 'grammar/capital' };
  assert.deepEqual(withFirstCapital('wie heißt das Kind?', 'de', [], isUnknown), [capital]);
  assert.deepEqual(withFirstCapital('bunte Kleider für Kinder.', 'de', [], isUnknown), []);
});

it('leaves texts without mistakes, pieces of sentences, and other languages', () => {
  for (const [text, language, edits] of [
    ['il cane corre nel prato.', 'it', []],
    ['il cane corre ne prato', 'it', [edit(14, 'nel')]],
    ['ne prato.', 'it', [edit(0, 'nel')]],
    ['curl scrive ne file aperto.', 'it', [edit(12, 'nel')]],
    ['string è un tipo di dato.', 'it', [edit(9, 'un')]],
    ['the dog runs i the grass.', 'en-US', [edit(13, 'in')]],
  ] as const)
    assert.deepEqual(withFirstCapital(text, language, edits, isUnknown), edits);
});
