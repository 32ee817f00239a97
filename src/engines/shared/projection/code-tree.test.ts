import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCodes, trimCodes } from './code-tree.ts';
import { readMarked, writeMarked } from './marked-text.ts';

function trimmed(marked: string): readonly string[] {
  const { before, body, after } = trimCodes(readMarked(marked));
  return [before, body, after].map((inlines) => writeMarked({ inlines }));
}

test('codes around the whole text and beside it are taken off', () => {
  assert.deepEqual(trimmed('<x/><p><b>All of it.</b></p><y/>'), ['<x/><p><b>', 'All of it.', '</b></p><y/>']);
  assert.deepEqual(trimmed(' <p> Text </p> '), [' <p>', ' Text ', '</p> ']);
});

test('a pair that ends within the text stays with it', () => {
  assert.deepEqual(trimmed('<p><b>Red</b> car</p>'), ['<p>', '<b>Red</b> car', '</p>']);
  assert.deepEqual(trimmed('A <b>red</b>'), ['', 'A <b>red</b>', '']);
  assert.deepEqual(trimmed('<b>A</b><i>b</i>'), ['', '<b>A</b><i>b</i>', '']);
});

test('without text everything is edge', () => {
  assert.deepEqual(trimmed('<b> </b><x/>'), ['<b> </b><x/>', '', '']);
});

function read(marked: string) {
  return readCodes(readMarked(marked).inlines, (text) => text);
}

test('codes become a tree over the text', () => {
  const { text, codes, wellNested } = read('a <b>big <i>red</i></b> car');
  assert.equal(text, 'a big red car');
  assert.ok(wellNested);
  const [pair] = codes;
  assert.ok(pair?.kind === 'pair');
  assert.deepEqual([pair.start, pair.end], [2, 9]);
  assert.deepEqual(
    pair.children.map(({ start, end }) => [start, end]),
    [[6, 9]],
  );
});

test('a pair without text is a standalone code', () => {
  const { codes } = read('a <b><x/></b> car');
  assert.deepEqual(
    codes.map((code) => code.kind === 'alone' && code.codes.map(({ data }) => data)),
    [['<b>', '<x/>', '</b>']],
  );
});

test('a code between two words, and one seen as white space, keeps the words apart', () => {
  assert.equal(read('one<x/>two').text, 'one two');
  assert.equal(read('one.<br/>Two').text, 'one. Two');
  assert.equal(read('one <br/>two').text, 'one two');
  assert.equal(read('one<x/>, two').text, 'one, two');
});

test('a code inside a run of text that is written without spaces is no space', () => {
  assert.equal(read('三只<x/>猫睡觉').text, '三只猫睡觉');
  assert.equal(read('𠀀<x/>𠀁').text, '𠀀𠀁');
  assert.equal(read('東京<b>タワー</b><x/>へ').text, '東京タワーへ');
  assert.equal(read('使用<x/>Linux').text, '使用Linux');
  assert.equal(read('三只<br/>猫').text, '三只 猫', 'but a line break parts them');
  assert.equal(read('세 마리<x/>고양이').text, '세 마리 고양이', 'and Korean has spaces');
});

test('codes that do not match are kept one by one', () => {
  const open = { kind: 'open', id: 1, data: '<b>' } as const;
  const close = { kind: 'close', id: 2, data: '</i>' } as const;
  const { codes, wellNested } = readCodes(['a', open, 'b', close, 'c'], (text) => text);
  assert.equal(wellNested, false);
  assert.deepEqual(
    codes.map((code) => code.kind),
    ['alone', 'alone'],
  );
});
