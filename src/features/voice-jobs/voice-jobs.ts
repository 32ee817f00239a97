import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { JobQueue } from '../../contracts/jobs/job-queue.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { VoiceJobOrder, VoiceJobRecord, VoiceJobStore } from '../../contracts/stores/voice-jobs.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Events } from '../../observability/events.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { open, seal } from '../sealing/sealed-stream.ts';
import type { Requester } from '../translation/resources/resolve-resources.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import { requireVoice } from '../voice/require-voice.ts';
import { checkOrder, type GivenVoiceJob, type OrderParts } from './check-order.ts';
import { endingOf } from './media-types.ts';
import { voiceJobLimits } from './voice-job-limits.ts';
import { removeVoiceJobObjects, removeVoiceJobObjectsBefore, resultName, sourceName } from './voice-job-objects.ts';
import type { VoiceSecrets } from './voice-secrets.ts';

/** Names the jobs of this feature in the queue. */
export const voiceJobKind = 'voice-job';

export interface VoiceJobsOptions extends OrderParts {
  readonly store: VoiceJobStore;
  readonly objects: ObjectStore;
  readonly queue: Pick<JobQueue, 'add' | 'has' | 'remove'>;
  readonly secrets: VoiceSecrets;
  readonly meter: Pick<UsageMeter, 'reserve'>;
  readonly ids: Pick<Identifiers, 'uuid'>;
  readonly clock: Clock;
  readonly events: Pick<Events, 'requestFailed'>;
  /** There is something to do. */
  readonly wake: () => void;
}

/** A job as its owner sees it. Signatures are there where they can be used. */
export interface VoiceJobStatus {
  readonly record: VoiceJobRecord;
  /** By position, of results that can be downloaded. */
  readonly signatures: ReadonlyMap<number, string>;
}

export interface VoiceDownload {
  readonly content: AsyncIterable<Uint8Array>;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Everything was sent: the result is gone. */
  sent(): Promise<void>;
}

const hour = 3_600_000;

/**
 * Voice jobs as their owners see them; the work on them is in `work-on-voice-job.ts`:
 *
 *     create ─► pending ─► uploaded ─► processing ─┬─► complete ─► all downloaded ─► gone
 *                  │ 5 minutes  ▲           │       └─► failed ──┐                     ▲
 *                  ▼            └───────────┘                    ├── an hour ──────────┤
 *                 gone         after a crash too                 └── deleted ──────────┘
 */
export class VoiceJobs {
  readonly #options: VoiceJobsOptions;

  constructor(options: VoiceJobsOptions) {
    this.#options = options;
  }

