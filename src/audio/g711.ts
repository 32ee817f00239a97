/** G.711: eight bits a sample, 8,000 samples a second. */
export interface Companding {
  /** The sample of each byte. */
  readonly decoded: Int16Array;
  /** The byte whose sample is nearest. */
  encode(sample: number): number;
}

const segments = 8;
const steps = 16;

/** ITU-T G.711, A-law: even bits of the byte are inverted. */
export function createALaw(): Companding {
  const magnitude = (segment: number, step: number): number =>
    segment === 0 ? (step << 4) + 8 : ((step << 4) + 0x108) << (segment - 1);
  return companding(magnitude, 0x55, 0x80);
}

/** ITU-T G.711, μ-law: all bits of the byte are inverted. */
export function createMuLaw(): Companding {
  const magnitude = (segment: number, step: number): number => (((step << 3) + 0x84) << segment) - 0x84;
  return companding(magnitude, 0xff, 0);
}

/** `positive` is the sign bit of samples from zero on, before bits are inverted. */
function companding(
  magnitude: (segment: number, step: number) => number,
  inverted: number,
  positive: number,
): Companding {
  const negative = positive ^ 0x80;
  const decoded = new Int16Array(256);
  const magnitudes = Array.from({ length: segments * steps }, (_, code) => magnitude(code >> 4, code & 15));
  for (const [code, value] of magnitudes.entries()) {
    decoded[(code | positive) ^ inverted] = value;
    decoded[(code | negative) ^ inverted] = -value;
  }
  return {
    decoded,
    encode(sample) {
      const code = nearest(magnitudes, Math.abs(sample));
      return (code | (sample < 0 ? negative : positive)) ^ inverted;
    },
  };
}

/** The index of the value that is nearest, in a rising list of 128. */
function nearest(values: readonly number[], wanted: number): number {
  let low = 0;
  for (let width = values.length >> 1; width > 0; width >>= 1)
    if ((values[low + width] as number) <= wanted) low += width;
  const next = values[low + 1];
  return next !== undefined && next - wanted < wanted - (values[low] as number) ? low + 1 : low;
}
