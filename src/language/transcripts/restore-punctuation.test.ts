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
  const { words, language } = restorePunctuation(given, { beginsSentence, names: new Map(names) });
  return joinWords(words, language);
}

type Given = Partial<SpokenSegment> & {
  readonly names?: readonly (readonly [string, string])[];
  readonly beginsSentence?: boolean;
};

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
    ['so what does it mean', 'So what does it mean?'],
    ['and then we left', 'And then we left.'],
    ['and so do the others', 'And so do the others.'],
    ['and is it true', 'And is it true?'],
    ['what is strange is that it rained', 'What is strange is that it rained.'],
    ['what is the reason that it was late', 'What is the reason that it was late?'],
    ['he moved from japan to the united states', 'He moved from Japan to the United States.'],
    ['they polish their english', 'They polish their English.'],
    ['however it rained', 'However, it rained.'],
    ['however long it takes', 'However long it takes.'],
    ['we wanted to go but it rained', 'We wanted to go, but it rained.'],
    ['there was nothing but rain', 'There was nothing but rain.'],
    ['it was not only cold but wet', 'It was not only cold but wet.'],
    ['we took the train which was late', 'We took the train, which was late.'],
    ['we asked the man with which we spoke', 'We asked the man with which we spoke.'],
  ] as const)
    it(`makes "${read}" of "${spoken}"`, () => assert.equal(restored(spoken), read));

  it('goes on with a sentence in small letters, and ends none that goes on', () => {
    assert.equal(restored('and could you come', { beginsSentence: false }), 'and could you come.');
    assert.equal(restored('and then', { endsSentence: false }), 'And then');
  });

  it('ends no sentence behind a word that cannot be the last one', () => {
    assert.equal(restored('we talked about the'), 'We talked about the');
    assert.equal(
      restorePunctuation(segment('we stayed because'), { beginsSentence: true, names: new Map() }).endsSentence,
      false,
    );
    assert.equal(restored('it rained', { beginsSentence: false }), 'it rained.');
  });

  it('keeps the capitals and marks that words have, as spoken terms do', () => {
    assert.equal(restored('iOS runs on GitHub!'), 'IOS runs on GitHub!');
    assert.equal(
      restored('we use iOS and kubernetes', { names: [['kubernetes', 'Kubernetes']] }),
      'We use iOS and Kubernetes.',
    );
  });

  it('ends sentences with the mark of the language', () => {
    assert.equal(restored('どう も', { language: 'ja' }), 'どうも。');
    assert.equal(restored('wie geht es', { language: 'de' }), 'Wie geht es.');
  });
});
