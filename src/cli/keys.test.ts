import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { type AccountStore, type Plan, scopes } from '../contracts/stores/accounts.ts';
import { Authenticator } from '../features/accounts/authenticate.ts';
import { ensureFirstAccount } from '../features/accounts/first-account.ts';
import { openSqliteDatabase } from '../storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../storage/database/repositories/database-account-store.ts';
import { randomIdentifiers } from '../storage/random-identifiers.ts';
import { systemClock } from '../storage/system-clock.ts';
import { runKeys } from './keys.ts';

describe('dragoman keys', () => {
  const opened = new AsyncDisposableStack();
  after(() => opened.disposeAsync());
  let accounts: AccountStore;
  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-'));
    opened.defer(() => rmSync(folder, { recursive: true }));
    const database = await openSqliteDatabase(folder, systemClock);
    opened.defer(() => database.destroy());
    accounts = new DatabaseAccountStore(database);
  });

  async function run(...args: string[]): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const code = await runKeys(args, { accounts, clock: systemClock, ids: randomIdentifiers, write });
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

  it('explains itself, every scope included', async () => {
    const { code, output } = await run('--help');
    assert.equal(code, 0);
    for (const word of ['list', 'create', 'rename', 'deactivate', ...scopes]) assert(output.includes(word), word);
    assert.deepEqual(await run('create', '--help'), { code, output });
    assert.deepEqual(await run(), { code: 2, output });
  });

  it('says where accounts come from when there is none', async () => {
    for (const args of [['list'], ['create']]) {
      const { code, output } = await run(...args);
      assert.equal(code, 1);
      assert.match(output, /first start of the server/);
    }
  });

  it('makes a key that works, and tells its secret', async () => {
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
    assert.equal((await run('rename', key.id, 'Other name')).code, 0);
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

  it('refuses what cannot be done, changes nothing and says why', async () => {
    const { account } = await start();
    const before = await accounts.listKeys(account.id);
    for (const [args, words] of [
      [['create', '--scope', 'everything'], /no scope "everything"/],
      [['create', '--limit', '1e3'], /whole number/],
      [['create', '--limit', '-5'], /limit/],
      [['create', '--label', '  '], /empty/],
      [['create', '--admin', '--scope', 'usage:read'], /neither --scope nor --limit/],
      [['rename', 'unknown', 'Label'], /no key "unknown"/],
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
      ['list', 'all'],
    ]) {
      const { code, output } = await run(...args);
      assert.equal(code, 2, args.join(' '));
      assert.match(output, /dragoman keys --help$/);
    }
  });
});
