import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FairTurns, type Waiting } from './fair-turns.ts';

interface Entry extends Waiting {
  readonly name: string;
}

const entry = (name: string, accountId: string, urgency: Waiting['urgency'] = 'interactive'): Entry => ({
  name,
  accountId,
  urgency,
});

describe('turns', () => {
  it('go to the account with the least under way, in the order of arrival within it', () => {
    const turns = new FairTurns<Entry>(4);
    for (const name of ['a1', 'a2', 'a3']) turns.add(entry(name, 'a'));
    turns.add(entry('b1', 'b'));
    assert.deepEqual(
      [turns.next(), turns.next(), turns.next()].map((next) => next?.name),
      ['a1', 'b1', 'a2'],
    );
  });

  it('never give one account all slots', () => {
    const turns = new FairTurns<Entry>(2);
    turns.add(entry('a1', 'a'));
    turns.add(entry('a2', 'a'));
    const first = turns.next();
    assert.equal(first?.name, 'a1');
    assert.equal(turns.next(), undefined);
    turns.add(entry('b1', 'b'));
    assert.equal(turns.next()?.name, 'b1');
    turns.finish(first as Entry);
    assert.equal(turns.next()?.name, 'a2');
  });

  it('go to interactive work before background work, which never has all slots', () => {
    const turns = new FairTurns<Entry>(2);
    turns.add(entry('d1', 'a', 'background'));
    turns.add(entry('d2', 'b', 'background'));
    turns.add(entry('t1', 'c'));
    assert.equal(turns.next()?.name, 't1');
    assert.equal(turns.next()?.name, 'd1');
    const alone = new FairTurns<Entry>(2);
    alone.add(entry('d1', 'a', 'background'));
    alone.add(entry('d2', 'b', 'background'));
    assert.equal(alone.next()?.name, 'd1');
    assert.equal(alone.next(), undefined);
  });

  it('pass over what was taken back', () => {
    const turns = new FairTurns<Entry>(2);
    const gone = entry('a1', 'a');
    turns.add(gone);
    turns.add(entry('b1', 'b'));
    turns.remove(gone);
    assert.equal(turns.next()?.name, 'b1');
    assert.deepEqual(turns.clear(), []);
  });
});
