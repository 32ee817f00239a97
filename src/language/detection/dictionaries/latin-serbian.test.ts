import assert from 'node:assert/strict';
import { it } from 'node:test';
import { latinSerbian } from './latin-serbian.ts';

it('Serbian has the same letters in both alphabets', () => {
  assert.equal(latinSerbian('љубав'), 'ljubav');
  assert.equal(latinSerbian('џеп'), 'džep');
  assert.equal(latinSerbian('ћирилица'), 'ćirilica');
  assert.equal(latinSerbian('kuća'), 'kuća');
});
