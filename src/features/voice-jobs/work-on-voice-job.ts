import type { AudioDecoders } from '../../contracts/audio/audio-decoder.ts';
import type { AudioEncoders } from '../../contracts/audio/audio-encoder.ts';
import type { CreateResampler } from '../../contracts/audio/resampler.ts';
import type { Clock } from '../../contracts/clock.ts';
import type { JobHandler } from '../../contracts/jobs/job-handler.ts';
import type { ClaimedJob } from '../../contracts/jobs/job-queue.ts';
import type { AccountStore } from '../../contracts/stores/accounts.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import type { VoiceJobRecord, VoiceJobStore, VoiceResult, VoiceTarget } from '../../contracts/stores/voice-jobs.ts';
import type { WorkFiles } from '../../contracts/stores/work-files.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type SpokenSentence, sentencesOf } from '../../language/transcripts/sentences.ts';
import type { Events } from '../../observability/events.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { inTurns } from '../sealing/json-lines.ts';
import { open, seal } from '../sealing/sealed-stream.ts';
import type { SpokenTermsCollections } from '../spoken-terms/spoken-terms-collections.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';
import type { RestorationOptions } from '../voice/restore-transcript.ts';
import { chooseRecognizer, type SpeechEngines, spokenLanguage } from '../voice/speech-engines.ts';
import { termsToHear } from '../voice/terms-to-hear.ts';
import type { SentenceTranslation } from '../voice/translate-sentences.ts';
import { isWrittenType } from './media-types.ts';
import { speakResult } from './speak-result.ts';
import { SpeechReservation } from './speech-reservation.ts';
import { type OpenedAudio, openStreamed, transcribe } from './transcribe-source.ts';
import { readTranscript, type Transcript, writeTranscript } from './transcript-content.ts';
import { TranscriptParts } from './transcript-parts.ts';
import { voiceJobLimits } from './voice-job-limits.ts';
import { removeSource, resultName, sourceName, transcriptName } from './voice-job-objects.ts';
import type { VoiceSecrets } from './voice-secrets.ts';
import { writeResult } from './write-result.ts';

export interface VoiceJobWorkOptions extends SpeechEngines {
  readonly store: VoiceJobStore;
  readonly objects: ObjectStore;
  readonly secrets: Pick<VoiceSecrets, 'keyOf'>;
  readonly decoders: AudioDecoders;
  readonly encoders: Pick<AudioEncoders, 'open'>;
  readonly createResampler: CreateResampler;
  readonly sentences: Pick<SentenceTranslation, 'translate'>;
  readonly spokenTerms: Pick<SpokenTermsCollections, 'get'>;
  readonly punctuation?: RestorationOptions | undefined;
  /** For formats that cannot be decoded as they come. */
  readonly files: WorkFiles;
  readonly meter: Pick<UsageMeter, 'reserve'>;
  readonly accounts: Pick<AccountStore, 'findAccount' | 'listKeys'>;
  readonly clock: Clock;
  readonly events: Pick<Events, 'voiceJobEnded' | 'requestFailed'>;
}

/** Of the work, in thousandths: listening takes most of the time. */
const shareOfListening = 800;
const progressMilliseconds = 1_000;

/**
 * The work on a voice job, on any server:
 *
 *     source ─► decoder ─► recognizer ─► transcript ─┬─► translation ─► written ─────────────► result 0
 *                                       (stored)     └─► translation ─► spoken ─► encoder ──► result 1 …
 *
 * Whatever is repeated after a crash does no harm: what was transcribed is stored in parts and not made again, results replace
 * others, and the job ends, and is counted, once.
 */
export class VoiceJobWork implements JobHandler {
  readonly #options: VoiceJobWorkOptions;

  constructor(options: VoiceJobWorkOptions) {
    this.#options = options;
  }

