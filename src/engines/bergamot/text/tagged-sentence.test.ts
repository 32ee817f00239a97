import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TaggedSentence } from './tagged-sentence.ts';

function tag(text: string, cuts: readonly number[] = []): TaggedSentence {
  return new TaggedSentence(text, cuts);
}

/** Tokens as tests write them: white space, text, units. */
function read(sentence: TaggedSentence, answer: string): string {
  return sentence
    .readAnswer(answer)
    .map(({ space, text, units }) => `${space}${text}·${units.join()}`)
    .join('|');
}

describe('a tagged sentence', () => {
  it('has a tag around each word, and nothing of the text is read as markup', () => {
    assert.equal(tag('a  <b>\n&amp;').html, '<b id=0>a</b> <b id=1>&lt;b&gt;</b> <b id=2>&amp;amp;</b>');
  });

  it('finds the words again, and the punctuation of each', () => {
    const sentence = tag('I (see) cats.');
    assert.deepEqual(
      sentence.units.map(({ start, end }) => 'I (see) cats.'.slice(start, end)),
      ['I', '(', 'see', ')', 'cats', '.'],
    );
    const answer = '<b id="0">Ich</b> sehe <b id="2">Katzen</b> <b id="1">(da)</b><b id="2">.</b>';
    assert.equal(read(sentence, answer), 'Ich·1| sehe·| Katzen·5| (·2|da·3|)·4|.·6');
  });

  it('puts unusual white space before the word that it was before', () => {
    const answer = '<b id="0">Hier</b> <b id="2">drei</b> <b id="1">Katzen</b>';
    assert.equal(read(tag('Here\ncats\u00a0three'), answer), 'Hier·1|\u00a0drei·3|\nKatzen·2');
  });

  it('reads entities, tags of others and tags without text', () => {
    assert.equal(read(tag('a b'), '<b id="0"></b><b id="1">x &amp; &lt;</b><i>y</i>'), 'x·2| &·2| <·2|y·');
  });

  it('cuts words of scripts without spaces where codes are, and no others', () => {
    assert.equal(tag('三只猫睡觉', [3]).html, '<b id=0>三只猫</b><b id=1>睡觉</b>');
    assert.equal(tag('cats', [2]).html, '<b id=0>cats</b>');
    assert.equal(tag('𠀀𠀁', [2]).html, '<b id=0>𠀀</b><b id=1>𠀁</b>');
  });
});
