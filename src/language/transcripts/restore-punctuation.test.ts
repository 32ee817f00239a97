import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import { restorePunctuation } from './restore-punctuation.ts';
import { joinWords } from './sentences.ts';

function segment(text: string, differences: Partial<SpokenSegment> = {}): SpokenSegment {
  const words = text.split(' ').map((word, index) => ({ text: word, startMs: index * 300, endMs: index * 300 + 250 }));
  return { words, language: 'en', endsSentence: true, ...differences };
}

function restored(text: string, { names = [], beginsSentence = true, ...differences } = {} as Given): string {
  const given = segment(text, differences);
  const { words, language } = restorePunctuation(given, { beginsSentence, names: new Set(names) });
  return joinWords(words, language);
}

type Given = Partial<SpokenSegment> & { readonly names?: readonly string[]; readonly beginsSentence?: boolean };

describe('the capitals and marks of a transcript', () => {
  for (const [spoken, read] of [
    ['the report is ready', 'The report is ready.'],
    ["on monday i said that i'm late", "On Monday I said that I'm late."],
    ['could you tell me the way', 'Could you tell me the way?'],
    ['what is the time', 'What is the time?'],
    ['how many people are here', 'How many people are here?'],
    ['which train do you take', 'Which train do you take?'],
    ['when i came home it rained', 'When I came home it rained.'],
    ['what a day', 'What a day.'],
    ['let us go', 'Let us go.'],
    ['will power helps', 'Will power helps.'],
  ] as const)
    it(`makes "${read}" of "${spoken}"`, () => assert.equal(restored(spoken), read));

  it('goes on with a sentence in small letters, and ends none that goes on', () => {
    assert.equal(restored('and could you come', { beginsSentence: false }), 'and could you come.');
    assert.equal(restored('and then', { endsSentence: false }), 'And then');
  });

  it('keeps the capitals and marks that words have, as spoken terms do', () => {
    assert.equal(restored('iOS runs on GitHub!'), 'IOS runs on GitHub!');
    assert.equal(restored('we use iOS and kubernetes', { names: ['kubernetes'] }), 'We use iOS and Kubernetes.');
  });

  it('ends sentences with the mark of the language', () => {
    assert.equal(restored('どう も', { language: 'ja' }), 'どうも。');
    assert.equal(restored('wie geht es', { language: 'de' }), 'Wie geht es.');
  });
});
