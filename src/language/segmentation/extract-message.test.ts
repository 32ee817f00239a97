import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCode, plainText } from '../segments.ts';
import { extractMessage } from './extract-message.ts';

const options = { language: 'en', splitSentences: '1', keepCode: true } as const;

function translate(text: string, target = 'es'): string | undefined {
  const extracted = extractMessage(text, options);
  return extracted?.merge(
    extracted.segments.map(({ inlines }) => ({
      inlines: inlines.map((inline) => (isCode(inline) ? inline : inline.toUpperCase())),
    })),
    target,
  );
}

test('each way to read a message is a segment, and its syntax stays', () => {
  const text = 'You have {count, plural, one {# red house} other {# red houses}}, {name}.';
  const extracted = extractMessage(text, options);
  assert.ok((extracted?.segments.length ?? 0) >= 2);
  assert.ok(extracted?.segments.every((segment) => /house/.test(plainText(segment))));
  assert.equal(extracted?.merge(extracted.segments), text);
  const translated = translate(text) ?? '';
  assert.match(translated, /\{count, plural,.*one \{.*RED HOUSE.*\}.*other \{.*RED HOUSES.*\}/s);
  assert.ok(translated.includes('{name}'));
  assert.match(
    translate('{sex, select, female {her house} other {their house}}') ?? '',
    /select, female \{HER HOUSE\}/,
  );
});

test('other texts are no messages', () => {
  for (const text of ['Hello {name}', 'The house', '{count, plural, one {the house', 'a {b, c} d'])
    assert.equal(extractMessage(text, options), undefined, text);
  assert.equal(extractMessage('{a, plural, other {b}}', { ...options, keepCode: false }), undefined);
});
