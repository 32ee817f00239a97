import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { buildPhraseFile } from './build-phrase-file.ts';
import { readPhraseHead } from './phrase-file.ts';

describe('the file of interface phrases', () => {
  it('gets its name only while the list is wanted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-phrases-'));
    try {
      const settings = { path: join(folder, 'phrases.sqlite'), localeFolder: join(folder, 'locale') };
      mkdirSync(settings.localeFolder);
      assert.throws(() => buildPhraseFile(settings, () => false), /not wanted/);
      assert.equal(existsSync(settings.path), false);
      buildPhraseFile(settings, () => true);
      assert.equal(readPhraseHead(settings.path)?.phrases, 0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
