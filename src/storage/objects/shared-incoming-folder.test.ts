import assert from 'node:assert/strict';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { TemporaryFolder } from '../../../test/contracts/stores-fixtures.ts';
import { SharedIncomingFolder } from './shared-incoming-folder.ts';

const folder = new TemporaryFolder();
after(() => folder[Symbol.dispose]());

const hours = (count: number): number => count * 3600;

describe('incoming files of several machines', () => {
  it('are removed when nobody has written to them for a day', async () => {
    const path = join(folder.path, 'incoming');
    const incoming = new SharedIncomingFolder(path);
    assert.equal((statSync(path).mode & 0o777).toString(8), '700');
    const now = Date.now() / 1000;
    const ages = [0, 1, 23, 25, 1000];
    const files = ages.map((age) => {
      const file = incoming.newPath();
      writeFileSync(file, 'half');
      utimesSync(file, now - hours(age), now - hours(age));
      return file;
    });
    const other = new SharedIncomingFolder(path);
    assert.equal(readdirSync(path).length, files.length, 'a start alone removes nothing');
    const swept = await Promise.all([incoming.sweep(), other.sweep()]);
    assert.ok(swept.every((count) => count <= 2));
    assert.deepEqual(
      readdirSync(path).sort(),
      files
        .slice(0, 3)
        .map((file) => file.slice(path.length + 1))
        .sort(),
    );
    assert.equal(await other.sweep(), 0);
  });
});
