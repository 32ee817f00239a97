import assert from 'node:assert/strict';
import { it } from 'node:test';
import { carelessEdits, carelessSlip } from './careless-slips.ts';
import { findMisspellings } from './find-misspellings.ts';
import type { Spelling } from './spelling.ts';

it('finds the frequent word that sounds like what is written', () => {
  const meant = {
    importand: 'important',
    inviroment: 'environment',
    imidiatly: 'immediately',
    tecnologies: 'technologies',
  };
  for (const [written, right] of Object.entries(meant)) assert.equal(carelessSlip(written), right);
});

it('leaves what is near to no frequent word, or to several', () => {
  for (const word of ['grexlopt', 'nocive', 'bat', 'wint']) assert.equal(carelessSlip(word), undefined);
});

const spelling = (unknown: readonly string[], isOfCarelessText = false): Spelling => ({
  unknown: (word) => (unknown.includes(word) ? { suggestions: [] } : undefined),
  isOfCarelessText,
});

it('changes such words only where the text has other mistakes', () => {
  const text = 'They will choose the inviroment as their new food.';
  const edits = (isOfCarelessText: boolean) =>
    findMisspellings(text, 'en-US', spelling(['inviroment'], isOfCarelessText), []);
  assert.deepEqual(edits(false), []);
  assert.deepEqual(edits(true), [{ start: 21, end: 31, text: 'environment', rule: 'spelling' }]);
});

it('takes two such words in one sentence for mistakes, but not among many right ones', () => {
  const unknown = ['importand', 'inviroment'];
  const short = 'It is importand that the inviroment is good.';
  assert.equal(findMisspellings(short, 'en-US', spelling(unknown), []).length, 2);
  const long = `${short} ${'All the other words of this text are right. '.repeat(30)}`;
  assert.deepEqual(findMisspellings(long, 'en-US', spelling(unknown), []), []);
});

it('compares few words only', () => {
  const words = Array.from({ length: 61 }, (_, start) => ({
    word: 'importand',
    start,
    end: start + 9,
    startsSentence: false,
    isNoun: false,
    isNamed: false,
  }));
  assert.deepEqual(carelessEdits(words, { words: 61, sure: 5, spelling: spelling([]) }), []);
});

it('leaves words of another language', () => {
  const text = 'Compare Dutch troost, Frisian treast, Gothic trausti and Old Norse traust.';
  assert.deepEqual(
    findMisspellings(text, 'en-US', spelling(['troost', 'Frisian', 'treast', 'trausti', 'Norse', 'traust']), []),
    [],
  );
});
