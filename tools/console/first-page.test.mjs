import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { consoleIsBuilt } from '../setup/console.mjs';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'web/dist');
const budget = 150 * 1024;

/** What a file loads at once, itself included. @param {string} name @param {Set<string>} seen */
function collect(name, seen) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readFileSync(join(dist, 'assets', name), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    collect(imported, seen);
  return seen;
}

it('the first page, with its messages, stays within 150 KB compressed, in few files', {
  skip: consoleIsBuilt(root) ? false : 'the console is not built',
}, () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const [entry = ''] = Array.from(page.matchAll(/assets\/(index-[\w-]+\.js)/g), ([, name = '']) => name);
  const names = readdirSync(join(dist, 'assets'));
  const starting = (/** @type {RegExp} */ pattern) => names.filter((name) => pattern.test(name));
  const styles = Array.from(page.matchAll(/assets\/([\w-]+\.css)/g), ([, name = '']) => name);
  const scripts = [entry, ...starting(/^de-.*\.js$/)].flatMap((name) => [...collect(name, new Set())]);
  const loaded = [...new Set([...styles, ...scripts])];
  const bytes = loaded.reduce((sum, name) => sum + statSync(join(dist, 'assets', `${name}.br`)).size, 0);
  assert.ok(entry !== '' && bytes > 50_000, `${bytes} bytes of ${loaded}`);
  assert.ok(bytes <= budget, `${bytes} bytes`);
  assert.ok(loaded.length <= 6, `${loaded}`);
});
