import type { SpeechSynthesizer } from '../contracts/engines/speech-synthesizer.ts';
import type { EngineMaking } from './engine-making.ts';
import { RoutedSynthesizer } from './routing/routed-synthesizer.ts';

export type SynthesizerMaking = Pick<EngineMaking, 'settings' | 'secrets' | 'events'>;

interface SynthesizerEntry {
  readonly id: string;
  /** None where the settings ask for none. */
  create(making: SynthesizerMaking): Promise<readonly SpeechSynthesizer[]>;
}

/** Every synthesizer of speech, the best first; modules are loaded with the synthesizer. */
const entries: readonly SynthesizerEntry[] = [
  {
    id: 'openai_speech',
    async create({ settings: { synthesis, answerMilliseconds }, secrets, events }) {
      if (synthesis === undefined) return [];
      const { OpenAiSynthesizer } = await import('./openai-speech/openai-synthesizer.ts');
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'openai_speech', ...incident });
      const apiKey = secrets.synthesisApiKey;
      return [new OpenAiSynthesizer({ ...synthesis, apiKey, stallMilliseconds: answerMilliseconds, onIncident })];
    },
  },
  {
    id: 'sherpa',
    async create({ settings: { speechModelsDir: folder }, events }) {
      if (folder === undefined) return [];
      const [{ readVoices }, { SherpaSynthesizer }, { RefusedSynthesizer }] = await Promise.all([
        import('./sherpa/voices/read-voices.ts'),
        import('./sherpa/voices/sherpa-synthesizer.ts'),
        import('./sherpa/voices/refused-synthesizer.ts'),
      ]);
      const { models, refused } = readVoices(folder);
      for (const { id: engine, reason } of refused)
        events.engineIncident({ engine, kind: 'model_refused', detail: reason });
      const speaking = models.map((model) => {
        const onIncident = (incident: { kind: string; detail: string }) =>
          events.engineIncident({ engine: model.id, ...incident });
        return new SherpaSynthesizer({ model, onIncident });
      });
      return [...speaking, ...refused.map((each) => new RefusedSynthesizer(each))];
    },
  },
  {
    id: 'flite',
    async create({ settings }) {
      const { FliteSynthesizer } = await import('./flite/flite-synthesizer.ts');
      return [new FliteSynthesizer({ stallMilliseconds: settings.answerMilliseconds })];
    },
  },
  {
    id: 'espeak',
    async create({ settings }) {
      const { EspeakSynthesizer } = await import('./espeak/espeak-synthesizer.ts');
      return [new EspeakSynthesizer({ stallMilliseconds: settings.answerMilliseconds })];
    },
  },
];

/** All synthesizers that the configuration asks for as one, the best first for each language. */
export async function createSpeechSynthesizers(making: SynthesizerMaking): Promise<RoutedSynthesizer> {
  const { engines } = making.settings;
  const wanted = entries.filter(({ id }) => engines === 'found' || engines.includes(id));
  return new RoutedSynthesizer((await Promise.all(wanted.map(({ create }) => create(making)))).flat());
}
