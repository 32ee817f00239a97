import type { CreateSpeakerProfiler, SpeakerProfiler } from '../../../contracts/audio/speaker-profiler.ts';
import type { SpokenWord } from '../../../contracts/engines/speech-recognizer.ts';
import type { SpeakerProfile } from '../../../contracts/engines/speech-synthesizer.ts';
import { PitchEstimator } from './pitch-estimator.ts';
import { SpeakingRate } from './speaking-rate.ts';

class MeasuringProfiler implements SpeakerProfiler {
  readonly #pitch: PitchEstimator;
  readonly #rate = new SpeakingRate();

  constructor(sampleRate: number) {
    this.#pitch = new PitchEstimator(sampleRate);
  }

  addSpeech(samples: Int16Array): void {
    this.#pitch.add(samples);
  }

  addWords(words: readonly SpokenWord[]): void {
    this.#rate.add(words);
  }

  profile(): SpeakerProfile | undefined {
    const medianPitchHz = this.#pitch.median();
    if (medianPitchHz === undefined) return undefined;
    const wordsPerMinute = this.#rate.wordsPerMinute();
    return { medianPitchHz, ...(wordsPerMinute === undefined ? {} : { wordsPerMinute }) };
  }
}

export const createSpeakerProfiler: CreateSpeakerProfiler = (sampleRate) => new MeasuringProfiler(sampleRate);
