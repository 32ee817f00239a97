import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { correctText, findCorrections } from '../../src/language/writing/find-corrections.ts';
import { convertVariant } from '../../src/language/writing/variants/convert-variant.ts';
import { variantConversions } from '../../src/language/writing/variants/registry.ts';
import { installedInflection, missingInflection } from '../support/installed-inflection.ts';
import { readMarkedTexts, rightText } from '../support/read-marked-texts.ts';

const languages = ['de', 'en', 'es', 'fr', 'it', 'pt'];

const inflections = new Map(
  await Promise.all(languages.map(async (language) => [language, await installedInflection(language)] as const)),
);
const missing = (await Promise.all(languages.map(missingInflection))).find((reason) => reason !== false) ?? false;

/** Rules alone, without a dictionary. */
const correct = (text: string, language: string): string =>
  correctText(text, language, [], undefined, inflections.get(language.slice(0, 2)));

const kept = [
  'https://example.org/their/a/recieve?its=1',
  'their.adress@example.com',
  '<b class="color">',
  '{its}',
  '%s',
  '`your going to`',
  '12/05/2025',
  '1.234,50',
  '+44 20 7946 0018',
  'v2.0.1',
  '/usr/share/doc',
];

for (const language of languages) {
  describe(`Corrections in ${language}`, () => {
    const texts = readMarkedTexts(language);
    test('right texts stay as they are', () => {
      for (const marked of texts) {
        const right = rightText(marked);
        // A text with several right answers, or with an error that only a dictionary shows, may still be fixed.
        if (marked.errors.length === 0) assert.equal(correct(right, language), right);
      }
    });
    test('a corrected text is not corrected again', () => {
      for (const { text } of texts) {
        const corrected = correct(text, language);
        assert.equal(correct(corrected, language), corrected);
      }
    });
    test('edits are in order, apart from each other, and change something', () => {
      for (const { text } of texts) {
        let position = 0;
        for (const { start, end, text: written, rule } of findCorrections(
          text,
          language,
          undefined,
          inflections.get(language),
        )) {
          assert.ok(start >= position && end >= start && end <= text.length, text);
          assert.notEqual(text.slice(start, end), written);
          assert.match(rule, /^(?:spelling|(?:grammar|typography)\/[a-z-]+)$/);
          position = end;
        }
      }
    });
    test('addresses, numbers, code, markup and placeholders stay, wherever they are', () => {
      const sentence = fc.constantFrom(...texts.map(({ text }) => text));
      fc.assert(
        fc.property(sentence, fc.constantFrom(...kept), fc.nat(), (text, protectedText, seed) => {
          const words = text.split(' ');
          const index = seed % (words.length + 1);
          const whole = [...words.slice(0, index), protectedText, ...words.slice(index)].join(' ');
          assert.ok(correct(whole, language).includes(protectedText), whole);
        }),
      );
    });
  });
}

