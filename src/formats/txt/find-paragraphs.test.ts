import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findParagraphs } from './find-paragraphs.ts';

const texts = (text: string): readonly string[] => Array.from(findParagraphs(text), (paragraph) => paragraph.text);

describe('findParagraphs', () => {
  it('joins lines that were broken because the next word did not fit', () => {
    const broken = 'This is a letter whose lines were broken by a mail program at some\nwidth, as they are.';
    assert.deepEqual(texts(broken), [broken.replace('\n', ' ')]);
    assert.deepEqual(texts(broken.replaceAll('\n', '\r\n')), [broken.replace('\n', ' ')]);
  });

  it('keeps lines that had room for more', () => {
    assert.deepEqual(
      texts('A title of some length over a text\nwhose second line is much, much longer than that title'),
      ['A title of some length over a text', 'whose second line is much, much longer than that title'],
    );
    assert.equal(texts('Roses are red\nviolets are blue').length, 2);
  });

  it('keeps sentences on their own lines', () => {
    const lines = [
      'The first sentence of a list takes a whole line, with its full stop.',
      'Another one takes another.',
    ];
    assert.deepEqual(texts(lines.join('\n')), lines);
  });

  it('joins the lines of an item, and keeps items apart', () => {
    const list = '- An item that goes on for so long that it needs a second line because\n  of its length\n- Another';
    assert.deepEqual(texts(list), [
      'An item that goes on for so long that it needs a second line because of its length',
      'Another',
    ]);
  });

  it('keeps quoted mail apart from the answer', () => {
    const mail = '> What do you think of the new plan which I have sent to you on Monday?\nA lot';
    assert.deepEqual(texts(mail), ['What do you think of the new plan which I have sent to you on Monday?', 'A lot']);
  });

  it('joins a word with a hyphen at the end of a line, and Japanese, without a space', () => {
    const hyphen = 'Every line of this text is broken where the editor found it best, well-\nknown words too.';
    assert.deepEqual(texts(hyphen), [hyphen.replace('\n', '')]);
    const japanese = `${'日本語の文章'.repeat(8)}\n${'日本語の文章'.repeat(8)}\n終わり`;
    assert.deepEqual(texts(japanese), [japanese.replaceAll('\n', '')]);
  });
});
