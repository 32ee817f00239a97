import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainText } from '../../src/language/segments.ts';
import { prepareStyleList } from '../../src/language/style-rules/apply-style-list.ts';
import { styleCatalogue } from '../../src/language/style-rules/style-catalogue.ts';
import { rewrittenLanguages } from '../../src/language/style-rules/style-languages.ts';
import { possibleBaseForms } from '../../src/language/terminology/base-forms.ts';
import { findCorrections } from '../../src/language/writing/find-corrections.ts';
import { applyStyle } from '../../src/language/writing/styles/apply-style.ts';
import { stylesOfLanguage } from '../../src/language/writing/styles/registry.ts';
import { stylesAndTones } from '../../src/language/writing/styles/styles-and-tones.ts';
import { installedInflection } from '../support/installed-inflection.ts';

/*
 * Every object of JavaScript has `constructor` and some other members. Texts have such words, too: tables that words are looked up
 * in must not answer with those.
 */
const words = ['constructor', 'hasOwnProperty', 'toString', 'valueOf', '__proto__'];
const texts = words.flatMap((word) => [
  `The ${word} is the ${word} of it, and they don't ${word}!`,
  `La ${word} a ${word} de la ${word}: un ${word}, ${word}?`,
  `Bitte ${word} der ${word} nicht, wenn ${word} den ${word}.`,
]);

describe('words that are members of every object', () => {
  for (const language of Object.keys(stylesOfLanguage))
    it(`stay in styles and tones: ${language}`, async () => {
      const inflection = await installedInflection(language);
      for (const style of [...stylesAndTones, 'concise'] as const)
        for (const text of texts) {
          const written = applyStyle(text, language, style, inflection);
          assert.ok(
            words.some((word) => written.includes(word)),
            `${style}: ${text} -> ${written}`,
          );
          assert.ok(!/native code|\[object/.test(written), `${style}: ${text} -> ${written}`);
        }
    });

  for (const language of Object.keys(stylesOfLanguage))
    it(`are corrected like any others: ${language}`, async () => {
      const inflection = await installedInflection(language);
      for (const text of texts)
        for (const { text: written } of findCorrections(text, language, undefined, inflection))
          assert.ok(!/native code|\[object/.test(written), `${text}: ${written}`);
    });

  for (const language of rewrittenLanguages)
    it(`stay in rules of style: ${language}`, () => {
      for (const [category, rules] of Object.entries(styleCatalogue))
        for (const [rule, values] of Object.entries(rules))
          for (const value of values) {
            const list = prepareStyleList({ [category]: { [rule]: value } }, language);
            for (const text of texts) {
              const written = plainText(list.apply({ inlines: [text] }));
              assert.ok(!/native code|\[object/.test(written), `${rule}, ${value}: ${text}`);
            }
          }
    });

  it('have no base forms', () => {
    for (const language of ['de', 'en', 'eo', 'es', 'fr', 'it', 'pt'])
      for (const word of words)
        for (const form of possibleBaseForms(word, language)) assert.equal(typeof form, 'string');
  });
});
