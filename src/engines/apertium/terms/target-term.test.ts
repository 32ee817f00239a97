import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTokens } from './lexical-units.ts';
import { readTargetTerm } from './target-term.ts';

function read(text: string, analysis: string, language = 'es') {
  return readTargetTerm(text, readTokens(analysis), language);
}

test('a word has a role for each class, by the reading that dictionaries begin with', () => {
  const term = read('coche', '^coche/coche<n><m><sg>/cochar<vblex><prs><p1><sg>/coche<adj><mf><sg>$');
  assert.deepEqual(
    term.roles.map(({ wordClass, reading }) => [wordClass, reading.lemma]),
    [
      ['noun', 'coche'],
      ['verb', 'cochar'],
      ['adjective', 'coche'],
    ],
  );
  const [role] = read('vida', '^vida/vido<n><f><sg>/vida<n><f><sg>$').roles;
  assert.equal(role?.reading.lemma, 'vida');
});

test('a word that the analyser does not know has no role', () => {
  assert.deepEqual(read('clúster', '^clúster/*clúster$').roles, []);
  assert.deepEqual(read('C-3', '^C/c<n><f><sg>$-3').roles, []);
});

test('names and words with their own capitals do not inflect', () => {
  for (const [text, analysis] of [
    ['Linux', '^Linux/Linux<np><al><m><sg>$'],
    ['iPod', '^iPod/ipod<n><m><sg>$'],
  ] as const)
    assert.deepEqual(read(text, analysis).roles[0]?.words, [{ text }]);
});

const surfacesOf = (analysis: string) => analysis.replaceAll(/\^([^/]*)\/[^$]*\$/g, '$1');

const words = (analysis: string, language?: string) =>
  read(surfacesOf(analysis), analysis, language).roles[0]?.words.map(({ text, reading }) =>
    reading ? text.toUpperCase() : text,
  );

test('of a phrase the noun and the adjectives behind it inflect', () => {
  assert.deepEqual(words('^red/red<n><f><sg>$ ^neuronal/neuronal<adj><mf><sg>$ ^profunda/profundo<adj><f><sg>$'), [
    'RED',
    'NEURONAL',
    'PROFUNDA',
  ]);
  assert.deepEqual(
    words('^panel/panel<n><m><sg>$ ^de/de<pr>$ ^control/control<n><m><sg>$ ^central/central<adj><mf><sg>$'),
    ['PANEL', 'de', 'control', 'central'],
  );
  assert.deepEqual(words('^documento/documento<n><m><sg>$ ^PDF/*PDF$'), ['DOCUMENTO', 'PDF']);
});

test('in languages that put the noun last it is the last that inflects', () => {
  assert.deepEqual(words('^credit/credit<n><sg>$ ^card/card<n><sg>$', 'en'), ['credit', 'CARD']);
  assert.deepEqual(words('^bill/bill<n><sg>$ ^of/of<pr>$ ^rights/right<n><pl>$', 'en'), ['BILL', 'of', 'rights']);
});

test('a phrase that begins with an infinitive is a verb', () => {
  const { roles } = read('iniciar sesión', '^iniciar/iniciar<vblex><inf>$ ^sesión/sesión<n><f><sg>$');
  assert.equal(roles[0]?.wordClass, 'verb');
  assert.deepEqual(words('^iniciar/iniciar<vblex><inf>$ ^sesión/sesión<n><f><sg>$'), ['INICIAR', 'sesión']);
});

test('a phrase that has more in it than words stays in one piece', () => {
  assert.deepEqual(read('físico-química', '^físico/físico<n><m><sg>$-^química/química<n><f><sg>$').roles[0]?.words, [
    { text: 'físico-química' },
  ]);
});

test('a phrase that its analyser parts stays in one piece', () => {
  const analysis = "^l'/el<det><def><mf><sg>$ ^amic/amic<n><m><sg>$";
  assert.deepEqual(read("l'amic", analysis, 'ca').roles[0]?.words, [{ text: "l'amic" }]);
});
