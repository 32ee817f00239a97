import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { packagesAreThere } from './ensure-system-packages.mjs';
import { laterPackages, setUpLater } from './later.mjs';
import {
  compile,
  ensureNativePrograms,
  nativeProgramPath,
  nativePrograms,
  nativeProgramsAreReady,
} from './native-programs.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'dragoman-native-'));
after(() => rmSync(folder, { recursive: true }));
const libraries = ['/usr/bin/cc', ...nativePrograms.map(({ header }) => header)].every((path) => existsSync(path));
const source = join(folder, 'native/flite-stream/flite-stream.c');

describe('the programs of native/', {
  skip: libraries ? false : 'there is no compiler, no PocketSphinx or no Flite',
}, () => {
  it('are compiled once, and again when their source has changed', async () => {
    cpSync(join(root, 'native'), join(folder, 'native'), { recursive: true });
    assert.equal(nativeProgramsAreReady(folder), false);
    assert.equal(await ensureNativePrograms(folder), true);
    assert.equal(nativeProgramsAreReady(folder), true);
    assert.equal(await ensureNativePrograms(folder), false);
    writeFileSync(source, '/* changed */\n', { flag: 'a' });
    assert.equal(nativeProgramsAreReady(folder), false);
    assert.equal(await ensureNativePrograms(folder), true);
    for (const { name } of nativePrograms) {
      rmSync(nativeProgramPath(folder, name));
      assert.equal(await ensureNativePrograms(folder), true);
    }
  });

  it('are compiled before a server starts, where nothing else is missing', async () => {
    if (!packagesAreThere(folder, laterPackages)) return;
    writeFileSync(source, '/* changed again */\n', { flag: 'a' });
    assert.equal(await setUpLater(folder), false);
    assert.equal(nativeProgramsAreReady(folder), true);
  });

  it('appear whole or not at all', () => {
    const broken = join(folder, 'broken.c');
    writeFileSync(broken, 'int main(void) { return nothing; }');
    const path = join(folder, 'programs/broken');
    assert.equal(compile({ flags: [], libraries: [] }, broken, path), false);
    assert.deepEqual(readdirSync(dirname(path)), []);
  });
});
