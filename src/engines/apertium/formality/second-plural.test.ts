import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForms } from './form-units.ts';
import { toSecondPlural, toSecondSingular } from './second-plural.ts';

function polite(stream: string): string {
  return toSecondPlural(readForms(stream).units)
    .map(({ before, bound, forms }) => `${before}${bound}^${forms[0]}$`)
    .join('');
}

for (const [familiar, expected] of [
  [
    '^Tu<prn><tn><p2><mf><sg>$ ^être<vblex><pri><p2><sg>$ ^fatiguer<vblex><pp><m><sg>$',
    '^Vous<prn><tn><p2><mf><pl>$ ^être<vblex><pri><p2><pl>$ ^fatiguer<vblex><pp><m><sg>$',
  ],
  ['^te<prn><pro><p2><mf><sg>$ ^voir<vblex><pri><p1><sg>$', '^vous<prn><pro><p2><mf><pl>$ ^voir<vblex><pri><p1><sg>$'],
  ['^ton<det><pos><f><sg>$ ^voiture<n><f><sg>$', '^votre<det><pos><mf><sg>$ ^voiture<n><f><sg>$'],
  ['^à toi<adj><pos><mf><sp>$', '^à vous<adj><pos><mf><sp>$'],
  ['[[2]]^avec toi<prn><tn><p2><mf><sg>$', '[[2]]^avec<pr>$ [[2]]^vous<prn><tn><p2><mf><pl>$'],
  [
    '^Asseoir<vblex><imp><p2><sg>+te<prn><enc><p2><mf><sg>$',
    '^Asseoir<vblex><imp><p2><pl>+vous<prn><enc><p2><mf><pl>$',
  ],
  [
    '^vous<prn><tn><p2><mf><pl>$ ^pouvoir<vbmod><pri><p2><pl>$',
    '^vous<prn><tn><p2><mf><pl>$ ^pouvoir<vbmod><pri><p2><pl>$',
  ],
  [
    '^il<prn><tn><p3><m><sg>$ ^voir<vblex><pri><p3><sg>$ ^son<det><pos><m><sg>$',
    '^il<prn><tn><p3><m><sg>$ ^voir<vblex><pri><p3><sg>$ ^son<det><pos><m><sg>$',
  ],
] as const) {
  test(`polite French: ${familiar}`, () => assert.equal(polite(familiar), expected));
}

test('an order that forbids has no subject', () => {
  const pas = '^pas<adv>$';
  assert.equal(
    polite(`^Tu<prn><tn><p2><mf><sg>$ ^ne<adv>$ ^oublier<vblex><prs><p2><sg>$ ${pas}`),
    `^Ne<adv>$ ^oublier<vblex><imp><p2><pl>$ ${pas}`,
  );
  assert.equal(
    polite(`^tu<prn><tn><p2><mf><sg>$ ^ne<adv>$ ^oublier<vblex><pri><p2><sg>$ ${pas}`),
    `^vous<prn><tn><p2><mf><pl>$ ^ne<adv>$ ^oublier<vblex><pri><p2><pl>$ ${pas}`,
  );
});

test('please is said as to a friend where one is spoken to', () => {
  const please = "^s'il vous plaît<ij>$";
  const forms = (stream: string) => toSecondSingular(readForms(stream).units).map((draft) => draft.forms[0]);
  assert.deepEqual(forms(`^venir<vblex><imp><p2><sg>$ ${please}`), ['venir<vblex><imp><p2><sg>', "s'il te plaît<ij>"]);
  assert.deepEqual(forms(`^venir<vblex><imp><p2><pl>$ ${please}`), [
    'venir<vblex><imp><p2><pl>',
    "s'il vous plaît<ij>",
  ]);
});
