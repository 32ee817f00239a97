import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AddonSpeech, AddonVoice } from './load-addon.ts';
import { LoadedVoice } from './loaded-voice.ts';

const request = { piece: 1, voice: { settings: 'vits', options: {} }, speaker: 0, text: 'a' };

/** Speaks sentences that are a number of samples each, and asks after each whether to go on. */
class ScriptedVoice implements AddonVoice {
  readonly sampleRate = 16_000;
  static spoken = 0;

  async generateAsync({ onProgress, text }: Parameters<AddonVoice['generateAsync']>[0]): Promise<AddonSpeech> {
    if (text === 'nothing') throw new Error('TTS generation produced no audio');
    if (text === 'broken') throw new Error('out of memory');
    for (const level of [0.25, 2, 0.5]) {
      await Promise.resolve();
      ScriptedVoice.spoken += 1;
      if (!onProgress({ samples: Float32Array.of(level, -level / 2) })) break;
    }
    return { samples: new Float32Array() };
  }
}

describe('a loaded voice', () => {
  it('gives each sentence as samples, and none that is cut off', async () => {
    const given: number[][] = [];
    await new LoadedVoice({ OfflineTts: ScriptedVoice }).speak(request, ({ samples }) => given.push([...samples]));
    assert.deepEqual(given, [
      [8192, -4096],
      [32_113, -16_056],
      [16_384, -8192],
    ]);
  });

  it('speaks no further sentence of a piece that is cancelled', async () => {
    const voice = new LoadedVoice({ OfflineTts: ScriptedVoice });
    ScriptedVoice.spoken = 0;
    let given = 0;
    await voice.speak(request, () => {
      given += 1;
      voice.cancel(request.piece);
    });
    assert.deepEqual([given, ScriptedVoice.spoken], [1, 2]);
    voice.cancel(request.piece);
    await voice.speak({ ...request, piece: 2 }, () => {
      given += 1;
    });
    assert.equal(given, 4);
  });

  it('gives nothing where a text has nothing that the model knows, and fails with other faults', async () => {
    const voice = new LoadedVoice({ OfflineTts: ScriptedVoice });
    const none = (): void => assert.fail('something is spoken');
    assert.equal(await voice.speak({ ...request, text: 'nothing' }, none), null);
    await assert.rejects(voice.speak({ ...request, text: 'broken' }, none), /out of memory/);
  });
});
