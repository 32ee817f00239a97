import type { SpokenWord } from '../engines/speech-recognizer.ts';
import type { SpeakerProfile } from '../engines/speech-synthesizer.ts';

/** Measures how somebody speaks while they speak. Memory is bounded, and the work is linear in the samples. */
export interface SpeakerProfiler {
  /** The next samples of the speaker, any number; pauses do not count. */
  addSpeech(samples: Int16Array): void;
  /** The words of a concluded segment, without the pauses around it. */
  addWords(words: readonly SpokenWord[]): void;
  /** Undefined until about a third of a second of voice was heard. Changes slowly, and follows another speaker within a minute. */
  profile(): SpeakerProfile | undefined;
}

/** `sampleRate` in samples a second, 8,000 to 48,000. */
export type CreateSpeakerProfiler = (sampleRate: number) => SpeakerProfiler;
