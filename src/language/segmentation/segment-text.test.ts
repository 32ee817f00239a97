import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { plainText, textSegment } from '../segments.ts';
import { extractPlain, type SplitSentences } from './segment-text.ts';

function texts(text: string, splitSentences: SplitSentences, language = 'en'): string[] {
  return extractPlain(text, { language, splitSentences }).segments.map(plainText);
}

test('0 keeps the text whole, nonewlines cuts at punctuation, 1 at newlines too', () => {
  const text = '  One. Two\nthree. \n';
  assert.deepEqual(texts(text, '0'), ['One. Two\nthree.']);
  assert.deepEqual(texts(text, 'nonewlines'), ['One.', 'Two\nthree.']);
  assert.deepEqual(texts(text, '1'), ['One.', 'Two', 'three.']);
});

test('a tab between columns ends a segment, however text is split', () => {
  const text = 'name\tprice \t colour\n\t\tfirst. second\t\n';
  assert.deepEqual(texts(text, '0'), ['name', 'price', 'colour\n\t\tfirst. second']);
  assert.deepEqual(texts(text, 'nonewlines'), ['name', 'price', 'colour\n\t\tfirst. second']);
  assert.deepEqual(texts(text, '1'), ['name', 'price', 'colour', 'first. second']);
  const extracted = extractPlain(text, { language: 'en', splitSentences: '0' });
  assert.equal(extracted.merge(['a', 'b', 'c'].map(textSegment), 'es'), 'a\tb \t c\t\n');
});

test('passages without letters or digits are left to be', () => {
  const extracted = extractPlain('***\nHello\n---\n42\n', { language: 'en', splitSentences: '1' });
  assert.deepEqual(extracted.segments.map(plainText), ['Hello', '42']);
  assert.equal(extracted.merge([textSegment('Hola'), textSegment('42')]), '***\nHola\n---\n42\n');
  assert.deepEqual(texts(' \n ', '1'), []);
  assert.equal(extractPlain(' \n ', { language: 'en', splitSentences: '1' }).merge([]), ' \n ');
});

test('white space between sentences survives translation', () => {
  const extracted = extractPlain('One.  Two.\r\n\r\n\tThree.', { language: 'en', splitSentences: '1' });
  assert.equal(extracted.merge(['Uno.', 'Dos.', 'Tres.'].map(textSegment)), 'Uno.  Dos.\r\n\r\n\tTres.');
});

test('spaces between sentences follow the habits of a target language that is given', () => {
  const japanese = extractPlain('はい。いいえ。', { language: 'ja', splitSentences: '1' });
  assert.equal(japanese.merge(['Yes.', 'No.'].map(textSegment), 'en-US'), 'Yes. No.');
  assert.equal(japanese.merge(['是。', '不。'].map(textSegment), 'zh-Hans'), '是。不。');
  const english = extractPlain('Yes. No.', { language: 'en', splitSentences: '1' });
  assert.equal(english.merge(['はい。', 'いいえ。'].map(textSegment), 'ja'), 'はい。いいえ。');
  assert.equal(english.merge(['Yes.', 'No.'].map(textSegment), 'ja'), 'Yes. No.');
});

test('a wrong number of translations is refused', () => {
  const extracted = extractPlain('One. Two.', { language: 'en', splitSentences: '1' });
  assert.throws(() => extracted.merge([textSegment('Uno.')]), RangeError);
});

test('merging unchanged segments gives the text back', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(fc.constantFrom(...'aB.。! \n\t\u00a0"()'), fc.string({ unit: 'binary', maxLength: 1 })),
      }),
      fc.constantFrom<SplitSentences>('0', '1', 'nonewlines'),
      fc.constantFrom('en', 'ja', 'de'),
      (text, splitSentences, language) => {
        const extracted = extractPlain(text, { language, splitSentences });
        assert.equal(extracted.merge(extracted.segments), text);
      },
    ),
  );
});
