import type { ObjectStore } from '../contracts/stores/objects.ts';
import { SpokenTermsCollections } from '../features/spoken-terms/spoken-terms-collections.ts';
import type { StoredResources } from '../features/translation/resources/resolve-resources.ts';
import { TextTranslation } from '../features/translation/text-translation.ts';
import type { UsageMeter } from '../features/usage/usage-meter.ts';
import { SentenceTranslation } from '../features/voice/translate-sentences.ts';
import { VoiceJobs, voiceJobKind } from '../features/voice-jobs/voice-jobs.ts';
import { VoiceSecrets } from '../features/voice-jobs/voice-secrets.ts';
import { VoiceJobWork } from '../features/voice-jobs/work-on-voice-job.ts';
import type { Operation } from '../http/operation.ts';
import { regionByHost } from '../http/plugins/regions.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { voiceOperations } from '../http/routes/voice/voice-operations.ts';
import { defaultRetryPolicy } from '../jobs/retry-policy.ts';
import { PeriodicTask } from '../scheduling/periodic-task.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import { UnnamedWorkFiles } from '../storage/work-files/unnamed-work-files.ts';
import type { Engines } from './engines.ts';
import type { Foundation } from './foundation.ts';
import { startWorker } from './job-workers.ts';
import { composeNames, type Speech } from './speech.ts';
import type { Stores } from './stores.ts';

/** How long the jobs of a process that was killed wait. */
const leaseMilliseconds = 10_000;
/** Crashes count, and a file is rarely to blame for them. */
const attempts = 20;
const cleaningMilliseconds = 60_000;
/** Each is busy with listening, which occupies a core. */
const jobsAtOnce = 2;

interface VoiceParts extends Pick<Engines, 'router'> {
  readonly speech: Speech;
  readonly meter: UsageMeter;
  readonly stored: StoredResources;
  readonly objects: ObjectStore;
}

/** Voice: jobs, the worker that processes them, and the cleaning of what expired. */
export function composeVoice(
  foundation: Foundation,
  stores: Pick<Stores, 'accounts' | 'areShared' | 'jobs' | 'serverSecrets' | 'signals' | 'spokenTerms' | 'voiceJobs'>,
  { router, speech, meter, stored, objects }: VoiceParts,
): readonly Operation[] {
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
    findNames: composeNames(foundation),
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
  // Jobs of a process that was killed wait.
  worker.wake();
  opened.use(
    new PeriodicTask({
      run: () => jobs.clean(),
      everyMilliseconds: cleaningMilliseconds,
      clock,
      onFailure: (error) => events.taskFailed({ task: 'clean-voice-jobs', error }),
    }),
  );
  const publicAddress = new PublicAddress(config.publicUrl);
  return voiceOperations(jobs, { publicAddress, regionOf: regionByHost(config.usHosts) });
}
