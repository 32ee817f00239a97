import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { agreeingSentence } from '../../src/engines/agreement/agreeing-sentence.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { applyEdits } from '../../src/language/writing/text-edit.ts';
import { ManualClock } from '../support/manual-clock.ts';

/** Wrong and right, by language. */
const corrections: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
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
  nb: [
    ['Jeg har et stor hus.', 'Jeg har et stort hus.'],
    ['Det store bilen er ny.', 'Den store bilen er ny.'],
  ],
};
const right: Readonly<Record<string, readonly string[]>> = {
  sv: [
    'Finns det nya bilar här?',
    'De röda husen är fina, och en fullständigt ny bok ligger där.',
    'Var och en skall försörja sig själv.',
    'Det är dyra saker. Det är dyra.',
    'En något högre nivå är bra.',
    'Det spelar inga roll.',
    'Ett barns leksaker och min sista chans.',
  ],
  nb: ['Bilen min er ny.', 'Øynene var så lyseblå, så tomme.', 'Er det gode biler?', 'Ei bok og en bok er det samme.'],
};

describe('agreement of Swedish and Norwegian', () => {
  const morphology = new ApertiumMorphology({ clock: new ManualClock() });
  after(() => morphology[Symbol.asyncDispose]());

  const corrected = async (language: string, sentence: string): Promise<string> => {
    const { signal } = new AbortController();
    const [words = []] = (await morphology.sentences.analyse({ language, sentences: [sentence] }, signal)) ?? [];
    return applyEdits(sentence, await agreeingSentence({ sentence, words }, { language, morphology, signal }));
  };

  for (const language of ['sv', 'nb']) {
    const skip = morphology.languages().includes(language) ? false : `no lexicon of ${language} is installed`;
    it(`corrects ${language}`, { skip }, async () => {
      for (const [wrong, meant] of corrections[language] ?? []) assert.equal(await corrected(language, wrong), meant);
    });
    it(`leaves right sentences in ${language} alone`, { skip }, async () => {
      for (const sentence of right[language] ?? []) assert.equal(await corrected(language, sentence), sentence);
    });
  }
});
