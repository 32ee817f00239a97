import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { agreeingSentence } from '../../src/engines/agreement/agreeing-sentence.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { applyEdits } from '../../src/language/writing/text-edit.ts';
import { ManualClock } from '../support/manual-clock.ts';

/** Wrong and right, by language. No dictionary of hunspell is needed for them. */
const corrections: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ca: [
    ['La noi va arribar tard.', 'El noi va arribar tard.'],
    ['Tinc molts paciència.', 'Tinc molta paciència.'],
    ['Va comprar un cotxe vermella.', 'Va comprar un cotxe vermell.'],
    ['Les cases és molt gran.', 'Les cases és molt grans.'],
    ['La joc és difícil.', 'El joc és difícil.'],
    ['Ells ve a casa.', 'Ells venen a casa.'],
    ['Visc amb el amic de la Núria.', 'Visc amb l’amic de la Núria.'],
    ['Aquesta col·legi és nou.', 'Aquest col·legi és nou.'],
  ],
  gl: [
    ['O nena xoga no parque.', 'A nena xoga no parque.'],
    ['Eles vén mañá.', 'Eles veñen mañá.'],
    ['A casa é bonito.', 'A casa é bonita.'],
    ['Hai unha mesa redondo.', 'Hai unha mesa redonda.'],
    ['Nesta sentido, todo é máis doado.', 'Neste sentido, todo é máis doado.'],
  ],
};
const right: Readonly<Record<string, readonly string[]>> = {
  ca: [
    'Les noies que la veu cantant porta són unes molt bones amigues.',
    'Els plats trencats els pagarà la mare.',
    'Aquest permís poden gaudir-lo la mare o el pare.',
    'En situacions difícils sap rebaixar tensions.',
    'La llengua i la cultura catalanes són antigues.',
  ],
  gl: [
    'Os máis novos son debedores do ensino.',
    'A lingua e a cultura galegas son antigas.',
    'O neno comeu as mazás.',
    'Que criterios segue para escoller?',
  ],
};

describe('agreement of Catalan and Galician', () => {
  const morphology = new ApertiumMorphology({ clock: new ManualClock() });
  after(() => morphology[Symbol.asyncDispose]());

  const corrected = async (language: string, sentence: string): Promise<string> => {
    const { signal } = new AbortController();
    const [words = []] = (await morphology.sentences.analyse({ language, sentences: [sentence] }, signal)) ?? [];
    return applyEdits(sentence, await agreeingSentence({ sentence, words }, { language, morphology, signal }));
  };

  for (const language of ['ca', 'gl']) {
    const skip = morphology.languages().includes(language) ? false : `no lexicon of ${language} is installed`;
    it(`corrects ${language}`, { skip }, async () => {
      for (const [wrong, meant] of corrections[language] ?? [])
        assert.equal((await corrected(language, wrong)).replaceAll("'", '’'), meant);
    });
    it(`leaves right sentences in ${language} alone`, { skip }, async () => {
      for (const sentence of right[language] ?? []) assert.equal(await corrected(language, sentence), sentence);
    });
  }
});
