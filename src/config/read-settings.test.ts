import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readSettings } from './read-settings.ts';
import { secretNames } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-settings-'));
after(() => rmSync(folder, { recursive: true }));
const configFile = join(folder, 'dragoman.config.json');

function secretFile(content: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, content);
  return path;
}

describe('a secret in a file', () => {
  for (const name of secretNames)
    it(`is read for ${name}`, () => {
      const given = readSettings({ [`${name}_FILE`]: secretFile('the secret\n') }, configFile);
      assert.deepEqual([given.get(name), given.problems], ['the secret', []]);
    });

  it('loses one newline at its end, no other white space', () => {
    for (const [content, secret] of [
      ['a b', 'a b'],
      ['a\r\n', 'a'],
      [' a \n\n', ' a \n'],
    ] as const)
      assert.equal(
        readSettings({ DRAGOMAN_API_KEY_FILE: secretFile(content) }, configFile).get('DRAGOMAN_API_KEY'),
        secret,
      );
  });

  it('may be named in dragoman.config.json, relative to it', () => {
    secretFile('from the file');
    writeFileSync(configFile, JSON.stringify({ smtpUrlFile: 'secret' }));
    try {
      const given = readSettings({}, configFile);
      assert.deepEqual([given.get('DRAGOMAN_SMTP_URL'), given.problems], ['from the file', []]);
    } finally {
      rmSync(configFile);
    }
  });

  it('that cannot be read is a problem that names setting and file, never a content', () => {
    mkdirSync(join(folder, 'a-folder'));
    const problemsOf = (path: string) => readSettings({ DRAGOMAN_ADMIN_KEY_FILE: path }, configFile).problems;
    assert.deepEqual(problemsOf(join(folder, 'none')), [`DRAGOMAN_ADMIN_KEY_FILE: ${folder}/none does not exist`]);
    assert.deepEqual(problemsOf(secretFile('\n')), [`DRAGOMAN_ADMIN_KEY_FILE: ${folder}/secret is empty`]);
    assert.deepEqual(problemsOf(join(folder, 'a-folder')), [
      `DRAGOMAN_ADMIN_KEY_FILE: ${folder}/a-folder is a folder, not a file`,
    ]);
  });

  it('that is given twice is a problem', () => {
    const environment = { DRAGOMAN_API_KEY: 'one', DRAGOMAN_API_KEY_FILE: secretFile('other') };
    assert.match(
      readSettings(environment, configFile).problems.join(),
      /DRAGOMAN_API_KEY_FILE: DRAGOMAN_API_KEY is set too/,
    );
  });

  it('exists for secrets only', () => {
    assert.match(
      readSettings({ DRAGOMAN_PORT_FILE: '/x' }, configFile).problems.join(),
      /DRAGOMAN_PORT_FILE: no such setting/,
    );
  });
});
