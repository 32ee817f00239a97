import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isCertain } from './detection.ts';
import { createEldDetector } from './language-detector.ts';

const detector = createEldDetector();
const detect = (text: string) => detector.detect(text);
const languageOf = (text: string) => detect(text).language;

describe('language detection', () => {
  it('knows single everyday words', () => {
    const words = {
      en: 'hello thanks please bread Wednesday',
      es: 'coche gracias hola mañana perro',
      de: 'danke bitte Straße Freitag Brot',
      fr: 'bonjour merci voiture aujourd’hui pain',
      it: 'ciao grazie macchina buongiorno formaggio',
      pt: 'obrigado cachorro amanhã você coração',
      nl: 'bedankt alsjeblieft fiets goedemorgen',
      sv: 'tack snälla människa välkommen',
      da: 'mandag-tirsdag hvordan undskyld tillykke',
      nn: 'ikkje korleis kvifor',
      ca: 'gràcies cotxe sisplau dimecres',
      eo: 'dankon ĉiu hodiaŭ',
      pl: 'dziękuję proszę samochód',
      ru: 'спасибо здравствуйте пожалуйста',
      uk: 'дякую вулиця',
      mk: 'благодарам училиште',
      eu: 'eskerrik kaixo zergatik',
    };
    for (const [language, list] of Object.entries(words)) {
      for (const word of list.split(' ')) assert.equal(languageOf(word), language, word);
    }
  });

  it('knows languages that the n-gram database lacks', () => {
    const texts = {
      kk: 'Бұл қалада көп адам тұрады, бірақ жұмыс аз.',
      ky: 'Бул шаарда көп адам жашайт, бирок жумуш аз.',
      tt: 'Бу шәһәрдә күп кеше яши, әмма эш аз.',
      ku: 'Di vî bajarî de gelek mirov dijîn, lê kar hindik e.',
      ps: 'په دې ښار کې ډېر خلک ژوند کوي، خو کار لږ دی.',
      sd: 'هن شهر ۾ گهڻا ماڻهو رهن ٿا پر ڪم ٿورو آهي.',
      fo: 'Í hesum býnum búgva nógv fólk, men tað er ikki nógv arbeiði.',
      gd: 'Tha mòran dhaoine a’ fuireach anns a’ bhaile seo, ach chan eil obair ann.',
      lb: 'An dëser Stad wunne vill Leit, awer et gëtt net vill Aarbecht.',
    };
    for (const [language, text] of Object.entries(texts)) assert.equal(languageOf(text), language, text);
  });

  it('is not certain of a relative of a language that it does not know', () => {
    const texts = {
      Ligurian: 'Inte sta çitæ gh’é tanta gente, ma no gh’é de travaggio pe tutti.',
      Erzya: 'Те ошсонть эрить ламо ломанть, но важодема тарка аламо.',
      'Low Saxon': 'In disse Stad wahnt veel Lüüd, man Arbeid gifft dat nich noog för all.',
    };
    for (const [language, text] of Object.entries(texts)) assert.ok(!isCertain(detect(text)), language);
  });

  it('reads capitals, title case and missing accents like ordinary text', () => {
    for (const text of ['where is the station', 'dónde está la biblioteca', 'wo ist der nächste bahnhof']) {
      const language = languageOf(text);
      assert.equal(languageOf(text.toUpperCase()), language);
      assert.equal(languageOf(text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())), language);
    }
    assert.equal(languageOf('DONDE ESTA LA BIBLIOTECA'), 'es');
  });

  it('finds no language where there is nothing to read', () => {
    const unreadable = [
      '',
      ' \n\t',
      '12345',
      '€ 3,50',
      '!?…',
      '😀🎉',
      'https://example.com/hola/amigo',
      'www.example.org',
    ];
    unreadable.push(
      'ana@example.org',
      '&nbsp;&#8212;',
      '<br/>',
      '%s {name} {{user.id}}',
      '`let hola`',
      'A4 3D 25km',
      'π',
      '5 Ω',
    );
    for (const text of unreadable)
      assert.deepEqual(detect(text), { language: undefined, confidence: 0, likely: [] }, text);
  });

  it('overlooks addresses, code, tags and entities around the words', () => {
    const texts = [
      'Besuchen Sie https://www.example.com/where/is/the/nearest/train/station heute',
      'Schreiben Sie an the.support.team@customer-service.example.com, bitte',
      '<p class="the best of the week">Guten Abend</p>',
      'Der Aufruf `please return the value of this` schlug fehl',
      'Sch&ouml;ne Gr&uuml;&szlig;e &#228;hnlich',
      'Rufen Sie get_user_by_name(the) oder getUserByName auf 🎉🎉',
    ];
    for (const text of texts) assert.equal(languageOf(text), 'de', text);
  });

  it('follows the majority of a mixed text, wherever the minority is', () => {
    const german =
      'Wir treffen uns morgen um acht Uhr vor dem Rathaus und fahren dann gemeinsam mit dem Zug nach Hause. ';
    assert.equal(languageOf(`See you tomorrow. ${german}`), 'de');
    assert.equal(languageOf(`${german}See you tomorrow.`), 'de');
    assert.equal(languageOf('私は昨日iPhone 15を買いました'), 'ja');
    assert.equal(languageOf('Das Wort «привет» ist russisch und heißt hallo'), 'de');
  });

  it('judges a long text by samples from all over it', () => {
    const english = 'This is the introduction to a book about birds. '.repeat(8);
    const french = 'Les oiseaux chantent au lever du jour dans la forêt. '.repeat(400);
    assert.equal(languageOf(english + french), 'fr');
    assert.equal(languageOf(`${'0123456789 '.repeat(2000)}Les oiseaux chantent dans la forêt.`), 'fr');
  });

  it('distinguishes scripts that belong to one language or few', () => {
    const texts = {
      el: 'Πού είναι ο σταθμός;',
      he: 'איפה התחנה',
      ar: 'أين تقع محطة القطار؟',
      fa: 'ایستگاه قطار کجاست؟',
      ur: 'ریلوے اسٹیشن کہاں ہے؟',
      hi: 'स्टेशन कहाँ है',
      ja: '駅はどこですか',
      zh: '火车站在哪里',
      ko: '기차역이 어디예요',
    };
    for (const [language, text] of Object.entries(texts)) assert.equal(languageOf(text), language);
  });

  it('knows Filipino by the code of the interface', () => {
    for (const text of ['Magandang umaga po, kumusta kayo ngayong araw?', 'Ang bahay ay malaki.'])
      assert.equal(languageOf(text), 'tl', text);
  });

  it('is certain of sentences and not of words that languages share', () => {
    for (const [language, text] of Object.entries({
      en: 'The weather was lovely, so we walked home along the river.',
      de: 'Wir treffen uns morgen um acht Uhr vor dem Rathaus der Stadt.',
      pl: 'Od wczoraj czekamy na list, który miał przyjść pocztą.',
      mr: 'आज सकाळी आम्ही गावात गेलो आणि नंतर घरी परत आलो.',
    })) {
      const found = detect(text);
      assert.deepEqual([found.language, isCertain(found)], [language, true], text);
    }
    for (const text of ['casa', 'menu', 'Das ist', 'no', 'Terms']) assert.ok(!isCertain(detect(text)), text);
  });

  it('is not certain when only what may be names and titles speak for a language', () => {
    for (const text of [
      'Dlouho před The Daily Show',
      'I 2009 blev hun National Superintendent of the Year',
      'Go Running',
    ])
      assert.ok(!isCertain(detect(text)), text);
  });

  it('is not certain between languages of a group without evidence that separates them', () => {
    const text = 'Danas je lijep dan.';
    const found = detect(text);
    assert.ok(['bs', 'hr', 'sr'].includes(found.language ?? ''));
    assert.ok(!isCertain(found));
  });

  it('never throws and repeats itself, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom('\ud800', '\udc00', 'é', 'И', '&', '<', '`', '{', '@', '.', '/', '0', ' ') }),
    );
    fc.assert(
      fc.property(text, (input) => {
        const detection = detect(input);
        assert.equal(detection.language, detection.likely[0]?.language);
        assert.ok(detection.confidence >= 0 && detection.confidence <= 1);
        assert.deepEqual(detect(input), detection);
      }),
      { numRuns: 300 },
    );
  });

  it('does not slow down on hostile text', () => {
    const hostile = [
      '<a'.repeat(50_000),
      '`'.repeat(100_000),
      'a.'.repeat(50_000),
      '/a'.repeat(50_000),
      'a_'.repeat(50_000),
    ];
    hostile.push(
      'a@a.'.repeat(30_000),
      '{{ '.repeat(40_000),
      'a('.repeat(50_000),
      '&#1'.repeat(40_000),
      'é'.repeat(100_000),
    );
    const start = process.cpuUsage();
    for (const text of hostile) detect(text);
    assert.ok(process.cpuUsage(start).user < 1_000_000);
  });
});
