import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TargetToken } from '../../shared/projection/target-text.ts';
import { bindUnits } from './bind-units.ts';

/** `El cotxe:1,2 vermell:3 és`: words up to one with units share these; `-` after the colon is no unit. */
function bind(source: string, target: string): string {
  const units: { start: number; end: number }[] = [];
  for (const { 0: word, index } of source.matchAll(/\S+/g)) units.push({ start: index, end: index + word.length });
  const tokens: TargetToken[] = [];
  for (const run of target.split('|')) {
    const [words = '', numbers = ''] = run.trim().split(':');
    const shared = numbers.split(',').filter(Boolean).map(Number);
    for (const [index, text] of words.split(' ').entries())
      tokens.push({ text, space: index === 0 && tokens.length === 0 ? '' : ' ', units: shared });
  }
  const spaced = source.replaceAll('_', ' ');
  return bindUnits(tokens, units, spaced)
    .map(({ text, units: own }) => `${text}:${own.join(',')}`)
    .join(' ');
}

describe('units of words that the pipeline binds together or not at all', () => {
  it('go to the words of a run in order', () => {
    assert.equal(bind('El coche rojo', 'El cotxe:1,2|vermell:3'), 'El:1 cotxe:2 vermell:3');
    assert.equal(bind('la casa', "l'illa:1,2"), "l':1 illa:2");
  });

  it('go to as many words as a unit is in the source, and the rest to the last', () => {
    assert.equal(bind('delante_de la casa', 'davant de la casa:1,2,3'), 'davant:1 de:1 la:2 casa:3');
    assert.equal(bind('I media', 'Els mitjans de comunicació:1,2'), 'Els:1 mitjans:2 de:2 comunicació:2');
  });

  it('are those of all words that a contraction is made of', () => {
    assert.equal(bind('de el hombre', 'del home:1,2,3'), 'del:1,2 home:3');
    assert.equal(bind('de el', 'del:1,2'), 'del:1,2');
  });

  it('are found for words without one: those of a neighbour that has no word, or of the word before', () => {
    assert.equal(bind('seu primeiro servizo', 'su:1|primer:|servicio:3'), 'su:1 primer:2 servicio:3');
    assert.equal(bind('richer countries', 'países:2|más:1|ricos:'), 'países:2 más:1 ricos:1');
    assert.equal(bind('prou ràpid ara', 'enough:1,2|fast:|now:3'), 'enough:1 fast:2 now:3');
    assert.equal(bind('cars here', 'los:|coches:1|aquí:2'), 'los: coches:1 aquí:2');
  });
});
