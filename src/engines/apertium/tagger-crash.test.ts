import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { ApertiumTranslator } from './apertium-translator.ts';

/** A machine whose pair passes text on, through a tagger that dies of the word "crash". */
function machine(mode: string) {
  const root = mkdtempSync(join(tmpdir(), 'tagger-'));
  const program = (name: string, script: string) => {
    writeFileSync(join(root, name), `#!/bin/sh\nexec sed -z -u '${script}'\n`);
    chmodSync(join(root, name), 0o755);
  };
  program('lt-proc', '');
  program('cg-proc', 's/choose/chosen/');
  program('apertium-tagger', '/crash/Q5');
  writeFileSync(join(root, 'data.bin'), '');
  writeFileSync(join(root, 'eng-spa.mode'), mode.replaceAll('DATA', join(root, 'data.bin')));
  const engine = new ApertiumTranslator({
    clock: new ManualClock(),
    modesDirectory: root,
    searchPath: `${root}:/usr/bin:/bin`,
  });
  return {
    engine,
    async translate(...texts: string[]): Promise<readonly string[]> {
      const batch = { source: 'en', target: 'es', options: { formality: 'default' } } as const;
      const segments = texts.map(textSegment);
      return (await engine.translate({ ...batch, segments }, new AbortController().signal)).segments.map(plainText);
    },
    async [Symbol.asyncDispose]() {
      await engine[Symbol.asyncDispose]();
      rmSync(root, { recursive: true });
    },
  };
}

test('a sentence that crashes the tagger is left to the grammar, and no other', async () => {
  await using setup = machine('lt-proc DATA | cg-proc DATA | apertium-tagger -g DATA');
  const before = setup.engine.version;
  const texts = ['choose one', 'a crash', 'choose two'];
  const answers = await setup.translate(...texts);
  assert.deepEqual(answers, ['chosen one', 'a crash', 'chosen two']);
  assert.equal(setup.engine.version, before);
  assert.deepEqual(await setup.translate(...texts.toReversed()), answers.toReversed());
});

test('without a grammar such a sentence fails', async () => {
  await using setup = machine('lt-proc DATA | apertium-tagger -g DATA');
  await assert.rejects(setup.translate('a crash'), { code: 'engine_failed' });
  assert.deepEqual(await setup.translate('no trouble'), ['no trouble']);
});
