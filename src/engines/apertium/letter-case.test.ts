import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepCapitals, keepFirstLetter } from './letter-case.ts';

test('a text in capitals is translated into capitals', () => {
  assert.equal(keepCapitals('THE RED CAR', 'El COCHE ROJO', 'es'), 'EL COCHE ROJO');
  assert.equal(keepCapitals('The red CAR', 'El COCHE rojo', 'es'), 'El COCHE rojo');
  assert.equal(keepCapitals('A', 'Un', 'es'), 'Un');
  assert.equal(keepCapitals('12', 'doce', 'es'), 'doce');
  assert.equal(keepCapitals('WARNING: do not open', 'Aviso: no abras', 'es'), 'AVISO: no abras');
  assert.equal(keepCapitals('Warning: AT 10:30', 'Aviso: A 10:30', 'es'), 'Aviso: A 10:30');
});

const firstLetters: readonly (readonly [string, string, string, string])[] = [
  ['red car', 'Coche rojo', 'es', 'coche rojo'],
  ['Red car', 'coche rojo', 'es', 'Coche rojo'],
  ['“el coche”', '“The car”', 'en', '“the car”'],
  ['creo que sí', 'I think so', 'en', 'I think so'],
  ['lunes', 'Monday', 'en', 'Monday'],
  ['español', 'Spanish', 'en', 'Spanish'],
  ['iPhone nuevo', 'iPhone new', 'en', 'iPhone new'],
  ['usa', 'USA', 'en', 'USA'],
  ['May 5 is a holiday', '5 de mayo es fiesta', 'es', '5 de mayo es fiesta'],
  ['28-year-old Vidal came', 'Vidal de 28 años vino', 'es', 'Vidal de 28 años vino'],
  ['The water is cold', 'EL agua está fría', 'es', 'El agua está fría'],
];
for (const [source, translation, target, expected] of firstLetters) {
  test(`"${source}" → "${translation}" is written "${expected}"`, () => {
    assert.equal(keepFirstLetter(source, translation, target), expected);
  });
}
