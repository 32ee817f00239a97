import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findCorrections } from '../find-corrections.ts';
import { applyEdits } from '../text-edit.ts';
import { candidates } from './candidates.ts';
import { isProbablyForeign, wordsToCheck } from './find-misspellings.ts';
import type { Spelling } from './spelling.ts';
import { formations } from './word-formation.ts';

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
  "le la de nous avons vu une étoile très important sur l' un magasin en et il a problème",
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

describe('names and marks in texts', () => {
  it('are left where a word with a capital is beside another', () => {
    const changed = (text: string, language: string) => correct(text, language, { unknown: () => undefined });
    assert.equal(
      changed('Un film avec Jensen Ackles et Jaime King.', 'fr'),
      'Un film avec Jensen Ackles et Jaime King.',
    );
    assert.equal(changed('Il fut pour Noel Gallagher un ami.', 'fr'), 'Il fut pour Noel Gallagher un ami.');
    assert.equal(changed('Deixar a via livre a Preto Jóia agora.', 'pt-BR'), 'Deixar a via livre a Preto Jóia agora.');
    assert.equal(changed('Dejó vía libre a Artur Mas, aspirante.', 'es'), 'Dejó vía libre a Artur Mas, aspirante.');
    assert.equal(changed('La défense de l’Etat français.', 'fr'), 'La défense de l’État français.', 'but its accent');
  });

  it('are left where a word is cited or has letters that HTML writes', () => {
    const changed = (text: string, language: string) => correct(text, language, { unknown: () => undefined });
    assert.equal(changed('É transliterado para "ja" aqui.', 'pt-BR'), 'É transliterado para "ja" aqui.');
    const spanish = dictionary('es', 'esta es la regla de las niñas');
    assert.equal(
      correct('Esta es la regla de las m&iacute;nimas.', 'es', spanish),
      'Esta es la regla de las m&iacute;nimas.',
    );
    assert.equal(
      correct('Esta es la regla de las ni&ntilde;as.', 'es', spanish),
      'Esta es la regla de las ni&ntilde;as.',
    );
  });

  it('are left in names of another language', () => {
    const german = dictionary('de', 'das ist ein im und die von hier Museum Theater Kaiser Royal spielt es gibt');
    const foreign = (words: string): Spelling => ({
      unknown: (word) => {
        const found = german.unknown(word);
        return found === undefined ? undefined : { ...found, isForeign: words.split(' ').includes(word) };
      },
    });
    assert.equal(correct('Das ist im Theatre Royal hier.', 'de', foreign('Theatre')), 'Das ist im Theatre Royal hier.');
    assert.equal(correct('Es gibt das Muséum hier.', 'de', foreign('Muséum')), 'Es gibt das Muséum hier.');
  });

  it('are left where grammar allows both', () => {
    const changed = (text: string, language: string) => correct(text, language, { unknown: () => undefined });
    for (const text of ['Sa limite est est la côte.', 'Elle bat la numéro 1 mondiale.', 'La règlementation du temps.'])
      assert.equal(changed(text, 'fr'), text);
    for (const text of ['Está en el Estadio 11 de Junio, en la capital.']) assert.equal(changed(text, 'es'), text);
  });
});

describe('words that are formed of others', () => {
  const cases = [
    ['de', 'Paketauswahlen', ['Paket', 'Auswahlen']],
    ['de', 'Subroutinenname', ['Subroutine', 'Name']],
    ['de', 'Logausgabe', ['Ausgabe']],
    ['de', 'weglässt', ['lässt']],
    ['de', 'Nahseite', ['Nah', 'Seite']],
    ['de', 'zweitlängste', ['Zweit', 'längste']],
    ['de', 'umweltbewussten', ['Umwelt', 'bewussten']],
    ['de', 'gegabelte', ['gabelte']],
    ['de', 'planierter', ['planiert']],
    ['de', 'begebenen', ['begeben']],
    ['de', 'Unterbreitung', ['Unterbreiten']],
    ['de', 'haushalterische', ['Haushalter']],
    ['es', 'recompilar', ['compilar']],
    ['es', 'pasándole', ['pasando']],
    ['es', 'decírselo', ['decir']],
    ['es', 'sonreírle', ['sonreír']],
    ['es', 'cachés', ['caché']],
    ['es', 'pueblito', ['pueblo']],
    ['es', 'pueblecito', ['pueblo']],
    ['es', 'poquillo', ['poco']],
    ['es', 'golazo', ['gol']],
    ['es', 'besote', ['beso']],
    ['pt', 'cafezão', ['café']],
    ['pt', 'irmãozinho', ['irmão']],
    ['it', 'riavviare', ['avviare']],
    ['it', 'passandogli', ['passando']],
    ['it', 'revocatrice', ['revocatore']],
    ['it', 'stradaccia', ['strada']],
    ['it', 'macchinona', ['macchina']],
  ] as const;
  for (const [language, word, parts] of cases)
    it(`${word} of ${parts.join(' and ')}`, () => {
      assert.ok(formations(word, language).some((formed) => formed.join() === parts.join()));
    });

  it('no common slip', () => {
    for (const slip of ['retrazo', 'atrazo', 'fracazo', 'nesecito', 'exito'])
      assert.ok(
        !formations(slip, 'es')
          .flat()
          .some((part) => ['retro', 'atrás', 'fraco', 'neces', 'ex'].includes(part)),
      );
  });
});

