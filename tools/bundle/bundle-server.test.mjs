import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { findBundle } from '../../src/processes/find-bundle.ts';
import { bundleServer } from './bundle-server.mjs';

const checkout = resolve(import.meta.dirname, '../..');
const root = realpathSync(mkdtempSync(join(tmpdir(), 'dragoman bundle ')));
after(() => rmSync(root, { recursive: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

write('package.json', '{ "type": "module" }');
for (const file of [
  'src/main.ts',
  'src/processes/find-bundle.ts',
  'src/processes/resolve-by-folder.ts',
  'src/processes/source-positions.ts',
])
  cpSync(join(checkout, file), join(root, file), { recursive: true });
write(
  'src/cli/run-command.ts',
  `import { Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
export class Told { own = 1; }
export async function runCommand(words: readonly string[]): Promise<number> {
  const thread = new Worker(new URL('../threads/said-main.ts', import.meta.url), { env: {}, execArgv: [] });
  const said = await new Promise((resolve) => thread.once('message', resolve));
  const { other } = await import('./other.ts');
  console.log(JSON.stringify({
    ...{ words, said, other: other(), name: Told.name },
    files: [fileURLToPath(new URL('page.html', import.meta.url)), import.meta.filename, import.meta.dirname + '/x'],
    error: new TypeError('of line 11').stack?.split('\\n').slice(0, 2),
  }));
  return 7;
}
`,
);
write('src/cli/other.ts', 'export class Told { other = 2; }\nexport const other = () => Told.name;\n');
write(
  'src/threads/said-main.ts',
  "import { parentPort } from 'node:worker_threads';\nparentPort?.postMessage(import.meta.dirname);\n",
);

/** What the program says of itself. */
function run() {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['src/main.ts', 'one', 'two'], {
    cwd: root,
    encoding: 'utf8',
    env: {},
  });
  assert.equal(status, 7, stderr);
  return JSON.parse(stdout);
}

const isFound = () => findBundle(pathToFileURL(`${root}/`)) !== undefined;
const bundles = () => readdirSync(join(root, 'node_modules/.dragoman/bundles'));

describe('a bundle of the server', () => {
  it('does what its modules do, in threads as well, and tells files and errors by the sources', async () => {
    assert.equal(isFound(), false);
    const before = run();
    assert.deepEqual([before.words, before.other, before.name], [['one', 'two'], 'Told', 'Told']);
    await bundleServer(root);
    assert.equal(isFound(), true);
    const { error, said, files, ...same } = run();
    const { error: errorBefore, said: saidBefore, files: filesBefore, ...sameBefore } = before;
    assert.deepEqual(same, sameBefore);
    // The bundle is elsewhere.
    assert.notEqual(said, saidBefore);
    for (const [title, line] of [errorBefore, error]) {
      assert.equal(title, 'TypeError: of line 11');
      assert.match(line, /^ {4}at (async |Module\.)?runCommand \(file:\/\/\S+\/src\/cli\/run-command\.ts:11:\d+\)$/);
    }
    assert.deepEqual(
      [said, ...files].map((path) => resolve(path)),
      [saidBefore, ...filesBefore],
    );
    assert.equal(saidBefore, join(root, 'src/threads'));
  });

  it('is left when a source changes, and another one is made', async () => {
    const [first = ''] = bundles();
    for (const path of ['src/cli/other.ts', 'src/threads/said-main.ts', 'package.json']) {
      assert.equal(isFound(), true);
      utimesSync(join(root, path), 1, 1);
      assert.equal(isFound(), false, path);
      await bundleServer(root);
    }
    // Servers may still load from those of before.
    assert.equal(bundles().length, 3);
    assert.ok(!bundles().includes(first));
    writeFileSync(join(root, 'src/cli/other.ts'), 'export const other = () => 3;\n');
    assert.equal(run().other, 3);
  });
});
