import type { Clock } from '../../contracts/clock.ts';
import type { DocumentTools } from '../../contracts/documents/document-tools.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { DocumentJob, DocumentRecord, DocumentStore } from '../../contracts/stores/documents.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Events } from '../../observability/events.ts';
import type { Identity } from '../accounts/authenticate.ts';
import type { Membership } from '../nodes/membership.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import { type Requester, resolveResources, type StoredResources } from '../translation/resources/resolve-resources.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import { readConversionOptions } from './conversion-options.ts';
import {
  createDocumentKeys,
  type DocumentKeys,
  open,
  openText,
  seal,
  sealText,
  unlockDocument,
} from './document-encryption.ts';
import { documentTooLarge, leastBilled, type UploadLimits } from './document-limits.ts';
import { removeObjects, removeObjectsBefore, resultName, sourceName } from './document-objects.ts';
import { checkLanguages, type DocumentOrder } from './document-order.ts';
import { packKeys } from './document-secrets.ts';
import { type DocumentType, documentType, extensionOf, mediaTypeOf } from './document-types.ts';
import type { DocumentsUnderWork } from './documents-under-work.ts';
import { HandOuts } from './hand-outs.ts';

/** Names the jobs of this feature in the queue. */
export const documentJobKind = 'document';

export interface DocumentsOptions {
  readonly store: DocumentStore;
  readonly objects: ObjectStore;
  readonly queue: Pick<JobQueue, 'add' | 'isRunning' | 'remove'>;
  readonly nodes: Pick<Membership, 'id' | 'live'>;
  readonly secrets: Pick<SharedSecrets, 'share' | 'complete'>;
  readonly tools: Pick<DocumentTools, 'formats'>;
  readonly stored: StoredResources;
  readonly meter: Pick<UsageMeter, 'reserve'>;
  readonly underWork: DocumentsUnderWork;
  readonly limits: UploadLimits;
  readonly textWork: TextWork;
  readonly ids: Identifiers;
  readonly clock: Clock;
  readonly events: Pick<Events, 'requestFailed' | 'documentCancelled'>;
  /** From the upload on, done or not. */
  readonly retentionMilliseconds: number;
  /** How long anyone who asks for the status of a new document waits for its end at most. */
  readonly patienceMilliseconds: number;
  /** There is something to do. */
  readonly wake: () => void;
}

/** A file that was received and waits for its form fields. */
export interface ReceivedFile {
  readonly id: string;
  readonly documentKey: string;
  readonly keys: DocumentKeys;
  readonly keyDigest: Uint8Array;
  readonly createdAt: Date;
  /** Bytes. */
  readonly size: number;
}

export interface DocumentStatus {
  readonly id: string;
  readonly state: DocumentRecord['state'];
  /** With `translating`. */
  readonly secondsRemaining?: number;
  readonly billedCharacters?: number;
  /** Codes of what was lost or left, with `done`. */
  readonly warnings: readonly string[];
  readonly message?: string;
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
/** How often a status that waits looks for an end in another process. */
const lookMilliseconds = 100;

/**
 * Documents as their owners see them; the work on them is in `work-on-document.ts`.
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

  /** Bytes that a document of any type may have. */
  get largest(): number {
    return this.#options.limits.largest;
  }

