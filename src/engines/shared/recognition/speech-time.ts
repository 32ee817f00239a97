/** `SpeechSampleRate`, and what follows from it. */
export const samplesPerSecond = 16_000;
const samplesPerMillisecond = samplesPerSecond / 1000;

export function toMilliseconds(samples: number): number {
  return Math.round(samples / samplesPerMillisecond);
}

export function toSamples(milliseconds: number): number {
  return Math.round(milliseconds * samplesPerMillisecond);
}
