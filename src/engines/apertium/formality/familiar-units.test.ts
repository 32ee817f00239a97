import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rewriteBilingual } from './bilingual-units.ts';
import { readsPoliteForms, toFamiliar } from './familiar-units.ts';

const usted = '^Usted<prn><tn><p3><mf><sg>/Vous<prn><tn><p2><mf><pl>$';
const tu = '^Tú<prn><tn><p2><mf><sg>/Tu<prn><tn><p2><mf><sg>$';
const poder = (person: string) => `^poder<vbmod><pri><${person}><sg>/pouvoir<vbmod><pri><${person}><sg>$`;
const su = '^suyo<det><pos><mf><sg>/son<det><pos><GD><sg>$';
const stop = '^.<sent>/.<sent>$[]';

function familiar(stream: string): string {
  return rewriteBilingual(stream, (sentence) => toFamiliar(sentence, 'es', 'fr'));
}

test('a polite pronoun, its verb and the possessives become familiar on both sides', () => {
  assert.equal(
    familiar(`[0]${usted} [[2]]${poder('p3')} ${su}${stop}`),
    `[0]${tu} [[2]]${poder('p2')} ^tuyo<det><pos><mf><sg>/ton<det><pos><GD><sg>$${stop}`,
  );
});

test('behind its verb the pronoun goes, with nothing of what is around it', () => {
  assert.equal(
    familiar(`${poder('p3')} [1]${usted} ${su}`),
    `${poder('p2')}[1] ^tuyo<det><pos><mf><sg>/ton<det><pos><GD><sg>$`,
  );
});

test('behind a preposition it takes the form that is there', () => {
  assert.equal(
    familiar('^para<pr>/pour<pr>$ ^usted<prn><tn><p3><mf><sg>/vous<prn><tn><p2><mf><pl>$'),
    '^para<pr>/pour<pr>$ ^ti<prn><tn><p2><mf><sg>/toi<prn><tn><p2><mf><sg>$',
  );
});

test('orders become familiar, those that forbid keep the subjunctive', () => {
  assert.equal(
    familiar('^Hacer<vblex><prs><p3><sg>/Faire<vblex><prs><p3><sg>$'),
    '^Hacer<vblex><imp><p2><sg>/Faire<vblex><imp><p2><sg>$',
  );
  assert.equal(
    familiar('^No<adv>/Ne<adv>$ ^olvidar<vblex><prs><p3><sg>/oublier<vblex><prs><p3><sg>$'),
    '^No<adv>/Ne<adv>$ ^olvidar<vblex><prs><p2><sg>/oublier<vblex><prs><p2><sg>$',
  );
});

test('an order may follow another, or a clause', () => {
  const verb = (lemma: string, form: string) => `^${lemma}<vblex>${form}<sg>/x<vblex>${form}<sg>$`;
  const [and, comma] = ['^y<cnjcoo>/et<cnjcoo>$', '^,<cm>/,<cm>$'];
  assert.equal(
    familiar(`${verb('Elegir', '<prs><p3>')} ${and} ${verb('pulsar', '<prs><p3>')}`),
    `${verb('Elegir', '<imp><p2>')} ${and} ${verb('pulsar', '<imp><p2>')}`,
  );
  const when = '^Cuando<rel><adv>/Quand<rel><adv>$';
  assert.equal(
    familiar(`${when} ${usted} ${verb('llegar', '<prs><p3>')}${comma} ${verb('avisar', '<prs><p3>')}`),
    `${when} ${tu} ${verb('llegar', '<prs><p2>')}${comma} ${verb('avisar', '<imp><p2>')}`,
  );
  const that = '^que<cnjsub>/que<cnjsub>$';
  assert.equal(
    familiar(`${that} ${usted} ${verb('comer', '<prs><p3>')} ${and} ${verb('beber', '<prs><p3>')}`),
    `${that} ${tu} ${verb('comer', '<prs><p2>')} ${and} ${verb('beber', '<prs><p2>')}`,
  );
});

test('each sentence by itself: who is spoken of stays the third person', () => {
  const other = `^Él<prn><tn><p3><m><sg>/Il<prn><tn><p3><m><sg>$ ${poder('p3')} ${su}`;
  assert.equal(familiar(`${other}${stop} ${usted} ${poder('p3')}`), `${other}${stop} ${tu} ${poder('p2')}`);
  const optative = '^Vivir<vblex><prs><p3><sg>/Vivre<vblex><prs><p3><sg>$ ^el<det><def><m><sg>/le<det><def><m><sg>$';
  assert.equal(familiar(optative), optative);
});

test('unknown words and several translations are no trouble', () => {
  const stream = `^*xyz/*xyz$ ${usted} ^poder<vbmod><pri><p3><sg>/pouvoir<vbmod><pri><p3><sg>/savoir<vblex><pri><p3><sg>$`;
  assert.equal(
    familiar(stream),
    `^*xyz/*xyz$ ${tu} ^poder<vbmod><pri><p2><sg>/pouvoir<vbmod><pri><p2><sg>/savoir<vblex><pri><p2><sg>$`,
  );
});

test('from English and French nothing can be read off', () => {
  assert.equal(readsPoliteForms('en', 'es'), false);
  assert.equal(readsPoliteForms('fr', 'es'), false);
  assert.equal(readsPoliteForms('es', 'fr'), true);
});
