const samplesAMillisecond = 16;

/** Samples of speech (`SpeechSamples`) in so many milliseconds. */
export function samplesIn(milliseconds: number): number {
  return milliseconds * samplesAMillisecond;
}

/** Milliseconds that so many samples of speech have begun: what is counted of them. */
export function millisecondsOf(samples: number): number {
  return Math.ceil(samples / samplesAMillisecond);
}
