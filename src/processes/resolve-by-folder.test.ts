import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { resolveByFolder } from './resolve-by-folder.ts';

const root = mkdtempSync(join(realpathSync(tmpdir()), 'dragoman-resolve-'));
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
const load = (path: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(root, path)).href);

describe('resolveByFolder', () => {
  before(() => {
    for (const folder of ['modules/inner', 'scripts']) mkdirSync(join(root, folder), { recursive: true });
    write('modules/package.json', '{ "type": "module" }');
    write('modules/inner/one.js', 'export const name = "one";');
    write('modules/inner/two.js', "export { name as first } from './one.js'; export const name = 'two';");
    write('modules/inner/data.json', '{ "name": "data" }');
    write('modules/inner/more.json', '{ "name": "more" }');
    write('scripts/one.js', 'exports.name = "script";');
    write('scripts/two.js', 'exports.name = "second script";');
    write('scripts/three.cjs', "exports.name = require('./one.js').name;");
    write(
      'all.mjs',
      `export { name as one } from './modules/inner/one.js';
       export { first, name as two } from './modules/../modules/inner/two.js';
       export { name as script } from './scripts/one.js';
       export { name as secondScript } from './scripts/two.js';
       export { name as required } from './scripts/three.cjs';
       export { default as data } from './modules/inner/data.json' with { type: 'json' };
       export { default as more } from './modules/inner/more.json' with { type: 'json' };`,
    );
    symlinkSync('modules', join(root, 'linked'));
    resolveByFolder();
  });
  after(() => rmSync(root, { recursive: true }));

  it('loads every kind of module as Node does', async () => {
    assert.deepEqual(
      { ...(await load('all.mjs')) },
      {
        one: 'one',
        first: 'one',
        two: 'two',
        script: 'script',
        secondScript: 'second script',
        required: 'script',
        data: { name: 'data' },
        more: { name: 'more' },
      },
    );
  });

  it('loads a module once, whichever folder asks for it and through whichever link', async () => {
    write('modules/outer.js', "export * as one from './inner/one.js';");
    write('by-link.mjs', "export * as one from './linked/inner/one.js'; export * as two from './linked/inner/two.js';");
    const [outer, byLink] = await Promise.all([load('modules/outer.js'), load('by-link.mjs')]);
    assert.equal(outer.one, byLink.one);
    assert.equal((byLink.two as { first: string }).first, 'one');
  });

  it('reports a module that is not there', async () => {
    write('modules/inner/lacking.js', "import './absent.js';");
    await assert.rejects(load('modules/inner/lacking.js'), { message: /absent\.js/ });
  });
});
