import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noLimits, toGiven, toLimits } from './limits.ts';

describe('limits of keys', () => {
  it('are numbers, or null where the field is empty; 0 blocks all use', () => {
    const none = { characters: null, speech_to_text_milliseconds: null, requests_per_minute: null };
    assert.deepEqual(toLimits(noLimits), none);
    assert.deepEqual(toLimits({ characters: '0', minutes: '1.5', requests: ' 20 ' }), {
      characters: 0,
      speech_to_text_milliseconds: 90_000,
      requests_per_minute: 20,
    });
  });

  it('are shown as they would be typed', () => {
    for (const given of [noLimits, { characters: '100000', minutes: '0.5', requests: '1' }])
      assert.deepEqual(toGiven(toLimits(given)), given);
  });
});
