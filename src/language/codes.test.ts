import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonicalLanguage } from './codes.ts';
import { requestedLanguage } from './variants.ts';

describe('the canonical code of a language', () => {
  it('is the same for every spelling', () => {
    for (const [spelling, code] of [
      ['EN', 'en'],
      ['en_gb', 'en-GB'],
      ['spa', 'es'],
      ['ZH-HANT', 'zh-Hant'],
      ['nob', 'nb'],
      ['cat-valencia', 'ca-valencia'],
    ] as const)
      assert.equal(canonicalLanguage(spelling), code, spelling);
  });

  it('is tl for Filipino and Tagalog', () => {
    for (const spelling of ['tl', 'TL', 'fil', 'FIL', 'tgl']) assert.equal(canonicalLanguage(spelling), 'tl', spelling);
    assert.equal(canonicalLanguage('fil-PH'), 'tl-PH');
    assert.equal(canonicalLanguage('tl-ph'), 'tl-PH');
  });

  it('is the written standard where a caller says Norwegian', () => {
    assert.equal(requestedLanguage('NO'), 'nb');
    assert.equal(requestedLanguage('fil'), 'tl');
  });

  it('is none for what is no code', () => {
    for (const text of ['', 'e', 'english', 'en-', 'en US', '1a', 'fr-x'])
      assert.equal(canonicalLanguage(text), undefined, text);
  });
});
