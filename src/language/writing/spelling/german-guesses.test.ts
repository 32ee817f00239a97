import assert from 'node:assert/strict';
import { it } from 'node:test';
import { germanGuess } from './german-guesses.ts';
import type { Suggestion } from './spelling.ts';

const guess = (word: string, suggestions: Readonly<Record<string, number>>, startsSentence = false) =>
  germanGuess(
    { word, start: 0, end: word.length, startsSentence, isNoun: false, isNamed: false },
    Object.entries(suggestions).map(([meant, cost]): Suggestion => ({ word: meant, cost })),
  );

it('takes the frequent word among several', () => {
  assert.equal(guess('nich', { noch: 0.82, nicht: 0.84, nach: 1 }), 'nicht');
  assert.equal(guess('sodern', { sofern: 0.82, sondern: 0.84 }), 'sondern');
  assert.equal(guess('siet', { seit: 0.38, sieht: 0.38 }), undefined);
});

it('leaves commands without their last letter', () => {
  assert.equal(guess('schieb', { schien: 0.82, schiebe: 0.82, schrieb: 0.84 }), undefined);
});

it('takes umlauts back', () => {
  assert.equal(guess('läufen', { Läufen: 0.3, laufen: 1 }), 'laufen');
  assert.equal(guess('Kätzen', { Kästen: 0.82, Katzen: 1, Kotzen: 1 }), 'Katzen');
});

it('leaves a word with a capital alone, which may be a name', () => {
  assert.equal(guess('Harben', { Haben: 0.86, Farben: 1 }), undefined);
  assert.equal(guess('Ulmburg', { Ulmberg: 1 }), undefined);
});

it('takes the only word that is near to a long one', () => {
  assert.equal(guess('gesundeitliche', { gesundheitliche: 0.82, Gesundheitliche: 0.97 }), 'gesundheitliche');
  assert.equal(guess('Handelers', { Handeler: 0.86 }), undefined);
});