  /** Everything that can be refused before the file is there is refused here. Answers the record and its upload signature. */
  async create(
    caller: Requester,
    given: GivenVoiceJob,
    signal: AbortSignal,
  ): Promise<{ readonly record: VoiceJobRecord; readonly signature: string }> {
    const { store, ids, clock, meter } = this.#options;
    const { identity } = caller;
    requireVoice(identity);
    const order = await checkOrder(this.#options, caller, given, signal);
    // A limit that is used up refuses the job, not the work on it.
    const least = { identity, product: 'speechToText', category: 'speechToText', amount: 1 } as const;
    await (await meter.reserve(least)).release();
    const createdAt = clock.now();
    const record: VoiceJobRecord = {
      id: ids.uuid(),
      accountId: identity.account.id,
      state: 'pending',
      order,
      results: order.targets.map(() => ({ state: 'processing' })),
      createdAt,
      updatedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + voiceJobLimits.uploadMilliseconds),
      storedBytes: 0,
      progress: 0,
    };
    if (!(await store.add(record, voiceJobLimits.unfinished))) throw tooMany(order);
    return { record, signature: await this.#sign(record, 'upload') };
  }

  /** Takes the file of a job. It is on disk, and will be worked on, when this resolves. */
  async upload(
    id: string,
    signature: string | undefined,
    announced: number | undefined,
    content: AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const { store, objects, secrets, clock } = this.#options;
    const record = await this.#signed(id, signature, 'upload');
    if (record.state !== 'pending') throw forbidden('the file of this job was uploaded before.');
    const expected = record.order.sourceFile.contentLength;
    if (announced !== undefined && announced !== expected) throw wrongLength(expected, announced);
    let received = 0;
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const bytes of content) {
        received += bytes.length;
        if (received > expected) throw wrongLength(expected, received);
        yield bytes;
      }
      if (received !== expected) throw wrongLength(expected, received);
    };
    // Two uploads at once write two objects; the one whose upload counts is the one that is there.
    const bytes = await objects.put(sourceName(record), seal(await secrets.keyOf(record), counted()));
    const at = clock.now();
    const expiresAt = new Date(at.getTime() + voiceJobLimits.downloadMilliseconds);
    if (!(await store.upload(record.id, { expiresAt, storedBytes: bytes }, at)))
      throw forbidden('the file of this job was uploaded before.');
    await this.#queue(record);
  }

  async status(identity: Identity, id: string): Promise<VoiceJobStatus> {
    const record = await this.#own(identity, id);
    const signatures = new Map<number, string>();
    for (const [position, { state }] of record.results.entries())
      if (state === 'complete') signatures.set(position, await this.#sign(record, `result-${position}`));
    return { record, signatures };
  }

  async download(id: string, position: number, signature: string | undefined): Promise<VoiceDownload> {
    const { objects, secrets } = this.#options;
    const record = await this.#signed(id, signature, `result-${position}`);
    const result = record.results[position];
    if (result?.state !== 'complete') throw forbidden('the result was downloaded before.');
    const sealed = await objects.get(resultName(record, position));
    if (sealed === undefined)
      throw new Error(`The result ${position} of the voice job ${id} is not in the object store.`);
    const { language, type } = record.order.targets[position] ?? { language: '', type: '' };
    const stem = record.order.sourceFile.name.replace(/\.[^.]*$/, '');
    return {
      content: open(await secrets.keyOf(record), sealed),
      fileName: `${stem}.${language}${endingOf(type)}`,
      mediaType: type,
      bytes: result.bytes,
      sent: () => this.#removeSent(record, position),
    };
  }

  /** Ends the work on it, and removes everything. */
  async delete(identity: Identity, id: string): Promise<void> {
    await this.#remove(await this.#own(identity, id));
  }

  /** Removes what has expired, and takes up what was accepted by a process that was killed before it was queued. */
  async clean(): Promise<void> {
    const { store, objects, queue, secrets, clock } = this.#options;
    const now = clock.now();
    for (let some = await store.listExpired(now, 100); some.length > 0; some = await store.listExpired(now, 100))
      for (const record of some) await this.#remove(record);
    for (const id of await store.listUnfinished()) {
      const record = (await queue.has(id)) ? undefined : await store.find(id);
      if (record !== undefined) await this.#queue(record);
    }
    await removeVoiceJobObjectsBefore(objects, new Date(now.getTime() - 24 * hour));
    await secrets.clean();
  }

  async #queue({ id, accountId, createdAt }: VoiceJobRecord): Promise<void> {
    await this.#options.queue.add({ id, kind: voiceJobKind, accountId, payload: '', createdAt });
    this.#options.wake();
  }

  #sign(record: VoiceJobRecord, use: 'upload' | `result-${number}`): Promise<string> {
    return this.#options.secrets.sign(record.id, use, record.createdAt, record.expiresAt);
  }

  async #own(identity: Identity, id: string): Promise<VoiceJobRecord> {
    requireVoice(identity);
    const record = await this.#options.store.find(id.toLowerCase());
    if (record === undefined || record.accountId !== identity.account.id || this.#isOver(record)) throw notFound();
    return record;
  }

  /** The job that a signature is for. Without a right one, nobody learns whether there is such a job. */
  async #signed(
    id: string,
    signature: string | undefined,
    use: 'upload' | `result-${number}`,
  ): Promise<VoiceJobRecord> {
    const { store, secrets } = this.#options;
    if (signature === undefined || signature === '') throw new ServiceError('missing_signature', {});
    if (!(await secrets.verify(signature, id.toLowerCase(), use)))
      throw forbidden('it is not the signature of this address, or its time is over.');
    const record = await store.find(id.toLowerCase());
    if (record === undefined || this.#isOver(record)) throw notFound();
    return record;
  }

  /** Also while what was downloaded is being removed. Work that takes longer than results are kept goes on. */
  #isOver({ state, results, expiresAt }: VoiceJobRecord): boolean {
    if (state === 'complete' && !results.some((result) => result.state === 'complete')) return true;
    return expiresAt <= this.#options.clock.now() && state !== 'uploaded' && state !== 'processing';
  }

  /** What cannot be removed goes when the job expires. */
  async #removeSent(record: VoiceJobRecord, position: number): Promise<void> {
    const { store, objects, clock, events } = this.#options;
    try {
      const left = await store.setDownloaded(record.id, position, clock.now());
      await objects.remove(resultName(record, position));
      const now = left === 0 ? await store.find(record.id) : undefined;
      if (now !== undefined && now.state !== 'processing') await this.#remove(now);
    } catch (error) {
      events.requestFailed({ traceId: record.id, code: 'internal', error });
    }
  }

  async #remove(record: VoiceJobRecord): Promise<void> {
    const { store, objects, queue } = this.#options;
    await queue.remove(record.id);
    await store.remove(record.id);
    await removeVoiceJobObjects(objects, record);
  }
}

function forbidden(reason: string): ServiceError {
  return new ServiceError('invalid_signature', { reason });
}

function notFound(): ServiceError {
  return new ServiceError('voice_job_not_found', {});
}

function wrongLength(expected: number, given: number): ServiceError {
  const reason = `the job was created for a file of ${expected} bytes, not ${given}.`;
  return new ServiceError('invalid_parameter', { parameter: 'content_length', reason });
}

function tooMany({ sourceFile }: VoiceJobOrder): ServiceError {
  const { jobs, large } = voiceJobLimits.unfinished;
  const isLarge = sourceFile.contentLength > large.bytes;
  const reason = `this account may have ${jobs} unfinished voice jobs${isLarge ? `, ${large.jobs} of them with files above 100 MB` : ''}.`;
  return new ServiceError('too_many_requests', { reason }, { retryAfter: 30 });
}
