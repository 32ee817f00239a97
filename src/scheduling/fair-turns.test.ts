import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FairTurns, type TurnTaker } from './fair-turns.ts';

interface Entry extends TurnTaker {
  readonly name: string;
}

const entry = (name: string, accountId: string, urgency: TurnTaker['urgency'] = 'interactive', weight = 1): Entry => ({
  name,
  accountId,
  urgency,
  weight,
});

describe('turns', () => {
  it('go to the account with the least under way, in the order of arrival within it', () => {
    const turns = new FairTurns<Entry>({ capacity: 4, accountShare: 3, backgroundShare: 3 });
    for (const name of ['a1', 'a2', 'a3']) turns.add(entry(name, 'a'));
    turns.add(entry('b1', 'b'));
    assert.deepEqual(
      [turns.next(), turns.next(), turns.next()].map((next) => next?.name),
      ['a1', 'b1', 'a2'],
    );
  });

  it('never give one account everything', () => {
    const turns = new FairTurns<Entry>({ capacity: 2, accountShare: 1, backgroundShare: 1 });
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

  it('go to interactive work before background work, which never has everything', () => {
    const turns = new FairTurns<Entry>({ capacity: 2, accountShare: 1, backgroundShare: 1 });
    turns.add(entry('d1', 'a', 'background'));
    turns.add(entry('d2', 'b', 'background'));
    turns.add(entry('t1', 'c'));
    assert.equal(turns.next()?.name, 't1');
    assert.equal(turns.next()?.name, 'd1');
    const alone = new FairTurns<Entry>({ capacity: 2, accountShare: 1, backgroundShare: 1 });
    alone.add(entry('d1', 'a', 'background'));
    alone.add(entry('d2', 'b', 'background'));
    assert.equal(alone.next()?.name, 'd1');
    assert.equal(alone.next(), undefined);
  });

  it('weigh what is under way, and let through alone what weighs more than all', () => {
    const turns = new FairTurns<Entry>({ capacity: 100, accountShare: 50, backgroundShare: 50 });
    const large = entry('a1', 'a', 'interactive', 500);
    turns.add(large);
    turns.add(entry('b1', 'b', 'interactive', 10));
    assert.equal(turns.next()?.name, 'a1');
    assert.equal(turns.next(), undefined);
    turns.finish(large);
    turns.add(entry('b2', 'b', 'interactive', 45));
    assert.equal(turns.next()?.name, 'b1');
    assert.equal(turns.next(), undefined);
  });

  it('pass over what was taken back', () => {
    const turns = new FairTurns<Entry>({ capacity: 2, accountShare: 1, backgroundShare: 1 });
    const gone = entry('a1', 'a');
    turns.add(gone);
    turns.add(entry('b1', 'b'));
    turns.remove(gone);
    assert.equal(turns.next()?.name, 'b1');
    assert.deepEqual(turns.clear(), []);
  });
});
