import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CodeKeeping, findCode } from './find-code.ts';
import labels from './labels.json' with { type: 'json' };
import { recognisers } from './recognisers.ts';

function marked(text: string, keeping: CodeKeeping = 'prose', language = 'en'): string {
  let shown = '';
  let position = 0;
  for (const { start, end } of findCode(text, language, keeping)) {
    shown += `${text.slice(position, start)}‹${text.slice(start, end)}›`;
    position = end;
  }
  return shown + text.slice(position);
}

function unmarked(text: string): string {
  return text.replaceAll(/[‹›]/g, '');
}

describe('the table of recognisers', () => {
  it('has every id once', () => {
    assert.equal(new Set(recognisers.map(({ id }) => id)).size, recognisers.length);
  });

  for (const { id, use, source, changes, stays } of recognisers) {
    it(`${id}: finds its examples, alone and with all others`, () => {
      assert.ok(changes.length > 0 && stays.length > 0);
      for (const text of changes) {
        assert.equal(unmarked(text).replaceAll(new RegExp(source, 'gu'), '‹$&›'), text);
        assert.equal(marked(unmarked(text), use === 'everywhere' ? 'prose' : use), text);
      }
      for (const text of stays) {
        assert.equal(unmarked(text).replaceAll(new RegExp(source, 'gu'), '‹$&›'), text);
      }
    });
  }

  it('finds labels, and leaves words of one letter', () => {
    for (const text of labels.changes) assert.equal(marked(unmarked(text)), text);
    for (const text of labels.stays) assert.equal(marked(text), text);
    for (const [language, text] of [
      ['es', 'pan y agua o vino a la carta'],
      ['es', 'PAN Y AGUA'],
      ['fr', 'il y a un plan à faire'],
      ['ca', 'pa i aigua'],
      ['ru', 'Я и ты'],
      ['de', 'z. B. und u. a.'],
    ] as const)
      assert.equal(marked(text, 'prose', language), text);
    assert.equal(marked('Variante B, Plan A', 'prose', 'de'), 'Variante ‹B›, Plan ‹A›');
    assert.equal(marked('a', 'document'), '‹a›');
    assert.equal(marked('a'), 'a');
    assert.equal(marked('A'), '‹A›');
    assert.equal(marked('M. Dupont et John F. Kennedy', 'prose', 'fr'), 'M. Dupont et John F. Kennedy');
    assert.equal(marked('A) the house'), '‹A›) the house');
    assert.equal(
      marked("It's John's and I don't, U.S.A., T-shirt, R&D"),
      "It's John's and I don't, U.S.A., T-shirt, R&D",
    );
  });

  it('finds fenced blocks and whole ICU messages', () => {
    assert.equal(marked('See:\n```js\nthe house\n```\nThe end.'), 'See:\n‹```js\nthe house\n```›\nThe end.');
    assert.equal(marked('~~~\nthe house'), '~~~\nthe house');
    const message = '{count, plural, one {# house} other {{count} houses}}';
    assert.equal(marked(`You have ${message} here.`), `You have ‹${message}› here.`);
    assert.equal(marked('{count, plural, one {the house'), '{count, plural, one {the house');
  });

  it('finds nothing in prose', () => {
    for (const text of [
      'The house is red; the car (and/or the dog) costs 5.50 EUR at 9:30.',
      'He said "yes", she said \'no\' - and they left... And then?',
      'Mr. Smith, e.g. the user(s), i.e. 50 % of them, w/o a dog. The 2nd of May 2020!',
      'A red car. I am at 5 p.m. in the U.S. and he/she is not.',
      'COVID-19 and the well-known, up-to-date state-of-the-art well.',
      'Rock & roll, 3 < 4 and 5 > 2; * one * two — three #1.',
    ])
      assert.equal(marked(text), text);
  });
});
