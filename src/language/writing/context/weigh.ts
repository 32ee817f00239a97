import { packData } from '../../packs/pack-files.ts';
import type { Evidence } from './reading.ts';
import type { GuessEvidence } from './unknown-words.ts';

/** Parts of evidence by name, each of which has a weight. */
export type Parts = Readonly<Record<string, number>>;

/** What evidence weighs, learnt from corrected texts and right ones (`bench/writing/fit-context.ts`). */
interface Weights {
  /** By kind of mistake: how likely it is before anything is known. */
  readonly kinds: Parts;
  /** Of words that are right by themselves. */
  readonly known: Parts;
  /** Of words that no dictionary has. */
  readonly unknown: Parts;
}

const weights = packData<Weights>('context');

/** Of alternatives for words that are right by themselves. */
export function partsOf({ gain, trigrams, unseen, unseenBefore, least }: Evidence): Parts {
  return {
    gain,
    trigrams: Math.min(trigrams, 3),
    unseen: Math.min(unseen, 2),
    unseenBefore: Math.min(unseenBefore, 2),
    // For each unit that the least likely word is below -8, and below -6 where it is above -16.
    rare: Math.min(0, least + 8),
    uncommon: Math.max(-10, Math.min(0, least + 6)),
  };
}

/** Of guesses for words that no dictionary has. */
export function partsOfGuess({ score, margin, distance, length, trigrams, unseen, least }: GuessEvidence): Parts {
  return {
    score,
    margin: Math.min(margin, 10),
    distance,
    length: Math.min(length, 10),
    trigrams: Math.min(trigrams, 3),
    unseen: Math.min(unseen, 2),
    uncommon: Math.max(-12, Math.min(0, least + 6)),
  };
}

/** How likely an alternative of a kind is what was meant, from 0 to 1; 0 for kinds that the pack does not have. */
export function likelihoodOf(parts: Parts, kind: string, language: string): number {
  const known = weights[language];
  const prior = known?.kinds[kind];
  if (known === undefined || prior === undefined) return 0;
  const own = kind === 'spelling' ? known.unknown : known.known;
  const sum = Object.entries(parts).reduce((total, [name, part]) => total + (own[name] ?? 0) * part, prior);
  return 1 / (1 + Math.exp(-sum));
}
