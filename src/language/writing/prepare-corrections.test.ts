import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prepareCorrections } from './prepare-corrections.ts';

describe('the rules of corrections', () => {
  it('are prepared once for all variants of a language, between other work', async () => {
    let turns = 0;
    let waiting = true;
    const count = (): void => {
      turns += 1;
      if (waiting) setImmediate(count);
    };
    setImmediate(count);
    await prepareCorrections('pt-BR');
    waiting = false;
    assert.ok(turns > 10);
    assert.equal(prepareCorrections('pt-PT'), prepareCorrections('pt-BR'));
  });

  it('are none for languages that have none', async () => {
    await prepareCorrections('ja');
  });
});
