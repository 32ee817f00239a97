import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readBuild } from './read-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-build-'));
const url = pathToFileURL(`${folder}/`);
after(() => rmSync(folder, { recursive: true }));
const commit = 'ab'.repeat(20);

describe('the version of the server', () => {
  it('is that of package.json, with the commit of the checkout', () => {
    writeFileSync(join(folder, 'package.json'), '{"version": "1.2.3"}');
    assert.deepEqual(readBuild(url), { version: '1.2.3', commit: undefined });

    mkdirSync(join(folder, '.git/refs/heads'), { recursive: true });
    writeFileSync(join(folder, '.git/HEAD'), `${commit}\n`);
    assert.equal(readBuild(url).commit, commit);

    writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n');
    assert.equal(readBuild(url).commit, undefined);
    writeFileSync(join(folder, '.git/packed-refs'), `# pack-refs\n${commit} refs/heads/main\n`);
    assert.equal(readBuild(url).commit, commit);
    writeFileSync(join(folder, '.git/refs/heads/main'), `${'cd'.repeat(20)}\n`);
    assert.equal(readBuild(url).commit, 'cd'.repeat(20));
  });
});
