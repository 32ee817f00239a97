import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import { silentEngineEvents } from './engine-making.ts';
import { createSpeechRecognizers } from './speech-recognizer-registry.ts';

async function idsFor(engines: EngineSettings['engines']): Promise<readonly string[]> {
  await using made = await createSpeechRecognizers({
    settings: { engines } as EngineSettings,
    events: silentEngineEvents,
  });
  return made.recognizers.map(({ id }) => id);
}

describe('the registry of recognizers', () => {
  it('has those that the configuration asks for', async () => {
    assert.deepEqual(await idsFor('found'), ['pocketsphinx']);
    assert.deepEqual(await idsFor(['pocketsphinx', 'apertium']), ['pocketsphinx']);
    assert.deepEqual(await idsFor(['apertium']), []);
  });
});
