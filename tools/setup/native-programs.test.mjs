import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { packagesAreThere } from './ensure-system-packages.mjs';
import { laterPackages, setUpLater } from './later.mjs';
import { compile, ensureNativePrograms, nativeProgramPath, nativeProgramsAreReady } from './native-programs.mjs';

const root = resolve(import.meta.dirname, '../..');
const source = 'native/pocketsphinx-stream/pocketsphinx-stream.c';
const folder = mkdtempSync(join(tmpdir(), 'dragoman-native-'));
after(() => rmSync(folder, { recursive: true }));
const libraries = existsSync('/usr/include/pocketsphinx/pocketsphinx.h') && existsSync('/usr/bin/cc');

describe('the programs of native/', { skip: libraries ? false : 'there is no compiler or no PocketSphinx' }, () => {
  it('are compiled once, and again when their source has changed', async () => {
    const copy = join(folder, source);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(root, source), copy);
    assert.equal(nativeProgramsAreReady(folder), false);
    assert.equal(await ensureNativePrograms(folder), true);
    assert.equal(nativeProgramsAreReady(folder), true);
    assert.equal(await ensureNativePrograms(folder), false);
    writeFileSync(copy, '/* changed */\n', { flag: 'a' });
    assert.equal(nativeProgramsAreReady(folder), false);
    assert.equal(await ensureNativePrograms(folder), true);
    rmSync(nativeProgramPath(folder));
    assert.equal(await ensureNativePrograms(folder), true);
  });

  it('are compiled before a server starts, where nothing else is missing', async () => {
    if (!packagesAreThere(folder, laterPackages)) return;
    writeFileSync(join(folder, source), '/* changed again */\n', { flag: 'a' });
    assert.equal(await setUpLater(folder), false);
    assert.equal(nativeProgramsAreReady(folder), true);
  });

  it('appear whole or not at all', () => {
    const broken = join(folder, 'broken.c');
    writeFileSync(broken, 'int main(void) { return nothing; }');
    const path = join(folder, 'programs/broken');
    assert.equal(compile(broken, path), false);
    assert.deepEqual(readdirSync(dirname(path)), []);
  });
});
