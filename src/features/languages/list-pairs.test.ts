import assert from 'node:assert/strict';
import { it } from 'node:test';
import { FakeTranslator } from '../../engines/fake/fake-translator.ts';
import { createTranslationRouter } from '../../engines/router.ts';
import { listPairs } from './list-pairs.ts';

it('each source has the targets that a route leads to, and no other', () => {
  const engine = new FakeTranslator({ pairs: ['en>es', 'es>ca', 'fr>es'] });
  const pairs = listPairs(createTranslationRouter([{ engine, quality: 0.5 }]));
  assert.deepEqual(
    pairs.map(({ source, targets }) => [source, targets]),
    [
      ['en', ['ca', 'es']],
      ['fr', ['ca', 'es']],
      ['es', ['ca']],
    ],
  );
});
