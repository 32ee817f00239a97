import type { SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';
import type { SynthesizedSpeech } from '../../../contracts/engines/speech-synthesizer.ts';
import type { VoiceActivity } from '../../../contracts/engines/voice-activity-detector.ts';

/** What sherpa-onnx is given to load a model. */
export interface ModelSettings {
  readonly streaming: boolean;
  /** Name of the settings of its kind. */
  readonly settings: string;
  readonly files: Readonly<Record<string, string>>;
  readonly tokens: string;
}

/** What sherpa-onnx is given to load a voice. */
export interface VoiceSettings {
  /** Name of the settings of its kind. */
  readonly settings: string;
  /** Paths, and what else the kind is set with. */
  readonly options: Readonly<Record<string, string>>;
  /** Paths of rules that write numbers and dates out, separated by commas. */
  readonly rules?: string;
}

/** What sherpa-onnx is given to load a model for punctuation: paths, of one kind of model or the other. */
export interface PunctuationSettings {
  readonly ctTransformer?: string;
  readonly cnnBilstm?: string;
  readonly bpeVocab?: string;
}

/** What a model heard. Times are in seconds since the first sample, one for each token; some models report none. */
export interface HeardText {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly timestamps: readonly number[];
  /** As the model writes it, where it detects it. */
  readonly language?: string;
}

/** What a process is asked, with what it answers. Streams have numbers that the server gives. */
export interface ProcessTasks {
  'detector.open': {
    readonly request: { readonly stream: number; readonly model: string; readonly pauseMs: number };
    readonly answer: null;
  };
  'detector.push': {
    readonly request: { readonly stream: number; readonly samples: SpeechSamples };
    readonly answer: readonly VoiceActivity[];
  };
  'detector.flush': { readonly request: { readonly stream: number }; readonly answer: readonly VoiceActivity[] };
  /** An utterance begins; the first one loads the model, which is the same for all streams of a process. */
  'recognizer.begin': {
    readonly request: { readonly stream: number; readonly model: ModelSettings };
    readonly answer: null;
  };
  'recognizer.hear': {
    readonly request: { readonly stream: number; readonly samples: SpeechSamples };
    readonly answer: HeardText;
  };
  /** The utterance ends: all that was said in it. */
  'recognizer.end': { readonly request: { readonly stream: number }; readonly answer: HeardText };
  'recognizer.close': { readonly request: { readonly stream: number }; readonly answer: null };
  transcribe: {
    readonly request: { readonly model: ModelSettings; readonly samples: SpeechSamples; readonly language: string };
    readonly answer: HeardText;
  };
  /** Speaks a piece of text; parts of the answer come before it, as the model makes them. */
  speak: {
    readonly request: {
      readonly piece: number;
      readonly voice: VoiceSettings;
      readonly speaker: number;
      readonly text: string;
    };
    readonly answer: null;
    readonly part: SynthesizedSpeech;
  };
  /** Nobody wants the rest of a piece. */
  'speak.cancel': { readonly request: { readonly piece: number }; readonly answer: null };
  /** The words of a text with marks. */
  punctuate: {
    readonly request: { readonly model: PunctuationSettings; readonly text: string };
    readonly answer: string;
  };
  'detector.close': { readonly request: { readonly stream: number }; readonly answer: null };
}

export type TaskName = keyof ProcessTasks;
export type RequestOf<Name extends TaskName> = ProcessTasks[Name]['request'];
export type AnswerOf<Name extends TaskName> = ProcessTasks[Name]['answer'];

/** What comes before the answer of some tasks. */
export type PartOf<Name extends TaskName> = ProcessTasks[Name] extends { readonly part: infer Part } ? Part : never;

export interface ProcessRequest {
  readonly id: number;
  readonly task: TaskName;
  readonly request: unknown;
}

export interface ProcessAnswer {
  readonly id: number;
  readonly answer?: unknown;
  /** A part of the answer; more follows. */
  readonly part?: unknown;
  /** Why there is no answer. */
  readonly failure?: string;
}
