import type { Segment } from '../../contracts/segment.ts';
import { segmentSource } from '../../language/segments.ts';

/** Called with what a layer made of a segment of the request; each segment is the same object for all its layers. */
export type Trace = (segment: Segment, layer: string, text: string) => void;

/** Reports a layer that changed a segment. */
export function traceChange(
  trace: Trace | undefined,
  segment: Segment | undefined,
  layer: string,
  before: Segment,
  after: Segment,
): void {
  if (trace === undefined || segment === undefined || before === after) return;
  const text = segmentSource(after);
  if (text !== segmentSource(before)) trace(segment, layer, text);
}
