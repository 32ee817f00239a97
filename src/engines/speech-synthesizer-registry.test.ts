import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
});
