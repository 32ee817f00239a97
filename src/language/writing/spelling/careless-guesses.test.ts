import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findMisspellings } from './find-misspellings.ts';
import type { Spelling, UnknownWord } from './spelling.ts';

const known: Readonly<Record<string, UnknownWord>> = {
  arrabia: { suggestions: [{ word: 'arrabbia', cost: 0.4, isCommon: true }], isForeign: true },
  ragaza: { suggestions: [{ word: 'ragazza', cost: 0.4, isCommon: true }], isForeign: false },
  rovesiata: { suggestions: [{ word: 'rovesciata', cost: 0.84 }] },
  rovesiuta: { suggestions: [{ word: 'rovescxuta', cost: 0.84 }] },
  feldspato: { suggestions: [], isForeign: true },
};
const spelling = (isOfCarelessText = false): Spelling => ({ unknown: (word) => known[word], isOfCarelessText });

it('guesses a word that another language has only beside other mistakes', () => {
  const edits = (text: string, isCareless = false) =>
    findMisspellings(text, 'it', spelling(isCareless), []).map(({ text: meant }) => meant);
  assert.deepEqual(edits('La signora si arrabia molto con lui.'), []);
  assert.deepEqual(edits('La signora si arrabia molto con lui.', true), ['arrabbia']);
  assert.deepEqual(edits('La ragaza si arrabia molto con lui.'), ['ragazza', 'arrabbia']);
  // What comes twice is no second mistake.
  assert.deepEqual(edits('La signora si arrabia e poi si arrabia ancora.'), []);
});

it('leaves it in a long text with few mistakes, and in other languages', () => {
  const long = `La ragaza si arrabia. ${'Tutte le altre parole di questo testo sono giuste. '.repeat(15)}`;
  assert.deepEqual(
    findMisspellings(long, 'it', spelling(), []).map(({ text }) => text),
    ['ragazza'],
  );
  assert.deepEqual(findMisspellings('Er arrabia sehr mit ihm heute.', 'de', spelling(true), []), []);
});

it('guesses a rarer word that books have, but none that they lack', () => {
  const edits = (text: string) => findMisspellings(text, 'it', spelling(), []).map(({ text: meant }) => meant);
  assert.deepEqual(edits('La ragaza ha rovesiata la sedia.'), ['ragazza', 'rovesciata']);
  assert.deepEqual(edits('La ragaza ha rovesiuta la sedia.'), ['ragazza']);
});
