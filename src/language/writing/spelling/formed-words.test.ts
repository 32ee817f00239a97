import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isAbbreviation,
  isFormedByRule,
  isGermanForm,
  isPrepositionWithWord,
  isSpelledAsName,
} from './formed-words.ts';
import { wordFrequencies } from './frequent-words.ts';
import { formations } from './word-formation.ts';

describe('words that are formed', () => {
  it('are abbreviations and prefixes, which are no words', () => {
    for (const word of ['mme', 'bzw', 'pre', 'Ssa']) assert.ok(isAbbreviation(word), word);
    for (const word of ['llave', 'prer', 'ami', 'œuf']) assert.ok(!isAbbreviation(word), word);
  });

  it('are two words without their space', () => {
    assert.ok(isPrepositionWithWord('dela', 'fr', wordFrequencies('fr')));
    assert.ok(isPrepositionWithWord('dichi', 'it', wordFrequencies('it')));
    assert.ok(!isPrepositionWithWord('deux', 'fr', wordFrequencies('fr')));
  });

  it('are derived from frequent ones', () => {
    assert.ok(isFormedByRule('grabable', 'es', wordFrequencies('es')));
    assert.ok(isFormedByRule('providas', 'es', wordFrequencies('es')));
    assert.ok(isFormedByRule('lesbar', 'de', wordFrequencies('de')));
    assert.ok(!isFormedByRule('mesable', 'es', wordFrequencies('es')));
  });

  it('are forms that German dictionaries lack', () => {
    const isWord = (word: string): boolean => ['Grund', 'trockenen', 'stehen', 'aufstehen', 'passt'].includes(word);
    for (const word of ['Grunde', 'trocknen', 'stehn', 'aufzustehen', 'paßt'])
      assert.ok(isGermanForm(word, isWord), word);
    for (const word of ['Grunder', 'stehm', 'pasßt']) assert.ok(!isGermanForm(word, isWord), word);
  });

  it('are German infinitives with zu between their parts', () => {
    const isFormedOf = (word: string, other: string): boolean =>
      formations(word, 'de').some((parts) => parts.length === 1 && parts[0] === other);
    assert.ok(isFormedOf('anzubeten', 'anbeten') && isFormedOf('gegenzurechnen', 'gegenrechnen'));
    assert.ok(isFormedOf('stillzulegende', 'legen') && isFormedOf('hintanzustellen', 'stellen'));
    assert.ok(isFormedOf('hintangestellte', 'gestellte') && isFormedOf('stillgelegt', 'gelegt'));
    assert.ok(!isFormedOf('bezubeten', 'beten') && !isFormedOf('anzubetend', 'anbeten'));
  });

  it('are names in a spelling of their own', () => {
    assert.ok(
      isSpelledAsName('Beckher', 'Bekher') && isSpelledAsName('Mayr', 'Mair') && isSpelledAsName('Schmidt', 'Schmitt'),
    );
    assert.ok(!isSpelledAsName('Verlußt', 'Verlusst') && !isSpelledAsName('Zusammmen', 'Zusammen'));
  });
});
