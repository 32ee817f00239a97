import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { fillCompileCache } from './fill-compile-cache.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'dragoman-compile-cache-'));
after(() => rmSync(folder, { recursive: true }));

test('One start of the server leaves its compiled modules, those loaded on demand at a start as well', async () => {
  assert.equal(await fillCompileCache(root, { NODE_COMPILE_CACHE: folder }), true);
  const files = readdirSync(folder, { recursive: true });
  assert.ok(files.length > 1_000, `${files.length} files`);
});

test('A server that cannot start is reported', async () => {
  assert.equal(await fillCompileCache(root, { NODE_COMPILE_CACHE: folder, DRAGOMAN_LOG_LEVEL: 'none of them' }), false);
});
