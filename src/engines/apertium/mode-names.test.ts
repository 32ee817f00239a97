import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readModeName } from './mode-names.ts';

function directions(name: string): string {
  const read = readModeName(name);
  return 'skipped' in read ? 'skipped' : `${read.sources.join(',')}>${read.targets.join(',')}`;
}

const offered: Readonly<Record<string, string>> = {
  'en-gl': 'en>gl',
  'fra-oci': 'fr>oc',
  'spa-ast': 'es>ast',
  'nno-nob': 'nn>nb',
  'spa-eng': 'es>en,en-GB',
  'spa-eng_US': 'es>en-US',
  'es-pt': 'es>pt,pt-PT',
  'es-pt_BR': 'es>pt-BR',
  'eng-cat_valencia': 'en>ca-valencia',
  'es-oc_aran': 'es>oc-aranes',
  'fra-oci_gascon': 'fr>oc-gascon',
  'hbs-eng': 'sr,hr,bs>en,en-GB',
  'eng-hbs_HR': 'en>hr',
  'ind-zlm': 'id>ms',
};

for (const [name, expected] of Object.entries(offered)) {
  test(`${name} is ${expected}`, () => assert.equal(directions(name), expected));
}

for (const name of [
  'en-eo-bytecode',
  'Cyrl-Latn',
  'eco-es-fr',
  'gl-pt-latin1',
  'eng-cat_iec2017',
  'cat-por_PTpre1990',
  'oc_aran-es',
  'eng-hbs',
  'nob-nno_e',
  'README',
]) {
  test(`${name} is no direction of its own`, () => assert.equal(directions(name), 'skipped'));
}
