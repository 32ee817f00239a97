import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findCorrections } from '../find-corrections.ts';
import { applyEdits } from '../text-edit.ts';
import { candidates } from './candidates.ts';
import { chooseSuggestion } from './choose-suggestion.ts';
import { isProbablyForeign, wordsToCheck } from './find-misspellings.ts';
import type { Spelling } from './spelling.ts';

/** A dictionary that has these words only, in small letters and with a capital. */
function dictionary(language: string, words: string): Spelling {
  const known = new Set(words.split(' '));
  const has = (word: string) => known.has(word) || known.has(word.charAt(0).toLowerCase() + word.slice(1));
  return {
    unknown: (word) =>
      has(word)
        ? undefined
        : {
            suggestions: [...candidates(word, language)]
              .filter(([candidate]) => has(candidate))
              .map(([candidate, cost]) => ({ word: candidate, cost })),
          },
  };
}

function correct(text: string, language: string, spelling: Spelling): string {
  return applyEdits(text, findCorrections(text, language, spelling));
}

const french = dictionary(
  'fr',
  "le la de nous avons vu une école très important sur l' un magasin en et il a problème",
);
const german = dictionary('de', 'das ist ein Haus und die Adresse der Straße wir gehen in mit Frau Haupt Nebensatz');

describe('candidates', () => {
  const cost = (written: string, meant: string, language: string) => candidates(written, language).get(meant);

  it('cost less, the likelier the slip', () => {
    const [accent, doubled, transposed, missing, other] = [
      cost('probleme', 'problème', 'fr'),
      cost('adress', 'address', 'en'),
      cost('hosue', 'house', 'en'),
      cost('sofware', 'software', 'en'),
      cost('hause', 'hapse', 'en'),
    ] as [number, number, number, number, number];
    assert.ok(accent < doubled && doubled < transposed && transposed < missing && missing < other);
  });

  it('add up two slips, of which one may be guessed at most', () => {
    assert.ok((cost('developpement', 'développement', 'fr') ?? 9) < 1);
    assert.ok((cost('tommorow', 'tomorrow', 'en') ?? 9) < 1);
    assert.equal(cost('xhosue', 'house', 'en'), undefined);
  });

  it('keep the capital, and try one for German words', () => {
    assert.ok([...candidates('Hosue', 'en').keys()].every((word) => /^\p{Lu}/u.test(word)));
    assert.ok(candidates('adrese', 'de').has('Adresse'));
    assert.ok(!candidates('adrese', 'fr').has('Adresse'));
  });

  it('are none for a language without an orthography', () => {
    assert.equal(candidates('word', 'xx').size, 0);
  });
});

describe('the choice of a suggestion', () => {
  const choose = (word: string, costs: Record<string, number>, careful = false) =>
    chooseSuggestion(
      word,
      Object.entries(costs).map(([meant, cost]) => ({ word: meant, cost })),
      { language: 'en', careful },
    );

  it('is the nearest one, where no other is nearly as near', () => {
    assert.equal(choose('recieve', { receive: 0.38, relieve: 0.75 }), 'receive');
    assert.equal(choose('recieve', { receive: 0.38, relieve: 0.45 }), undefined);
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

  it('takes no form of a word for a slip', () => {
    assert.equal(choose('rewriters', { rewrites: 0.75 }), undefined);
  });
});

describe('misspellings', () => {
  it('are corrected in the case of the word', () => {
    assert.equal(correct('Une ecole et un probleme.', 'fr', french), 'Une école et un problème.');
    assert.equal(correct('L’ecole, l’école.', 'fr', french), 'L’école, l’école.');
    assert.equal(correct('Wir gehen in das haus.', 'de', german), 'Wir gehen in das Haus.');
  });

  it('are no names, terms, identifiers or parts of words', () => {
    const texts = [
      'Nous avons vu Ecole et le Magazin.',
      'Il a «probleme» et "ecole".',
      'Nous avons vu probleme.txt, probleme_un et magazin(); l-ecole.',
      'Il a PROBLEME et proBleme.',
    ];
    for (const text of texts) assert.equal(correct(text, 'fr', french), text);
    const kept = 'Das ist Haupt- und Nebensatz mit Frau Adres.';
    assert.equal(correct(kept, 'de', german), kept);
  });

  it('are not what comes twice, has letters of other languages, or stands in a foreign passage', () => {
    const texts = ['Un magazin et un magazin.', 'Il a vu le magaziñ.', 'Nous avons vu un magazin gwelf trist harp.'];
    for (const text of texts) assert.equal(correct(text, 'fr', french), text);
  });

  it('are not looked for in a text of another language', () => {
    const text = 'This house has une ecole.';
    assert.ok(isProbablyForeign(text, 'fr', french));
    assert.equal(correct(text, 'fr', french), text);
    assert.ok(!isProbablyForeign('Nous avons vu une ecole et un probleme.', 'fr', french));
  });

  it('are asked for once each, without what is protected', () => {
    assert.deepEqual(wordsToCheck('Une ecole, une `ecole` sur www.ecole.fr et l’ecole.', 'fr'), [
      'Une',
      'ecole',
      'une',
      'sur',
      'et',
    ]);
  });
});
