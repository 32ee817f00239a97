import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForms, type Unit } from './form-units.ts';
import { familiarProhibitions, prohibitionsAsOrders } from './italian-prohibitions.ts';

function write(units: readonly Unit[]): string {
  return units.map(({ before, bound, form }) => `${before}${bound}^${form}$`).join('');
}

const non = '^¿<lquest>$ ^Non<adv>$';

test('one forbids a friend in the infinitive', () => {
  const rewrite = (stream: string) => write(familiarProhibitions(readForms(stream).units));
  const ti = '^ti<prn><pro><p2><mf><sg>$';
  assert.equal(
    rewrite(`${non} ${ti} [[4]]^preoccupare<vblex><prs><p2><sg>$`),
    `${non} ${ti} [[4]]^preoccupare<vblex><inf>$`,
  );
  for (const stream of [`${non} ^vedere<vblex><prs><p3><sg>$`, `^che<cnjsub>$ ^vedere<vblex><prs><p2><sg>$`, ''])
    assert.equal(rewrite(stream), stream);
});

test('such an infinitive is an order, if it has a pronoun and nothing else is said', () => {
  const rewrite = (stream: string) => write(prohibitionsAsOrders(readForms(stream).units));
  const mi = '+mi<prn><enc><p1><mf><sg>$';
  assert.equal(rewrite(`${non} ^dire<vblex><inf>${mi}`), `${non} ^dire<vblex><imp><p2><sg>${mi}`);
  for (const stream of [`${non} ^fumare<vblex><inf>$`, `${non} ^dire<vblex><inf>${mi} ^essere<vbser><pri><p3><sg>$`])
    assert.equal(rewrite(stream), stream);
});
