import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packData } from '../packs/pack-files.ts';
import { findDatePhrases } from './find-date-phrases.ts';

const phrasesOf = (text: string, source: string, target: string) =>
  findDatePhrases(text, source, target).map((phrase) => [phrase.found, phrase.target]);

interface Example {
  readonly text: string;
  readonly source: string;
  readonly target: string;
  readonly found: string;
  readonly becomes: string;
}

interface Examples {
  readonly changes: Example;
  readonly stays: Example;
}

const packs = Object.entries(packData<Readonly<Partial<Record<'source' | 'target', Examples>>>>('dates'));
const examplesOf = (side: 'source' | 'target') =>
  packs.flatMap(([language, { [side]: examples }]) => (examples === undefined ? [] : [[language, examples] as const]));

describe('dates and times in the words of the target', () => {
  for (const [language, { changes, stays }] of examplesOf('source'))
    it(`changes and leaves the examples of the source ${language}`, () => {
      assert.deepEqual(phrasesOf(changes.text, language, changes.target), [[changes.found, changes.becomes]]);
      assert.deepEqual(phrasesOf(stays.text, language, stays.target), []);
    });

  for (const [language, { changes, stays }] of examplesOf('target'))
    it(`changes and leaves the examples of the target ${language}`, () => {
      assert.deepEqual(phrasesOf(changes.text, changes.source, language), [[changes.found, changes.becomes]]);
      assert.deepEqual(phrasesOf(stays.text, stays.source, language), []);
    });

  const cases: readonly (readonly [text: string, target: string, ...phrases: (readonly [string, string])[]])[] = [
    [
      'From May 5th until the 1st of June 2020',
      'es',
      ['May 5th', '5 de mayo'],
      ['until the 1st of June 2020', 'hasta el 1 de junio de 2020'],
    ],
    ['On Monday, 3 May, at 1 p.m.', 'es', ['3 May', '3 de mayo'], ['at 1 p.m', 'a las 13:00']],
    ['Version 4.5 of March 2024', 'fr', ['of March 2024', 'de mars 2024']],
    ['in April 2024', 'ca', ['in April 2024', "a l'abril de 2024"]],
    ['on 11 October', 'it', ['on 11 October', "l'11 ottobre"]],
    ['March 45, at 25 pm, 4/5/2024, May 5-7', 'es'],
    ['In May we may see April.', 'es', ['In May', 'en mayo']],
    ['at 15:30, at 1:20 am', 'it', ['at 15:30', 'alle 15:30'], ['at 1:20 am', "all'1:20"]],
    ['since 1.2.24 and on 5/4/24', 'es', ['on 5/4/24', 'el 5/4/24']],
    ['It ends on 5/4/2024.', 'es', ['on 5/4/2024', 'el 5/4/2024']],
    ['since 2024-05-11', 'it', ['since 2024-05-11', 'dal 2024-05-11']],
    ['before 11.4.2024', 'ca', ['before 11.4.2024', "abans de l'11.4.2024"]],
    [
      'the 5/4/2024, on 5/40/2024, on 5/4-2024, on 5/4, 1/2/2024, on 10.0.0.1, on 1.2.2024.5, by 5-4',
      'es',
      ['the 5/4/2024', 'el 5/4/2024'],
    ],
    ['chat 10:30, at 16:9', 'es'],
    ['on March 4', 'eo'],
  ];
  it('leaves durations in French', () => {
    assert.deepEqual(phrasesOf('à 2 h de route, à 15 h 30', 'fr', 'es'), [['à 15 h 30', 'a las 15:30']]);
  });

  it('reads spaces that do not break a line', () => {
    assert.deepEqual(phrasesOf('le 10\u00a0juin 1940', 'fr', 'es'), [['10\u00a0juin 1940', '10 de junio de 1940']]);
  });

  for (const [text, target, ...phrases] of cases)
    it(`${text} (${target})`, () => assert.deepEqual(phrasesOf(text, 'en', target), phrases));
});
