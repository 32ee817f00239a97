import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { writeTinyModel } from '../../test/support/speech/tiny-model.ts';
import { createResampler } from '../audio/resampler.ts';
import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import { silentEngineEvents } from './engine-making.ts';
import { createSpeechRecognizers } from './speech-recognizer-registry.ts';

async function idsFor(
  engines: EngineSettings['engines'],
  speechModelsDir?: string,
  incidents: unknown[] = [],
  transcription?: EngineSettings['transcription'],
): Promise<readonly string[]> {
  const settings = { engines, speechModelsDir, transcription } as EngineSettings;
  const secrets = { llmApiKeys: new Map<string, string>() };
  const events = { ...silentEngineEvents, engineIncident: (incident: unknown) => incidents.push(incident) };
  await using made = await createSpeechRecognizers({ settings, secrets, events, createResampler });
  return made.recognizers.map(({ id }) => id);
}

describe('the registry of recognizers', () => {
  it('has those that the configuration asks for', async () => {
    assert.deepEqual(await idsFor('found'), ['pocketsphinx']);
    assert.deepEqual(await idsFor(['pocketsphinx', 'apertium']), ['pocketsphinx']);
    assert.deepEqual(await idsFor(['apertium']), []);
    const server = { baseUrl: 'http://localhost/v1', model: 'whisper', languages: undefined };
    assert.deepEqual(await idsFor('found', undefined, [], server), ['openai_speech', 'pocketsphinx']);
    const live = { ...server, realtime: true };
    assert.deepEqual(await idsFor('found', undefined, [], live), ['openai_speech', 'pocketsphinx']);
  });

  it('prefers the models of the operator, and reports those that it refuses', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-speech-models-'));
    await writeTinyModel(join(folder, 'one'), 'streaming-nemo-ctc');
    await writeTinyModel(join(folder, 'two'), 'nemo-ctc');
    await mkdir(join(folder, 'three'));
    const incidents: unknown[] = [];
    assert.deepEqual(await idsFor('found', folder, incidents), ['sherpa-one', 'sherpa-two', 'pocketsphinx']);
    assert.equal(incidents.length, 1);
    await rm(folder, { recursive: true });
  });
});
