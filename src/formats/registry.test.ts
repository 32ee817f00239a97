import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { documentFormats } from './registry.ts';

describe('the registry of formats', () => {
  it('says of each what its filter says', async () => {
    for (const { load, outputs: _outputs, contains: _contains, needs: _needs, ...format } of documentFormats) {
      const { open, ...said } = await load();
      assert.equal(typeof open, 'function');
      assert.deepEqual(format, said);
    }
  });

  it('has every format once, and no extension twice', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['shared', 'process', 'term-files'].includes(entry.name))
      .map(({ name }) => name);
    assert.deepEqual(documentFormats.map(({ id }) => id).sort(), folders.sort());
    const extensions = documentFormats.flatMap((format) => format.extensions);
    assert.equal(new Set(extensions).size, extensions.length);
  });
});
