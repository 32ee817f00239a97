import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareWords } from '../../language/compare-words.ts';
import { changedLines, markedText, markWithColours, markWithSigns } from './format-difference.ts';

describe('a difference', () => {
  it('has the signs of git', () => {
    const parts = compareWords('I recieve it', 'I receive it.');
    assert.equal(markedText(parts, markWithSigns), 'I [-recieve-]{+receive+} it{+.+}');
  });

  it('has colours that end before each line end', () => {
    const parts = compareWords('a\n', 'a\nb\nc\n');
    assert.equal(markedText(parts, markWithColours), 'a\n\x1b[32;4mb\x1b[0m\n\x1b[32;4mc\x1b[0m\n');
  });

  it('is in the lines that changed, with their numbers in the first text', () => {
    const lines = (before: string, after: string) => changedLines(compareWords(before, after), markWithSigns);
    assert.deepEqual(lines('one\ntow\nthree\nfuor', 'one\ntwo\nthree\nfour'), [
      { number: 2, text: '[-tow-]{+two+}' },
      { number: 4, text: '[-fuor-]{+four+}' },
    ]);
    assert.deepEqual(lines('a\nb\nc\n', 'a\nc\nd\n'), [
      { number: 2, text: '[-b-]' },
      { number: 4, text: '{+d+}' },
    ]);
    assert.deepEqual(lines('same\n', 'same\n'), []);
  });
});
