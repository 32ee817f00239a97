import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonicalMediaType } from '../language/media-types.ts';
import formats from './audio-formats.json' with { type: 'json' };
import { audioContentTypes, readContentType } from './content-types.ts';

const all = [formats.realtime_source, formats.realtime_target, formats.job_source, formats.job_output].flat();

describe('content types of audio', () => {
  it('are listed as they are announced', () => {
    assert.deepEqual(audioContentTypes.realtimeSource, formats.realtime_source);
    assert.deepEqual(audioContentTypes.realtimeTarget, formats.realtime_target);
    assert.deepEqual(audioContentTypes.jobSource, formats.job_source);
    assert.deepEqual(audioContentTypes.jobOutput, formats.job_output);
    assert.equal(canonicalMediaType(audioContentTypes.realtimeTargetDefault), audioContentTypes.realtimeTargetDefault);
  });

  it('have one spelling', () => {
    for (const type of all) {
      assert.equal(canonicalMediaType(type), type);
      assert.equal(canonicalMediaType(` ${type.toUpperCase().replaceAll(';', ' ;\t')} `), type);
    }
    assert.equal(canonicalMediaType('audio/pcm;rate=16000; encoding=s16le'), 'audio/pcm;encoding=s16le;rate=16000');
    assert.equal(canonicalMediaType('audio/webm; codecs="opus"'), 'audio/webm;codecs=opus');
  });

  it('are none of the others', () => {
    for (const type of [
      '',
      'audio',
      'audio/aiff',
      'audio/pcm',
      'audio/webm;codecs=opus;codecs=opus',
      'audio/webm;codecs=',
      'audio/auto;',
      `audio/auto${';'.repeat(1e6)}`,
      '__proto__',
    ])
      assert.ok(!all.includes(canonicalMediaType(type)), type.slice(0, 40));
  });

  it('have their parameters', () => {
    const { type, parameters } = readContentType('audio/pcm;encoding=s16le;rate=16000');
    assert.equal(type, 'audio/pcm');
    assert.deepEqual(
      [...parameters],
      [
        ['encoding', 's16le'],
        ['rate', '16000'],
      ],
    );
  });
});