  async handle({ id }: Pick<ClaimedJob, 'id'>, signal: AbortSignal, progressed: () => Promise<void>): Promise<void> {
    const { store, clock } = this.#options;
    const record = await store.find(id);
    if (record?.state === 'uploaded') await store.begin(id, clock.now());
    else if (record?.state !== 'processing') return;
    const identity = await this.#identityOf(record);
    await using speech = new SpeechReservation(this.#options.meter, usageOf(identity, record));
    try {
      const transcript = await this.#transcript(record, identity, speech, signal, progressed);
      const results = await this.#results(record, identity, transcript, signal);
      const isComplete = results.some(({ state }) => state !== 'failed');
      if (isComplete)
        await speech.settleWith(transcript.durationMs, (addition) => this.#end(record, results, addition));
      else await this.#end(record, results);
      this.#ended(record, isComplete ? 'complete' : 'failed', transcript.durationMs);
    } catch (error) {
      if (signal.aborted || !isFinal(error)) throw error;
      await this.#fail(record, error);
    }
  }

  async giveUp({ id }: Pick<ClaimedJob, 'id'>, error: unknown): Promise<void> {
    const record = await this.#options.store.find(id);
    if (record === undefined) return;
    if (record.state === 'uploaded') await this.#options.store.begin(id, this.#options.clock.now());
    await this.#fail(record, error);
  }

  async #transcript(
    record: VoiceJobRecord,
    identity: Identity,
    speech: SpeechReservation,
    signal: AbortSignal,
    progressed: () => Promise<void>,
  ): Promise<Transcript> {
    const { objects, secrets, store, recognizers, spokenTerms, punctuation } = this.#options;
    const key = await secrets.keyOf(record);
    const stored = await objects.get(transcriptName(record));
    if (stored !== undefined) {
      const transcript = await readTranscript(open(key, stored));
      await speech.extend(transcript.durationMs);
      return transcript;
    }
    const { order } = record;
    const { recognizer, language } = chooseRecognizer(recognizers, order.sourceLanguage, 'parameters.source_language');
    const terms = await termsToHear(spokenTerms, identity, order.spokenTermsId, language);
    const shown = this.#progress(record.id, 0, shareOfListening);
    await using opened = new AsyncDisposableStack();
    const onRead = (bytes: number): void => shown(bytes / order.sourceFile.contentLength);
    const audio = await this.#open(record, opened, onRead, signal);
    const parts = new TranscriptParts(objects, record, key);
    const transcript = await transcribe(
      audio,
      {
        recognizer,
        language,
        spokenTerms: terms,
        accountId: record.accountId,
        punctuation,
        onDecoded: (milliseconds) => speech.extend(milliseconds),
        heard: await parts.read(),
        onPart: async (part) => {
          await parts.add(part);
          await progressed();
        },
      },
      signal,
    );
    await objects.put(transcriptName(record), seal(key, writeTranscript(transcript)));
    await store.setProgress(record.id, shareOfListening);
    return transcript;
  }

  /** The samples of the source. `onRead` hears how many bytes were read. */
  async #open(
    record: VoiceJobRecord,
    opened: AsyncDisposableStack,
    onRead: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<OpenedAudio> {
    const { objects, secrets, decoders, files } = this.#options;
    const sealed = await objects.get(sourceName(record));
    if (sealed === undefined) throw new ServiceError('voice_job_failed', { reason: 'the upload is gone.' });
    let read = 0;
    const content = async function* (key: Parameters<typeof open>[0]): AsyncGenerator<Uint8Array> {
      for await (const bytes of open(key, sealed)) {
        yield bytes;
        read += bytes.length;
        onRead(read);
      }
    };
    const source = content(await secrets.keyOf(record));
    const { contentType } = record.order.sourceFile;
    // Its index may be at the end.
    if (contentType === 'audio/mp4') {
      const { path } = opened.use(await files.hold(source));
      return opened.use(await decoders.openFile(path, contentType, signal));
    }
    return opened.use(await openStreamed(decoders, contentType, source, signal));
  }

  /** One after another: each has its own end, and a failure of one leaves the others as they are. */
  async #results(
    record: VoiceJobRecord,
    identity: Identity,
    transcript: Transcript,
    signal: AbortSignal,
  ): Promise<readonly VoiceResult[]> {
    const { store, clock } = this.#options;
    const sentences = await Array.fromAsync(inTurns(sentencesOf(transcript.segments), (sentence) => sentence));
    const results = [...record.results];
    const share = (1_000 - shareOfListening) / results.length;
    for (const [position, target] of record.order.targets.entries()) {
      if (results[position]?.state !== 'processing') continue;
      const shown = this.#progress(record.id, shareOfListening + position * share, share);
      const result = await this.#result(record, identity, { position, target, shown }, sentences, transcript, signal);
      results[position] = result;
      await store.setResult(record.id, position, result, clock.now());
    }
    return results;
  }

