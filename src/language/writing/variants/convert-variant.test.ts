import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyStyle, mannersOf } from '../styles/apply-style.ts';
import { convertToVariant, convertVariant, guessVariant } from './convert-variant.ts';

test('what no conversion or style is known for stays', () => {
  assert.equal(convertVariant('a text', 'xx', 'yy'), 'a text');
  assert.equal(convertToVariant('a text', 'xx'), 'a text');
  assert.equal(guessVariant('a text', ['xx-AA', 'xx-BB']), 'xx-AA');
  assert.deepEqual(mannersOf('xx'), []);
  assert.equal(applyStyle('a text', 'xx', 'simple'), 'a text');
});
