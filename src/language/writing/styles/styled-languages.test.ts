import assert from 'node:assert/strict';
import { it } from 'node:test';
import { stylesOfLanguage } from './registry.ts';
import { stylesOf } from './styled-languages.ts';

it('every language of the registry has the styles and tones that are listed for it, and no other language has any', () => {
  for (const [language, styles] of Object.entries(stylesOfLanguage))
    assert.deepEqual(stylesOf(language).toSorted(), Object.keys(styles).toSorted(), language);
  for (const language of ['ja', 'nl', 'ko', 'zh-Hans']) assert.deepEqual(stylesOf(language), []);
});
