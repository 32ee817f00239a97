import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageFit } from './same-language.ts';

describe('languageFit', () => {
  for (const [wanted, stored, fit] of [
    ['pt-BR', 'pt-BR', 2],
    ['pt', 'pt-BR', 1],
    ['pt-BR', 'pt', 1],
    ['pt-BR', 'pt-PT', 0],
    ['zh-Hant', 'zh-TW', 1],
    ['zh', 'zh-Hant', 0],
    ['nb', 'no-NO', 1],
    ['nb', 'no', 1],
    ['nn', 'no', 0],
    ['es', 'de', 0],
  ] as const)
    it(`is ${fit} for ${stored} where ${wanted} is wanted`, () => {
      assert.equal(languageFit(wanted, stored), fit);
    });
});
