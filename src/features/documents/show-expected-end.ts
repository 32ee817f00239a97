import type { Clock } from '../../contracts/clock.ts';
import type { DocumentStore } from '../../contracts/stores/documents.ts';
import type { Events } from '../../observability/events.ts';
import type { Membership } from '../nodes/membership.ts';
import type { DocumentsUnderWork } from './documents-under-work.ts';

export interface ExpectedEndOptions {
  readonly store: Pick<DocumentStore, 'setExpectedEnd'>;
  readonly nodes: Pick<Membership, 'live'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly underWork: Pick<DocumentsUnderWork, 'remaining'>;
  readonly events: Pick<Events, 'requestFailed'>;
}

/** How often other nodes learn how far a document is. */
const shownMilliseconds = 2_000;
/** A status request waits so long for a document that is nearly done, and reports no remaining time. */
const awaitedMilliseconds = 1_000;

/** For each progress of a document: other nodes, if there are any, are asked about it too. Most documents are over before they need it. */
export function showExpectedEnd(
  id: string,
  { store, nodes, clock, underWork, events }: ExpectedEndOptions,
): () => void {
  const begun = clock.now().getTime();
  let shownAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.now().getTime();
    const seconds = underWork.remaining(id, new Date(now))?.seconds;
    if (nodes.live.length === 1 || seconds === undefined || now - shownAt < shownMilliseconds) return;
    if (seconds <= 1 && now - begun < awaitedMilliseconds) return;
    shownAt = now;
    store
      .setExpectedEnd(id, new Date(now + seconds * 1_000))
      .catch((error: unknown) => events.requestFailed({ traceId: id, code: 'internal', error }));
  };
}
