import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readForms } from './form-units.ts';
import { catalan, italian, portuguese, spanish } from './polite-languages.ts';
import { type ThirdPersonForms, toThirdPerson } from './third-person.ts';

function polite(stream: string, language: ThirdPersonForms): string {
  const { units, after } = readForms(stream);
  return (
    toThirdPerson(units, language)
      .map(({ before, bound, forms }) => `${before}${bound}^${forms[0]}$`)
      .join('') + after
  );
}

const cases: readonly (readonly [string, ThirdPersonForms, readonly (readonly [string, string])[]])[] = [
  [
    'Spanish',
    spanish,
    [
      [
        '^Tú<prn><tn><p2><mf><sg>$ ^poder<vbmod><pri><p2><sg>$',
        '^Usted<prn><tn><p3><mf><sg>$ ^poder<vbmod><pri><p3><sg>$',
      ],
      [
        '^ir<vblex><fti><p1><sg>$ ^contigo<prn><tn><p2><mf><sg>$',
        '^ir<vblex><fti><p1><sg>$ ^con<pr>$ ^usted<prn><tn><p3><mf><sg>$',
      ],
      ['^tuyo<det><pos><mf><pl>$ ^llave<n><f><pl>$', '^suyo<det><pos><mf><pl>$ ^llave<n><f><pl>$'],
      ['^vuestro<det><pos><f><sg>$', '^suyo<det><pos><mf><sg>$'],
      ['^te<prn><pro><p2><mf><sg>$ ^ver<vblex><ifi><p1><sg>$', '^le<prn><pro><p3><mf><sg>$ ^ver<vblex><ifi><p1><sg>$'],
      [
        '^te<prn><pro><p2><mf><sg>$ ^lavar<vblex><pri><p2><sg>$',
        '^se<prn><pro><ref><p3><mf><sp>$ ^lavar<vblex><pri><p3><sg>$',
      ],
      [
        '^te<prn><pro><p2><mf><sg>$ ^lo<prn><pro><p3><nt>$ ^dar<vblex><pri><p1><sg>$',
        '^se<prn><pro><ref><p3><mf><sp>$ ^lo<prn><pro><p3><nt>$ ^dar<vblex><pri><p1><sg>$',
      ],
      [
        '^poder<vbmod><pri><p1><sg>$ ^ver<vblex><inf>+te<prn><enc><p2><mf><sg>$',
        '^poder<vbmod><pri><p1><sg>$ ^ver<vblex><inf>+le<prn><enc><p3><mf><sg>$',
      ],
      [
        '^poder<vbmod><pri><p2><sg>$ ^lavar<vblex><inf>+te<prn><enc><p2><mf><sg>$',
        '^poder<vbmod><pri><p3><sg>$ ^lavar<vblex><inf>+se<prn><enc><ref><p3><mf><sp>$',
      ],
      ['^dar<vblex><imp><p2><sg>+me<prn><enc><p1><mf><sg>$', '^dar<vblex><imp><p3><sg>+me<prn><enc><p1><mf><sg>$'],
      ['^hablar<vblex><pri><p2><pl>$', '^hablar<vblex><pri><p3><pl>$'],
    ],
  ],
  [
    'Italian',
    italian,
    [
      [
        '^Tu<prn><tn><p2><mf><sg>$ ^potere<vblex><pri><p2><sg>$',
        '^Lei<prn><tn><p3><mf><sg>$ ^potere<vblex><pri><p3><sg>$',
      ],
      [
        '^ti<prn><pro><p2><mf><sg>$ ^vedere<vblex><ifi><p1><sg>$',
        '^lo<prn><pro><p3><f><sg>$ ^vedere<vblex><ifi><p1><sg>$',
      ],
      [
        '^ti<prn><pro><p2><mf><sg>$ ^dire<vblex><ifi><p3><sg>$',
        '^gli<prn><pro><p3><f><sg>$ ^dire<vblex><ifi><p3><sg>$',
      ],
      [
        '^ti<prn><pro><p2><mf><sg>$ ^lavare<vblex><pri><p1><sg>$ ^il<det><def><f><pl>$',
        '^gli<prn><pro><p3><f><sg>$ ^lavare<vblex><pri><p1><sg>$ ^il<det><def><f><pl>$',
      ],
      [
        '^ti<prn><pro><p2><mf><sg>$ ^pagare<vblex><fti><p3><pl>$ ^il<det><def><f><sg>$ ^settimana<n><f><sg>$',
        '^lo<prn><pro><p3><f><sg>$ ^pagare<vblex><fti><p3><pl>$ ^il<det><def><f><sg>$ ^settimana<n><f><sg>$',
      ],
      [
        '[[1]]^Avvertire<vblex><imp><p2><sg>+mi<prn><enc><p1><mf><sg>$',
        '[[1]]^Mi<prn><pro><p1><mf><sg>$ [[1]]^avvertire<vblex><imp><p3><sg>$',
      ],
      ['^essere<vbser><pri><p2><pl>$', '^essere<vbser><pri><p2><pl>$'],
      ['^il vostro<det><pos><m><pl>$', '^il vostro<det><pos><m><pl>$'],
    ],
  ],
  [
    'Portuguese',
    portuguese,
    [
      ['^ver<vblex><ifi><p1><sg>+te<prn><enc><p2><mf><sg>$', '^ver<vblex><ifi><p1><sg>+o<prn><enc><p3><m><sg>$'],
      ['^dar<vblex><pri><p1><sg>+te<prn><enc><p2><mf><sg>$', '^dar<vblex><pri><p1><sg>+lhe<prn><enc><p3><mf><sg>$'],
      ['^o teu<det><pos><m><sg>$', '^o seu<det><pos><m><sg>$'],
    ],
  ],
  [
    'Catalan',
    catalan,
    [
      ['^anar<vaux><p2><sg>$ ^veure<vblex><inf>$', '^anar<vaux><p3><sg>$ ^veure<vblex><inf>$'],
      [
        '^et<prn><pro><p2><mf><sg>$ ^anar<vaux><p1><sg>$ ^veure<vblex><inf>$',
        '^el<prn><pro><p3><m><sg>$ ^anar<vaux><p1><sg>$ ^veure<vblex><inf>$',
      ],
      ['^amb tu<prn><tn><p2><mf><sg>$', '^amb<pr>$ ^vostè<prn><tn><p3><mf><sg>$'],
      ['^el vostre<det><pos><f><pl>$', '^el seu<det><pos><f><pl>$'],
    ],
  ],
];
for (const [name, language, pairs] of cases) {
  describe(`polite ${name}`, () => {
    for (const [familiar, expected] of pairs) test(familiar, () => assert.equal(polite(familiar, language), expected));
  });
}

