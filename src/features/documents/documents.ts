import type { Clock } from '../../contracts/clock.ts';
import type { DocumentTools } from '../../contracts/documents/document-tools.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { DocumentRecord, DocumentStore, WorkProgress } from '../../contracts/stores/documents.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { StoreSignals } from '../../contracts/stores/store-signals.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Events } from '../../observability/events.ts';
import type { Identity } from '../accounts/authenticate.ts';
import type { Membership } from '../nodes/membership.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import type { DocumentEvaluations } from '../quality/document-evaluations.ts';
import { open, openText } from '../sealing/sealed-stream.ts';
import { type DocumentKeys, unlockDocument } from './document-encryption.ts';
import { removeObjects, removeObjectsBefore, resultName } from './document-objects.ts';
import { packKeys } from './document-secrets.ts';
import { resultMediaType } from './document-types.ts';
import { type DocumentNotice, readNotices } from './document-warnings.ts';
import type { DocumentsUnderWork } from './documents-under-work.ts';
import { HandOuts } from './hand-outs.ts';

export interface DocumentsOptions {
  readonly store: DocumentStore;
  readonly objects: ObjectStore;
  readonly queue: Pick<JobQueue, 'isRunning' | 'remove'>;
  /** By which other nodes say what has ended there. */
  readonly signals: Pick<StoreSignals, 'isListening'> | undefined;
  readonly nodes: Pick<Membership, 'id' | 'live'>;
  readonly secrets: Pick<SharedSecrets, 'complete'>;
  readonly tools: Pick<DocumentTools, 'formats'>;
  readonly evaluations: Pick<DocumentEvaluations, 'jobId' | 'remove'>;
  readonly underWork: DocumentsUnderWork;
  readonly clock: Clock;
  readonly events: Pick<Events, 'requestFailed' | 'documentCancelled'>;
  /** From the upload on, done or not. */
  readonly retentionMilliseconds: number;
  /** How long anyone who asks for the status of a new document waits for its end at most. */
  readonly patienceMilliseconds: number;
  /** There is something to do. */
  readonly wake: () => void;
}

export interface DocumentStatus {
  readonly id: string;
  readonly state: DocumentRecord['state'];
  /** With `translating`. */
  readonly secondsRemaining?: number;
  /** With `translating`, for documents with pages or pictures. */
  readonly progress?: WorkProgress;
  readonly billedCharacters?: number;
  /** Codes of what was lost or left, with `done`. */
  readonly warnings: readonly string[];
  /** The same in words, with locations: for the owner only. */
  readonly notices: readonly DocumentNotice[];
  readonly message?: string;
  /** Where its translation is evaluated. */
  readonly evaluationJobId?: string;
}

export interface DocumentDownload {
  readonly content: AsyncIterable<Uint8Array>;
  /** As it was given, with the extension of the result. */
  readonly fileName: string;
  readonly mediaType: string;
  /** As in the status. */
  readonly warnings: readonly string[];
  /** Everything was sent, and the document is gone; or it was not, and can be fetched again. The first call counts. */
  end(wasSent: boolean): Promise<void>;
}

const hour = 3_600_000;
/** How often a status that waits looks for an end in another process, where nothing is heard of it. */
const lookMilliseconds = 100;

/**
 * Documents as their owners see them once they are uploaded (`document-uploads.ts`); the work on them is in `work-on-document.ts`.
 *
 *     receive ─► accept ─► queued ─► translating ─┬─► done ─► downloaded once ─► gone
 *        │          │         ▲          │        └─► error ─────┐                ▲
 *        ▼          ▼         └──────────┘                       ├── expired ─────┤
 *     discarded  refused       another attempt                   └── deleted ─────┘
 */
export class Documents {
  readonly #options: DocumentsOptions;
  readonly #handOuts: HandOuts;

  constructor(options: DocumentsOptions) {
    this.#options = options;
    this.#handOuts = new HandOuts(options);
  }