describe('Corrections that apply only in unambiguous contexts', { skip: missing }, () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['en', 'He goes to school every days.', 'He goes to school every day.'],
    ['en', 'We met every weeks and talked about the plan.', 'We met every week and talked about the plan.'],
    ['en', 'Every two days the streets are cleaned.', 'Every two days the streets are cleaned.'],
    ['en', 'It was worth every days wage.', 'It was worth every days wage.'],
    ['de', 'Ich habe das Buch gelesen das du mir gegeben hast.', 'Ich habe das Buch gelesen, das du mir gegeben hast.'],
    ['de', 'Das ist der Mann der mir geholfen hat.', 'Das ist der Mann, der mir geholfen hat.'],
    ['de', 'Ich kenne die Frau die du getroffen hast.', 'Ich kenne die Frau, die du getroffen hast.'],
    ['de', 'Das Haus, in dem wir wohnten, ist alt.', 'Das Haus, in dem wir wohnten, ist alt.'],
    ['de', 'Ich glaube, dass das Kind das ihr gegeben hat.', 'Ich glaube, dass das Kind das ihr gegeben hat.'],
    ['de', 'Ob das Kind das mir sagen will?', 'Ob das Kind das mir sagen will?'],
    ['de', 'Morgen soll das Kind das mir sagen können.', 'Morgen soll das Kind das mir sagen können.'],
    ['de', 'Er hat der Frau die Stadt gezeigt.', 'Er hat der Frau die Stadt gezeigt.'],
    ['de', 'Wer das Haus kauft und das will, ist reich.', 'Wer das Haus kauft und das will, ist reich.'],
    ['fr', 'Je reste parceque il pleut.', "Je reste parce qu'il pleut."],
    ['fr', 'Il travail dans un bar, un travail dur.', 'Il travaille dans un bar, un travail dur.'],
    ['fr', 'Merci de bien vouloir me confirmé la date.', 'Merci de bien vouloir me confirmer la date.'],
    ['fr', 'La fête aura lieux ici, en deux lieux.', 'La fête aura lieu ici, en deux lieux.'],
    ['fr', 'Vous pouvez partir a tout moment.', 'Vous pouvez partir à tout moment.'],
    ['es', 'ayer fui ha comprar pan', 'ayer fui a comprar pan'],
    ['es', 'Mañana voy ha llamarte.', 'Mañana voy a llamarte.'],
    ['es', 'Fuimos ha verlo ayer.', 'Fuimos a verlo ayer.'],
    ['es', 'Él ha de venir.', 'Él ha de venir.'],
    ['es', 'A sido un placer.', 'Ha sido un placer.'],
    ['es', 'Quiero que vengas ha verme.', 'Quiero que vengas a verme.'],
    ['es', 'El agua esta fría.', 'El agua está fría.'],
    ['es', 'Quiero esta fría.', 'Quiero esta fría.'],
    ['es', 'La mesa esta tiene una pata rota.', 'La mesa esta tiene una pata rota.'],
    ['es', 'No se que decir.', 'No sé qué decir.'],
    ['es', 'No se lo digas.', 'No se lo digas.'],
    ['es', 'Se lo di a el.', 'Se lo di a él.'],
    ['es', 'Vamos a el teatro de el pueblo.', 'Vamos al teatro del pueblo.'],
    ['es', 'Necesitamos mas tiempo.', 'Necesitamos más tiempo.'],
    ['es', 'Quiso venir, mas no pudo.', 'Quiso venir, mas no pudo.'],
    ['es', 'Aun no ha llegado.', 'Aún no ha llegado.'],
    ['es', 'Aun no teniendo dinero, viaja.', 'Aun no teniendo dinero, viaja.'],
    ['es', 'Carlos llamo anoche.', 'Carlos llamó anoche.'],
    ['es', 'Ayer llego a casa y no había luz.', 'Ayer llego a casa y no había luz.'],
    ['es', 'Habían muchas personas.', 'Había muchas personas.'],
    ['es', 'Habían muchas veces hablado de ello.', 'Habían muchas veces hablado de ello.'],
    ['es', 'Donde esta mi abrigo?', '¿Dónde está mi abrigo?'],
    ['es', 'Me puedes ayudar?', '¿Me puedes ayudar?'],
    ['es', 'Feliz cumpleaños, Javier!', '¡Feliz cumpleaños, Javier!'],
    ['es', 'A mí me gusta los gatos.', 'A mí me gustan los gatos.'],
    ['es', 'Me gusta los domingos pasear.', 'Me gusta los domingos pasear.'],
    ['es', 'Quiero que vienes mañana.', 'Quiero que vengas mañana.'],
    ['es', 'Se me olvido decirte la hora.', 'Se me olvidó decirte la hora.'],
    ['es', 'Ellos tiene dos perros.', 'Ellos tienen dos perros.'],
    ['es', 'No sé de ellos, tiene que ser otro.', 'No sé de ellos, tiene que ser otro.'],
    ['es', 'El tren que viene ha parado.', 'El tren que viene ha parado.'],
  ];
  for (const [language, text, right] of cases)
    test(`${language}: ${text}`, () => {
      assert.equal(correct(text, language), right);
      assert.equal(correct(right, language), right);
    });
});

describe('Variants', { skip: missing }, () => {
  test('texts of a variant are the same after a second conversion, and keep what is protected', () => {
    for (const { from, to } of variantConversions) {
      const texts = readMarkedTexts(to.slice(0, 2)).map(rightText);
      fc.assert(
        fc.property(fc.constantFrom(...texts), fc.constantFrom(...kept.slice(0, 6)), (text, protectedText) => {
          const converted = convertVariant(`${text} ${protectedText}`, from, to);
          assert.ok(converted.endsWith(` ${protectedText}`), converted);
          assert.equal(convertVariant(converted, from, to), converted);
        }),
        { numRuns: 300 },
      );
    }
  });
  test('any text at all can be corrected', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constantFrom(...languages), (text, language) => {
        const corrected = correct(text, language);
        assert.equal(correct(corrected, language), corrected);
      }),
    );
  });
});
