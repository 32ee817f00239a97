import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inline, InlineCode } from '../../../contracts/segment.ts';
import { spellCodes } from './spell-codes.ts';

const kept = (id: number, data: string): InlineCode => ({ kind: 'alone', id, data, equivalent: data });
const tag: Inline = { kind: 'alone', id: 9, data: '<code>x</code>', equivalent: 'x' };

describe('codes that are nothing but their text', () => {
  it('are spelled, and come back in the order of their text', () => {
    const source = ['see ', kept(1, 'a_b'), ' and ', kept(2, 'c()'), ' or ', kept(3, 'a_b'), tag];
    const spelled = spellCodes({ inlines: source });
    assert.deepEqual(spelled?.segment.inlines, ['see a_b and c() or a_b', tag]);
    assert.deepEqual(spelled?.restore({ inlines: ['c(), a_b o a_b', tag] })?.inlines, [
      kept(2, 'c()'),
      ', ',
      kept(1, 'a_b'),
      ' o ',
      kept(3, 'a_b'),
      tag,
    ]);
  });

  it('are missed when one got lost or came twice', () => {
    const spelled = spellCodes({ inlines: ['see ', kept(1, 'a_b'), ' here'] });
    assert.equal(spelled?.restore({ inlines: ['ve aquí'] }), undefined);
    assert.equal(spelled?.restore({ inlines: ['ve a_b a_b'] }), undefined);
  });

  it('stay codes where they could be taken for something else', () => {
    assert.equal(spellCodes({ inlines: ['the house ', kept(1, 'house')] }), undefined);
    assert.equal(spellCodes({ inlines: ['the house ', tag] }), undefined);
    assert.deepEqual(spellCodes({ inlines: ['the ', kept(1, 'a.b'), kept(2, 'a.b.c')] })?.passages, ['a.b.c']);
  });
});
