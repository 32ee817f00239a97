import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import type { AuditEntry } from '../../contracts/stores/audit.ts';
import { UnknownSignIns } from './unknown-sign-ins.ts';

function open() {
  const clock = new ManualClock();
  const entries: AuditEntry[] = [];
  const people = { record: async (entry: AuditEntry) => void entries.push(entry) };
  const ids = { uuid: () => randomUUID(), secret: () => 'secret' } as unknown as ConstructorParameters<
    typeof UnknownSignIns
  >[0]['ids'];
  const unknown = new UnknownSignIns({
    people,
    clock,
    ids,
    accountId: 'account',
    onFailure: (error) => assert.fail(String(error)),
  });
  return { clock, entries, record: (address: string) => unknown.record('key', { address, traceId: 't' }) };
}

describe('entries of attempts to sign in that belong to nobody', () => {
  it('are one a minute for a network', () => {
    const { clock, entries, record } = open();
    for (const address of ['2001:db8::1', '2001:db8::2', '192.0.2.1', '192.0.2.1']) record(address);
    assert.deepEqual(
      entries.map(({ actor, accountId, subject, origin }) => [actor, accountId, subject, origin]),
      ['2001:db8::1', '192.0.2.1'].map((origin) => ['unknown', 'account', 'account', origin]),
    );
    clock.advance(60_000);
    record('192.0.2.1');
    assert.equal(entries.length, 3);
  });

  it('are a hundred networks in an hour, whoever has more', () => {
    const { clock, entries, record } = open();
    for (let index = 0; index < 150; index += 1) record(`192.0.2.${index}`);
    assert.equal(entries.length, 100);
    clock.advance(3_600_000);
    record('192.0.2.200');
    assert.equal(entries.length, 101);
  });
});
