import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readRows } from './corrected-sources.ts';
import { findReplacements, splitTokens } from './match-tokens.ts';
import { judgeMechanical, type MechanicalMistake } from './mechanical-mistakes.ts';

const words = (text: string): readonly string[] => splitTokens(text).map((token) => token.text);

it('finds which words replace which ones', () => {
  assert.deepEqual(findReplacements(words("La gate, c'e li."), words("Il gatto, c'è lì.")), [
    { start: 0, end: 2, meant: ['Il', 'gatto'] },
    { start: 4, end: 6, meant: ['è', 'lì'] },
  ]);
  assert.deepEqual(findReplacements(['a', 'b'], ['a', 'b', 'c']), [{ start: 2, end: 2, meant: ['c'] }]);
});

it('says which mistakes are repaired, and what was changed otherwise', () => {
  const mistakes: readonly MechanicalMistake[] = [
    { kind: 'misspelt', start: 1, end: 2, meant: 'ragazza' },
    { kind: 'capital', start: 2, end: 3, meant: 'corre' },
  ];
  const judged = judgeMechanical(['La ragaza Corre qui', 'La ragazza corre qui'], 'La ragazza Corre qua', mistakes);
  assert.deepEqual(judged, {
    mended: mistakes.slice(0, 1),
    missed: mistakes.slice(1),
    different: ['qui→qua'],
    isExact: false,
  });
});

it('reads cells with commas, quotation marks and line ends', () => {
  assert.deepEqual(readRows('one,two\n"a, ""b""","c\nd"\ne,f'), [
    { one: 'a, "b"', two: 'c\nd' },
    { one: 'e', two: 'f' },
  ]);
});
