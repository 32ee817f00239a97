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
  sv: [
    ['Jag har ett stor hus.', 'Jag har ett stort hus.'],
    ['Huset är röd.', 'Huset är rött.'],
    ['Vi är inte trött.', 'Vi är inte trötta.'],
    ['Den stor bilen är min.', 'Den stora bilen är min.'],
    ['Det stora bilen är dyr.', 'Den stora bilen är dyr.'],
    ['Jag köpte en hus.', 'Jag köpte ett hus.'],
    ['Hon har ett nya jobb.', 'Hon har ett nytt jobb.'],
    ['Jag såg en bilen.', 'Jag såg en bil.'],
    ['Grekland är en härlig land.', 'Grekland är ett härligt land.'],
    ['Det är viktig att du kommer.', 'Det är viktigt att du kommer.'],
  ],
  da: [
    ['Jeg har et stor hus.', 'Jeg har et stort hus.'],
    ['Et erfaren medlem kom til orde.', 'Et erfarent medlem kom til orde.'],
    ['Det er et gebyrer.', 'Det er et gebyr.'],
    ['Jeg så en bilen.', 'Jeg så en bil.'],
    ['Slottet er stor.', 'Slottet er stort.'],
    ['Vi er ikke vigtig.', 'Vi er ikke vigtige.'],
    ['Det er vigtig at du kommer.', 'Det er vigtigt at du kommer.'],
  ],
  nb: [
    ['Jeg har et stor hus.', 'Jeg har et stort hus.'],
    ['Det store bilen er ny.', 'Den store bilen er ny.'],
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
  sv: [
    'Finns det nya bilar här?',
    'De röda husen är fina, och en fullständigt ny bok ligger där.',
    'Var och en skall försörja sig själv.',
    'Det är dyra saker. Det är dyra.',
    'En något högre nivå är bra.',
    'Det spelar inga roll.',
    'Ett barns leksaker och min sista chans.',
  ],
  da: [
    'Den store bil er dyr, og det store hus er gammelt.',
    'Det giver det bedst mening at vente.',
    'Her er et modul, en computer med en virus og et defekt bundkort.',
    'For en given computermodel er det en anden sag.',
    'Hunden er berømt for sine vedholdenhed, og vejen er en km lang.',
    'Det er dyre sager, og der er det nye biler.',
  ],
  nb: ['Bilen min er ny.', 'Øynene var så lyseblå, så tomme.', 'Er det gode biler?', 'Ei bok og en bok er det samme.'],
};

describe('agreement of Catalan, Galician, Swedish, Danish and Norwegian', () => {
  const morphology = new ApertiumMorphology({ clock: new ManualClock() });
  after(() => morphology[Symbol.asyncDispose]());

  const corrected = async (language: string, sentence: string): Promise<string> => {
    const { signal } = new AbortController();
    const [words = []] = (await morphology.sentences.analyse({ language, sentences: [sentence] }, signal)) ?? [];
    return applyEdits(sentence, await agreeingSentence({ sentence, words }, { language, morphology, signal }));
  };

  for (const language of Object.keys(corrections)) {
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
