import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { compareWords, type TextPart } from './compare-words.ts';

const without = (parts: readonly TextPart[], kind: TextPart['kind']): string =>
  parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');

function compared(before: string, after: string): readonly string[] {
  const parts = compareWords(before, after);
  assert.equal(without(parts, 'added'), before);
  assert.equal(without(parts, 'removed'), after);
  return parts.map(({ kind, text }) => `${kind} ${text}`);
}

describe('a comparison of words', () => {
  it('names whole words and signs, not letters', () => {
    assert.deepEqual(compared('I recieve it', 'I receive it.'), [
      'same I ',
      'removed recieve',
      'added receive',
      'same  it',
      'added .',
    ]);
  });

  it('finds nothing in equal texts, and everything in texts that share nothing', () => {
    assert.deepEqual(compared('', ''), []);
    assert.deepEqual(compared('a\n', 'a\n'), ['same a\n']);
    assert.deepEqual(compared('', 'new'), ['added new']);
    assert.deepEqual(compared('old', ''), ['removed old']);
  });

  it('finds the words of languages without spaces', () => {
    assert.deepEqual(compared('今日は学校に行く。', '今日は大学に行く。'), [
      'same 今日は',
      'removed 学校',
      'added 大学',
      'same に行く。',
    ]);
  });

  it('keeps line ends, tabs and emoji in their parts', () => {
    const parts = compared('one\r\n\ttow 👩‍👩‍👧\r\n', 'one\r\n\ttwo 👩‍👩‍👧\r\n');
    assert.deepEqual(parts, ['same one\r\n\t', 'removed tow', 'added two', 'same  👩‍👩‍👧\r\n']);
  });

  it('survives lines that come and go', () => {
    assert.deepEqual(compared('a\nb\nc\n', 'a\nc\nd\n'), ['same a\n', 'removed b\n', 'same c\n', 'added d\n']);
  });

  it('finds a word in a long text, in one line or in many', () => {
    const sentence = 'There is a house at the end of the street. ';
    for (const end of ['', '\n']) {
      const before = (sentence + end).repeat(5000);
      const at = before.indexOf('house', before.length / 2);
      const after = `${before.slice(0, at)}horse${before.slice(at + 5)}`;
      assert.deepEqual(compared(before, after).slice(1, -1), ['removed house', 'added horse']);
    }
  });

  it('gives both texts back for real prose with words taken out of it', () => {
    const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    compared(text, text.replaceAll(/\b(the|a) /g, ''));
    compared(text, text.toUpperCase());
  });
});
