import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { anAccount } from '../../../test/contracts/stores-fixtures.ts';
import type { AccountStore, Plan } from '../../contracts/stores/accounts.ts';
import type { AuditStore } from '../../contracts/stores/audit.ts';
import type { PeopleStore } from '../../contracts/stores/people.ts';
import { Authenticator } from '../../features/accounts/authenticate.ts';
import { ensureFirstAccount } from '../../features/accounts/first-account.ts';
import { openSqliteDatabase } from '../../storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../../storage/database/repositories/database-account-store.ts';
import { DatabaseAuditStore } from '../../storage/database/repositories/database-audit-store.ts';
import { DatabasePeopleStore } from '../../storage/database/repositories/database-people-store.ts';
import { randomIdentifiers } from '../../storage/random-identifiers.ts';
import { systemClock } from '../../time/system-clock.ts';
import { reportFailure } from '../command-line/report-failure.ts';
import { runKeys } from './run-keys.ts';

describe('dragoman keys', () => {
  const opened = new AsyncDisposableStack();
  after(() => opened.disposeAsync());
  let accounts: AccountStore;
  let auditLog: AuditStore;
  let people: PeopleStore;
  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-'));
    opened.defer(() => rmSync(folder, { recursive: true }));
    const database = await openSqliteDatabase(folder, systemClock);
    opened.defer(() => database.destroy());
    accounts = new DatabaseAccountStore(database);
    auditLog = new DatabaseAuditStore(database);
    people = new DatabasePeopleStore(database);
  });

  async function run(...args: string[]): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const act = { actor: 'cli', origin: 'someone@somewhere', traceId: null };
    const making = { accounts, clock: systemClock, ids: randomIdentifiers };
    const code = await runKeys(args, { ...making, people, publicAddress: '', auditLog, act, write }).catch((error) =>
      reportFailure(error, 'keys', write),
    );
    return { code, output: lines.join('\n') };
  }

  async function start(plan: Plan = 'pro') {
    const { account, newKeys } = await ensureFirstAccount({
      accounts,
      clock: systemClock,
      ids: randomIdentifiers,
      plan,
    });
    const keys = await accounts.listKeys(account.id);
    const key = keys.find(({ kind }) => kind === 'developer');
    assert(key !== undefined);
    return { account, key, secret: newKeys.developer ?? '' };
  }

  function secretIn(output: string): string {
    return /^Secret, shown only this once: (\S+)$/m.exec(output)?.[1] ?? '';
  }

  it('says where accounts come from when there is none', async () => {
    for (const args of [['list'], ['create']]) {
      const { code, output } = await run(...args);
      assert.equal(code, 1);
      assert.match(output, /first start of the server/);
    }
  });

  it('prints keys for programs, in the fields of the admin endpoints', async () => {
    const { account } = await start();
    const { code, output } = await run(
      'create',
      '--label',
      'Reader',
      '--scope',
      'usage:read',
      '--limit',
      '5',
      '--json',
    );
    assert.equal(code, 0);
    const { api_key: secret, ...created } = JSON.parse(output);
    assert.equal((await new Authenticator(accounts, systemClock).authenticate(secret, 'pro')).key.id, created.key_id);
    const { key_id, label, scopes, usage_limits, is_deactivated, account_name, kind } = created;
    assert.deepEqual([label, scopes, is_deactivated, kind], ['Reader', ['usage:read'], false, 'developer']);
    assert.deepEqual(usage_limits, { characters: 5, speech_to_text_milliseconds: null });
    assert.equal(account_name, account.name);
    const { keys } = JSON.parse((await run('list', '--json')).output);
    assert.deepEqual(
      keys.find((key: { key_id: string }) => key.key_id === key_id),
      created,
    );
  });

  it('makes a key that works, and shows its secret', async () => {
    await start();
    const created = await run(
      'create',
      '--label',
      'Team A',
      '--scope',
      'usage:read',
      '--scope',
      'translate:text',
      '--limit',
      '5000',
    );
    assert.equal(created.code, 0);
    const { key } = await new Authenticator(accounts, systemClock).authenticate(secretIn(created.output), 'pro');
    assert.equal(key.kind, 'developer');
    assert.equal(key.label, 'Team A');
    assert.deepEqual(key.scopes, ['usage:read', 'translate:text']);
    assert.equal(key.characterLimit, 5_000);
    assert(created.output.includes(key.id));
  });

  it('makes Free keys on the Free plan and admin keys on Pro', async () => {
    await start('free');
    assert.match(secretIn((await run('create')).output), /^[0-9a-f]{64}:fx$/);
    assert.match((await run('create', '--admin')).output, /need the plan "pro"/);
    await start('pro');
    assert.match(secretIn((await run('create', '--admin')).output), /^[0-9a-f]{64}:adm$/);
  });

  it('lists keys without their secrets', async () => {
    const { key, secret } = await start();
    const { code, output } = await run('list');
    assert.equal(code, 0);
    assert(output.includes(key.id));
    assert(output.includes(key.masked));
    assert(!output.includes(secret));
  });

  it('renames a key', async () => {
    const { account, key } = await start();
    assert.equal((await run('rename', key.id.toUpperCase(), 'Other name')).code, 0);
    const labels = (await accounts.listKeys(account.id)).map(({ label }) => label);
    assert(labels.includes('Other name'));
  });

  it('deactivates a key, once', async () => {
    const { key, secret } = await start();
    assert.match((await run('deactivate', key.id)).output, /^Deactivated /);
    await assert.rejects(new Authenticator(accounts, systemClock).authenticate(secret, 'pro'), /deactivated/);
    assert.match((await run('list')).output, /deactivated 2/);
    const again = await run('deactivate', key.id);
    assert.equal(again.code, 0);
    assert.match(again.output, /already/);
  });

  it('limits minutes of speech', async () => {
    await start();
    const created = await run('create', '--speech-minutes', '90', '--json');
    const key = JSON.parse(created.output);
    assert.equal(key.usage_limits.speech_to_text_milliseconds, 5_400_000);
    const limited = await run('limit', key.key_id, '--speech-minutes', '2');
    assert.match(limited.output, /at most 120000 ms of speech a month/);
    const freed = JSON.parse((await run('limit', key.key_id, '--speech-minutes', 'none', '--json')).output);
    assert.equal(freed.usage_limits.speech_to_text_milliseconds, null);
  });

  it('sets limits and takes them away', async () => {
    const { account, key } = await start();
    const known = async () => (await accounts.listKeys(account.id)).find(({ id }) => id === key.id);
    const limited = await run('limit', key.id, '--characters', '0', '--requests-per-minute', '60');
    assert.equal(limited.code, 0, limited.output);
    assert.deepEqual([(await known())?.characterLimit, (await known())?.requestsPerMinute], [0, 60]);
    assert.match(limited.output, /at most 0 characters a month, at most 60 requests a minute/);
    await run('limit', key.id, '--characters', 'none', '--requests-per-minute', 'none');
    assert.deepEqual([(await known())?.characterLimit, (await known())?.requestsPerMinute], [null, null]);
  });

  it('lets a key end by itself, or not', async () => {
    const { account } = await start();
    const created = await run('create', '--expires', '2999-01-31', '--requests-per-minute', '5');
    const secret = secretIn(created.output);
    assert.match(created.output, /active until 2999-01-31T00:00:00\.000Z, at most 5 requests a minute/);
    const late = new Authenticator(accounts, { now: () => new Date('2999-01-31T00:00:00Z') });
    await assert.rejects(late.authenticate(secret, 'pro'), /expired/);
    const key = (await accounts.listKeys(account.id)).find(({ expiresAt }) => expiresAt !== null);
    assert.equal((await run('expire', key?.id ?? '', 'never')).code, 0);
    await late.authenticate(secret, 'pro');
    assert.match((await run('expire', key?.id ?? '', '2020-01-01')).output, /past/);
  });

  it('gives keys of both kinds another secret, at once or with an overlap', async () => {
    const { account, key, secret } = await start();
    const rotated = await run('rotate', key.id, '--overlap', '1');
    assert.equal(rotated.code, 0, rotated.output);
    const authenticator = new Authenticator(accounts, systemClock);
    for (const valid of [secret, secretIn(rotated.output)])
      assert.equal((await authenticator.authenticate(valid, 'pro')).key.id, key.id);
    const admin = (await accounts.listKeys(account.id)).find(({ kind }) => kind === 'admin');
    assert.match(secretIn((await run('rotate', admin?.id ?? '')).output), /:adm$/);
  });

  it('makes and lists keys of the account that is named', async () => {
    await start();
    const account = await accounts.ensureAccount(anAccount({ name: 'Team B', plan: 'free' }));
    const created = await run('create', '--account', 'Team B');
    assert.match(secretIn(created.output), /:fx$/);
    assert.equal((await accounts.listKeys(account.id)).length, 1);
    const listed = await run('list', '--account', account.id);
    assert.match(listed.output, /^Team B \(free\):\n {2}[0-9a-f]/);
    assert.equal(listed.output.split('\n').length, 3);
    assert.match((await run('create', '--account', 'Team C')).output, /no account "Team C"/);
    await run('create', '--account', 'Team B');
    const third = await run('create', '--account', 'Team B');
    assert.deepEqual([third.code, /may have 2 active/.test(third.output)], [1, true]);
  });

  it('writes down who did what', async () => {
    const { account, key } = await start();
    await run('rename', key.id, 'Other name');
    const [entry] = await auditLog.list({ accountId: account.id, offset: 0, limit: 1 });
    assert.deepEqual(
      [entry?.action, entry?.actor, entry?.origin, entry?.subject],
      ['key.changed', 'cli', 'someone@somewhere', key.id],
    );
    assert.deepEqual(entry?.details, { from: { label: 'API Key' }, to: { label: 'Other name' } });
  });

  it('refuses what cannot be done, changes nothing and says why', async () => {
    const { account } = await start();
    const before = await accounts.listKeys(account.id);
    for (const [args, words] of [
      [['create', '--scope', 'everything'], /no scope "everything"/],
      [['create', '--limit', '1e3'], /whole number/],
      [['create', '--limit', '-5'], /limit/],
      [['create', '--label', '  '], /empty/],
      [['create', '--admin', '--scope', 'usage:read'], /neither --scope nor --limit/],
      [['create', '--expires', 'tomorrow'], /2027-01-31/],
      [['create', '--expires', '2027-02-31'], /not "2027-02-31"/],
      [['create', '--requests-per-minute', '0'], /from 1 to/],
      [['rename', 'unknown', 'Label'], /no key "unknown"/],
      [['limit', 'unknown', '--characters', '1'], /no key "unknown"/],
      [['expire', 'unknown', 'never'], /no key "unknown"/],
      [['rotate', 'unknown'], /no key "unknown"/],
      [['rotate', 'unknown', '--overlap', '721'], /at most 720 hours/],
      [['deactivate', 'unknown'], /no key "unknown"/],
    ] as const) {
      const { code, output } = await run(...args);
      assert.notEqual(code, 0, args.join(' '));
      assert.match(output, words);
    }
    assert.deepEqual(await accounts.listKeys(account.id), before);
  });

  it('points to the help when it does not understand', async () => {
    for (const args of [
      ['frobnicate'],
      ['create', '--lable', 'x'],
      ['create', 'x'],
      ['rename', 'x'],
      ['deactivate'],
      ['limit', 'x'],
      ['expire', 'x'],
      ['rotate'],
      ['constructor'],
      ['list', 'all'],
    ]) {
      const { code, output } = await run(...args);
      assert.equal(code, 2, args.join(' '));
      assert.match(output, /dragoman keys --help$/);
    }
  });

  it('prints a changed key as JSON, as it is afterwards', async () => {
    const { account, key } = await start();
    const changed = async (...args: string[]) => {
      const { code, output } = await run(...args, '--json');
      const [stored] = (await accounts.listKeys(account.id)).filter(({ id }) => id === key.id);
      assert.ok(stored !== undefined);
      const answer = JSON.parse(output);
      assert.equal(code, 0);
      assert.deepEqual([answer.key_id, answer.label], [stored.id, stored.label]);
      assert.equal(answer.is_deactivated, stored.deactivatedAt !== null);
      return answer;
    };
    assert.equal((await changed('rename', key.id, 'Web site')).label, 'Web site');
    assert.equal((await changed('limit', key.id, '--characters', '7')).usage_limits.characters, 7);
    assert.match(JSON.stringify(await changed('expire', key.id, '2099-01-31')), /2099-01-31T00:00:00/);
    assert.equal((await changed('deactivate', key.id)).is_deactivated, true);
  });
});
