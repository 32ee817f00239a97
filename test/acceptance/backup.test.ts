import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { runCli } from '../support/run-cli.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const tmx = `<tmx version="1.4"><header srclang="en"/><body><tu>
<tuv xml:lang="en"><seg>The house is red.</seg></tuv><tuv xml:lang="es"><seg>Roja es la casa.</seg></tuv>
</tu></body></tmx>`;

async function readState(server: RunningServer): Promise<Record<string, unknown>> {
  const read = async (path: string): Promise<unknown> => {
    const response = await server.request(path);
    assert.equal(response.status, 200, path);
    return response.json();
  };
  return {
    usage: await read('/v2/usage'),
    glossaries: await read('/v3/glossaries'),
    memories: await read('/v3/translation_memories'),
  };
}

describe('dragoman backup', () => {
  let folder = '';
  let server: RunningServer;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-backup-'));
    server = await startServer({
      dataDir: mkdtempSync(join(folder, 'data-')),
      environment: { DRAGOMAN_BACKUP_FOLDER: join(folder, 'scheduled') },
    });
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  it('of a running server is restored on a bare folder, which then serves as the old one did', async () => {
    const glossary = {
      name: 'Cars',
      dictionaries: [{ source_lang: 'en', target_lang: 'es', entries: 'car\tauto', entries_format: 'tsv' }],
    };
    const json = { 'content-type': 'application/json' };
    const made = await server.request('/v3/glossaries', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(glossary),
    });
    assert.equal(made.status, 201);
    const imported = await server.request('/v3/translation_memories?name=Houses', {
      method: 'POST',
      headers: { 'content-type': 'application/x-tmx+xml' },
      body: tmx,
    });
    assert.equal(imported.status, 201, await imported.clone().text());
    await (await server.translate({ text: ['The car'], source_lang: 'EN', target_lang: 'ES' })).text();
    const state = await readState(server);

    const file = join(folder, 'backup.tar');
    const backup = await runCli(['backup', file], server.dataDir);
    assert.equal(backup.code, 0, backup.stderr);
    assert.match(backup.stdout, /^Backed up [1-9]\d* files \(\d+ bytes\) to /);
    const again = await runCli(['backup', file], server.dataDir);
    assert.equal(again.code, 1);
    assert.match(again.stderr, /exists already/);
    const check = await runCli(['restore', file, '--check'], server.dataDir);
    assert.match(check.stdout, /is whole/);
    const refused = await runCli(['restore', file, '--force'], server.dataDir);
    assert.match(refused.stderr, /A server uses the data folder/);

    const bare = join(folder, 'bare');
    const restored = await runCli(['restore', file], folder, { environment: { DRAGOMAN_DATA_DIR: bare } });
    assert.equal(restored.code, 0, restored.stderr);
    // The keys of the backup must work without those of the settings.
    await using next = await startServer({
      dataDir: bare,
      environment: { DRAGOMAN_API_KEY: '', DRAGOMAN_ADMIN_KEY: '' },
    });
    assert.deepEqual(await readState(next), state);
    const { glossaries } = state.glossaries as { glossaries: { glossary_id: string }[] };
    const response = await next.translate({
      text: ['The car'],
      source_lang: 'EN',
      target_lang: 'ES',
      glossary_id: glossaries[0]?.glossary_id,
    });
    const { translations } = (await response.json()) as { translations: { text: string }[] };
    assert.match(translations[0]?.text ?? '', /auto/);
  });

  it('is made by schedule too, and counted', async () => {
    const metrics = async (): Promise<string> => (await fetch(new URL('/metrics', server.address))).text();
    await poll(async () => /dragoman_backups_total\{outcome="\w+"\} [1-9]/.test(await metrics()));
    assert.match(await metrics(), /dragoman_backups_total\{outcome="done"\} 1\n/);
    assert.match(await metrics(), /dragoman_backup_age_seconds \d/);
    const [name = '', ...others] = readdirSync(join(folder, 'scheduled'));
    assert.deepEqual(others, []);
    const check = await runCli(['restore', join(folder, 'scheduled', name), '--check'], server.dataDir);
    assert.equal(check.code, 0, check.stderr);
  });

  it('takes one file, and explains itself otherwise', async () => {
    for (const command of ['backup', 'restore']) {
      assert.equal((await runCli([command], folder)).code, 2);
      const absent = await runCli([command, join(folder, 'absent', 'x.tar')], folder, {
        environment: { DRAGOMAN_DATA_DIR: join(folder, 'nothing') },
      });
      assert.equal(absent.code, 1);
      assert.doesNotMatch(absent.stderr, /^ +at /m);
    }
    assert.ok(!existsSync(join(folder, 'absent')));
  });
});
