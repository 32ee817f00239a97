import assert from 'node:assert/strict';
import { it } from 'node:test';
import { anyLetters, phrasesOf } from './phrases-of-pattern.ts';

it('lists the phrases that a pattern fits', () => {
  assert.deepEqual(phrasesOf('ich|du'), ['ich', 'du']);
  assert.deepEqual(phrasesOf('a (?:big |small )?(?:cat|dog)s?'), [
    ...['a cat', 'a cats', 'a dog', 'a dogs', 'a big cat', 'a big cats', 'a big dog', 'a big dogs'],
    ...['a small cat', 'a small cats', 'a small dog', 'a small dogs'],
  ]);
  assert.deepEqual(phrasesOf("a t[-' ]il"), ['a t-il', "a t'il", 'a t il']);
});

it('counts looks around as nothing, and repetition as once or never', () => {
  assert.deepEqual(phrasesOf('(?<!en )(?!conseiller)(?:rest|pass)er(?= ici)'), ['rester', 'passer']);
  assert.deepEqual(phrasesOf('(?:very ){0,2}good'), ['good', 'very good']);
});

it('marks letters that are left open', () => {
  assert.deepEqual(phrasesOf('\\p{L}{2,}rez'), [`${anyLetters}rez`]);
  assert.deepEqual(phrasesOf('[^aeiou\\P{L}]\\p{L}*'), [anyLetters]);
});

it('refuses patterns that fit too much', () => {
  const digits = '(?:1|2|3|4|5|6|7|8|9)';
  assert.throws(() => phrasesOf(digits.repeat(6)), RangeError);
});