  /** Stores a file encrypted as it comes. `fileName` bounds its size as far as it is known. */
  async receive(
    { account }: Identity,
    fileName: string | undefined,
    content: AsyncIterable<Uint8Array>,
  ): Promise<ReceivedFile> {
    const { ids, clock, objects, limits } = this.#options;
    const id = ids.uuid().replaceAll('-', '').toUpperCase();
    const documentKey = ids.secret().toUpperCase();
    const { keys, digest } = createDocumentKeys(id, documentKey);
    const createdAt = clock.now();
    const limit = limits.size(fileName === undefined ? undefined : extensionOf(fileName), account.plan);
    let size = 0;
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const bytes of content) {
        size += bytes.length;
        if (size > limit) throw documentTooLarge(limit);
        yield bytes;
      }
    };
    await objects.put(sourceName({ id, createdAt }), seal(keys.source, counted()));
    return { id, documentKey, keys, keyDigest: digest, createdAt, size };
  }

  /** Forgets a file that is not accepted. */
  discard(file: ReceivedFile): Promise<void> {
    return removeObjects(this.#options.objects, file);
  }

  /** Everything that can refuse an upload happens here or in `receive`; what is accepted is on disk. */
  async accept(caller: Requester, file: ReceivedFile, order: DocumentOrder): Promise<void> {
    const { store, queue, secrets, wake } = this.#options;
    const { account } = caller.identity;
    const type = await this.#check(caller, file, order);
    const job = await this.#jobOf(caller, file, order, type);
    await store.add({
      id: file.id,
      accountId: account.id,
      keyDigest: file.keyDigest,
      state: 'queued',
      job,
      size: file.size,
      createdAt: file.createdAt,
      updatedAt: file.createdAt,
      expiresAt: new Date(file.createdAt.getTime() + this.#options.retentionMilliseconds),
      warnings: [],
    });
    const { id, createdAt } = file;
    try {
      await queue.add({ id, kind: documentJobKind, accountId: account.id, payload: '', createdAt });
      await secrets.share(id, packKeys(file.keys));
    } catch (error) {
      await store.remove(id);
      throw error;
    }
    wake();
  }

  /** A small document is over in a moment, but official clients ask again after seconds only: the first answer waits. */
  async status(identity: Identity, id: string, documentKey: string): Promise<DocumentStatus> {
    using waiting = this.#options.underWork.ends.wait(id.toUpperCase());
    let { record } = await this.#find(identity, id, documentKey);
    const patience =
      record.createdAt.getTime() + this.#options.patienceMilliseconds - this.#options.clock.now().getTime();
    if (isUnfinished(record) && patience > 0) {
      await this.#endOf(record.id, waiting.ended, patience);
      ({ record } = await this.#find(identity, id, documentKey));
    }
    const { state, billedCharacters, message, warnings } = record;
    const remaining = await this.#remaining(record);
    // Who was translating it is gone, and it waits for its turn again.
    if (state === 'translating' && remaining === undefined) return { id: record.id, state: 'queued', warnings };
    return {
      id: record.id,
      state,
      warnings,
      ...(state !== 'translating' || remaining?.seconds === undefined ? {} : { secondsRemaining: remaining.seconds }),
      ...(billedCharacters === undefined ? {} : { billedCharacters }),
      ...(message === undefined ? {} : { message }),
    };
  }

  async download(identity: Identity, id: string, documentKey: string): Promise<DocumentDownload> {
    const { record, keys } = await this.#find(identity, id, documentKey);
    const { state, job, message = '' } = record;
    if (state === 'error') throw new ServiceError('document_failed', { reason: message });
    if (state !== 'done') throw new ServiceError('document_not_ready', { reason: `it is ${state}.` });
    const claim = await this.#handOuts.claim(record.id);
    if (claim === 'handed_out') throw notFound();
    if (claim === 'taken') throw new ServiceError('document_not_ready', { reason: 'it is being downloaded already.' });
    try {
      let isEnded = false;
      const name = await openText(keys.fileName, job.encryptedFileName);
      return {
        content: this.#resultOf(record, keys),
        fileName: `${name.replace(/\.[^.]*$/, '')}.${job.outputFormat}`,
        mediaType: this.#mediaTypeOf(job),
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
    const { record } = await this.#find(identity, id, documentKey);
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

  /** Undefined when nobody translates it. Alone, this process knows; else the job has a lease, and its worker has written when it ends. */
  async #remaining({ id, state, expectedEndAt }: DocumentRecord): Promise<{ readonly seconds?: number } | undefined> {
    const { underWork, nodes, queue, clock } = this.#options;
    const now = clock.now();
    const here = underWork.remaining(id, now);
    if (here !== undefined) return here.seconds === undefined ? {} : { seconds: here.seconds };
    if (state !== 'translating' || nodes.live.length === 1 || !(await queue.isRunning(id, now))) return undefined;
    if (expectedEndAt === undefined) return {};
    return { seconds: Math.max(1, Math.ceil((expectedEndAt.getTime() - now.getTime()) / 1000)) };
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

  /** Resolves when it is over, or the time is. Ends in other processes are looked for. */
  async #endOf(id: string, endedHere: Promise<void>, milliseconds: number): Promise<void> {
    const { store, nodes, clock } = this.#options;
    let isOver = false;
    const ended = endedHere.then(() => {
      isOver = true;
    });
    for (let left = milliseconds; left > 0 && !isOver; left -= lookMilliseconds) {
      const alone = nodes.live.length === 1;
      const late = Promise.withResolvers<void>();
      const cancel = clock.after(alone ? left : Math.min(left, lookMilliseconds), late.resolve);
      await Promise.race([ended, late.promise]);
      cancel();
      const record = alone ? undefined : await store.find(id);
      if (record === undefined || !isUnfinished(record)) return;
    }
  }

  async #check(caller: Requester, file: ReceivedFile, order: DocumentOrder): Promise<DocumentType> {
    const { stored, tools, meter, limits, textWork } = this.#options;
    const { identity } = caller;
    const type = documentType(tools.formats, order.fileName, order.outputFormat);
    const limit = limits.size(type.input, identity.account.plan);
    if (file.size > limit) throw documentTooLarge(limit);
    if (file.size === 0) throw new ServiceError('invalid_file', { reason: 'it is empty.' });
    // Accepted is kept: the upload goes on without its client.
    const work = textWork.open({ accountId: identity.account.id, signal: new AbortController().signal });
    await checkLanguages(stored.router, order, await resolveResources(stored, caller, order), work);
    const least = {
      identity,
      product: 'translate',
      category: 'document',
      characters: leastBilled(type.input),
    } as const;
    await (await meter.reserve(least)).release();
    return type;
  }

  async #jobOf(
    { identity, region }: Requester,
    { keys }: ReceivedFile,
    order: DocumentOrder,
    { input, output }: DocumentType,
  ): Promise<DocumentJob> {
    const { sourceLanguage, styleId, memory, keepCode, interfacePhrases } = order;
    return {
      ...(sourceLanguage === undefined ? {} : { sourceLanguage }),
      targetLanguage: order.targetLanguage,
      formality: order.formality,
      ...(keepCode === undefined ? {} : { keepCode }),
      ...(interfacePhrases === undefined ? {} : { interfacePhrases }),
      glossaries: order.glossaries ?? [],
      ...(styleId === undefined ? {} : { styleId }),
      ...(memory === undefined ? {} : { memory }),
      conversion: readConversionOptions(order.conversionOptions, input),
      watermark: order.watermark,
      region,
      keyId: identity.key.id,
      reportingTag: order.reportingTag ?? '',
      encryptedFileName: await sealText(keys.fileName, order.fileName ?? ''),
      inputFormat: input,
      outputFormat: output,
    };
  }

  /** Opened when it is read, since nobody may come to read it. */
  async *#resultOf(record: DocumentRecord, keys: DocumentKeys): AsyncGenerator<Uint8Array> {
    const sealed = await this.#options.objects.get(resultName(record));
    if (sealed === undefined) throw new Error(`The result of the document ${record.id} is not in the object store.`);
    yield* open(keys.result, sealed);
  }

  #mediaTypeOf({ outputFormat }: DocumentJob): string {
    const format = this.#options.tools.formats.find(({ extensions }) => extensions.includes(outputFormat));
    return format === undefined ? 'application/octet-stream' : mediaTypeOf(format, outputFormat);
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

function notFound(): ServiceError {
  return new ServiceError('document_not_found', {});
}
