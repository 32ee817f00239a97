const fullScale = 32_768;
/** Below the full scale, so that encoders have room. */
const loudest = 0.98;

/** Samples as they are spoken. A stretch that is louder than the full scale is made as loud as that, not cut off. */
export function fromFloats(floats: Float32Array): Int16Array {
  const peak = floats.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const scale = peak > loudest ? loudest / peak : 1;
  return Int16Array.from(floats, (each) => Math.round(each * scale * fullScale));
}
