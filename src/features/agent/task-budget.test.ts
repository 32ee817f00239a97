import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TaskBudget } from './task-budget.ts';

const cost = (characters: number, tokens = 0) => ({ characters, milliseconds: 0, tokens });

describe('the budget of a task', () => {
  it('counts what is done, what is under way, and what was given back', () => {
    const budget = new TaskBudget({ characters: 100 }, [cost(40)]);
    const giveBack = budget.take('a', cost(50));
    assert.throws(() => budget.take('b', cost(11)), /the step b needs 11 characters; .* has used 90 .* limit is 100/);
    giveBack();
    budget.take('b', cost(60));
    budget.take('free', cost(0));
  });

  it('ends at tokens after the step that went over', () => {
    const budget = new TaskBudget({ tokens: 10 }, []);
    budget.take('a', cost(0));
    budget.add({ tokens: 25 });
    assert.throws(() => budget.take('b', cost(0)), /has used 25 and its limit is 10/);
  });

  it('has no limit where none is given', () => {
    new TaskBudget({}, [cost(1e9, 1e9)]).take('a', cost(1e9));
  });
});
