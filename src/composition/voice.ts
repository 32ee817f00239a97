import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { ObjectStore } from '../contracts/stores/objects.ts';
import { SpokenTermsCollections } from '../features/spoken-terms/spoken-terms-collections.ts';
import type { StoredResources } from '../features/translation/resources/resolve-resources.ts';
import { TextTranslation } from '../features/translation/text-translation.ts';
import type { UsageMeter } from '../features/usage/usage-meter.ts';
import { VoiceSessions } from '../features/voice/realtime/voice-sessions.ts';
import type { RestorationOptions } from '../features/voice/restore-transcript.ts';
import { TextSpeaking } from '../features/voice/speak-text.ts';
import { SentenceTranslation } from '../features/voice/translate-sentences.ts';
import { VoiceJobs, voiceJobKind } from '../features/voice-jobs/voice-jobs.ts';
import { VoiceSecrets } from '../features/voice-jobs/voice-secrets.ts';
import { VoiceJobWork } from '../features/voice-jobs/work-on-voice-job.ts';
import type { Operation } from '../http/operation.ts';
import { FairShares } from '../http/plugins/fair-shares.ts';
import { regionByHost } from '../http/plugins/regions.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { listSpokenLanguagesOperation } from '../http/routes/voice/list-spoken-languages.ts';
import { realtimeSessionOperations } from '../http/routes/voice/realtime-sessions.ts';
import { speakTextOperation } from '../http/routes/voice/speak-text.ts';
import { voiceOperations } from '../http/routes/voice/voice-operations.ts';
import { defaultRetryPolicy } from '../jobs/retry-policy.ts';
import { RealtimeTransport } from '../realtime/transport.ts';
import { PeriodicTask } from '../scheduling/periodic-task.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import { UnnamedWorkFiles } from '../storage/work-files/unnamed-work-files.ts';
import type { Engines } from './engines.ts';
import type { Foundation } from './foundation.ts';
import { startWorker } from './job-workers.ts';
import type { Speech } from './speech.ts';
import type { Stores } from './stores.ts';

/** How long the jobs of a process that was killed wait. */
const leaseMilliseconds = 10_000;
/** Crashes count, and a file is rarely to blame for them. */
const attempts = 20;
const cleaningMilliseconds = 60_000;
/** Each is busy with listening, which occupies a core. */
const jobsAtOnce = 2;
/** Live sessions that a core keeps up with. */
const sessionsPerCore = 4;
/** Texts that a core speaks at once; most take less than a second. */
const textsPerCore = 8;

interface Voice {
  readonly operations: readonly Operation[];
  /** Not opened yet: whoever serves them closes them. */
  readonly sessions: VoiceSessions;
}

interface VoiceParts extends Pick<Engines, 'router'> {
  readonly speech: Speech;
  readonly punctuation: RestorationOptions;
  readonly meter: UsageMeter;
  readonly stored: StoredResources;
  readonly objects: ObjectStore;
}

/** Voice: jobs, the worker that processes them, and the cleaning of what expired. */
export function composeVoice(
  foundation: Foundation,
  stores: Pick<
    Stores,
    'accounts' | 'areShared' | 'jobs' | 'serverSecrets' | 'signals' | 'spokenTerms' | 'voiceJobs' | 'voiceSessions'
  >,
  { router, speech, punctuation, meter, stored, objects }: VoiceParts,
): Voice {
  const { config, clock, ids, events, textWork, detector, opened } = foundation;
  const translation = new TextTranslation({
    router,
    detector,
    textWork,
    events,
    unservedSource: config.unservedSource,
  });
  const shared = {
    ...speech,
    store: stores.voiceJobs,
    accounts: stores.accounts,
    objects,
    secrets: new VoiceSecrets({ store: stores.serverSecrets, ids, clock }),
    sentences: new SentenceTranslation({ translation, stored }),
    spokenTerms: new SpokenTermsCollections({ store: stores.spokenTerms, ids, clock }),
    files: new UnnamedWorkFiles(dataFolderLayout(config.dataDir).voiceWork),
    punctuation,
    meter,
    ids,
    clock,
    events,
  };
  const worker = startWorker(foundation, {
    queue: stores.jobs,
    kind: voiceJobKind,
    handler: new VoiceJobWork(shared),
    concurrency: jobsAtOnce,
    leaseMilliseconds,
    retry: { ...defaultRetryPolicy, attempts },
    signals: stores.signals,
  });
  const jobs = new VoiceJobs({ ...shared, queue: stores.jobs, wake: () => worker.wake() });
  const sessions = new VoiceSessions({
    ...shared,
    store: stores.voiceSessions,
    capacity: sessionsPerCore * availableParallelism(),
  });
  const speaking = new TextSpeaking(shared);
  const texts = textsPerCore * availableParallelism();
  const slots = new FairShares({ total: texts, account: Math.ceil((texts * 3) / 4), guaranteed: 1 });
  // Jobs of a process that was killed wait.
  worker.wake();
  opened.use(
    new PeriodicTask({
      run: async () => {
        await jobs.clean();
        await sessions.clean();
      },
      everyMilliseconds: cleaningMilliseconds,
      clock,
      onFailure: (error) => events.taskFailed({ task: 'clean-voice', error }),
    }),
  );
  const routes = { publicAddress: new PublicAddress(config.publicUrl), regionOf: regionByHost(config.usHosts) };
  return {
    operations: [
      ...voiceOperations(jobs, routes),
      ...realtimeSessionOperations(sessions, routes),
      speakTextOperation(speaking, slots),
      listSpokenLanguagesOperation(speaking),
    ],
    sessions,
  };
}

/** Takes the WebSockets of sessions from the HTTP server; both close before it. */
export function serveSessions(
  { config, clock, events, opened }: Pick<Foundation, 'config' | 'clock' | 'events' | 'opened'>,
  http: FastifyInstance,
  sessions: VoiceSessions,
): void {
  opened.use(sessions);
  if (config.role !== 'worker') opened.use(new RealtimeTransport(http.server, { sessions, clock, events }));
}
