import type { SynthesizedSpeech } from '../../../contracts/engines/speech-synthesizer.ts';
import { fromFloats } from './from-floats.ts';
import type { AddonVoice, SherpaAddon } from './load-addon.ts';
import type { RequestOf, VoiceSettings } from './process-messages.ts';

/** What sherpa-onnx says of a text of which its model knows no character. */
const nothingToSpeak = /no audio/;

/** The voice of a process, loaded when it is first used. The server asks for one piece of text at a time. */
export class LoadedVoice {
  readonly #addon: Pick<SherpaAddon, 'OfflineTts'>;
  #voice: AddonVoice | undefined;
  #piece: number | undefined;

  constructor(addon: Pick<SherpaAddon, 'OfflineTts'>) {
    this.#addon = addon;
  }

  /** `give` gets each sentence as the model finishes it. */
  async speak(
    { piece, voice: settings, speaker, text }: RequestOf<'speak'>,
    give: (speech: SynthesizedSpeech) => void,
  ): Promise<null> {
    this.#voice ??= new this.#addon.OfflineTts(addonSettings(settings));
    const voice = this.#voice;
    this.#piece = piece;
    try {
      await voice.generateAsync({
        text,
        // Memory that the addon owns cannot be sent.
        enableExternalBuffer: false,
        generationConfig: { sid: speaker, speed: 1, silenceScale: 1 },
        onProgress: ({ samples }) => {
          if (this.#piece !== piece) return false;
          if (samples.length > 0) give({ sampleRate: voice.sampleRate, samples: fromFloats(samples) });
          return true;
        },
      });
    } catch (error) {
      if (!(error instanceof Error) || !nothingToSpeak.test(error.message)) throw error;
    }
    return null;
  }

  cancel(piece: number): null {
    if (this.#piece === piece) this.#piece = undefined;
    return null;
  }
}

function addonSettings({ settings, options, rules }: VoiceSettings): object {
  return {
    model: { [settings]: options, numThreads: 1, provider: 'cpu', debug: false },
    maxNumSentences: 1,
    ...(rules === undefined ? {} : { ruleFsts: rules }),
  };
}
