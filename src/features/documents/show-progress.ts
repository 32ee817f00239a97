import type { Clock } from '../../contracts/clock.ts';
import type { DocumentStore } from '../../contracts/stores/documents.ts';
import type { Events } from '../../observability/events.ts';
import type { Membership } from '../nodes/membership.ts';
import type { DocumentsUnderWork } from './documents-under-work.ts';

export interface ShownProgressOptions {
  readonly store: Pick<DocumentStore, 'setProgress'>;
  readonly nodes: Pick<Membership, 'live'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly underWork: Pick<DocumentsUnderWork, 'progress'>;
  readonly events: Pick<Events, 'requestFailed'>;
}

/** How often other nodes learn how far a document is. */
const shownMilliseconds = 2_000;
/** A status request waits so long for a document that is nearly done, and reports no remaining time. */
const awaitedMilliseconds = 1_000;

/** For each progress of a document: other nodes, if there are any, are asked about it too. Most documents are over before they need it. */
export function showProgress(id: string, { store, nodes, clock, underWork, events }: ShownProgressOptions): () => void {
  const begun = clock.now().getTime();
  let shownAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.now().getTime();
    if (nodes.live.length === 1 || now - shownAt < shownMilliseconds) return;
    const { seconds, progress } = underWork.progress(id) ?? {};
    if (seconds === undefined && progress === undefined) return;
    if ((seconds ?? 1) <= 1 && now - begun < awaitedMilliseconds) return;
    shownAt = now;
    store
      .setProgress(id, {
        ...(seconds !== undefined && { expectedEndAt: new Date(now + seconds * 1_000) }),
        ...(progress !== undefined && { progress }),
      })
      .catch((error: unknown) => events.requestFailed({ traceId: id, code: 'internal', error }));
  };
}
