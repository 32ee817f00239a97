import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForms } from './form-units.ts';
import { indicativeAfterWhen } from './wrong-subjunctives.ts';

function rewrite(stream: string): string {
  return indicativeAfterWhen(readForms(stream).units)
    .map(({ before, form }) => `${before}^${form}$`)
    .join('');
}

test('after "when" the verb is in the indicative', () => {
  const tu = '^tu<prn><tn><p2><mf><sg>$ ^ne<adv>$';
  assert.equal(
    rewrite(`^Lorsque<cnjadv>$ ${tu} ^arriver<vblex><prs><p2><sg>$`),
    `^Lorsque<cnjadv>$ ${tu} ^arriver<vblex><pri><p2><sg>$`,
  );
});

test('elsewhere the subjunctive stays', () => {
  for (const stream of [
    '^que<cnjsub>$ ^tu<prn><tn><p2><mf><sg>$ ^être<vbser><prs><p2><sg>$',
    '^quando<cnjadv>$ ^arrivare<vblex><prs><p3><sg>$',
    '^arrivare<vblex><prs><p2><sg>$',
  ])
    assert.equal(rewrite(stream), stream);
});
