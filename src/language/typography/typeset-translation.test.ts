import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packData } from '../packs/pack-files.ts';
import { plainText, textSegment } from '../segments.ts';
import { typesetTranslation } from './typeset-translation.ts';
import type { Typography } from './typography-of.ts';

type Variants = Readonly<
  Record<string, Partial<Pick<Typography, 'quotationMarks'>> | { readonly quotationMarks: null }>
>;
const packs = packData<Typography & { readonly variants?: Variants }>('typography');

function typeset(source: string, translation: string, target: string, from = 'en'): string {
  const languages = { source: from, target };
  return plainText(typesetTranslation(textSegment(source), textSegment(translation), languages));
}

const quotations: Readonly<Record<string, readonly string[]>> = { '“': ['“', '”'], '«': ['«', '»'], '„': ['„', '“'] };

describe('typography of translations', () => {
  for (const [language, { variants = {}, ...base }] of Object.entries(packs))
    for (const [target, { quotationMarks: own }] of Object.entries({ ...variants, [language]: base })) {
      const pair = (own === undefined ? base.quotationMarks : own)?.pairs[0];
      if (pair === undefined) continue;
      it(`writes quotation marks as ${target}`, () => {
        const [open = '', close = ''] =
          Object.entries(quotations).find(([first]) => !pair.startsWith(first))?.[1] ?? [];
        const space = /^fr(?!-CH)/.test(target) ? '\u00a0' : '';
        const becomes = `Ha ${pair.charAt(0)}${space}ha${space}${pair.charAt(1)}.`;
        assert.equal(typeset(`Ho ${open}ho${close}.`, `Ha ${open}ha${close}.`, target), becomes);
        assert.equal(typeset(`Ho ${open}ho${close}.`, becomes, target), becomes);
        assert.equal(typeset('It is 5" wide.', 'Ha 5" ha.', target), 'Ha 5" ha.');
      });
    }

  const cases: readonly (readonly [target: string, source: string, translation: string, becomes: string])[] = [
    ['es', 'Hello, how are you?', 'Hola, cómo estás?', 'Hola, ¿cómo estás?'],
    ['es', 'What is it? Come!', 'Qué es? Ven!', '¿Qué es? ¡Ven!'],
    ['es', 'He asked: “Where is it?”', 'Preguntó: “Dónde está?”', 'Preguntó: «¿Dónde está?»'],
    ['es', 'Is Mr. Perez here?', 'Está el Sr. Pérez aquí?', '¿Está el Sr. Pérez aquí?'],
    ['es', 'It is late. Are you coming?', 'Es tarde. Vienes?', 'Es tarde. ¿Vienes?'],
    ['es', '(Really?)', '(De verdad?)', '(¿De verdad?)'],
    [
      'es',
      'See https://example.org/?a=1 now!',
      'Mira https://example.org/?a=1 ahora!',
      '¡Mira https://example.org/?a=1 ahora!',
    ],
    ['es', 'Are you?', '¿Eres?', '¿Eres?'],
    ['es', 'The house is white.', 'La casa es blanca.', 'La casa es blanca.'],
    ['es', 'He said "yes".', 'Dijo "sí".', 'Dijo "sí".'],
    ['fr', 'He said "yes".', 'Il a dit "oui".', 'Il a dit «\u00a0oui\u00a0».'],
    ['fr', 'Come here!', 'Viens ici!', 'Viens ici\u202f!'],
    ['fr', 'At 10:30.', 'À 10:30.', 'À 10:30.'],
    ['fr-CA', 'Note: it rains.', 'Remarque: il pleut.', 'Remarque\u00a0: il pleut.'],
    ['fr-CH', 'Come here!', 'Viens ici!', 'Viens ici!'],
    ['de-CH', 'He said “yes”.', 'Er sagte “ja”.', 'Er sagte “ja”.'],
    ['es', 'EXHIBIT A', 'Prueba A', 'PRUEBA A'],
    ['es', 'SEE https://example.org/a', 'Ve https://example.org/a', 'Ve https://example.org/a'],
    ['es', 'Look (here\nIs it there?', 'Mira (aquí\nEstá allí?', 'Mira (aquí\n¿Está allí?'],
    ['es', '?', '?', '?'],
    ['es', 'New York (NY)', 'Nueva York ( NY )', 'Nueva York (NY)'],
    ['ca', 'Hello, Peter.', 'Hola, Peter .', 'Hola, Peter.'],
    ['ca', 'Hello, Peter .', 'Hola, Peter .', 'Hola, Peter .'],
    ['fr-CA', 'Come here!', 'Viens ici !', 'Viens ici!'],
    ['fr', 'Note; come: here!', 'Note; viens: ici!', 'Note\u202f; viens\u00a0: ici\u202f!'],
    ['fr', 'The ratio 16:9 :)', 'Le rapport 16:9 :)', 'Le rapport 16:9 :)'],
    ['fr', '{"name": "Peter"}', '{"nom": "Pierre"}', '{"nom": "Pierre"}'],
    ['de', '“One ‘two’ three”', '“Eins ‘zwei’ drei”', '„Eins ‚zwei‘ drei“'],
  ];
  for (const [target, source, translation, becomes] of cases)
    it(`sets ${JSON.stringify(translation)} in ${target}`, () => {
      assert.equal(typeset(source, translation, target), becomes);
    });

  it('closes up what French sets apart', () => {
    assert.equal(
      typeset(
        'Où est la gare ? « Ici », dit-il ; oui !',
        'Dónde está la estación ? « Aquí », dice- ; sí !',
        'es',
        'fr',
      ),
      '¿Dónde está la estación? «Aquí», dice; ¡sí!',
    );
  });

  it('leaves inline codes between the same letters', () => {
    const code = (kind: 'open' | 'close') => ({ kind, id: 1, data: kind === 'open' ? '<b>' : '</b>' }) as const;
    const source = { inlines: [code('open'), 'Where', code('close'), ' is it?'] };
    const translated = { inlines: [code('open'), 'Dónde', code('close'), ' está ?'] };
    const { inlines } = typesetTranslation(source, translated, { source: 'en', target: 'es' });
    assert.deepEqual(inlines, [code('open'), '¿Dónde', code('close'), ' está?']);
  });

  it('takes codes that a reader sees for words', () => {
    const code = { kind: 'alone', id: 1, data: '{name}', equivalent: 'name' } as const;
    const languages = { source: 'en', target: 'es' };
    const spaced = typesetTranslation(
      { inlines: ['Do you use ', code, '?'] },
      { inlines: ['Usas ', code, ' ?'] },
      languages,
    );
    assert.deepEqual(spaced.inlines, ['¿Usas ', code, '?']);
    const alone = typesetTranslation({ inlines: [code, '?'] }, { inlines: [code, '?'] }, languages);
    assert.deepEqual(alone.inlines, ['¿', code, '?']);
  });
});
