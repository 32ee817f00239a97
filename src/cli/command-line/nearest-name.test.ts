import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearestName } from './nearest-name.ts';

const options = ['to', 'from', 'formality', 'output', 'output-dir', 'verbose', 'server'];

describe('nearestName', () => {
  for (const [given, meant] of [
    ['too', 'to'],
    ['form', 'from'],
    ['formalty', 'formality'],
    ['fromality', 'formality'],
    ['ouptut', 'output'],
    ['Verbose', 'verbose'],
    ['serv', 'server'],
    ['output-directory', 'output-dir'],
  ] as const)
    it(`takes "${given}" for "${meant}"`, () => {
      assert.equal(nearestName(given, options), meant);
    });

  it('finds nothing near a word of its own', () => {
    for (const word of ['colour', 'x', '', 'bogus']) assert.equal(nearestName(word, options), undefined, word);
  });
});
