import type { CreateResampler } from '../contracts/audio/resampler.ts';
import type { SpeechRecognizer } from '../contracts/engines/speech-recognizer.ts';
import type { VoiceActivityDetector } from '../contracts/engines/voice-activity-detector.ts';
import type { EngineMaking } from './engine-making.ts';

export interface RecognizerMaking extends Pick<EngineMaking, 'settings' | 'secrets' | 'events'> {
  readonly createResampler: CreateResampler;
}

/** The recognizers of an installation, the best first, with what they share. Disposing of it disposes of all. */
export interface SpeechRecognizers extends AsyncDisposable {
  readonly recognizers: readonly SpeechRecognizer[];
}

interface RecognizerParts extends RecognizerMaking {
  /** Not owned. */
  readonly detector: VoiceActivityDetector;
}

interface RecognizerEntry {
  readonly id: string;
  /** None where the settings ask for none. */
  create(parts: RecognizerParts): Promise<readonly SpeechRecognizer[]>;
}

/** Every recognizer of speech, the best first; modules are loaded with the recognizer. */
const entries: readonly RecognizerEntry[] = [
  {
    id: 'openai_speech',
    async create({ settings: { transcription, answerMilliseconds }, secrets, detector, events, createResampler }) {
      if (transcription === undefined) return [];
      const [{ OpenAiTranscriber }, { SegmentingRecognizer }] = await Promise.all([
        import('./openai-speech/openai-transcriber.ts'),
        import('./segmenting/segmenting-recognizer.ts'),
      ]);
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'openai_speech', ...incident });
      const apiKey = secrets.transcriptionApiKey;
      const server = { ...transcription, apiKey, stallMilliseconds: answerMilliseconds, onIncident };
      const whole = new SegmentingRecognizer(new OpenAiTranscriber(server), detector);
      if (transcription.realtime !== true) return [whole];
      const { OpenAiRealtimeRecognizer } = await import('./openai-speech/realtime-recognizer.ts');
      return [new OpenAiRealtimeRecognizer({ ...server, whole, detector, createResampler })];
    },
  },
  {
    id: 'sherpa',
    async create({ settings: { speechModelsDir: folder }, detector, events }) {
      if (folder === undefined) return [];
      const [
        { readModels },
        { SherpaRecognizer },
        { SherpaTranscriber },
        { RefusedRecognizer },
        { SegmentingRecognizer },
      ] = await Promise.all([
        import('./sherpa/models/read-models.ts'),
        import('./sherpa/models/sherpa-recognizer.ts'),
        import('./sherpa/models/sherpa-transcriber.ts'),
        import('./sherpa/models/refused-recognizer.ts'),
        import('./segmenting/segmenting-recognizer.ts'),
      ]);
      const { models, refused } = readModels(folder);
      for (const { id: engine, reason } of refused)
        events.engineIncident({ engine, kind: 'model_refused', detail: reason });
      const working = models.map((model) => {
        const onIncident = (incident: { kind: string; detail: string }) =>
          events.engineIncident({ engine: model.id, ...incident });
        return model.kind.streaming
          ? new SherpaRecognizer(detector, { model, onIncident })
          : new SegmentingRecognizer(new SherpaTranscriber({ model, onIncident }), detector);
      });
      return [...working, ...refused.map((each) => new RefusedRecognizer(each))];
    },
  },
  {
    id: 'pocketsphinx',
    async create({ settings: { speechFolder: folder }, detector, events }) {
      const { PocketsphinxRecognizer } = await import('./pocketsphinx/pocketsphinx-recognizer.ts');
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'pocketsphinx', ...incident });
      return [new PocketsphinxRecognizer({ detector, folder, onIncident })];
    },
  },
];

/** The recognizers that the configuration asks for, not started yet. Nothing runs before the first stream of speech. */
export async function createSpeechRecognizers(making: RecognizerMaking): Promise<SpeechRecognizers> {
  const { settings, events } = making;
  const { SileroDetector } = await import('./sherpa/silero-detector.ts');
  const onIncident = (incident: { kind: string; detail: string }) =>
    events.engineIncident({ engine: 'silero', ...incident });
  const detector = new SileroDetector({ onIncident });
  const wanted = entries.filter(({ id }) => settings.engines === 'found' || settings.engines.includes(id));
  const recognizers = (await Promise.all(wanted.map(({ create }) => create({ ...making, detector })))).flat();
  return {
    recognizers,
    async [Symbol.asyncDispose]() {
      await Promise.all(recognizers.map((recognizer) => recognizer[Symbol.asyncDispose]()));
      await detector[Symbol.asyncDispose]();
    },
  };
}
