import { packData } from '../../packs/pack-files.ts';
import type { Evidence } from './reading.ts';

/** The weights of evidence, learnt from corrected texts and right ones (`bench/writing/fit-context.ts`). */
interface Weights {
  /** How likely each kind of mistake is before there is evidence. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly gain: number;
  readonly trigrams: number;
  readonly unseen: number;
  readonly unseenBefore: number;
  /** For each unit by which the logarithm of the least likely word is below -8, and below -6 down to -16. */
  readonly rare: number;
  readonly uncommon: number;
}

const weights = packData<Weights>('context');

/** The summands that evidence has weights for. */
export function featuresOf({
  gain,
  trigrams,
  unseen,
  unseenBefore,
  least,
}: Evidence): Readonly<Record<Feature, number>> {
  return {
    gain,
    trigrams: Math.min(trigrams, 3),
    unseen: Math.min(unseen, 2),
    unseenBefore: Math.min(unseenBefore, 2),
    rare: Math.min(0, least + 8),
    uncommon: Math.max(-10, Math.min(0, least + 6)),
  };
}

export type Feature = Exclude<keyof Weights, 'kinds'>;
export const features = ['gain', 'trigrams', 'unseen', 'unseenBefore', 'rare', 'uncommon'] as const;

/** How likely an alternative of a kind is what was meant, from 0 to 1; 0 for kinds that the pack does not have. */
export function likelihoodOf(evidence: Evidence, kind: string, language: string): number {
  const known = weights[language];
  const prior = known?.kinds[kind];
  if (known === undefined || prior === undefined) return 0;
  const parts = featuresOf(evidence);
  const sum = features.reduce((total, feature) => total + known[feature] * parts[feature], prior);
  return 1 / (1 + Math.exp(-sum));
}
