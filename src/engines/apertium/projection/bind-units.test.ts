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

  it('are those of as many words between bound ones, by their letters', () => {
    assert.equal(bind('i vennelista di .', 'i:1|din venlist:|.:4'), 'i:1 din:3 venlist:2 .:4');
    assert.equal(bind('Disse ledere var', 'Disse lederne:|var:3'), 'Disse:1 lederne:2 var:3');
  });

  it('are those of words that begin alike, where there are more words', () => {
    assert.equal(
      bind('Piloten identifierades som', 'Piloten vart:|identifisert:2|som:3'),
      'Piloten:1 vart:1 identifisert:2 som:3',
    );
  });

  it('are named as often as they have words, and again where a word agrees with another', () => {
    assert.equal(bind('al Gran Premi', 'a lo Gran:1,1,2|Premio:3'), 'a:1 lo:1 Gran:2 Premio:3');
    assert.equal(
      bind('Ministeren uttrykte sin', 'Ministeren:1|uttrykte:2,2,3|si:3,3,3'),
      'Ministeren:1 uttrykte:2 si:3',
    );
  });

  it('are shared by words that name the same ones', () => {
    assert.equal(
      bind('USAs ambassade ligger', 'den:1,2|amerikanske:1,2|ambassaden:1,2|ligger:3'),
      'den:1 amerikanske:2 ambassaden:2 ligger:3',
    );
  });

  it('are those of all words that a contraction is made of', () => {
    assert.equal(bind('de el hombre', 'del home:1,2,3'), 'del:1,2 home:3');
    assert.equal(bind('de el', 'del:1,2'), 'del:1,2');
  });

  it('are found for words without one: those of a neighbour that has no word, or of the word before', () => {
    assert.equal(bind('seu primeiro servizo', 'su:1|primer:|servicio:3'), 'su:1 primer:2 servicio:3');
    assert.equal(bind('richer countries', 'países:2|más:1|ricos:'), 'países:2 más:1 ricos:1');
    assert.equal(bind('prou ràpid ara', 'enough:1,2|fast:|now:3'), 'enough:1 fast:2 now:3');
    assert.equal(bind('til at passord bare', 'at:1,2|kodeord:|bare:4'), 'at:1,2 kodeord:3 bare:4');
    assert.equal(bind('следваща седмица', 'недела:2|,:|којашто:|следува:'), 'недела:2 ,: којашто:1 следува:1');
    assert.equal(bind('cars here', 'los:|coches:1|aquí:2'), 'los: coches:1 aquí:2');
  });
});
