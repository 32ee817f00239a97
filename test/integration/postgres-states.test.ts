import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { poll } from '../support/poll.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const cluster = await PostgresCluster.start();
after(() => cluster[Symbol.asyncDispose]());

interface Outage {
  readonly state: string;
  readonly reason: RegExp;
  /** A request that stores something. Default a translation. */
  readonly request?: (app: TestApp) => ReturnType<TestApp['send']>;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
}

/** Requests, `/readyz` and metrics name what is wrong, and all is well when it is over. */
async function assertOutage(app: TestApp, { state, reason, request, begin, end }: Outage): Promise<void> {
  const ask = () => (request === undefined ? app.translate({ text: ['The house'] }) : request(app));
  const assertServes = async () => {
    const { statusCode, body } = await ask();
    assert.ok(statusCode < 300, body);
  };
  const metric = () => app.metric(`dragoman_storage_state{state="${state}"}`);
  const readiness = async () => {
    const answer = await app.send('GET', '/readyz');
    const { checks } = answer.json<{ checks: { name: string; reason?: string }[] }>();
    return { status: answer.statusCode, reason: checks.find(({ name }) => name === 'storage')?.reason };
  };
  await assertServes();
  await begin();
  // Connections end first; a trial a second later knows why no other is there.
  await poll(async () => (await ask()).statusCode >= 500 && (await metric()) === 1);
  const refused = await ask();
  assert.equal(refused.statusCode, 503, refused.body);
  assert.equal(refused.json().code, 'storage_unavailable');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.match(refused.json().message, reason);
  const red = await readiness();
  assert.equal(red.status, 503);
  assert.match(red.reason ?? '', reason);
  assert.equal(await metric(), 1);
  await end();
  await poll(async () => (await readiness()).status === 200);
  assert.equal(await app.metric('dragoman_storage_state{state="ok"}'), 1);
  await assertServes();
}

/** Changes the user, then ends its connections: one that began before the change was committed would still be as before. */
async function changeUser(user: string, change: string): Promise<void> {
  await cluster.execute(`alter role ${user} ${change}`);
  await cluster.execute(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${user}'`);
}

async function serve(databaseUrl: string): Promise<TestApp> {
  return createTestApp({ databaseUrl, translators: [new FakeTranslator({ pairs: ['en>es', 'es>en'] })] });
}

/** A server of a user of its own. */
async function serveAs(user: string): Promise<TestApp & { readonly database: string }> {
  const database = `of_${user}`;
  await cluster.execute(`create role ${user} login`);
  await cluster.execute(`create database ${database} owner ${user}`);
  return Object.assign(await serve(cluster.url(database, {}, user)), { database });
}

describe('a server whose PostgreSQL database', () => {
  it('becomes read-only names that', async () => {
    await using app = await serveAs('reader');
    const change = (value: string) => changeUser('reader', `set default_transaction_read_only = ${value}`);
    await assertOutage(app, {
      state: 'read_only',
      reason: /it is read-only/,
      begin: () => change('on'),
      end: () => change('off'),
    });
  });

  it('was read-only for a while writes again although nobody ends its connections', async () => {
    await using app = await serveAs('former_reader');
    await changeUser('former_reader', 'set default_transaction_read_only = on');
    const status = async () => (await app.translate({ text: ['The house'] })).statusCode;
    await poll(async () => (await status()) === 503);
    await cluster.execute('alter role former_reader set default_transaction_read_only = off');
    await poll(async () => (await status()) === 200);
  });

  it('has no connection left names that', async () => {
    await using app = await serveAs('crowd');
    const limit = (count: number) => changeUser('crowd', `connection limit ${count}`);
    await assertOutage(app, { state: 'busy', reason: /busy/, begin: () => limit(0), end: () => limit(-1) });
  });

  it('no longer lets its user in names that', async () => {
    await using app = await serveAs('locked');
    const login = (may: string) => changeUser('locked', may);
    await assertOutage(app, {
      state: 'denied',
      reason: /refuses the user of the server/,
      begin: () => login('nologin'),
      end: () => login('login'),
    });
  });

  it('takes rights away from its user names that, and does not call it over while some are missing', async () => {
    await using app = await serveAs('revoked');
    const inDatabase = (statements: string) => cluster.execute(statements, cluster.url(app.database));
    await assertOutage(app, {
      state: 'denied',
      reason: /refuses the user of the server/,
      begin: () => inDatabase('revoke insert on usage_days from revoked'),
      async end() {
        await inDatabase('alter schema public owner to dragoman; revoke create on schema public from revoked, public');
        await inDatabase('grant insert on usage_days to revoked');
      },
    });
  });

  it('is on a full disk names that', async (test) => {
    const disk = mkdtempSync(join(tmpdir(), 'dragoman-small-disk-'));
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=777', 'tmpfs', disk]).status !== 0) {
      rmSync(disk, { recursive: true });
      return test.skip('only root can mount the small disk of this test');
    }
    chmodSync(disk, 0o777);
    try {
      const folder = join(disk, 'space');
      await using own = await PostgresCluster.start();
      spawnSync('install', ['-d', '-m', '700', '-o', 'nobody', folder]);
      await own.execute(`create tablespace small location '${folder}'`);
      await own.execute('create database small tablespace small');
      await using _ = await openPostgresDatabase(own.url('small'), systemClock);
      await using app = await serve(own.url('small'));
      const filling = join(disk, 'filling');
      const entries = Array.from({ length: 5_000 }, (_, index) => `${randomUUID()}\t${index}`).join('\n');
      const dictionary = { source_lang: 'en', target_lang: 'es', entries, entries_format: 'tsv' };
      await assertOutage(app, {
        state: 'full',
        reason: /the disk is full/,
        // More than there is room for in pages that the database has already.
        request: (server) => server.send('POST', '/v3/glossaries', { name: 'Large', dictionaries: [dictionary] }),
        async begin() {
          const { bavail, bsize } = statfsSync(disk);
          writeFileSync(filling, Buffer.alloc(bavail * bsize));
        },
        end: async () => rmSync(filling),
      });
    } finally {
      spawnSync('umount', ['--lazy', disk]);
      rmSync(disk, { recursive: true, force: true });
    }
  });
});
