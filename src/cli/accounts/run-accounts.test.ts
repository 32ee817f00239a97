import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import {
  aKey,
  type OpenStores,
  openStores,
  storedIdentity,
  TemporaryFolder,
} from '../../../test/contracts/stores-fixtures.ts';
import { ensureFirstAccount } from '../../features/accounts/first-account.ts';
import { DatabasePeopleStore } from '../../storage/database/repositories/database-people-store.ts';
import { randomIdentifiers } from '../../storage/random-identifiers.ts';
import { systemClock } from '../../time/system-clock.ts';
import { reportFailure } from '../command-line/report-failure.ts';
import { runAccounts } from './run-accounts.ts';

describe('dragoman accounts', () => {
  const opened = new AsyncDisposableStack();
  after(() => opened.disposeAsync());
  let stores: OpenStores;
  beforeEach(async () => {
    const folder = opened.use(new TemporaryFolder());
    stores = opened.use(await openStores(folder.path));
  });

  async function run(...args: string[]): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const { accounts, audit: auditLog } = stores;
    const people = new DatabasePeopleStore(stores.database);
    const making = { accounts, clock: systemClock, ids: randomIdentifiers };
    const act = { actor: 'cli', origin: 'someone@somewhere', traceId: null };
    const code = await runAccounts(args, { ...making, people, publicAddress: '', auditLog, act, write }).catch(
      (error) => reportFailure(error, 'accounts', write),
    );
    return { code, output: lines.join('\n') };
  }

  function start() {
    return ensureFirstAccount({ accounts: stores.accounts, clock: systemClock, ids: randomIdentifiers, plan: 'pro' });
  }

  async function accountOf(name: string) {
    return (await stores.accounts.listAccounts()).find((account) => account.name === name);
  }

  it('prints accounts and the audit log for programs', async () => {
    await start();
    const made = JSON.parse((await run('create', 'B', '--plan', 'free', '--limit', '7', '--json')).output);
    const changed = JSON.parse((await run('change', 'B', '--limit', '8', '--json')).output);
    assert.deepEqual(changed, { ...made, usage_limits: { characters: 8 } });
    assert.deepEqual(JSON.parse((await run('change', 'B', '--limit', '7', '--json')).output), made);
    const { accounts: listed } = JSON.parse((await run('list', '--json')).output);
    assert.deepEqual(listed[1], made);
    const { name, plan, active_key_count, usage_limits, email } = made;
    assert.deepEqual([name, plan, active_key_count, usage_limits, email], ['B', 'free', 0, { characters: 7 }, null]);
    const { audit_log: log } = JSON.parse((await run('audit', 'B', '--json')).output);
    assert.deepEqual([log[0].actor, log[0].account_id, log[0].account_name], ['cli', made.account_id, 'B']);
  });

  it('makes an account with plan, address and limit, and says how to go on', async () => {
    await start();
    const made = await run('create', 'Team B', '--plan', 'free', '--email', 'b@example.com', '--limit', '5000');
    assert.equal(made.code, 0, made.output);
    assert.match(made.output, /dragoman keys create --account "Team B"/);
    const account = await accountOf('Team B');
    assert.deepEqual([account?.plan, account?.email, account?.characterLimit], ['free', 'b@example.com', 5000]);
    const listed = (await run('list')).output;
    assert.match(
      listed,
      /plan free, since \S+, 0 active keys, at most 5000 characters a month, notices to b@example\.com/,
    );
    assert.match(listed, /First account\n.*2 active keys, quality evaluation$/m);
  });

  it('changes what is given, and takes away with none', async () => {
    await start();
    await run('create', 'Team B', '--email', 'b@example.com', '--limit', '5');
    assert.equal((await run('change', 'Team B', '--plan', 'pro_classic')).code, 0);
    const changed = await accountOf('Team B');
    assert.deepEqual([changed?.plan, changed?.email, changed?.characterLimit], ['pro_classic', 'b@example.com', 5]);
    await run('change', changed?.id ?? '', '--email', 'none', '--limit', 'none');
    const emptied = await accountOf('Team B');
    assert.deepEqual([emptied?.plan, emptied?.email, emptied?.characterLimit], ['pro_classic', null, null]);
  });

  it('gives and takes the right to quality evaluation, on Pro only, and writes it down', async () => {
    await start();
    await run('create', 'Team B');
    assert.equal((await accountOf('First account'))?.qualityEvaluation, true);
    assert.equal((await accountOf('Team B'))?.qualityEvaluation, false);
    const changed = JSON.parse((await run('change', 'Team B', '--quality-evaluation', 'on', '--json')).output);
    assert.equal(changed.quality_evaluation, true);
    assert.match((await run('list')).output, /Team B\n.*0 active keys, quality evaluation$/m);
    assert.match(
      (await run('audit', 'Team B')).output,
      /\{"from":\{"quality_evaluation":false\},"to":\{"quality_evaluation":true\}\}/,
    );
    assert.equal((await run('change', 'Team B', '--quality-evaluation', 'off')).code, 0);
    assert.equal((await accountOf('Team B'))?.qualityEvaluation, false);
    const refused = await run('change', 'Team B', '--plan', 'free', '--quality-evaluation', 'on');
    assert.equal(refused.code, 1);
    assert.match(refused.output, /quality_evaluation.*needs the plan pro.*on free/);
    assert.equal((await accountOf('Team B'))?.plan, 'pro');
  });

  it('refuses a plan with fewer keys than the account has, until some are deactivated', async () => {
    await start();
    const { account } = await storedIdentity(stores.accounts, { name: 'Team C' });
    const keys = [aKey(account), aKey(account)];
    for (const key of keys) await stores.accounts.addKey(key, key.id);
    const refused = await run('change', 'Team C', '--plan', 'free', '--limit', '7');
    assert.equal(refused.code, 1);
    assert.match(refused.output, /plan.*free may have 2 active developer keys; deactivate/);
    assert.deepEqual(await accountOf('Team C'), account);
    assert.equal((await run('change', 'Team C', '--plan', 'pro_classic')).code, 0);
    await stores.accounts.deactivateKey(account.id, keys[0]?.id ?? '', new Date());
    assert.equal((await run('change', account.id.toUpperCase(), '--plan', 'free')).code, 0);
    assert.equal((await accountOf('Team C'))?.plan, 'free');
  });

  it('shows who did what, newest first, of one account or of all', async () => {
    await start();
    const { account } = await storedIdentity(stores.accounts, { name: 'Quiet' });
    await run('create', 'Team B');
    await run('change', 'Team B', '--limit', '7');
    await run('change', 'Team B', '--limit', '7');
    const ofTeam = (await run('audit', 'Team B')).output.split('\n');
    assert.equal(ofTeam.length, 4);
    assert.match(ofTeam[0] ?? '', /^\S+Z account\.changed by cli from someone@somewhere, account "Team B"$/);
    assert.match(ofTeam[1] ?? '', /\{"from":\{"characters":null\},"to":\{"characters":7\}\}$/);
    assert.match((await run('audit')).output, /key\.created by start, account "First account"/);
    assert.equal((await run('audit', '--last', '1')).output.split('\n').length, 2);
    assert.equal((await run('audit', account.id)).output, '');
  });

  it('refuses what cannot be done, changes nothing and says why', async () => {
    await start();
    await run('create', 'Team B');
    const before = await stores.accounts.listAccounts();
    for (const [args, words] of [
      [['create', 'Team B'], /already/],
      [['create', ' '], /empty/],
      [['create', 'C\nD'], /control character/],
      [['create', 'C', '--email', 'nobody'], /e-mail address/],
      [['create', 'C', '--email', 'a@b\nBcc: c@d'], /e-mail address/],
      [['change', 'Team C', '--limit', '1'], /no account "Team C"/],
      [['change', 'Team B', '--email', 'a b@c'], /e-mail address/],
      [['change', 'First account', '--plan', 'free'], /DRAGOMAN_PLAN/],
      [['audit', 'Team C'], /no account "Team C"/],
    ] as const) {
      const { code, output } = await run(...args);
      assert.equal(code, 1, args.join(' '));
      assert.match(output, words);
    }
    assert.deepEqual(await stores.accounts.listAccounts(), before);
  });

  it('says what would be right for a wrong argument', async () => {
    await start();
    const before = await stores.accounts.listAccounts();
    for (const [args, words] of [
      [['create', 'C', '--plan', 'gold'], /no plan "gold"\. Plans: .*pro_classic/],
      [['create', 'C', '--limit', 'none'], /--limit takes a whole number, not "none"/],
      [['create', 'C', '--limit', '-1'], /^--limit takes a whole number, not "-1"/],
      [['create', 'C', '--limit=-1'], /^--limit takes a whole number, not "-1"/],
      [['change', 'First account', '--limit', '-1'], /^--limit takes a whole number, not "-1"/],
      [['create', 'C', '--email', '--limit', '1'], /^--email needs a value, and "--limit" looks like an option/],
      [['change', 'First account', '--quality-evaluation', 'yes'], /--quality-evaluation takes on or off, not "yes"/],
      [['audit', '--last', '0'], /--last takes a whole number from 1 on, not "0"/],
      [['audit', '--last', 'all'], /--last takes a whole number from 1 on, not "all"/],
    ] as const) {
      const { code, output } = await run(...args);
      assert.equal(code, 2, args.join(' '));
      assert.match(output, words);
      assert.match(output, /See: dragoman accounts --help$/);
    }
    assert.deepEqual(await stores.accounts.listAccounts(), before);
  });

  it('points to the help when it does not understand', async () => {
    await start();
    for (const args of [
      ['frobnicate'],
      ['create'],
      ['create', 'a', 'b'],
      ['change', 'a'],
      ['audit', 'a', 'b'],
      ['list', 'x'],
    ]) {
      const { code, output } = await run(...args);
      assert.equal(code, 2, args.join(' '));
      assert.match(output, /dragoman accounts --help$/);
    }
  });

  it('says where the first account comes from when there is none', async () => {
    const { code, output } = await run('list');
    assert.equal(code, 1);
    assert.match(output, /first start of the server/);
  });
});
