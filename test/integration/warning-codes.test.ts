import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** Warnings are written as a code with its message, or handed to a method that warns. */
const written = /\bcode: '([a-z_]+)',\s*message\b|warn\('([a-z_]+)'/g;

function codesIn(folders: string): readonly string[] {
  const files = globSync(`src/${folders}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts', '**/fake/**'] });
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(written)].map(([, code = '', other = code]) => other),
  );
}

it('the guide on documents says what every warning of formats means, and none that there is not', () => {
  const guide = readFileSync(join(root, 'docs/guides/documents.md'), 'utf8');
  const documented = [...guide.matchAll(/^\| `([a-z]+_[a-z_]+)` \|/gm)].map(([, code = '']) => code);
  assert.deepEqual(documented, documented.toSorted());
  const missing = codesIn('{formats,features/documents}').filter((code) => !documented.includes(code));
  assert.deepEqual(missing, []);
  const all = codesIn('{engines,features,formats,language}');
  assert.deepEqual(
    documented.filter((code) => !all.includes(code)),
    [],
  );
});
