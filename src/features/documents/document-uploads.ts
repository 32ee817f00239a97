import type { Clock } from '../../contracts/clock.ts';
import type { DocumentTools } from '../../contracts/documents/document-tools.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { DocumentStore } from '../../contracts/stores/documents.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Identity } from '../accounts/authenticate.ts';
import type { SharedSecrets } from '../nodes/shared-secrets.ts';
import type { DocumentEvaluations } from '../quality/document-evaluations.ts';
import { open, seal } from '../sealing/sealed-stream.ts';
import { type Requester, resolveResources, type StoredResources } from '../translation/resources/resolve-resources.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import { createDocumentKeys, type DocumentKeys } from './document-encryption.ts';
import { documentJob } from './document-job.ts';
import { documentTooLarge, leastBilled, type UploadLimits } from './document-limits.ts';
import { removeObjects, sourceName } from './document-objects.ts';
import { checkLanguages, type DocumentOrder } from './document-order.ts';
import { packKeys } from './document-secrets.ts';
import { type DocumentType, documentType, extensionOf } from './document-types.ts';
import type { DocumentsUnderWork } from './documents-under-work.ts';
import { type AcceptedType, listDocumentTypes } from './list-document-types.ts';
import { TextSearch } from './text-search.ts';

/** Names the jobs of this feature in the queue. */
export const documentJobKind = 'document';

export interface DocumentUploadsOptions {
  readonly store: Pick<DocumentStore, 'add' | 'remove'>;
  readonly objects: ObjectStore;
  readonly queue: Pick<JobQueue, 'add'>;
  readonly secrets: Pick<SharedSecrets, 'share'>;
  readonly tools: Pick<DocumentTools, 'formats' | 'missing'>;
  readonly stored: StoredResources;
  readonly meter: Pick<UsageMeter, 'reserve'>;
  readonly evaluations: Pick<DocumentEvaluations, 'check' | 'begin' | 'jobId' | 'remove'>;
  readonly underWork: Pick<DocumentsUnderWork, 'expected'>;
  readonly limits: UploadLimits;
  readonly textWork: TextWork;
  readonly ids: Identifiers;
  readonly clock: Pick<Clock, 'now'>;
  /** From the upload on, done or not. */
  readonly retentionMilliseconds: number;
  /** The worker of this process may take a document that no other has heard of. */
  readonly offer: () => void;
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
  /** Of the texts that files of some formats always contain, those that it does. */
  readonly found: ReadonlySet<string>;
}

/**
 * The way of a document into the server, until it is queued; what happens to it then is in `documents.ts`.
 *
 *     receive ─► accept ─► queued
 *        │          │
 *        ▼          ▼
 *     discarded  refused
 */
export class DocumentUploads {
  readonly #options: DocumentUploadsOptions;

  constructor(options: DocumentUploadsOptions) {
    this.#options = options;
  }

  /** Bytes that a document of any type may have. */
  get largest(): number {
    return this.#options.limits.largest;
  }

  /** What the account may upload. */
  types({ account }: Identity): readonly AcceptedType[] {
    return listDocumentTypes(this.#options.tools, this.#options.limits, account.plan);
  }

  /** Stores a file encrypted as it comes. `fileName` bounds its size as far as it is known. */
  async receive(
    { account }: Identity,
    fileName: string | undefined,
    content: AsyncIterable<Uint8Array>,
  ): Promise<ReceivedFile> {
    const { ids, clock, objects, limits, tools } = this.#options;
    const id = ids.uuid().replaceAll('-', '').toUpperCase();
    const documentKey = ids.secret().toUpperCase();
    const { keys, digest } = createDocumentKeys(id, documentKey);
    const createdAt = clock.now();
    const limit = limits.size(fileName === undefined ? undefined : extensionOf(fileName), account.plan);
    const search = new TextSearch(tools.formats.flatMap(({ contains }) => contains?.text ?? []));
    let size = 0;
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const bytes of content) {
        size += bytes.length;
        if (size > limit) throw documentTooLarge(limit);
        search.add(bytes);
        yield bytes;
      }
    };
    await objects.put(sourceName({ id, createdAt }), seal(keys.source, counted()));
    return { id, documentKey, keys, keyDigest: digest, createdAt, size, found: search.found };
  }

  /** Forgets a file that is not accepted. */
  discard(file: ReceivedFile): Promise<void> {
    return removeObjects(this.#options.objects, file);
  }

  /**
   * Everything that can refuse an upload happens here or in `receive`; what is accepted is on disk. Answers the job id of the
   * evaluation, if one is wanted.
   */
  async accept(caller: Requester, file: ReceivedFile, order: DocumentOrder): Promise<string | undefined> {
    const { store, queue, secrets, evaluations, offer } = this.#options;
    const { account } = caller.identity;
    const type = await this.#check(caller, file, order);
    const job = await documentJob(caller, file.keys, order, type);
    const { id, keys, createdAt } = file;
    const expiresAt = new Date(createdAt.getTime() + this.#options.retentionMilliseconds);
    const evaluated = order.qualityEvaluation === true ? { id, accountId: account.id, keys } : undefined;
    try {
      if (evaluated !== undefined) await evaluations.begin(evaluated, createdAt, expiresAt);
      await store.add({
        id,
        accountId: account.id,
        keyDigest: file.keyDigest,
        state: 'queued',
        job,
        size: file.size,
        createdAt,
        updatedAt: createdAt,
        expiresAt,
        warnings: [],
      });
      const expected = this.#options.underWork.expected.of(type.input, file.size);
      const work = { id, kind: documentJobKind, accountId: account.id, payload: '', createdAt, ...expected };
      await queue.add({ ...work, needsSecret: true });
      await secrets.share(id, packKeys(keys), { isOffered: true });
    } catch (error) {
      await store.remove(id);
      if (evaluated !== undefined) await evaluations.remove(evaluated);
      throw error;
    }
    offer();
    return evaluated && evaluations.jobId(evaluated);
  }

  async #check(caller: Requester, file: ReceivedFile, order: DocumentOrder): Promise<DocumentType> {
    const { stored, tools, meter, limits, textWork, evaluations } = this.#options;
    const { identity } = caller;
    const type = documentType(tools.formats, order.fileName, order.outputFormat);
    const missing = tools.missing(type.format);
    if (missing !== undefined)
      throw new ServiceError('invalid_file', {
        reason: `this server cannot translate the file extension .${type.input}: ${missing}.`,
      });
    const limit = limits.size(type.input, identity.account.plan);
    if (file.size > limit) throw documentTooLarge(limit);
    if (file.size === 0) throw new ServiceError('invalid_file', { reason: 'it is empty.' });
    const { contains } = type.format;
    if (contains !== undefined && !file.found.has(contains.text))
      throw new ServiceError('invalid_file', { reason: contains.otherwise });
    if (order.qualityEvaluation) await evaluations.check(identity, order, type.input, () => this.#contentOf(file));
    // Accepted is kept: the upload goes on without its client.
    const work = textWork.open({ accountId: identity.account.id, signal: new AbortController().signal });
    await checkLanguages(stored.router, order, await resolveResources(stored, caller, order), work);
    const least = {
      identity,
      product: 'translate',
      category: 'document',
      amount: leastBilled(type.input),
    } as const;
    await (await meter.reserve(least)).release();
    return type;
  }

  async *#contentOf(file: ReceivedFile): AsyncGenerator<Uint8Array> {
    const sealed = await this.#options.objects.get(sourceName(file));
    if (sealed !== undefined) yield* open(file.keys.source, sealed);
  }
}
