import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileExpression, compileTemplate, holds } from './expressions.ts';

const data = {
  input: {
    texts: [
      { text: 'one', n: 1 },
      { text: 'two', n: 2 },
    ],
    language: 'es',
  },
  steps: { first: { translations: ['uno', 'dos'] } },
};

describe('expressions of workflows', () => {
  it('read the data of a task', () => {
    assert.deepEqual(compileExpression('input.texts[].text')(data), ['one', 'two']);
    assert.equal(compileExpression('length(steps.first.translations)')(data), 2);
    assert.deepEqual(compileExpression('input.texts[?n > `1`].{text: text, upper: upper(text)}')(data), [
      { text: 'two', upper: 'TWO' },
    ]);
    assert.equal(compileExpression('input.missing')(data), null);
  });

  it('are refused with a reason', () => {
    for (const [source, reason] of [
      ['input.[', /not a JMESPath expression/],
      ['$.input', /no root node/],
      ['let $a = input in $a', /no root node "\$" and no variables/],
      ["pad_left('a', `1000000000`)", /no function pad_left/],
      [`${'[@,@]|'.repeat(20)}@`, /too many times/],
      [`input.${'x'.repeat(600)}`, /characters/],
    ] as const)
      assert.throws(() => compileExpression(source), reason, source);
  });

  it('fail with a reason where the data are not what they need', () => {
    assert.throws(() => compileExpression('sort(input.texts)')(data), {
      code: 'agent_task_failed',
      message: /"sort\(input\.texts\)": Invalid type/,
    });
  });

  it('fill in templates', () => {
    const template = { text: ['=input.texts[0].text', '==literal', 'plain'], count: 2, language: '=input.language' };
    assert.deepEqual(compileTemplate(template)(data), { text: ['one', '=literal', 'plain'], count: 2, language: 'es' });
  });

  it('hold where they give something', () => {
    for (const value of [null, false, '', [], {}]) assert.equal(holds(value), false);
    for (const value of [true, 0, 'a', [null], { a: null }]) assert.equal(holds(value), true);
  });
});
