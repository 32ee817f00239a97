import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findFault } from './find-fault.ts';
import { readAnswer } from './read-answer.ts';

it('is not rejected for its script when the model insists', () => {
  const pair = { source: 'en', target: 'ja' };
  const answer = 'Guten Morgen und willkommen.';
  assert.equal(findFault('Good morning, everyone, and welcome.', answer, pair)?.fatal, false);
});

it('is held to the script of a source with a variant', () => {
  const text = '大家早上好，欢迎来到我们的会议，请坐下来。';
  assert.equal(findFault(text, text, { source: 'zh-Hans', target: 'en' })?.kind, 'untranslated');
});

const faultOf = (source: string, answer: string, from = 'en', into = 'es') =>
  findFault(source, answer, { source: from, target: into })?.kind;

describe('a translation', () => {
  const good: readonly (readonly [string, string, string, string])[] = [
    ['¡Claro! Vamos a casa.', 'Sure! Let’s go home.', 'es', 'en'],
    ['Erste Zeile.\nHinweis: zweite.', 'First line.\nNote: second.', 'de', 'en'],
    ['Es tut mir leid, aber ich kann nicht helfen.', "I'm sorry, but I can't help.", 'de', 'en'],
    ['你好', 'Hello there', 'zh', 'en'],
    ['iPhone 15 Pro Max', 'iPhone 15 Pro Max', 'en', 'ja'],
    ['Press OK to go on.', '按 OK 继续。', 'en', 'zh-Hant'],
    ['Привет, мир, как у тебя дела сегодня?', 'Hello, world, how are you today?', 'ru', 'en'],
    ['Hello {name}, see https://example.org/a.', 'Hola {name}, vea https://example.org/a.', 'en', 'es'],
    ['The key "translations": is required.', 'La clave "translations": es obligatoria.', 'en', 'es'],
    ['Good morning, everyone, and welcome.', 'Dobro jutro svima i dobro došli.', 'en', 'sr'],
  ];
  for (const [source, answer, from, into] of good)
    it(`is fine: ${answer}`, () => assert.equal(faultOf(source, answer, from, into), undefined));

  const bad: readonly (readonly [string, string, string, string?])[] = [
    ['empty', 'Hello.', '  '],
    ['refusal', 'Hello.', 'I’m sorry, but I can’t assist with that.'],
    ['refusal', 'Hello.', 'Lo siento, pero no puedo ayudar con eso.'],
    ['chatter', 'Hello.', 'Here is the Spanish translation: Hola.'],
    ['chatter', 'Hello.', 'Hola.\n\nNote: informal.'],
    ['markdown', 'Hello.', '```\nHola.\n```'],
    ['prompt_leak', 'Hello.', '{"translations": {"1": "Hola"}}'],
    ['too_long', 'Hello.', 'Hola. '.repeat(40)],
    ['too_short', 'A sentence of some length that says quite a lot of things.  And another.', 'Sí.'],
    ['wrong_script', 'Good morning, everyone, and welcome.', 'Guten Morgen und willkommen.', 'ja'],
    ['untranslated', 'Good morning, everyone, and welcome.', 'Good morning, everyone, and welcome.', 'ja'],
    ['placeholders_changed', 'Hello, %s!', '¡Hola, %d!'],
  ];
  for (const [kind, source, answer, into] of bad)
    it(`has the fault ${kind}: ${answer.slice(0, 40).trim()}`, () =>
      assert.equal(faultOf(source, answer, 'en', into), kind));
});

describe('an answer', () => {
  it('is read by id from the shapes that models give', () => {
    const expected = new Map([
      [1, 'Uno'],
      [2, 'Dos'],
    ]);
    for (const answer of [
      '{"translations":{"1":"Uno","2":"Dos","3":"Tres"}}',
      '{"2":"Dos","1":"Uno"}',
      '[{"id":1,"text":"Uno"},{"id":"2","translation":"Dos"}]',
      'Done:\n```json\n{"translations":{"1":"Uno","2":"Dos"}}\n```',
    ])
      assert.deepEqual(new Map([...readAnswer(answer, [1, 2])].toSorted()), expected);
    assert.deepEqual(readAnswer('1. Uno\n2) Dos', [1, 2]), expected);
  });

  it('with two translations for one id has none for it', () => {
    assert.deepEqual(readAnswer('[{"id":1,"text":"Uno"},{"id":1,"text":"Un"}]', [1]), new Map());
  });

  it('in plain words is the translation of a single text, broken JSON is not', () => {
    assert.deepEqual(readAnswer('Uno', [1]), new Map([[1, 'Uno']]));
    assert.deepEqual(readAnswer('{"translations":{"1":"Un', [1]), new Map());
    assert.deepEqual(readAnswer('Uno', [1, 2]), new Map());
  });
});
