import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { inspectDataFolder } from './inspect-data-folder.ts';

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is writable, or can be made', () => {
    assert.deepEqual(inspectDataFolder(folder), { path: folder, exists: true, writable: true });
    const path = join(folder, 'a/b/c');
    assert.deepEqual(inspectDataFolder(path), { path, exists: false, writable: true });
  });

  it('is of no use where it is a file or below one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    assert.deepEqual(inspectDataFolder(file), { path: file, exists: true, writable: false });
    assert.equal(inspectDataFolder(join(file, 'a')).writable, false);
  });
});
