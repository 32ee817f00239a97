import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toBreakdown } from './analytics-schemas.ts';

describe('the breakdown of usage', () => {
  it('has all speech as speech to text, and what was spoken as well as speech to speech, beside the characters', () => {
    const sum = { text: 1, document: 2, improvement: 4, speechToText: 90_000, speechToSpeech: 30_000 };
    assert.deepEqual(toBreakdown(sum), {
      total_characters: 7,
      text_translation_characters: 1,
      document_translation_characters: 2,
      text_improvement_characters: 4,
      speech_to_text_minutes: 2,
      speech_to_text_milliseconds: 120_000,
      speech_to_speech_minutes: 0.5,
    });
  });
});
