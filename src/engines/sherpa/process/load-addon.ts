import { createRequire } from 'node:module';

export interface DetectorSettings {
  readonly sileroVad: {
    readonly model: string;
    readonly threshold: number;
    readonly minSilenceDuration: number;
    readonly minSpeechDuration: number;
    readonly maxSpeechDuration: number;
    readonly windowSize: number;
  };
  readonly sampleRate: number;
  readonly numThreads: number;
  readonly provider: 'cpu';
  readonly debug: boolean;
}

export interface AddonDetector {
  acceptWaveform(samples: Float32Array): void;
  isDetected(): boolean;
  isEmpty(): boolean;
  front(enableExternalBuffer: boolean): { readonly start: number; readonly samples: Float32Array };
  pop(): void;
  flush(): void;
  reset(): void;
}

export interface AddonStream {
  acceptWaveform(wave: { readonly samples: Float32Array; readonly sampleRate: number }): void;
}

export interface OnlineAddonStream extends AddonStream {
  inputFinished(): void;
}

interface AddonResult {
  readonly text: string;
  readonly tokens?: readonly string[];
  readonly timestamps?: readonly number[];
  readonly lang?: string;
}

export interface OnlineAddonRecognizer {
  createStream(): OnlineAddonStream;
  isReady(stream: OnlineAddonStream): boolean;
  decode(stream: OnlineAddonStream): void;
  getResult(stream: OnlineAddonStream): AddonResult;
}

export interface OfflineAddonRecognizer {
  createStream(): AddonStream;
  decode(stream: AddonStream): void;
  getResult(stream: AddonStream): AddonResult;
  setConfig(settings: unknown): void;
}

export interface AddonSpeech {
  /** From −1 to 1, and beyond where a model is loud. */
  readonly samples: Float32Array;
}

export interface AddonVoice {
  readonly sampleRate: number;
  /** `onProgress` gets each sentence as it is made; `false` ends the work. Rejects where there is nothing to speak. */
  generateAsync(request: {
    readonly text: string;
    readonly enableExternalBuffer: boolean;
    readonly generationConfig: { readonly sid: number; readonly speed: number; readonly silenceScale: number };
    readonly onProgress: (speech: AddonSpeech) => boolean;
  }): Promise<AddonSpeech>;
}

export interface AddonPunctuation {
  addPunct(text: string): string;
}

/** What is used of `sherpa-onnx-node`, which has no types of its own. */
export interface SherpaAddon {
  readonly Vad: new (settings: DetectorSettings, bufferSeconds: number) => AddonDetector;
  readonly OnlineRecognizer: new (settings: unknown) => OnlineAddonRecognizer;
  readonly OfflineRecognizer: new (settings: unknown) => OfflineAddonRecognizer;
  readonly OfflinePunctuation: new (settings: unknown) => AddonPunctuation;
  readonly OnlinePunctuation: new (settings: unknown) => AddonPunctuation;
  readonly OfflineTts: new (settings: unknown) => AddonVoice;
}

/** Only in a process of its own: a model that is broken ends the process that loads it. */
export function loadAddon(): SherpaAddon {
  return createRequire(import.meta.url)('sherpa-onnx-node') as SherpaAddon;
}
