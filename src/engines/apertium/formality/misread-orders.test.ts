import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rewriteBilingual } from './bilingual-units.ts';
import { mayMisreadOrders, ordersAsSuch } from './misread-orders.ts';

const read = (stream: string) => rewriteBilingual(stream, (sentence) => ordersAsSuch(sentence, 'es'));

const yourName = '^tuyo<det><pos><mf><sg>/ton<det><pos><GD><sg>$ ^nombre<n><m><sg>/nom<n><m><sg>$';
const verb = (lemma: string, form: string) => `^${lemma}<vblex>${form}<sg>/x<vblex>${form}<sg>$`;
const statement = '^.<sent>/.<sent>$';

test('an order that was taken for a statement is an order again, on both sides', () => {
  assert.equal(
    read(`[[1]]${verb('Escribir', '<pri><p3>')} ${yourName}${statement}`),
    `[[1]]${verb('Escribir', '<imp><p2>')} ${yourName}${statement}`,
  );
  const behind = `^a<pr>/à<pr>$ ${yourName}${statement}`;
  assert.equal(read(`${verb('Traer', '<pri><p3>')} ${behind}`), `${verb('Traer', '<imp><p2>')} ${behind}`);
  const you = '^te<prn><enc><p2><mf><sg>/te<prn><enc><p2><mf><sg>$';
  assert.equal(read(`${verb('Sentar', '<pri><p3>')}${you}`), `${verb('Sentar', '<imp><p2>')}${you}`);
});

test('statements and questions stay what they are', () => {
  const she = '^Ella<prn><tn><p3><f><sg>/Elle<prn><tn><p3><f><sg>$';
  const his = '^suyo<det><pos><mf><sg>/son<det><pos><GD><sg>$';
  for (const stream of [
    `${verb('Llegar', '<pri><p3>')} ${yourName}${statement}`,
    `${she} ${verb('escribir', '<pri><p3>')} ${yourName}${statement}`,
    `${verb('Escribir', '<pri><p3>')} ${yourName}^?<sent>/?<sent>$`,
    `${verb('Escribir', '<pri><p3>')} ${his}${statement}`,
    `${verb('Escribir', '<pri><p1>')} ${yourName}${statement}`,
    `^Poder<vbmod><pri><p3><sg>/x<vbmod><pri><p3><sg>$ ${yourName}${statement}`,
    '',
  ])
    assert.equal(read(stream), stream);
});

test('English orders and statements look different', () => {
  assert.equal(mayMisreadOrders('en'), false);
  assert.equal(mayMisreadOrders('pt'), true);
});
