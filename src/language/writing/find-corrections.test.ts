import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedInflection } from '../../../test/support/installed-inflection.ts';
import { applyCorrections } from './compose-corrections.ts';
import { explainEdits } from './explain-edits.ts';
import { findCorrections } from './find-corrections.ts';

const mistakes: readonly (readonly [language: string, wrong: string, right: string])[] = [
  ['en-US', 'We met , and she left.', 'We met, and she left.'],
  ['de', 'Wir kamen , und er ging.', 'Wir kamen, und er ging.'],
  ['fr', 'Elle a mangé , puis elle est partie.', 'Elle a mangé, puis elle est partie.'],
  ['es', 'Que hora es?', '¿Qué hora es?'],
  ['it', 'Siamo arrivati , poi siamo partiti.', 'Siamo arrivati, poi siamo partiti.'],
  ['pt-BR', 'Chegamos , depois saímos.', 'Chegamos, depois saímos.'],
];

describe('our rules', () => {
  for (const [language, wrong, right] of mistakes)
    it(`find without a dictionary what is wrong in ${language}, with rule, reason and confidence`, async () => {
      const inflection = await installedInflection(language);
      const corrections = explainEdits(wrong, findCorrections(wrong, language, undefined, inflection));
      assert.equal(applyCorrections(wrong, corrections), right);
      assert.deepEqual(findCorrections(right, language, undefined, inflection), []);
      for (const { rule, reason, confidence } of corrections) {
        assert.match(rule, /^(?:typography|grammar)\//);
        assert.match(reason, /\S\s\S/);
        assert.ok(confidence > 0.9);
      }
    });
});
