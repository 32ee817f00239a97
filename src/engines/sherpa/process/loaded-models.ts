import type { SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';
import { collectGarbage } from '../../../threads/collect-garbage.ts';
import { samplesPerSecond } from '../../shared/recognition/speech-time.ts';
import type { OfflineAddonRecognizer, OnlineAddonRecognizer, OnlineAddonStream, SherpaAddon } from './load-addon.ts';
import type { HeardText, ModelSettings } from './process-messages.ts';
import { toFloats } from './to-floats.ts';

/** Seconds of silence after an utterance: models hold the last words back until they have heard some of what follows. */
const tail = new Float32Array(0.6 * samplesPerSecond);

/** Utterances that have ended, until the memory of them is given back. */
const utterancesKept = 64;

/** The model of a process, loaded when it is first used, and the utterances that it hears. */
export class LoadedModels {
  readonly #addon: SherpaAddon;
  readonly #utterances = new Map<number, OnlineAddonStream>();
  #ended = 0;
  #online: OnlineAddonRecognizer | undefined;
  /** With the language that it expects; there is one at a time. */
  #offline: { readonly language: string; readonly recognizer: OfflineAddonRecognizer } | undefined;

  constructor(addon: SherpaAddon) {
    this.#addon = addon;
  }

  begin(stream: number, model: ModelSettings): null {
    this.#online ??= new this.#addon.OnlineRecognizer({ ...common(model, {}), enableEndpoint: false });
    this.#utterances.set(stream, this.#online.createStream());
    return null;
  }

  hear(stream: number, samples: SpeechSamples): HeardText {
    const utterance = this.#utterance(stream);
    utterance.acceptWaveform({ samples: toFloats(samples), sampleRate: samplesPerSecond });
    return this.#decode(utterance);
  }

  end(stream: number): HeardText {
    const utterance = this.#utterance(stream);
    utterance.acceptWaveform({ samples: tail, sampleRate: samplesPerSecond });
    utterance.inputFinished();
    this.#utterances.delete(stream);
    const heard = this.#decode(utterance);
    this.#ended += 1;
    // The addon frees what an utterance held when JavaScript collects it, which it has little reason to do.
    if (this.#ended % utterancesKept === 0) collectGarbage();
    return heard;
  }

  close(stream: number): null {
    this.#utterances.delete(stream);
    return null;
  }

  transcribe(model: ModelSettings, samples: SpeechSamples, language: string): HeardText {
    const recognizer = this.#offlineFor(model, language);
    const stream = recognizer.createStream();
    stream.acceptWaveform({ samples: toFloats(samples), sampleRate: samplesPerSecond });
    recognizer.decode(stream);
    const { text, tokens = [], timestamps = [], lang = '' } = recognizer.getResult(stream);
    // Some models write it as `<|en|>`.
    return { text, tokens, timestamps, language: lang.replaceAll(/[^a-zA-Z-]/g, '') };
  }

  #utterance(stream: number): OnlineAddonStream {
    const utterance = this.#utterances.get(stream);
    if (utterance === undefined) throw new Error(`no utterance of stream ${stream} has begun`);
    return utterance;
  }

  #decode(utterance: OnlineAddonStream): HeardText {
    const recognizer = this.#online as OnlineAddonRecognizer;
    while (recognizer.isReady(utterance)) recognizer.decode(utterance);
    const { text, tokens = [], timestamps = [] } = recognizer.getResult(utterance);
    return { text, tokens, timestamps };
  }

  #offlineFor(model: ModelSettings, language: string): OfflineAddonRecognizer {
    if (this.#offline === undefined) {
      const recognizer = new this.#addon.OfflineRecognizer(common(model, { language }));
      this.#offline = { language, recognizer };
    } else if (this.#offline.language !== language) {
      this.#offline.recognizer.setConfig(common(model, { language }));
      this.#offline = { ...this.#offline, language };
    }
    return this.#offline.recognizer;
  }
}

/** Settings that only some kinds have are ignored by the others. */
function common({ settings, files, tokens }: ModelSettings, further: Readonly<Record<string, string>>): object {
  return {
    featConfig: { sampleRate: samplesPerSecond, featureDim: 80 },
    modelConfig: { [settings]: { ...files, ...further }, tokens, numThreads: 1, provider: 'cpu', debug: false },
    decodingMethod: 'greedy_search',
  };
}
