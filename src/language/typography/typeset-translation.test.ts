import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainText, textSegment } from '../segments.ts';
import { typesetTranslation } from './typeset-translation.ts';
import { openingMarks, quotationMarks, spacedMarks, type TypographyRow } from './typography-table.ts';

function typeset(source: string, translation: string, target: string, from = 'en'): string {
  const languages = { source: from, target };
  return plainText(typesetTranslation(textSegment(source), textSegment(translation), languages));
}

const rows: readonly TypographyRow[] = [...openingMarks, ...spacedMarks, ...quotationMarks];

describe('typography of translations', () => {
  it('has rows with different names', () => {
    assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length);
  });

  for (const { id, languages, changes, stays } of rows)
    it(`changes and leaves the examples of ${id}`, () => {
      for (const language of languages) {
        const target = id === 'canadian-french-spaced-marks' ? 'fr-CA' : language;
        // Other rows of the same language may add to it.
        const { source, translation, becomes } = changes;
        if (target === languages[0]) assert.equal(typeset(source, translation, target), becomes, target);
        assert.equal(typeset(source, becomes, target), typeset(source, translation, target), 'applied twice');
        if (target === languages[0]) assert.equal(typeset(stays.source, stays.translation, target), stays.translation);
      }
    });

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
