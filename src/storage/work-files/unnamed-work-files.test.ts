import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pieces } from '../../../test/contracts/object-store.ts';
import { TemporaryFolder } from '../../../test/contracts/stores-fixtures.ts';
import { UnnamedWorkFiles } from './unnamed-work-files.ts';

describe('files for work in progress', () => {
  it('have all of the content under a path, and no name in the folder', async () => {
    using folder = new TemporaryFolder();
    const files = new UnnamedWorkFiles(join(folder.path, 'work'));
    {
      await using file = await files.hold(pieces('one ', 'two'));
      assert.equal(readFileSync(file.path, 'utf8'), 'one two');
      assert.equal(readFileSync(file.path, 'utf8'), 'one two');
      assert.deepEqual(readdirSync(join(folder.path, 'work')), []);
    }
    assert.deepEqual(readdirSync(join(folder.path, 'work')), []);
  });

  it('are gone when the content fails', async () => {
    using folder = new TemporaryFolder();
    const files = new UnnamedWorkFiles(folder.path);
    const failing = async function* () {
      yield Buffer.from('one');
      throw new Error('torn');
    };
    await assert.rejects(files.hold(failing()), /torn/);
    assert.deepEqual(readdirSync(folder.path), []);
  });
});
