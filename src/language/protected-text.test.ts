import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProtectedText } from './protected-text.ts';

function find(text: string): readonly string[] {
  return findProtectedText(text).map(({ start, end }) => text.slice(start, end));
}

test('addresses, paths and placeholders are found at their positions', () => {
  assert.deepEqual(findProtectedText('Ask {name} at a@b.org.'), [
    { start: 4, end: 10 },
    { start: 14, end: 21 },
  ]);
  assert.deepEqual(find('Open /usr/lib/x or C:\\Temp: %s of %1$s, :count, <<file>>'), [
    '/usr/lib/x',
    'C:\\Temp',
    '%s',
    '%1$s',
    ':count',
    '<<file>>',
  ]);
});

test('text without spaces ends an address, unless it is part of its path', () => {
  assert.deepEqual(find('请访问https://example.com/a。谢谢'), ['https://example.com/a']);
  assert.deepEqual(find('请访问https://example.com查看（www.example.org）'), [
    'https://example.com',
    'www.example.org',
  ]);
  assert.deepEqual(find('https://ja.wikipedia.org/wiki/日本_地理、'), ['https://ja.wikipedia.org/wiki/日本_地理']);
});

test('placeholders are part of the address that they are in', () => {
  assert.deepEqual(find('GET https://example.com/{id}/edit?to={user.name}.'), [
    'https://example.com/{id}/edit?to={user.name}',
  ]);
});

test('placeholders may touch letters of scripts without spaces', () => {
  assert.deepEqual(find('共%s个文件，变量foo_bar和{name}さん'), ['%s', 'foo_bar', '{name}']);
});

test('topics and mentions are words of any script', () => {
  assert.deepEqual(find('#Москва, @josé und #schön'), ['#Москва', '@josé', '#schön']);
});

test('ordinary punctuation inside of words is nothing of that kind', () => {
  for (const text of ['Café:innen', 'Schüler:innen', '«Oui» << Oui >>', 'a 50%ige Lösung', '9:30', 'und/oder', 'z.B.'])
    assert.deepEqual(find(text), [], text);
});