  /** A small document is over in a moment, but official clients ask again after seconds only: the first answer waits. */
  async status(identity: Identity, id: string, documentKey: string): Promise<DocumentStatus> {
    using waiting = this.#options.underWork.ends.wait(id.toUpperCase());
    let { record, keys } = await this.#find(identity, id, documentKey);
    const patience =
      record.createdAt.getTime() + this.#options.patienceMilliseconds - this.#options.clock.now().getTime();
    if (isUnfinished(record) && patience > 0) {
      await this.#endOf(record.id, waiting.ended, patience);
      ({ record, keys } = await this.#find(identity, id, documentKey));
    }
    // A client that has the last byte from another node may ask before that one has removed the document.
    if (await this.#handOuts.isRemovedSoon(record)) throw notFound();
    const { state, billedCharacters, message, warnings, job } = record;
    const working = await this.#progress(record);
    const evaluated = job.qualityEvaluation && {
      evaluationJobId: this.#options.evaluations.jobId({ id: record.id, keys }),
    };
    const shared = { id: record.id, warnings, ...evaluated };
    // Who was translating it is gone, and it waits for its turn again.
    if (state === 'translating' && working === undefined) return { ...shared, state: 'queued', notices: [] };
    const notices = warnings.length === 0 ? [] : await readNotices(this.#options.objects, record, keys);
    return {
      ...shared,
      state,
      notices,
      ...(state === 'translating' ? working : {}),
      ...(billedCharacters === undefined ? {} : { billedCharacters }),
      ...(message === undefined ? {} : { message }),
    };
  }

  async download(identity: Identity, id: string, documentKey: string): Promise<DocumentDownload> {
    const { record, keys } = await this.#find(identity, id, documentKey);
    const { state, job, message = '' } = record;
    if (state === 'error') throw new ServiceError('document_failed', { reason: message });
    if (state !== 'done') throw notReady(`it is ${state}.`);
    const claim = await this.#handOuts.claim(record.id);
    if (claim === 'handed_out') throw notFound();
    if (claim === 'taken') throw notReady('it is being downloaded already.');
    try {
      let isEnded = false;
      const name = await openText(keys.fileName, job.encryptedFileName);
      return {
        content: this.#resultOf(record, keys),
        fileName: `${name.replace(/\.[^.]*$/, '')}.${job.outputFormat}`,
        mediaType: resultMediaType(this.#options.tools.formats, job.outputFormat),
        warnings: record.warnings,
        end: async (wasSent) => {
          if (isEnded) return;
          isEnded = true;
          if (wasSent) await this.#removeSent(record);
          await this.#handOuts.end(record.id, wasSent);
        },
      };
    } catch (error) {
      await this.#handOuts.end(record.id, false);
      throw error;
    }
  }

  /** Ends the work on it, and removes everything. */
  async delete(identity: Identity, id: string, documentKey: string): Promise<void> {
    const { record, keys } = await this.#find(identity, id, documentKey);
    if (record.job.qualityEvaluation) await this.#options.evaluations.remove({ ...record, keys });
    await this.#remove(record);
    if (isUnfinished(record))
      this.#options.events.documentCancelled({ documentId: id, format: record.job.inputFormat });
  }

  /** Removes what has expired, and what uploads have left that came to nothing. */
  async clean(): Promise<void> {
    const { store, objects, clock, retentionMilliseconds } = this.#options;
    const now = clock.now();
    for (let ids = await store.listExpired(now, 100); ids.length > 0; ids = await store.listExpired(now, 100))
      for (const id of ids) {
        const record = await store.find(id);
        if (record !== undefined) await this.#remove(record);
      }
    await removeObjectsBefore(objects, new Date(now.getTime() - retentionMilliseconds - 2 * hour));
  }

  /** Undefined when nobody translates it. Alone, this process knows; else the job has a lease, and its worker has written how far it is. */
  async #progress({
    id,
    state,
    expectedEndAt,
    progress,
  }: DocumentRecord): Promise<Pick<DocumentStatus, 'secondsRemaining' | 'progress'> | undefined> {
    const { underWork, nodes, queue, clock } = this.#options;
    const here = underWork.progress(id);
    const isAlone = nodes.live.length === 1;
    if (here !== undefined) {
      // What every node says of it, or a client that asks one after the other would see it go back.
      const shown = isAlone ? here.progress : progress;
      return {
        ...(here.seconds !== undefined && { secondsRemaining: here.seconds }),
        ...(shown !== undefined && { progress: shown }),
      };
    }
    const now = clock.now();
    if (state !== 'translating' || isAlone || !(await queue.isRunning(id, now))) return undefined;
    return {
      ...(expectedEndAt !== undefined && {
        secondsRemaining: Math.max(1, Math.ceil((expectedEndAt.getTime() - now.getTime()) / 1000)),
      }),
      ...(progress !== undefined && { progress }),
    };
  }

  /** The document of that account and key. A key that no node has is taken up again. */
  async #find(
    { account }: Identity,
    id: string,
    documentKey: string,
  ): Promise<{ readonly record: DocumentRecord; readonly keys: DocumentKeys }> {
    const { store, clock, underWork, secrets, wake } = this.#options;
    const record = await store.find(id.toUpperCase());
    if (record === undefined || record.accountId !== account.id || record.expiresAt <= clock.now()) throw notFound();
    const keys = unlockDocument(record, documentKey);
    if (keys === undefined || underWork.isRemoved(record.id)) throw notFound();
    if (isUnfinished(record) && (await secrets.complete(record.id, packKeys(keys)))) wake();
    return { record, keys };
  }

  /** Resolves when it is over, or the time is. */
  async #endOf(id: string, endedHere: Promise<void>, milliseconds: number): Promise<void> {
    const { store, nodes, signals, clock } = this.#options;
    let isOver = false;
    const ended = endedHere.then(() => {
      isOver = true;
    });
    for (let left = milliseconds; left > 0 && !isOver; left -= lookMilliseconds) {
      const hears = nodes.live.length === 1 || signals?.isListening === true;
      const late = Promise.withResolvers<void>();
      const cancel = clock.after(hears ? left : Math.min(left, lookMilliseconds), late.resolve);
      await Promise.race([ended, late.promise]);
      cancel();
      const record = hears ? undefined : await store.find(id);
      if (record === undefined || !isUnfinished(record)) return;
    }
  }

