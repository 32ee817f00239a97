import { contains, invert, overlapX, overlapY } from '../../geometry.ts';
import type { Box } from '../../reading/page-content.ts';
import { serializePrecisely } from '../objects/serialize-value.ts';
import type { StreamEdits } from './edit-streams.ts';
import type { ContentStream, GraphicsState, PageOperations, ShowOperation } from './text-state.ts';

/** Where new text is drawn. */
export interface InsertionPoint {
  /** Undefined: after everything that the page draws. */
  readonly stream: ContentStream | undefined;
  readonly state: GraphicsState;
  insert(edits: StreamEdits, content: string): void;
}

/**
 * The position of the first removed operator, so that the order of drawing and the marked content stay. Where that cannot paint on all
 * of the box, the next position that can, and at last the end of the page.
 */
export function insertionPoint(page: PageOperations, show: ShowOperation, box: Box): InsertionPoint {
  const own = ownPoint(show, box);
  if (own !== undefined) return own;
  const above = ancestors(show.stream);
  const next = page.restored.find(
    ({ stream, end, after, state }) =>
      after > show.ordinal && above.has(stream) && (stream !== show.stream || end > show.end) && isOpen(state, box),
  );
  if (next !== undefined) {
    const { stream, state, end } = next;
    return { stream, state, insert: (edits, content) => edits.insert(stream, end, inPageSpace(state, content)) };
  }
  return { stream: undefined, state: show.state, insert: (edits, content) => edits.append(`q\n${content}Q\n`) };
}

/** The position of a removed operator; undefined where it cannot paint on all of the box. */
export function ownPoint(show: ShowOperation, box: Box): InsertionPoint | undefined {
  if (!isOpen(show.state, box)) return undefined;
  return {
    stream: show.stream,
    state: show.state,
    insert: (edits, content) => {
      edits.insert(show.stream, show.start, `ET\n${inPageSpace(show.state, content)}BT`);
      edits.goBack(show.stream, show.start, show.originBefore);
    },
  };
}

/** Whether an area is painted over a box between two texts: text may be drawn in strips, with the ground of each before it. */
export function isFilledBetween({ paths }: PageOperations, first: number, last: number, box: Box): boolean {
  if (first === last) return false;
  return paths.some(
    ({ after, filled, subpaths }) =>
      filled &&
      after > first &&
      after <= last &&
      subpaths.some((subpath) => overlapX(subpath.box, box) > 1 && overlapY(subpath.box, box) > 1),
  );
}

function isOpen({ clip, matrix }: GraphicsState, box: Box): boolean {
  return (clip === undefined || contains(clip, box, 1)) && invert(matrix) !== undefined;
}

function ancestors(stream: ContentStream): ReadonlySet<ContentStream> {
  const streams = new Set<ContentStream>();
  for (let at: ContentStream | undefined = stream; at !== undefined; at = at.within?.stream) streams.add(at);
  return streams;
}

/** Content that counts from the page's own origin, within any state. */
function inPageSpace({ matrix }: GraphicsState, content: string): string {
  const inverse = invert(matrix);
  return `q\n${inverse === undefined ? '' : `${inverse.map(serializePrecisely).join(' ')} cm\n`}${content}Q\n`;
}