test('an order takes the imperative, or the subjunctive where there is none', () => {
  const { units } = readForms('^hacer<vblex><imp><p2><sg>$');
  assert.deepEqual(toThirdPerson(units, spanish)[0]?.forms, ['hacer<vblex><imp><p3><sg>', 'hacer<vblex><prs><p3><sg>']);
});

test('what has a polite subject already is no order', () => {
  for (const stream of [
    '^usted<prn><tn><p3><mf><sg>$ ^no<adv>$ ^querer<vbmod><imp><p2><sg>$',
    '^querer<vbmod><imp><p2><sg>$ ^usted<prn><tn><p3><mf><sg>$',
  ])
    assert.equal(polite(stream, spanish), stream);
});

test('a pronoun that English dictionaries name like all others may take that name again', () => {
  const { units } = readForms('^para<pr>$ ^ti<prn><tn><p2><mf><sg>$');
  assert.deepEqual(toThirdPerson(units, spanish)[1]?.forms, [
    'usted<prn><tn><p3><mf><sg>',
    'prpers<prn><tn><p3><mf><sg>',
  ]);
});

test('what speaks to nobody stays as it is', () => {
  const stream =
    '^él<prn><tn><p3><m><sg>$ ^se<prn><pro><ref><p3><mf><sp>$ ^lavar<vblex><pri><p3><sg>$ ^suyo<det><pos><mf><sg>$ ^*xyz$[1]';
  for (const language of [spanish, catalan, portuguese, italian]) assert.equal(polite(stream, language), stream);
});