  /** Opened when it is read, since nobody may come to read it. */
  async *#resultOf(record: DocumentRecord, keys: DocumentKeys): AsyncGenerator<Uint8Array> {
    const sealed = await this.#options.objects.get(resultName(record));
    if (sealed === undefined) throw new Error(`The result of the document ${record.id} is not in the object store.`);
    yield* open(keys.result, sealed);
  }

  /** The client has it, so nobody is left to be notified of what fails; it expires like any other. */
  async #removeSent(record: DocumentRecord): Promise<void> {
    try {
      await this.#remove(record);
    } catch (error) {
      this.#options.events.requestFailed({ traceId: record.id, code: 'internal', error });
    }
  }

  async #remove(record: DocumentRecord): Promise<void> {
    const { store, queue, objects, underWork } = this.#options;
    const removed = underWork.remove(record.id);
    try {
      await queue.remove(record.id);
      await store.remove(record.id);
      await removeObjects(objects, record);
    } finally {
      removed.end();
    }
  }
}

function isUnfinished({ state }: DocumentRecord): boolean {
  return state === 'queued' || state === 'translating';
}

function notReady(reason: string): ServiceError {
  return new ServiceError('document_not_ready', { reason }, { retryAfter: 1 });
}

function notFound(): ServiceError {
  return new ServiceError('document_not_found', {});
}
