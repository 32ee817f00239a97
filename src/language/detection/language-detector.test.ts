import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createEldDetector } from './language-detector.ts';

const candidates: ReadonlySet<string> = new Set(
  (
    'en es de fr it pt nl ca gl oc an ast ro eo af da nb nn sv is pl szl ru uk be bg mk hr sr bs sl eu br id ms hi ur cs ' +
    'el he ar fa ja zh ko'
  ).split(' '),
);
const detector = createEldDetector();
const detect = (text: string, among: ReadonlySet<string> = candidates) =>
  detector.detect(text, { candidates: among, fallback: 'en' });
const languageOf = (text: string, among?: ReadonlySet<string>) => detect(text, among).language;

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

  it('reads capitals, title case and missing accents like ordinary text', () => {
    for (const text of ['where is the station', 'dónde está la biblioteca', 'wo ist der nächste bahnhof']) {
      const language = languageOf(text);
      assert.equal(languageOf(text.toUpperCase()), language);
      assert.equal(languageOf(text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())), language);
    }
    assert.equal(languageOf('DONDE ESTA LA BIBLIOTECA'), 'es');
  });

  it('answers the fallback with no confidence when nothing can be read', () => {
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
    unreadable.push('ana@example.org', '&nbsp;&#8212;', '<br/>', '%s {name} {{user.id}}', '`let hola`', 'A4 3D 25km');
    for (const text of unreadable) {
      assert.deepEqual(detector.detect(text, { candidates, fallback: 'pt' }), { language: 'pt', confidence: 0 }, text);
    }
  });

  it('answers the fallback when no candidate is written in the script of the text', () => {
    assert.deepEqual(detect('Где находится вокзал?', new Set(['en', 'de'])), {
      language: 'en',
      confidence: 0,
      unserved: 'ru',
    });
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

  it('takes the best candidate, with little confidence, when the language is none of them', () => {
    const among = new Set(['en', 'es']);
    const free = detect('Onde está o meu guarda-chuva? Não o encontro em lado nenhum.');
    const bound = detect('Onde está o meu guarda-chuva? Não o encontro em lado nenhum.', among);
    assert.equal(free.language, 'pt');
    assert.equal(bound.language, 'es');
    assert.ok(bound.confidence < 0.5 && bound.confidence < free.confidence);
  });

  it('says which language a text is in that is none of the candidates', () => {
    const among = new Set(['en', 'es', 'hr', 'gl']);
    const unserved = (text: string) => detect(text, among).unserved;
    assert.equal(unserved('Wir treffen uns morgen um acht Uhr vor dem Rathaus.'), 'de');
    assert.equal(unserved('駅はどこですか'), 'ja');
    assert.equal(unserved('火车站在哪里'), 'zh');
    assert.equal(unserved('Где находится вокзал?'), 'ru');
    for (const text of [
      'Where is the station of this town?',
      'Danke schön', // too short to be sure
      'Onde está o meu guarda-chuva? Não o encontro em lado nenhum.', // near to Galician
      'The firm 株式会社 was founded by two brothers in a garage', // a name among words
      '12345',
      '',
    ])
      assert.equal(unserved(text), undefined, text);
  });

  it('knows Filipino by the code of the interface', () => {
    const among = new Set([...candidates, 'tl']);
    for (const text of ['Magandang umaga po, kumusta kayo ngayong araw?', 'Ang bahay ay malaki.'])
      assert.equal(languageOf(text, among), 'tl', text);
  });

  it('spells the answer as the candidates do', () => {
    assert.equal(languageOf('Jeg vil ikke gå hjem', new Set(['no', 'en'])), 'no');
    assert.equal(languageOf('Saya tidak mahu pulang', new Set(['zlm', 'en'])), 'zlm');
  });

  it('is sure of sentences and less sure of words that languages share', () => {
    assert.ok(detect('The weather was lovely, so we walked home along the river.').confidence > 0.95);
    assert.ok(detect('casa').confidence < 0.8);
  });

  it('never leaves the candidates, never throws and repeats itself, whatever the text', () => {
    const codes = fc.constantFrom(...candidates);
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom('\ud800', '\udc00', 'é', 'И', '&', '<', '`', '{', '@', '.', '/', '0', ' ') }),
    );
    fc.assert(
      fc.property(text, fc.uniqueArray(codes, { minLength: 1 }), (input, allowed) => {
        const options = { candidates: new Set(allowed), fallback: allowed[0] ?? '' };
        const detection = detector.detect(input, options);
        assert.ok(allowed.includes(detection.language));
        assert.ok(detection.confidence >= 0 && detection.confidence <= 1);
        assert.deepEqual(detector.detect(input, options), detection);
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
