import assert from 'node:assert/strict';
import { it } from 'node:test';
import { boldName, familyOf, italicName, mathName, symbolName } from './read-font.ts';

it('faces of TeX are bold, in italics, with serifs or of one width as their names say', () => {
  const lookOf = (name: string): readonly string[] => [
    familyOf(name, 0),
    ...(boldName.test(name) ? ['bold'] : []),
    ...(italicName.test(name) ? ['italic'] : []),
  ];
  // The names are those of the CM-Super fonts (README of the package cm-super), of the Computer Modern ones and of Libertine (package libertine).
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
    ['LinLibertineT', ['serif']],
    ['LinLibertineTI', ['serif', 'italic']],
    ['LinLibertineTZ', ['serif', 'bold']],
    ['LinLibertineTBI', ['serif', 'bold', 'italic']],
    ['LinBiolinumTB', ['sans', 'bold']],
  ] as const)
    assert.deepEqual(lookOf(name), look, name);
});

it('families say whether they have serifs, and the word for upright letters does not', () => {
  for (const name of [
    'TeXGyrePagellaX-Regular',
    'URWPalladioL-Roma',
    'TeXGyreTermes-Bold',
    'LMRoman10-Regular',
    'CalifornianFB-Reg',
    'HoeflerText-Regular',
    'Times-Roman',
  ])
    assert.equal(familyOf(name, 0), 'serif', name);
  for (const name of ['Avenir-Roman', 'HelveticaNeue-Roman', 'AlegreyaSans-Regular'])
    assert.equal(familyOf(name, 0), 'sans', name);
});

it('faces of formulas are fonts of symbols, those of texts are not', () => {
  const names = [
    'CMMI10',
    'CMSY10',
    'CMEX10',
    'LMMathItalic10-Regular',
    'LMMathSymbols8-Regular',
    'LMMathExtension10-Regular',
  ];
  for (const name of names) assert.ok(symbolName.test(name), name);
  for (const name of ['CMR10', 'LMRoman10-Regular', 'LMSans10-Bold']) assert.ok(!symbolName.test(name), name);
  for (const name of ['CambriaMath', 'NewCMMath-Book-Identity-H', 'STIXTwoMath-Regular', 'XITSMath'])
    assert.ok(mathName.test(name), name);
  for (const name of ['NewCM10-Regular', 'Mathilda-Regular', 'MathJaxMain']) assert.ok(!mathName.test(name), name);
});
