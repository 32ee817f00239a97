const loudness = 300;

/** Without the quiet samples at both ends. */
export function trimSilence(samples: Int16Array): Int16Array {
  const isLoud = (sample: number): boolean => Math.abs(sample) > loudness;
  return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}
