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

type Settings = Partial<EngineSettings>;

function makingFor(settings: Settings, incidents: unknown[] = []) {
  const secrets = { llmApiKeys: new Map<string, string>() };
  const events = { ...silentEngineEvents, engineIncident: (incident: unknown) => void incidents.push(incident) };
  return { settings: settings as EngineSettings, secrets, events, createResampler };
}

async function idsFor(settings: Settings): Promise<readonly string[]> {
  await using made = await createSpeechRecognizers(makingFor(settings));
  return made.recognizers.map(({ id }) => id);
}

describe('the registry of recognizers', () => {
  it('has those that the configuration asks for', async () => {
    assert.deepEqual(await idsFor({ engines: 'found' }), ['pocketsphinx']);
    assert.deepEqual(await idsFor({ engines: ['pocketsphinx', 'apertium'] }), ['pocketsphinx']);
    assert.deepEqual(await idsFor({ engines: ['apertium'] }), []);
    const transcription = { baseUrl: 'http://localhost/v1', model: 'whisper', languages: undefined };
    assert.deepEqual(await idsFor({ engines: 'found', transcription }), ['openai_speech', 'pocketsphinx']);
    const live = { ...transcription, realtime: true };
    assert.deepEqual(await idsFor({ engines: 'found', transcription: live }), ['openai_speech', 'pocketsphinx']);
  });

  it('prefers the models of the operator, and reports why others recognize nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-speech-models-'));
    await writeTinyModel(join(folder, 'one'), 'streaming-nemo-ctc');
    await writeTinyModel(join(folder, 'two'), 'nemo-ctc');
    await mkdir(join(folder, 'three'));
    const incidents: { readonly engine: string; readonly kind: string }[] = [];
    await using made = await createSpeechRecognizers(
      makingFor({ engines: 'found', speechModelsDir: folder }, incidents),
    );
    assert.deepEqual(
      made.recognizers.map(({ id }) => id),
      ['sherpa-one', 'sherpa-two', 'sherpa-three', 'pocketsphinx'],
    );
    const refused = made.recognizers[2];
    const health = refused?.health();
    assert.ok(health?.state === 'unavailable' && health.reason.includes('model.json'));
    assert.deepEqual(refused?.languages(), []);
    await assert.rejects(async () => refused?.open({ tentative: false }, new AbortController().signal), {
      code: 'engine_unavailable',
    });
    assert.deepEqual(
      incidents.map(({ engine, kind }) => [engine, kind]),
      [['sherpa-three', 'model_refused']],
    );
    await rm(folder, { recursive: true });
  });
});
