import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../engines/fake/fake-translator.ts';
import { createTranslationRouter } from '../../engines/router.ts';
import { InstalledLists } from './installed-lists.ts';

describe('InstalledLists', () => {
  it('makes a list once, and again when what is installed changes', () => {
    const engine = new FakeTranslator({ pairs: ['en>es'] });
    const lists = new InstalledLists(createTranslationRouter([{ engine, quality: 0.5 }]));
    let made = 0;
    const targets = () =>
      lists.get('targets', (router) => {
        made += 1;
        return router.reachable().targets;
      });
    assert.deepEqual([targets(), targets(), made], [['es', 'es-419', 'es-ES'], ['es', 'es-419', 'es-ES'], 1]);
    engine.offer(['en>ca']);
    assert.deepEqual([targets(), made], [['ca'], 2]);
  });

  it('keeps lists of different names apart', () => {
    const router = createTranslationRouter([{ engine: new FakeTranslator(), quality: 0.5 }]);
    const lists = new InstalledLists(router);
    assert.deepEqual([lists.get('a', () => 1), lists.get('b', () => 2), lists.get('a', () => 3)], [1, 2, 1]);
  });
});
