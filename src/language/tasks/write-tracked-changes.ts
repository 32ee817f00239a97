import { type ReviewedSegment, writeTrackedChanges } from '../quality/tracked-changes.ts';

/** Comparing long texts takes a while. */
export function run({
  title,
  segments,
}: {
  readonly title: string;
  readonly segments: readonly ReviewedSegment[];
}): string {
  return writeTrackedChanges(title, segments);
}
