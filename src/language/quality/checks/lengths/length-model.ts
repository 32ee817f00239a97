import { unspaced } from '../texts.ts';
import table from './relative-lengths.json' with { type: 'json' };

const lengths: Readonly<Record<string, number | undefined>> = table.lengths;

/** Standard deviation of the logarithm of the ratio, whatever the length. */
const ownDeviation = 0.06;
/** Between languages of which one counts syllables or words as characters. */
const unspacedDeviation = 0.14;
/** Where a language was not measured. */
const unknownDeviation = 0.2;
/** The variance of the ratio that a character of English adds, which falls with their number. */
const varianceOfCharacter = 2.1;

/** How long a translation should be. */
export interface LengthModel {
  /** How many standard deviations the logarithm of the ratio is away from what it should be; below 0 is too short. */
  deviation(source: number, target: number): number;
}

export function lengthModel(source: string, target: string): LengthModel {
  const [one, other] = [lengths[source], lengths[target]];
  const ratio = one === undefined || other === undefined ? 1 : other / one;
  const own =
    one === undefined || other === undefined
      ? unknownDeviation
      : unspaced.has(source) || unspaced.has(target)
        ? unspacedDeviation
        : ownDeviation;
  return {
    deviation(sourceLength, targetLength) {
      const english = Math.max(1, sourceLength / (one ?? 1), targetLength / (other ?? 1));
      const variance = own ** 2 + varianceOfCharacter / english;
      return Math.log(Math.max(0.5, targetLength) / (Math.max(0.5, sourceLength) * ratio)) / Math.sqrt(variance);
    },
  };
}