describe('misspellings', () => {
  it('are corrected in the case of the word', () => {
    assert.equal(correct('Une etoile et un probleme.', 'fr', french), 'Une étoile et un problème.');
    assert.equal(correct('L’etoile, l’étoile.', 'fr', french), 'L’étoile, l’étoile.');
    assert.equal(correct('Wir gehen in das haus.', 'de', german), 'Wir gehen in das Haus.');
  });

  it('are no names, terms, identifiers or parts of words', () => {
    const texts = [
      'Nous avons vu Etoile et le Magazin.',
      'Il a "probleme" et "etoile".',
      'Nous avons vu probleme.txt, probleme_un et magazin(); l-etoile.',
      'Il a PROBLEME et proBleme.',
      "Nous avons vu etoile'88.",
    ];
    for (const text of texts) assert.equal(correct(text, 'fr', french), text);
    const kept = 'Das ist Haupt- und Nebensatz mit Frau Adres.';
    assert.equal(correct(kept, 'de', german), kept);
  });

  it('are no surnames behind first names and titles', () => {
    const surnames = dictionary('de', 'das ist ein Haus von und die Adresse der Frau Straße Helge');
    for (const text of ['Das ist ein Haus von Helge Adrese.', 'Frau Adrese und ein Haus.'])
      assert.equal(correct(text, 'de', surnames), text);
    assert.equal(correct('Das ist die Adrese von Helge.', 'de', surnames), 'Das ist die Adresse von Helge.');
  });

  it('are no part of a name that nobody knows', () => {
    const terms = dictionary('fr', 'nous avons vu un et spirale le problème');
    const kept = 'Nous avons vu Karenia spyrale et le spyrale Karenia.';
    assert.equal(correct(kept, 'fr', terms), kept);
    assert.equal(correct('Nous avons vu un spyrale.', 'fr', terms), 'Nous avons vu un spirale.');
    assert.equal(
      correct('Nous avons vu Karenia probleme.', 'fr', terms),
      'Nous avons vu Karenia problème.',
      'frequent',
    );
  });

  it('are meant as they are written elsewhere in the text', () => {
    const both = dictionary('fr', 'un paquet et parquet le de problème vu');
    assert.equal(correct('Un paquet et le pauet.', 'fr', both), 'Un paquet et le paquet.');
  });

  it('are not doubled or single letters in words of three', () => {
    const ello = dictionary('es', 'el delantero ello marcó dos goles también');
    assert.equal(correct('El delantero elo marcó dos goles.', 'es', ello), 'El delantero elo marcó dos goles.');
    assert.equal(correct('El dellantero marcó.', 'es', ello), 'El delantero marcó.');
  });

  it('are not beside a sign that holds a name together', () => {
    const text = 'Nous avons vu un magazin*étoile.';
    assert.equal(correct(text, 'fr', french), text);
    assert.equal(correct('Nous avons vu un magazin étoile.', 'fr', french), 'Nous avons vu un magasin étoile.');
  });

  it('are no terms of other languages in brackets, nor what a compound has as well', () => {
    for (const text of ['Il a un problème (probleme).', 'Nous avons vu un magazin et un super-magazin.'])
      assert.equal(correct(text, 'fr', french), text);
    assert.equal(correct('Il a un magasin (probleme).', 'fr', french), 'Il a un magasin (problème).');
  });

  it('are no terms, nor in quotation marks of one kind', () => {
    assert.equal(
      correct('L’étoile et le "probleme" et un stdin.', 'fr', french),
      'L’étoile et le "probleme" et un stdin.',
    );
    assert.equal(correct("Il a un probleme d'un magasin.", 'fr', french), "Il a un problème d'un magasin.");
  });

  it('are not what comes twice, has letters of other languages, or is in a foreign passage', () => {
    const texts = ['Un magazin et un magazin.', 'Il a vu le magaziñ.', 'Nous avons vu un magazin gwelf trist harp.'];
    for (const text of texts) assert.equal(correct(text, 'fr', french), text);
  });

  it('are not looked for in a text of another language', () => {
    const text = 'This house has une etoile.';
    assert.ok(isProbablyForeign(text, 'fr', french));
    assert.equal(correct(text, 'fr', french), text);
    assert.ok(!isProbablyForeign('Nous avons vu une etoile et un probleme.', 'fr', french));
  });

  it('are not looked for in words of thousands of letters', () => {
    assert.deepEqual(wordsToCheck(`un ${'é'.repeat(4_000)} et`, 'fr'), ['un', 'et']);
    assert.equal(candidates('é'.repeat(4_000), 'fr').size, 0);
  });

  it('are asked for once each, without what is protected', () => {
    assert.deepEqual(wordsToCheck('Une etoile, une `etoile` sur www.etoile.fr et l’etoile.', 'fr'), [
      'Une',
      'etoile',
      'une',
      'sur',
      'et',
    ]);
  });
});
