import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { finishRestore, restoredPath } from './unfinished-restore.ts';

it('finishes a restore that was killed while it removed its empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-'));
  try {
    writeFileSync(join(folder, 'dragoman.sqlite'), 'restored');
    mkdirSync(restoredPath(folder));
    finishRestore(folder);
    assert.equal(existsSync(restoredPath(folder)), false);
    assert.equal(readFileSync(join(folder, 'dragoman.sqlite'), 'utf8'), 'restored');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
