import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { MailServer } from '../support/mail-server.ts';
import { runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

const account = 'First account';

async function use(server: RunningServer, characters: number, status = 200): Promise<void> {
  const answer = await server.translate({ text: ['x'.repeat(characters)], source_lang: 'EN', target_lang: 'ES' });
  assert.equal(answer.status, status, await answer.text());
}

describe('notices of limits by mail', () => {
  it('come once at 80 % and once at the end of a limit, over restarts, to the address of the account', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-notices-'));
    await using mails = await MailServer.start();
    const environment = {
      DRAGOMAN_SMTP_URL: mails.url,
      DRAGOMAN_MAIL_FROM: 'Dragoman <dragoman@example.com>',
      DRAGOMAN_LOG_LEVEL: 'warn',
    };
    try {
      {
        await using server = await startServer({ dataDir, environment });
        const change = ['accounts', 'change', account, '--email', 'ops@example.org', '--limit', '100'];
        assert.equal((await runCli(change, dataDir)).code, 0);
        await use(server, 80);
        const first = await mails.next();
        assert.equal(first.subject, `80 % of the limit of the account "${account}" are used`);
        assert.deepEqual(first.to, ['ops@example.org']);
      }
      {
        await using server = await startServer({ dataDir, environment });
        await use(server, 10);
        await use(server, 11, 456);
        assert.equal((await mails.next()).subject, `The limit of the account "${account}" is reached`);
        server.process.kill('SIGKILL');
      }
      await using server = await startServer({ dataDir, environment });
      await use(server, 10);
      await use(server, 1, 456);
      // A mail that comes after all of the above, so that none can be on its way.
      await runCli(['accounts', 'change', account, '--limit', '125'], dataDir);
      await use(server, 1);
      assert.equal((await mails.next()).subject, `80 % of the limit of the account "${account}" are used`);
      assert.equal(mails.mails.length, 3);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('come when the mail server is back, and requests are served meanwhile', async () => {
    const gone = await MailServer.start();
    const { url, port } = gone;
    await gone[Symbol.asyncDispose]();
    await using server = await startServer({
      environment: { DRAGOMAN_SMTP_URL: url, DRAGOMAN_MAIL_FROM: 'dragoman@example.com' },
    });
    const change = ['accounts', 'change', account, '--email', 'ops@example.org', '--limit', '10'];
    assert.equal((await runCli(change, server.dataDir)).code, 0);
    await use(server, 8);
    await use(server, 1);
    while (!server.output().includes('"retried"'))
      await new Promise((resolve) => server.process.stdout?.once('data', resolve));
    await using back = await MailServer.start({ port });
    assert.match((await back.next()).subject, /^80 %/);
    assert.ok(!server.output().includes(developerKey));
  });
});
