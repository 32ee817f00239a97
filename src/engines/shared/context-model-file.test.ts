import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { trieModel } from '../../../test/support/trie-model.ts';
import { ContextModelFile } from './context-model-file.ts';

describe('the file of an n-gram model', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'context-model-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('is read once, also when it comes later', async () => {
    const path = join(folder, 'later.bin');
    const file = new ContextModelFile({ language: 'en', path });
    assert.equal(await file.get(), undefined);
    const bytes = trieModel(
      [
        ['<s>', -1],
        ['</s>', -1],
      ],
      [['<s> </s>', -1]],
      [],
    );
    await writeFile(path, bytes);
    const read = await file.get();
    assert.deepEqual(Buffer.from(new Uint8Array(read?.bytes ?? new SharedArrayBuffer(0))), bytes);
    assert.equal(await file.get(), read);
  });

  it('is left alone where it is no model, which is reported once', async () => {
    const path = join(folder, 'other.bin');
    await writeFile(path, 'something else');
    const incidents: string[] = [];
    const onIncident = ({ kind }: { readonly kind: string }) => incidents.push(kind);
    const file = new ContextModelFile({ language: 'en', path, onIncident });
    assert.equal(await file.get(), undefined);
    assert.equal(await file.get(), undefined);
    assert.deepEqual(incidents, ['model_unreadable']);
  });
});
