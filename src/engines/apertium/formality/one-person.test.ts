import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForms, type Unit } from './form-units.ts';
import { addressedAsOne, catalanFamiliar, ordersAndPossessivesOfOne, spanishFamiliar } from './one-person.ts';

function write(units: readonly Unit[]): string {
  return units.map(({ before, form }) => `${before}^${form}$`).join('');
}

function asOne(stream: string): string {
  return write(addressedAsOne(readForms(stream).units, spanishFamiliar));
}

test('French vous is one person', () => {
  assert.equal(
    asOne('^Poder<vbmod><pri><p2><pl>$ ^ver<vblex><inf>$ ^vuestro<det><pos><m><sg>$ ^coche<n><m><sg>$'),
    '^Poder<vbmod><pri><p2><sg>$ ^ver<vblex><inf>$ ^tuyo<det><pos><mf><sg>$ ^coche<n><m><sg>$',
  );
  assert.equal(
    asOne('^Os<prn><pro><p2><mf><pl>$ ^levantar<vblex><pri><p2><pl>$'),
    '^Te<prn><pro><p2><mf><sg>$ ^levantar<vblex><pri><p2><sg>$',
  );
  assert.equal(asOne('^para<pr>$ ^os<prn><pro><p2><mf><pl>$'), '^para<pr>$ ^ti<prn><tn><p2><mf><sg>$');
  assert.equal(
    asOne('^Sentar<vblex><imp><p2><pl>+os<prn><enc><p2><mf><pl>$'),
    '^Sentar<vblex><imp><p2><sg>+te<prn><enc><p2><mf><sg>$',
  );
});

test('unless an adjective or participle agrees with several', () => {
  for (const predicate of ['^cansar<vblex><pp><m><pl>$', '^muy<preadv>$ ^feliz<adj><mf><pl>$']) {
    const stream = `^Estar<vblex><pri><p2><pl>$ ${predicate} ^con<pr>$ ^vuestro<det><pos><m><sg>$`;
    assert.equal(asOne(stream), stream);
  }
});

test('English has one your, and forbids in the plural', () => {
  const write1 = (stream: string, forms: typeof spanishFamiliar) =>
    write(ordersAndPossessivesOfOne(readForms(stream).units, forms));
  assert.equal(write1('^Vuestro<det><pos><f><pl>$', spanishFamiliar), '^Tuyo<det><pos><mf><pl>$');
  assert.equal(
    write1('^No<adv>$ ^tocar<vblex><imp><p2><pl>$ ^el vostre<det><pos><m><sg>$', catalanFamiliar),
    '^No<adv>$ ^tocar<vblex><prs><p2><sg>$ ^el teu<det><pos><m><sg>$',
  );
  assert.equal(write1('^ser<vbser><pri><p2><pl>$', catalanFamiliar), '^ser<vbser><pri><p2><pl>$');
});
