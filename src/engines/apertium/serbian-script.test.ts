import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latinLetters } from './serbian-script.ts';

test('Serbian Cyrillic is read in Latin letters, capitals kept', () => {
  assert.equal(latinLetters('Његова љубав: ЏЕП, Ђурђевдан и кућа.'), 'Njegova ljubav: DŽEP, Đurđevdan i kuća.');
  assert.equal(latinLetters('ЉУБАВ Љ already Latin č'), 'LJUBAV Lj already Latin č');
});
