import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import { punctuatedWords } from './punctuated-words.ts';

function segment(words: readonly string[], language = 'en'): SpokenSegment {
  const timed = words.map((text, index) => ({ text, startMs: index * 300, endMs: index * 300 + 250 }));
  return { words: timed, language, endsSentence: true };
}

function restored(spoken: string, text: string): readonly string[] | undefined {
  return punctuatedWords(segment(spoken.split(' ')), text)?.words.map((word) => word.text);
}

describe('words of a text with capitals and marks', () => {
  it('get both, with their times', () => {
    const answer = punctuatedWords(segment(['well', "it's", 'late']), '“Well, it’s late!”');
    assert.deepEqual(answer, {
      ...segment(['“Well,', 'it’s', 'late!”']),
      endsSentence: true,
    });
    assert.equal(punctuatedWords(segment(['well', 'and']), 'Well, and')?.endsSentence, false);
  });

  it('are refused where a word is another, missing, added, joined or cut', () => {
    for (const text of [
      'It is very late.',
      'It late.',
      'It is latest.',
      'Itis late.',
      'It is la te.',
      'It is late. Yes.',
      '',
    ])
      assert.equal(restored('it is late', text), undefined, text);
  });

  it('keep the letters that had capitals before', () => {
    assert.deepEqual(restored('we use iOS', 'We use IOS.'), ['We', 'use', 'iOS.']);
  });

  it('are found without spaces between', () => {
    const answer = punctuatedWords(segment(['今天', '天气', '很好', '我们', '走'], 'zh'), '今天天气很好，我们走。');
    assert.deepEqual(
      answer?.words.map((word) => word.text),
      ['今天', '天气', '很好，', '我们', '走。'],
    );
  });

  it('are never others than those that were spoken, whatever the text', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.string({ maxLength: 40 }), (words, text) => {
        const answer = punctuatedWords(segment(words), text);
        const letters = answer?.words.map((each) => each.text.toLowerCase().replaceAll(/[^a-z]/g, ''));
        assert.deepEqual(letters ?? words, words);
        const kept = punctuatedWords(segment(words), `${words.join(', ')}.`);
        assert.equal(kept?.words.length, words.length);
      }),
    );
  });
});
