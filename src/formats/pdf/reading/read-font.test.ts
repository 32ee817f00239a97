import assert from 'node:assert/strict';
import { it } from 'node:test';
import { boldName, familyOf, italicName } from './read-font.ts';

it('faces of TeX are bold, in italics, with serifs or of one width as their names say', () => {
  const lookOf = (name: string): readonly string[] => [
    familyOf(name, 0),
    ...(boldName.test(name) ? ['bold'] : []),
    ...(italicName.test(name) ? ['italic'] : []),
  ];
  // The names are those of the CM-Super fonts (README of the package cm-super) and of the Computer Modern ones.
  for (const [name, look] of [
    ['SFRM1000', ['serif']],
    ['SFTI1000', ['serif', 'italic']],
    ['SFBX1200', ['serif', 'bold']],
    ['SFRB1000', ['serif', 'bold']],
    ['SFBI1000', ['serif', 'bold', 'italic']],
    ['SFSS1200', ['sans']],
    ['SFSX1000', ['sans', 'bold']],
    ['SFSI1000', ['sans', 'italic']],
    ['SFSO1000', ['sans', 'bold', 'italic']],
    ['SFTT1000', ['mono']],
    ['SFIT1000', ['mono', 'italic']],
    ['CMBXTI10', ['serif', 'bold', 'italic']],
    ['CMSSI10', ['sans', 'italic']],
    ['CMSSDC10', ['sans', 'bold']],
    ['CMR10', ['serif']],
  ] as const)
    assert.deepEqual(lookOf(name), look, name);
});
