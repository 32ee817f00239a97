import type { CreateResampler, Resampler } from '../contracts/audio/resampler.ts';

/** How many zeros of the sinc function each side of a filter has, and how much of the band passes. */
const zeroCrossings = 32;
const passband = 0.92;
/** Shape of the Kaiser window: what does not pass is 80 dB down. */
const kaiserBeta = 8;

export const createResampler: CreateResampler = (from, to) =>
  from === to ? { push: (samples) => samples, end: () => new Int16Array(0) } : new SincResampler(from, to);

/**
 * Output sample k is the input, low-pass filtered, at the time `k / to`: for rates whose ratio is `up / down`, at the input
 * position `k · down / up`. The whole part of the position is where the filter lies, the rest is which of `up` filters is used.
 *
 * ```
 * input    … ──●──●──●──●──●──●──●──●──● …      kept: what filters of later outputs reach
 * filter         ╰── half ──┴── half ──╯
 * output                  ▲ position
 * ```
 */
class SincResampler implements Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #cutoff: number;
  /** Taps on each side. */
  readonly #half: number;
  /** By the fraction of the position; made when first needed. */
  readonly #filters: (Float64Array | undefined)[];
  #kept: Float64Array;
  /** Of the next output: the position in `#kept`, and its fraction in parts of `#up`. */
  #whole: number;
  #fraction = 0;

  constructor(from: number, to: number) {
    const divisor = greatestCommonDivisor(from, to);
    this.#up = to / divisor;
    this.#down = from / divisor;
    this.#cutoff = passband * Math.min(1, to / from);
    this.#half = Math.ceil(zeroCrossings / this.#cutoff);
    this.#filters = new Array(this.#up);
    // Silence before the first sample.
    this.#kept = new Float64Array(this.#half - 1);
    this.#whole = this.#half - 1;
  }

  push(samples: Int16Array): Int16Array {
    const input = new Float64Array(this.#kept.length + samples.length);
    input.set(this.#kept);
    input.set(samples, this.#kept.length);
    const end = input.length - this.#half;
    const count = Math.max(0, Math.ceil(((end - this.#whole) * this.#up - this.#fraction) / this.#down));
    const output = new Int16Array(count);
    for (let index = 0; index < count; index += 1) {
      output[index] = this.#filtered(input);
      this.#fraction += this.#down;
      this.#whole += Math.floor(this.#fraction / this.#up);
      this.#fraction %= this.#up;
    }
    const used = Math.min(input.length, this.#whole - this.#half + 1);
    this.#kept = input.slice(used);
    this.#whole -= used;
    return output;
  }

  /** Silence after the last sample brings out all that is before it. */
  end(): Int16Array {
    return this.push(new Int16Array(this.#half));
  }

  #filtered(input: Float64Array): number {
    this.#filters[this.#fraction] ??= this.#filter(this.#fraction / this.#up);
    const filter = this.#filters[this.#fraction] as Float64Array;
    const start = this.#whole - this.#half + 1;
    let sum = 0;
    for (let tap = 0; tap < filter.length; tap += 1) sum += (filter[tap] as number) * (input[start + tap] as number);
    return Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }

  /** A windowed sinc around a position between two samples, so that a constant input keeps its value. */
  #filter(fraction: number): Float64Array {
    const half = this.#half;
    const filter = Float64Array.from({ length: 2 * half }, (_, tap) => {
      const distance = tap - half + 1 - fraction;
      return sinc(this.#cutoff * distance) * kaiser(distance / half);
    });
    const sum = filter.reduce((total, value) => total + value, 0);
    return filter.map((value) => value / sum);
  }
}

function sinc(value: number): number {
  return value === 0 ? 1 : Math.sin(Math.PI * value) / (Math.PI * value);
}

/** Largest in the middle, 0 from -1 and 1 on; not normalized, since filters are. */
function kaiser(value: number): number {
  return Math.abs(value) >= 1 ? 0 : besselZero(kaiserBeta * Math.sqrt(1 - value * value));
}

/** The modified Bessel function of the first kind and order 0, as its power series. */
function besselZero(value: number): number {
  let term = 1;
  let sum = 1;
  for (let index = 1; term > sum * 1e-12; index += 1) {
    term *= (value / (2 * index)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
