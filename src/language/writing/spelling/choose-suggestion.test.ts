import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseSuggestion } from './choose-suggestion.ts';

describe('the choice of a suggestion', () => {
  const choose = (word: string, costs: Record<string, number>, careful = false) =>
    chooseSuggestion(
      word,
      Object.entries(costs).map(([meant, cost]) => ({ word: meant, cost })),
      { language: 'en', careful },
    );

  it('is the nearest one, where no other is nearly as near', () => {
    assert.equal(choose('recieve', { receive: 0.38, relieve: 0.75 }), 'receive');
    assert.equal(choose('mainter', { maintor: 0.38, mainser: 0.45 }), undefined, 'neither is frequent');
    assert.equal(choose('recieve', { receive: 0.38, relieve: 0.45 }), 'receive', 'the more frequent one');
    assert.equal(choose('recieve', {}), undefined);
  });

  it('asks for more likeness of short words, and of what may be a name', () => {
    assert.equal(choose('hous', { house: 0.8 }), undefined);
    assert.equal(choose('sofware', { software: 0.8 }), 'software');
    assert.equal(choose('Sofware', { Software: 0.8 }, true), undefined);
    assert.equal(choose('ab', { abb: 0.2 }), undefined);
  });

  it('prefers frequent words', () => {
    assert.equal(choose('teh', { the: 0.44, tech: 0.8 }), 'the');
    assert.equal(choose('thier', { their: 0.38, tier: 0.38 }), 'their');
  });

  it('guesses in words of six letters only what is alone, and in shorter ones what is likely too', () => {
    const spanish = (word: string, costs: Record<string, number>, written: readonly string[] = []) =>
      chooseSuggestion(
        word,
        Object.entries(costs).map(([meant, cost]) => ({ word: meant, cost })),
        { language: 'es', careful: false, written: new Set(written) },
      );
    assert.equal(spanish('longiud', { longitud: 0.84 }), 'longitud');
    assert.equal(spanish('balern', { balerna: 0.84, balerno: 0.84 }), undefined);
    assert.equal(spanish('balern', { balerna: 0.84, balerno: 0.84 }, ['balerna']), 'balerna');
    assert.equal(spanish('pquete', { paquete: 0.84, piquete: 0.84 }), 'paquete', 'an everyday word');
    assert.equal(spanish('tejin', { tejen: 0.82 }), undefined);
    assert.equal(spanish('tejin', { tejen: 0.82 }, ['tejen']), 'tejen');
  });

  it('is no other letter than the one written where nothing says that the word is a frequent one', () => {
    const german = (word: string, meant: string, isCommon?: boolean) =>
      chooseSuggestion(word, [{ word: meant, cost: 0.82, isCommon }], { language: 'de', careful: false });
    assert.equal(german('planierter', 'panierter'), undefined);
    assert.equal(german('Polizey', 'Polizei'), undefined, 'what writers of 1800 wrote');
    assert.equal(german('evakuation', 'evaluation'), undefined);
    assert.equal(german('evakuation', 'evaluation', true), undefined, 'even if a second lexicon has it');
    assert.equal(german('verbindng', 'verbindung'), 'verbindung', 'a missing letter');
    assert.equal(german('vieleischt', 'vielleicht'), 'vielleicht', 'an everyday word');
  });

  it('is no word that a second lexicon lacks, but for a missing mark in a long word', () => {
    const spanish = (word: string, meant: string, cost: number, isCommon: boolean) =>
      chooseSuggestion(word, [{ word: meant, cost, isCommon }], { language: 'es', careful: false });
    assert.equal(spanish('munidos', 'muñidos', 0.25, false), undefined);
    assert.equal(spanish('chakras', 'chacras', 0.38, false), undefined);
    assert.equal(spanish('compilacion', 'compilación', 0.25, false), 'compilación');
    assert.equal(spanish('chakras', 'chacras', 0.38, true), undefined, 'a letter of loans');
    assert.equal(spanish('alivinar', 'alibinar', 0.38, true), 'alibinar');
  });

  it('is no word of which the letters, the ending or the marks say that another was meant', () => {
    const choose = (language: string, word: string, costs: Record<string, number>) =>
      chooseSuggestion(
        word,
        Object.entries(costs).map(([meant, cost]) => ({ word: meant, cost, isCommon: true })),
        { language, careful: false },
      );
    assert.equal(choose('en', 'explusion', { explosion: 0.45, expulsion: 0.44 }), undefined, 'all letters of another');
    assert.equal(choose('en', 'explozion', { explosion: 0.45 }), 'explosion');
    assert.equal(choose('it', 'correggese', { correggesse: 0.4 }), undefined, 'who is from Correggio');
    assert.equal(
      choose('it', 'specchie', { specie: 0.78, specchi: 0.86, specchio: 0.9 }),
      undefined,
      'of another stem',
    );
    assert.equal(choose('it', 'arithmetica', { aritmetica: 0.38 }), undefined);
    assert.equal(choose('it', 'ase', { asse: 0.4 }), undefined, 'as short as many others');
    assert.equal(choose('pt', 'coissãs', { coisas: 0.65 }), undefined, 'a tilde is meant');
    assert.equal(choose('de', 'Flaz', { Fläz: 0.25 }), undefined, 'a rare word');
  });

  it('is none for a word of another language, but for its marks and where it is a frequent one', () => {
    const foreign = (word: string, meant: string, cost: number) =>
      chooseSuggestion(word, [{ word: meant, cost }], { language: 'es', careful: false, foreign: true });
    assert.equal(foreign('cidade', 'ciudade', 0.45), undefined);
    assert.equal(foreign('quando', 'cuando', 0.38), 'cuando');
    assert.equal(foreign('musica', 'música', 0.25), 'música');
    assert.equal(foreign('munido', 'muñido', 0.25), undefined, 'another letter');
    assert.equal(foreign('taínos', 'tainos', 0.25), undefined, 'marks that are written');
  });

  it('takes no form of a word for a slip', () => {
    assert.equal(choose('rewriters', { rewrites: 0.75 }), undefined);
  });

  it('is no rare word with another vowel, unless it is long', () => {
    const choose = (word: string, meant: string) =>
      chooseSuggestion(word, [{ word: meant, cost: 0.45, isCommon: true }], { language: 'en', careful: false });
    assert.equal(choose('vapers', 'vipers'), undefined);
    assert.equal(choose('persistance', 'persistence'), 'persistence');
  });
});
