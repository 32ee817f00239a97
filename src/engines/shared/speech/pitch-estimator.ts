/** The pitch that `SpeakerProfile` can say, in Hz. */
export const lowestPitch = 60;
export const highestPitch = 400;

const workingRate = 8_000;
const windowSeconds = 0.04;
const hopSeconds = 0.02;
/** A frame is voiced where its cumulative mean normalized difference has a dip below this. */
const voicedDip = 0.15;
/** Frames that are quieter than the loudest of late by more than 30 dB are pauses and breath. */
const quietShare = 0.001;
const quietestPower = 100;
const fewestFrames = 15;
const rememberedFrames = 3_000;
const binsPerOctave = 96;

/**
 * The median fundamental frequency of a voice, by the difference function of YIN over short frames:
 *
 *     samples ─▶ low-pass, about 8 kHz ─▶ frame of 40 ms every 20 ms ─▶ voiced? ─▶ period ─▶ histogram ─▶ median
 *
 * A frame takes a fixed number of steps, so the work is linear in the samples. The histogram forgets slowly: half of it
 * whenever a minute of voice is in it.
 */
export class PitchEstimator {
  readonly #rate: number;
  readonly #factor: number;
  readonly #lowPass: LowPass;
  readonly #window: number;
  readonly #hop: number;
  readonly #shortest: number;
  readonly #longest: number;
  readonly #buffer: Float64Array;
  readonly #difference: Float64Array;
  readonly #bins = new Float64Array(Math.ceil(Math.log2(highestPitch / lowestPitch) * binsPerOctave) + 1);
  #filled = 0;
  #phase = 0;
  #frames = 0;
  #loudest = 0;

  /** `sampleRate` in samples a second, 8,000 to 48,000. */
  constructor(sampleRate: number) {
    this.#factor = Math.max(1, Math.round(sampleRate / workingRate));
    this.#rate = sampleRate / this.#factor;
    this.#lowPass = new LowPass(1_000, sampleRate);
    this.#window = Math.round(this.#rate * windowSeconds);
    this.#hop = Math.round(this.#rate * hopSeconds);
    this.#shortest = Math.floor(this.#rate / highestPitch);
    this.#longest = Math.ceil(this.#rate / lowestPitch);
    this.#buffer = new Float64Array(this.#window + this.#longest + 1);
    this.#difference = new Float64Array(this.#longest + 2);
  }

  add(samples: Int16Array): void {
    for (const sample of samples) {
      const value = this.#lowPass.filter(sample);
      this.#phase += 1;
      if (this.#phase < this.#factor) continue;
      this.#phase = 0;
      this.#buffer[this.#filled] = value;
      this.#filled += 1;
      if (this.#filled < this.#buffer.length) continue;
      this.#readFrame();
      this.#buffer.copyWithin(0, this.#hop);
      this.#filled -= this.#hop;
    }
  }

  /** In Hz, from `lowestPitch` to `highestPitch`; undefined until enough of a voice was heard. */
  median(): number | undefined {
    if (this.#frames < fewestFrames) return undefined;
    let below = 0;
    for (const [bin, count] of this.#bins.entries()) {
      below += count;
      if (below >= this.#frames / 2) return Math.min(highestPitch, lowestPitch * 2 ** ((bin + 0.5) / binsPerOctave));
    }
    return undefined;
  }

  #readFrame(): void {
    const power = this.#power();
    this.#loudest = Math.max(power, this.#loudest * 0.999);
    if (power < quietestPower || power < this.#loudest * quietShare) return;
    const period = this.#period();
    if (period === undefined) return;
    const bin = Math.floor(Math.log2(this.#rate / period / lowestPitch) * binsPerOctave);
    if (bin < 0 || bin >= this.#bins.length) return;
    this.#bins[bin] = (this.#bins[bin] ?? 0) + 1;
    this.#frames += 1;
    if (this.#frames > rememberedFrames) this.#forget();
  }

  #power(): number {
    let sum = 0;
    let squares = 0;
    for (let at = 0; at < this.#window; at += 1) {
      const value = this.#buffer[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    return squares / this.#window - (sum / this.#window) ** 2;
  }

  /** In samples of the working rate; undefined where the frame is not voiced. */
  #period(): number | undefined {
    const buffer = this.#buffer;
    const normalized = this.#difference;
    let total = 0;
    normalized[0] = 1;
    for (let lag = 1; lag <= this.#longest + 1; lag += 1) {
      let sum = 0;
      for (let at = 0; at < this.#window; at += 1) {
        const delta = (buffer[at] as number) - (buffer[at + lag] as number);
        sum += delta * delta;
      }
      total += sum;
      normalized[lag] = total === 0 ? 1 : (sum * lag) / total;
    }
    for (let lag = this.#shortest; lag <= this.#longest; lag += 1) {
      const here = normalized[lag] as number;
      if (here >= voicedDip || here > (normalized[lag + 1] as number)) continue;
      return lag + vertex(normalized[lag - 1] as number, here, normalized[lag + 1] as number);
    }
    return undefined;
  }

  #forget(): void {
    this.#frames = 0;
    for (const [bin, count] of this.#bins.entries()) {
      this.#bins[bin] = count / 2;
      this.#frames += count / 2;
    }
  }
}

/** Where the parabola through three neighbours has its lowest point, relative to the middle one. */
function vertex(before: number, middle: number, after: number): number {
  const curve = before - 2 * middle + after;
  return curve <= 0 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * curve)));
}

/** Two poles, after Butterworth: what is above the fundamental and its first harmonics only disturbs. */
class LowPass {
  readonly #gain: number;
  readonly #first: number;
  readonly #second: number;
  #before = [0, 0, 0, 0];

  constructor(cutoff: number, sampleRate: number) {
    const warped = Math.tan((Math.PI * cutoff) / sampleRate);
    const scale = 1 / (1 + Math.SQRT2 * warped + warped * warped);
    this.#gain = warped * warped * scale;
    this.#first = 2 * (warped * warped - 1) * scale;
    this.#second = (1 - Math.SQRT2 * warped + warped * warped) * scale;
  }

  filter(sample: number): number {
    const [in1 = 0, in2 = 0, out1 = 0, out2 = 0] = this.#before;
    const out = this.#gain * (sample + 2 * in1 + in2) - this.#first * out1 - this.#second * out2;
    this.#before[0] = sample;
    this.#before[1] = in1;
    this.#before[2] = out;
    this.#before[3] = out1;
    return out;
  }
}
