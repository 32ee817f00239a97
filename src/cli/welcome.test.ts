import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../engines/fake/fake-translator.ts';
import { welcome } from './welcome.ts';

const facts = {
  ...{ address: 'http://127.0.0.1:8080', console: true, apiPage: true },
  ...{ translators: [new FakeTranslator()], models: [] },
};
const firstStart = { developer: 'a-developer-key', admin: 'an-admin-key:adm' };

describe('what the server prints when it is ready', () => {
  it('shows the first keys on a terminal, in the example as well', () => {
    const text = welcome({ ...facts, firstStart });
    assert.match(text, /developer key {2}a-developer-key\n {2}admin key {6}an-admin-key:adm\n/);
    assert.match(text, /DeepL-Auth-Key a-developer-key'/);
  });

  it('names the file of the first keys elsewhere, and shows none of them', () => {
    const text = welcome({ ...facts, firstStart, keysFile: '/data/first-keys' });
    assert.match(text, /are in \/data\/first-keys\./);
    assert.doesNotMatch(text, /a-developer-key|an-admin-key/);
  });

  it('names the API page where there is one', () => {
    assert.match(welcome({ ...facts, firstStart }), /API page: http:\/\/127\.0\.0\.1:8080\/docs\n/);
    assert.doesNotMatch(welcome({ ...facts, apiPage: false, firstStart }), /\/docs/);
  });

  it('names the web console where there is one', () => {
    assert.match(welcome({ ...facts, firstStart }), /Web console: http:\/\/127\.0\.0\.1:8080\/ /);
    assert.doesNotMatch(welcome({ ...facts, console: false, firstStart }), /console/);
  });

  it('says nothing about keys on later starts', () => {
    assert.doesNotMatch(welcome({ ...facts, console: false, firstStart: {} }), /key/);
  });
});
