import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { MailServer, type ReceivedMail } from '../support/mail-server.ts';
import { runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

const account = 'First account';

async function use(server: RunningServer, characters: number, status = 200): Promise<void> {
  const answer = await server.translate({ text: ['x'.repeat(characters)], source_lang: 'EN', target_lang: 'ES' });
  assert.equal(answer.status, status, await answer.text());
}

async function limit(dataDir: string, characters: number): Promise<void> {
  const change = ['accounts', 'change', account, '--email', 'ops@example.org', '--limit', String(characters)];
  assert.equal((await runCli(change, dataDir)).code, 0);
}

async function kill({ process }: RunningServer): Promise<void> {
  process.kill('SIGKILL');
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}

/** Resolves when the server has recorded its first notice as sent. */
async function noticed(server: RunningServer): Promise<void> {
  const completed = 'dragoman_job_attempts_total{kind="limit-notice",outcome="completed"} 1';
  while (!(await (await server.request('/metrics')).text()).includes(completed));
}

describe('notices of limits by mail', { concurrency: true }, () => {
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
        await limit(dataDir, 100);
        await use(server, 80);
        const first = await mails.next();
        assert.equal(first.subject, `80 % of the limit of the account "${account}" are used`);
        assert.deepEqual(first.to, ['ops@example.org']);
        await noticed(server);
      }
      {
        await using server = await startServer({ dataDir, environment });
        await use(server, 10);
        await use(server, 11, 456);
        assert.equal((await mails.next()).subject, `The limit of the account "${account}" is reached`);
        // A kill before the notice is recorded as sent may repeat the mail, as the last of these tests shows.
        await noticed(server);
        await kill(server);
      }
      await using server = await startServer({ dataDir, environment });
      await use(server, 10);
      await use(server, 1, 456);
      // A mail that comes after all of the above, so that none can be on its way.
      await limit(dataDir, 125);
      await use(server, 1);
      assert.equal((await mails.next()).subject, `80 % of the limit of the account "${account}" are used`);
      assert.equal(mails.mails.length, 3);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('come when the mail server is back, and requests are served meanwhile, over a server that is killed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-notices-'));
    const gone = await MailServer.start();
    const { url, port } = gone;
    await gone[Symbol.asyncDispose]();
    const environment = { DRAGOMAN_SMTP_URL: url, DRAGOMAN_MAIL_FROM: 'dragoman@example.com' };
    const retried = async (server: RunningServer) => {
      while (!server.output().includes('"retried"'))
        await new Promise((resolve) => server.process.stdout?.once('data', resolve));
    };
    try {
      {
        await using server = await startServer({ dataDir, environment });
        await limit(dataDir, 10);
        await use(server, 8);
        await use(server, 1);
        await retried(server);
        assert.match(server.output(), /ECONNREFUSED/);
        assert.ok(!server.output().includes(developerKey));
        await kill(server);
      }
      await using server = await startServer({ dataDir, environment });
      await retried(server);
      await using back = await MailServer.start({ port });
      assert.match((await back.next()).subject, /^80 %/);
      await use(server, 2, 456);
      assert.match((await back.next()).subject, /is reached$/);
      await limit(dataDir, 11);
      await use(server, 1);
      assert.match((await back.next()).subject, /^80 %/);
      assert.equal(back.mails.length, 3);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('are one mail each when the server is killed, or one that comes twice under one id', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-notices-'));
    await using mails = await MailServer.start({ leavesUnanswered: 1 });
    const environment = { DRAGOMAN_SMTP_URL: mails.url, DRAGOMAN_MAIL_FROM: 'dragoman@example.com' };
    const first = `80 % of the limit of the account "${account}" are used`;
    const second = `The limit of the account "${account}" is reached`;
    const id = ({ raw }: ReceivedMail) => /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? assert.fail(raw);
    try {
      {
        await using server = await startServer({ dataDir, environment });
        await limit(dataDir, 100);
        await use(server, 80);
        await mails.next();
        // The mail server has the mail, and we do not know it yet.
        await kill(server);
      }
      {
        await using server = await startServer({ dataDir, environment });
        await use(server, 20);
        await Promise.all([mails.next(), mails.next()]);
        await kill(server);
      }
      assert.deepEqual(mails.mails.map(({ subject }) => subject).sort(), [first, first, second]);
      const [one, again] = mails.mails.filter(({ subject }) => subject === first).map(id);
      assert.equal(one, again);
      await using server = await startServer({ dataDir, environment });
      await use(server, 1, 456);
      await limit(dataDir, 110);
      await use(server, 1);
      while (new Set(mails.mails.map(id)).size < 3) await mails.next();
      // Of those before, at most the last can have come again.
      const known = mails.mails.slice(0, 3).map(id);
      for (const mail of mails.mails.slice(3)) assert.ok(mail.subject === first || known.includes(id(mail)));
      assert.ok(mails.mails.length <= 5);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
