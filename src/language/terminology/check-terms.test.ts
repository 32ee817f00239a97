import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import { textSegment } from '../segments.ts';
import { checkTerms, locateTerms } from './check-terms.ts';
import { type SameLemma, sameLemma } from './same-lemma.ts';

/** The targets that a translation lacks. */
function missing(language: string, translation: string, ...targets: string[]): string[] {
  const matches = targets.map(
    (target, start): FoundTerm => ({ source: 'x', target, found: 'x', start, end: start + 1 }),
  );
  return checkTerms(textSegment(translation), matches, language).map(({ target }) => target);
}

describe('checkTerms', () => {
  it('names the terms that are not there', () => {
    assert.deepEqual(missing('es', 'El asiento del coche.', 'coche', 'sillín'), ['sillín']);
    assert.deepEqual(missing('es', '', 'coche'), ['coche']);
    assert.deepEqual(missing('es', 'Nada.'), []);
  });

  it('wants a term as often as the source has it', () => {
    assert.deepEqual(missing('es', 'un coche y otro coche', 'coche', 'coche'), []);
    assert.deepEqual(missing('es', 'un coche y otro', 'coche', 'coche'), ['coche']);
  });

  it('does not count a term inside of a longer one', () => {
    assert.deepEqual(missing('es', 'un coche de carreras', 'coche', 'coche de carreras'), ['coche']);
  });

  const inflected: Record<string, readonly (readonly [term: string, form: string])[]> = {
    en: [
      ['battery', 'batteries'],
      ['saddle', 'saddles'],
      ['box', 'boxes'],
    ],
    de: [
      ['Apfel', 'Äpfel'],
      ['Sattel', 'Sättel'],
      ['Lehrerin', 'Lehrerinnen'],
      ['rot', 'roten'],
      ['Sattel', 'Fahrradsattel'],
    ],
    es: [
      ['sillín', 'sillines'],
      ['rojo', 'rojas'],
      ['luz', 'luces'],
      ['ejecutar', 'ejecutaríamos'],
      ['contar', 'cuento'],
      ['empezar', 'empiece'],
      ['llegar', 'llegué'],
    ],
    fr: [
      ['cheval', 'chevaux'],
      ['actif', 'actives'],
      ['rouge', 'rouges'],
      ['lancer', 'lançons'],
      ['appeler', 'appelle'],
      ['finir', 'finissent'],
    ],
    pt: [
      ['botão', 'botões'],
      ['animal', 'animais'],
    ],
    it: [
      ['banco', 'banchi'],
      ['rosso', 'rosse'],
    ],
    ca: [
      ['botó', 'botons'],
      ['boca', 'boques'],
    ],
    pl: [
      ['samochód', 'samochodami'],
      ['książka', 'książkę'],
    ],
    ru: [
      ['машина', 'машиной'],
      ['сервер', 'серверами'],
    ],
    fi: [
      ['palvelin', 'palvelimen'],
      ['talo', 'talossa'],
    ],
    ko: [['서버', '서버에서']],
    ar: [['خادم', 'الخادم']],
  };
  for (const [language, pairs] of Object.entries(inflected))
    for (const [term, form] of pairs)
      it(`takes ${form} for ${term} (${language})`, () => {
        assert.deepEqual(missing(language, `x ${form}.`, term), []);
      });

  const others: readonly (readonly [language: string, term: string, word: string])[] = [
    ['en', 'car', 'care'],
    ['en', 'car', 'scar'],
    ['de', 'Auto', 'Autorität'],
    ['de', 'Sattel', 'Sessel'],
    ['es', 'coche', 'cocina'],
    ['es', 'sol', 'solar'],
    ['fr', 'port', 'portail'],
    ['pl', 'kot', 'kobieta'],
    ['en', 'US', 'us'],
  ];
  for (const [language, term, word] of others)
    it(`does not take ${word} for ${term} (${language})`, () => {
      assert.deepEqual(missing(language, `x ${word}.`, term), [term]);
    });

  it('takes each word of a term in its own form, in their order', () => {
    assert.deepEqual(missing('es', 'Los coches rojos.', 'coche rojo'), []);
    assert.deepEqual(missing('es', 'Un rojo coche.', 'coche rojo'), ['coche rojo']);
  });

  it('does not mind capitals save in names that have their own', () => {
    assert.deepEqual(missing('en', 'SADDLE, PDFs and IPHONE', 'saddle', 'PDF', 'iPhone'), []);
  });

  it('finds terms of scripts without spaces, and signs, as they are', () => {
    assert.deepEqual(missing('zh', '请使用服务器。', '服务器', '客户端'), ['客户端']);
    assert.deepEqual(missing('en', 'Dragoman ™ it', '™', '©'), ['©']);
  });
});

describe('lemmas', () => {
  const words = ['colle', 'cuillère', 'cuillères', 'skrev', 'skrive', 'cykelsadel', 'sadel', 'zzz'];
  const lemmas = [
    ['colle', 'coller'],
    ['cuillère'],
    ['cuillère'],
    ['skrive'],
    ['skrive'],
    ['cykelsadel'],
    ['sadel'],
    [],
  ];
  const same = sameLemma(
    words,
    lemmas.map((all) => all.map((lemma) => ({ lemma, tags: ['n'], lexicon: 'test' }))),
  );
  const located = (language: string, translation: string, target: string, by?: SameLemma) =>
    locateTerms(textSegment(translation), [{ source: 'x', target, found: 'x', start: 0, end: 1 }], language, by);

  it('refuse what letters would take for a form, where both words are known', () => {
    assert.equal(located('fr', 'une colle', 'cuillère').missing.length, 0);
    assert.equal(located('fr', 'une colle', 'cuillère').byLetters, true);
    assert.equal(located('fr', 'une colle', 'cuillère', same).missing.length, 1);
    assert.deepEqual(located('fr', 'des cuillères', 'cuillère', same).missing, []);
    assert.equal(located('fr', 'des cuillères', 'cuillère', same).byLetters, false);
  });

  it('find forms that share no letters, and leave compounds and unknown words to letters', () => {
    assert.deepEqual(located('da', 'hun skrev', 'skrive', same).missing, []);
    assert.deepEqual(located('da', 'en cykelsadel', 'sadel', same).missing, []);
    assert.deepEqual(located('es', 'zzzs', 'zzz', same).missing, []);
    assert.equal(located('es', 'zzzs', 'zzz', same).byLetters, true);
  });
});

describe('locateTerms', () => {
  it('says where the targets are, in whatever form, with their marks', () => {
    const text = 'Los «automóviles» y C++ para «Berlín».';
    const matches = ['automóvil', 'C++', '«Berlín»', 'ausente'].map(
      (target, start): FoundTerm => ({ source: 'x', target, found: 'x', start, end: start + 1 }),
    );
    const { ranges, missing } = locateTerms(textSegment(text), matches, 'es');
    assert.deepEqual(ranges.map(({ start, end }) => text.slice(start, end)).toSorted(), [
      'C++',
      'automóviles',
      '«Berlín»',
    ]);
    assert.deepEqual(missing, matches.slice(3));
  });
});
