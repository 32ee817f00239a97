import { type Review, writeTrackedChanges } from '../quality/tracked-changes.ts';

/** Comparing long texts takes a while. */
export function run(review: Review): string {
  return writeTrackedChanges(review);
}
