import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { directionName, readDirectionName } from './model-languages.ts';

const first = (name: string): string | undefined => {
  const [direction] = readDirectionName(name);
  return direction === undefined ? undefined : directionName(direction);
};

describe('the name of a direction', () => {
  it('is read as indexes, folders and commands spell it', () => {
    for (const [name, direction] of [
      ['en-de', 'en-de'],
      ['EN_DE', 'en-de'],
      ['en:de', 'en-de'],
      ['ende', 'en-de'],
      ['no-en', 'nb-en'],
      ['enzh', 'en-zh-Hans'],
      ['en-zh_hant', 'en-zh-Hant'],
      ['enzh_hant', 'en-zh-Hant'],
      ['zh_hant-en', 'zh-en'],
      ['en-zh-Hans', 'en-zh-Hans'],
      ['filen', 'tl-en'],
      ['en-tl', 'en-tl'],
      ['en-fil', 'en-tl'],
    ] as const)
      assert.equal(first(name), direction, name);
  });

  it('is none for several languages at once, for one language and for other names', () => {
    for (const name of ['hbs-en', 'en-en', 'english', '..', '', 'en-', 'lost+found'])
      assert.equal(first(name), undefined, name);
  });
});
