import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { installedDictionaryFiles } from './installed-dictionary-files.ts';

describe('installed dictionaries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-dictionaries-'));
  after(() => rmSync(folder, { recursive: true }));
  const [apertiumDir, hunspellDir] = [join(folder, 'apertium'), join(folder, 'hunspell')];
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write(join(apertiumDir, 'apertium-eng-spa/eng-spa.automorf.bin'), 'LTTB small');
  write(join(apertiumDir, 'apertium-eng-cat/eng-cat.automorf.bin'), 'LTTB larger dictionary');
  write(join(apertiumDir, 'apertium-en-gl/en-gl.automorf.bin'), 'largest, with weights: LTTD\u0001\0\0\0\0\0\0\0');
  write(join(apertiumDir, 'apertium-hbs-eng/hbs-eng.automorf.bin'), 'a');
  write(join(apertiumDir, 'apertium-ind-zlm/zlm-ind.automorf.bin'), 'a');
  write(join(apertiumDir, 'apertium-eng-spa/eng-spa.autobil.bin'), 'no dictionary of words');
  for (const name of ['de_AT', 'de_DE', 'en_US', 'xx_very_long'])
    for (const ending of ['dic', 'aff']) write(join(hunspellDir, `${name}.${ending}`), name);

  it('are one for each language: the largest that can be read, and word lists where there is no other', async () => {
    const files = await installedDictionaryFiles({ apertiumDir, hunspellDir }).read();
    assert.deepEqual(
      files.map(({ languages, format, bytes }) => [languages.join(' '), format, Buffer.from(bytes).toString()]),
      [
        ['de', 'hunspell', 'de_DE'],
        ['en', 'lttoolbox', 'LTTB larger dictionary'],
        ['bs hr sr', 'lttoolbox', 'a'],
        ['ms', 'lttoolbox', 'a'],
      ],
    );
    assert.equal(Buffer.from(files[0]?.affixes ?? []).toString(), 'de_DE');
    assert.ok(files.every(({ bytes }) => bytes.buffer instanceof SharedArrayBuffer));
  });

  it('are none where the folders are missing', async () => {
    const files = installedDictionaryFiles({ apertiumDir: join(folder, 'a'), hunspellDir: join(folder, 'b') });
    assert.deepEqual(await files.read(), []);
  });
});
