import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readForms } from './form-units.ts';
import table from './prohibitions.json' with { type: 'json' };
import { forbids, statementsAsProhibitions } from './prohibitions.ts';

function rewritten(stream: string, target: string): string {
  const units = statementsAsProhibitions(readForms(stream).units, target);
  return units.map(({ before, form }) => `${before}^${form}$`).join('');
}

describe('orders that forbid', () => {
  for (const [source, { changes, stays }] of Object.entries(table.sources))
    it(`are found in ${source}`, () => {
      assert.equal(forbids(changes, source), true);
      assert.equal(forbids(stays, source), false);
    });

  for (const [target, { changes, stays }] of Object.entries(table.targets))
    it(`are written in ${target}`, () => {
      assert.equal(rewritten(changes.forms, target), changes.become);
      assert.equal(rewritten(stays, target), stays);
    });

  it('are no questions, and not what somebody does', () => {
    for (const text of ["Don't you know?", "Don't see your network?", "We don't open it.", 'I do not.', "Don't know."])
      assert.equal(forbids(text, 'en'), false, text);
    for (const text of ['Please do not open it', 'Wait, and don’t touch it.', 'Warning: DO NOT open'])
      assert.equal(forbids(text, 'en'), true, text);
  });

  it('are also those behind other clauses', () => {
    const condition = '^Si<cnjadv>$ ^no<adv>$ ^ser<vbser><pri><p2><sg>$^,<cm>$ ';
    assert.equal(
      rewritten(`${condition}^no<adv>$ ^prpers<prn><pro><p3><m><sg>$ ^abrir<vblex><pri><p3><sg>$`, 'es'),
      `${condition}^no<adv>$ ^prpers<prn><pro><p3><m><sg>$ ^abrir<vblex><prs><p2><sg>$`,
    );
  });
});
