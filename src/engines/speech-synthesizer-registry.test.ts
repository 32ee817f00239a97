import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { writeTinyVoice } from '../../test/support/speech/tiny-voice.ts';
import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import { silentEngineEvents } from './engine-making.ts';
import { EspeakSynthesizer } from './espeak/espeak-synthesizer.ts';
import { createSpeechSynthesizers, type SynthesizerMaking } from './speech-synthesizer-registry.ts';

async function idsFor(settings: Partial<EngineSettings>): Promise<readonly string[]> {
  await using made = await createSpeechSynthesizers({
    settings: { answerMilliseconds: 10_000, ...settings } as EngineSettings,
    secrets: {} as SynthesizerMaking['secrets'],
    events: silentEngineEvents,
  });
  assert.ok(made.engines.every((engine) => engine.id !== 'espeak' || engine instanceof EspeakSynthesizer));
  return made.engines.map(({ id }) => id);
}

describe('the registry of synthesizers', () => {
  it('has those that the configuration asks for, the best first', async () => {
    assert.deepEqual(await idsFor({ engines: 'found' }), ['flite', 'espeak']);
    const synthesis = { baseUrl: 'http://localhost/v1', model: 'm', voices: [{ name: 'alloy' }] };
    assert.deepEqual(await idsFor({ engines: 'found', synthesis }), ['openai_speech', 'flite', 'espeak']);
    assert.deepEqual(await idsFor({ engines: ['espeak', 'apertium'] }), ['espeak']);
    assert.deepEqual(await idsFor({ engines: ['apertium'] }), []);
  });

  it('prefers the models of the operator, and reports why others speak nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-voices-'));
    await writeTinyVoice(join(folder, 'one'));
    await mkdir(join(folder, 'two'));
    await writeFile(join(folder, 'two', 'model.json'), '{"kind": "vits", "languages": ["de"]}');
    await mkdir(join(folder, 'recognizer'));
    await writeFile(join(folder, 'recognizer', 'model.json'), '{"kind": "whisper", "languages": ["de"]}');
    const incidents: { readonly engine: string; readonly kind: string }[] = [];
    await using made = await createSpeechSynthesizers({
      settings: { answerMilliseconds: 10_000, engines: 'found', speechModelsDir: folder } as EngineSettings,
      secrets: {} as SynthesizerMaking['secrets'],
      events: { ...silentEngineEvents, engineIncident: (incident) => void incidents.push(incident) },
    });
    assert.deepEqual(
      made.engines.map(({ id }) => id),
      ['sherpa-one', 'sherpa-two', 'flite', 'espeak'],
    );
    const health = made.engines[1]?.health();
    assert.ok(health?.state === 'unavailable' && health.reason.includes('there is no file for "model"'));
    assert.deepEqual(
      incidents.map(({ engine, kind }) => [engine, kind]),
      [['sherpa-two', 'model_refused']],
    );
    assert.deepEqual(made.capabilities('de').genders, ['female', 'male']);
    await rm(folder, { recursive: true });
  });
});