  async #result(
    record: VoiceJobRecord,
    identity: Identity,
    { position, target, shown }: { position: number; target: VoiceTarget; shown: (done: number) => void },
    sentences: readonly SpokenSentence[],
    { durationMs }: Transcript,
    signal: AbortSignal,
  ): Promise<VoiceResult> {
    const { objects, secrets } = this.#options;
    try {
      const { language, type } = target;
      const { formality, glossaryId, region } = record.order;
      const texts = await this.#options.sentences.translate(
        { identity, region },
        { targetLanguage: language, formality, glossaryId },
        sentences,
        signal,
        (done) => shown(isWrittenType(type) ? done : done / 2),
      );
      const spoken = { language, durationMs, sentences, texts };
      const content = isWrittenType(type)
        ? writeResult(type, spoken)
        : speakResult(
            type,
            spoken,
            this.#speaking(record, language, (done) => shown(0.5 + done / 2)),
            signal,
          );
      let bytes = 0;
      const counted = async function* (): AsyncGenerator<Uint8Array> {
        for await (const some of content) {
          bytes += some.length;
          yield some;
        }
      };
      await objects.put(resultName(record, position), seal(await secrets.keyOf(record), counted()));
      signal.throwIfAborted();
      return { state: 'complete', bytes };
    } catch (error) {
      if (signal.aborted || !isFinal(error)) throw error;
      return { state: 'failed', message: messageOf(error) };
    }
  }

  #speaking(record: VoiceJobRecord, target: string, onProgress: (done: number) => void) {
    const { encoders, createResampler, synthesizer } = this.#options;
    const language = spokenLanguage(synthesizer, target);
    if (synthesizer === undefined || language === undefined)
      throw new ServiceError('voice_job_failed', { reason: `no engine here speaks ${target} any more.` });
    return { encoders, createResampler, synthesizer, language, accountId: record.accountId, onProgress };
  }

  async #end(
    record: VoiceJobRecord,
    results: readonly VoiceResult[],
    addition?: Parameters<VoiceJobStore['end']>[1]['addition'],
  ): Promise<void> {
    const { store, objects, clock } = this.#options;
    const now = clock.now();
    const state = results.some((result) => result.state !== 'failed') ? 'complete' : 'failed';
    const atLeast = new Date(now.getTime() + voiceJobLimits.downloadMilliseconds);
    const expiresAt = record.expiresAt > atLeast ? record.expiresAt : atLeast;
    if (!(await store.end(record.id, { state, expiresAt, ...(addition && { addition }) }, now)))
      throw new Error('The voice job has been ended or removed by another.');
    await removeSource(objects, record);
  }

  /** Every target fails with the same reason. */
  async #fail(record: VoiceJobRecord, error: unknown): Promise<void> {
    const { store, clock, events } = this.#options;
    if (!(error instanceof ServiceError) || error.code === 'internal')
      events.requestFailed({ traceId: record.id, code: 'internal', error });
    const failed: VoiceResult = { state: 'failed', message: messageOf(error) };
    for (const position of record.results.keys()) await store.setResult(record.id, position, failed, clock.now());
    await this.#end(record, [failed]);
    this.#ended(record, 'failed', 0);
  }

  #progress(id: string, from: number, share: number): (done: number) => void {
    const { store, clock } = this.#options;
    let shownAt = Number.NEGATIVE_INFINITY;
    return (done) => {
      if (clock.elapsed() - shownAt < progressMilliseconds) return;
      shownAt = clock.elapsed();
      // Whoever does not learn of it learns of the next.
      store.setProgress(id, Math.floor(from + share * Math.min(1, done))).catch(() => {});
    };
  }

  /** Account and key as they are now: their limits may have changed since the upload. */
  async #identityOf({ accountId, order }: VoiceJobRecord): Promise<Identity> {
    const { accounts } = this.#options;
    const account = await accounts.findAccount(accountId);
    const key = (await accounts.listKeys(accountId)).find(({ id }) => id === order.keyId);
    if (account === undefined || key === undefined) throw new Error(`There is no key ${order.keyId} of ${accountId}.`);
    return { account, key };
  }

  #ended({ id, createdAt, order }: VoiceJobRecord, outcome: 'complete' | 'failed', milliseconds: number): void {
    this.#options.events.voiceJobEnded({
      jobId: id,
      outcome,
      seconds: (this.#options.clock.now().getTime() - createdAt.getTime()) / 1000,
      speechSeconds: milliseconds / 1000,
      targets: order.targets.length,
    });
  }
}

function usageOf(identity: Identity, { order }: VoiceJobRecord) {
  const isSpoken = order.targets.some(({ type }) => !isWrittenType(type));
  const category = isSpoken ? ('speechToSpeech' as const) : ('speechToText' as const);
  return { identity, product: 'speechToText' as const, category, reportingTag: order.reportingTag };
}

/** It will not go away by trying again: what the audio or the request is at fault for. */
function isFinal(error: unknown): boolean {
  return error instanceof ServiceError && !error.retryable;
}

function messageOf(error: unknown): string {
  return error instanceof ServiceError && error.code !== 'internal'
    ? error.message
    : 'Internal error. The job id finds it in the server log.';
}
