import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedInflection, missingInflection } from '../../../../test/support/installed-inflection.ts';
import { applyStyle } from './apply-style.ts';
import { conciseGroups, conciseLanguages } from './concise.ts';

for (const language of conciseLanguages)
  describe(`set phrases of ${language}`, { skip: await missingInflection(language) }, async () => {
    const inflection = await installedInflection(language);
    for (const { id, changes, stays } of conciseGroups(language))
      it(`say the same in fewer words as their examples say: ${id}`, () => {
        assert.equal(applyStyle(changes[0], language, 'concise', inflection), changes[1]);
        assert.equal(applyStyle(changes[1], language, 'concise', inflection), changes[1]);
        assert.equal(applyStyle(stays, language, 'concise', inflection), stays);
      });
  });

it('texts in languages without such phrases, quotations and headings stay', () => {
  assert.equal(applyStyle('Er kam, um zu helfen.', 'de', 'concise'), 'Er kam, um zu helfen.');
  for (const text of ['He said: “We called in order to help.”', '# In order to help'])
    assert.equal(applyStyle(text, 'en', 'concise'), text);
});
