import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStores, TemporaryFolder } from '../../../test/contracts/stores-fixtures.ts';
import { ensureFirstAccount } from '../../features/accounts/first-account.ts';
import { hashSecret } from '../../features/accounts/key-secret.ts';
import { DatabasePeopleStore } from '../../storage/database/repositories/database-people-store.ts';
import { randomIdentifiers } from '../../storage/random-identifiers.ts';
import { systemClock } from '../../time/system-clock.ts';
import { reportFailure } from '../command-line/report-failure.ts';
import { runPeople } from './run-people.ts';

describe('dragoman people', () => {
  it('prints the link of the first administrator once, and a new one for the same address', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { accounts, audit } = stores;
    const people = new DatabasePeopleStore(stores.database);
    const making = { accounts, clock: systemClock, ids: randomIdentifiers };
    await ensureFirstAccount({ ...making, plan: 'pro' });
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      const write = (line: string) => void lines.push(line);
      const act = { actor: 'cli', origin: 'someone@somewhere', traceId: null };
      const publicAddress = 'https://translate.example';
      const code = await runPeople(args, { ...making, people, publicAddress, auditLog: audit, act, write }).catch(
        (error) => reportFailure(error, 'people', write),
      );
      return { code, output: lines.join('\n') };
    };
    const tokenIn = (output: string) =>
      /https:\/\/translate\.example\/console\/invitation#([0-9a-f]{64})$/.exec(output)?.[1] ?? assert.fail(output);
    const invited = await run('invite', 'Ada@example.org', '--role', 'administrator');
    assert.equal(invited.code, 0, invited.output);
    const first = tokenIn(invited.output);
    const again = tokenIn((await run('invite', 'ada@example.org')).output);
    assert.equal(await people.findInvited(hashSecret(first), new Date()), undefined);
    assert.equal((await people.findInvited(hashSecret(again), new Date()))?.role, 'administrator');
    const listed = await run('list');
    assert.match(listed.output, /administrator ada@example\.org "Ada@example\.org", invited/);
    const log = JSON.stringify(await audit.list({ offset: 0, limit: 9 }));
    assert.ok(!log.includes(first) && !log.includes('example.org'));
    assert.match((await run('invite', 'ada@example.org', '--role', 'queen')).output, /no role "queen"/);
    assert.match((await run('invite', 'nobody')).output, /it is not an email address/);
  });
});
