import type { SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';
import type { VoiceActivity } from '../../../contracts/engines/voice-activity-detector.ts';

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
  'detector.close': { readonly request: { readonly stream: number }; readonly answer: null };
}

export type TaskName = keyof ProcessTasks;
export type RequestOf<Name extends TaskName> = ProcessTasks[Name]['request'];
export type AnswerOf<Name extends TaskName> = ProcessTasks[Name]['answer'];

export interface ProcessRequest {
  readonly id: number;
  readonly task: TaskName;
  readonly request: unknown;
}

export interface ProcessAnswer {
  readonly id: number;
  readonly answer?: unknown;
  /** Why there is no answer. */
  readonly failure?: string;
}
