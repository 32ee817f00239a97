import type { SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';

const fullScale = 32_768;

/** Samples as the models take them: from −1 to 1. */
export function toFloats(samples: SpeechSamples): Float32Array {
  return Float32Array.from(samples, (sample) => sample / fullScale);
}
