import { pulledBy } from '../engines/bergamot/models/suggest-pull.ts';
import { agentTaskKind } from '../features/agent/agent-tasks.ts';
import { auditEntry, type RecordAct } from '../features/audit/act.ts';
import { voiceJobKind } from '../features/voice-jobs/voice-jobs.ts';
import type { Operation } from '../http/operation.ts';
import type { ConsoleCookies } from '../http/plugins/console-cookies.ts';
import { type ModelPullRoutes, modelPullOperations } from '../http/routes/console/model-pulls.ts';
import { type PackageSetupRoutes, packageSetupOperations } from '../http/routes/console/package-setup.ts';
import { type EngineService, type Overview, readOverviewOperation } from '../http/routes/console/read-overview.ts';
import { readRemedyOperation } from '../http/routes/console/read-remedy.ts';
import { tryServerOperation } from '../http/routes/console/try-server.ts';
import type { ReadinessReport } from '../http/routes/operations/probes.ts';
import type { Engines } from './engines.ts';
import type { Foundation } from './foundation.ts';
import type { ModelPulls } from './model-pulls.ts';
import { PackageSetup } from './package-setup.ts';
import { recordServerHistory } from './server-history.ts';
import { jobKinds } from './server-state.ts';
import { ServerTrials } from './server-trials.ts';
import type { Speech } from './speech.ts';
import type { Stores } from './stores.ts';

interface OverviewParts
  extends Pick<Engines, 'translators' | 'writingEngines' | 'rewriters' | 'router' | 'states' | 'pulls'> {
  readonly speech: Speech;
  /** Undefined where the console is switched off. */
  readonly cookies: ConsoleCookies | undefined;
  readonly readiness: () => ReadinessReport;
}

interface LookedAt {
  readonly id: string;
  health(): { readonly state: string; readonly reason?: string };
  languages?(): readonly string[];
}

/** What the page of engines shows, and the record behind its charts. */
export function overviewOperations(
  foundation: Pick<Foundation, 'clock' | 'config' | 'counter' | 'events' | 'ids' | 'opened' | 'refusals'>,
  stores: Pick<Stores, 'jobs' | 'people' | 'serverMinutes'>,
  parts: OverviewParts,
): readonly Operation[] {
  const { clock, config, events, opened, refusals } = foundation;
  const { jobs, people } = stores;
  const { cookies, speech, states, translators, writingEngines, rewriters } = parts;
  if (cookies === undefined) return [];
  const hears = new Set<object>(speech.recognizers);
  const engines = (): Overview['engines'] => [
    ...translators.map((engine) => ({
      ...look(engine, 'translation', engine.pairs().length > 0),
      tier: engine.tier,
      pairs: engine.pairs().map(({ source, target }) => `${source}-${target}`),
    })),
    ...[...writingEngines, ...rewriters].map((engine) => look(engine, 'writing')),
    ...states.evaluators.map((engine) => look(engine, 'evaluation', true)),
    ...speech.engines.map((engine) => look(engine, hears.has(engine) ? 'recognition' : 'synthesis')),
  ];
  const queue = async (): Promise<Overview['queue']> =>
    Promise.all(
      [...jobKinds, voiceJobKind, agentTaskKind].map(async (kind) => {
        const now = clock.now();
        const [{ waiting, running }, oldest] = await Promise.all([
          jobs.count(kind, now),
          jobs.oldestWaiting(kind, now),
        ]);
        return { kind, waiting, running, oldest_waiting_time: oldest?.toISOString() ?? null };
      }),
    );
  const packages = opened.use(new PackageSetup({ clock, events, isAllowed: config.packageSetup }));
  const read = async (accountId: string): Promise<Overview> => {
    const listed = engines();
    const names = new Set(listed.map(({ engine }) => engine));
    return {
      engines: listed,
      parts: parts
        .readiness()
        .checks.filter(({ name }) => !names.has(name))
        .map(({ name, ready, reason }) => ({ name, is_ready: ready, ...(reason !== undefined && { reason }) })),
      model_pulls: states.pulls.map(({ direction, progress, failure }) => ({
        direction,
        bytes: progress?.bytes ?? null,
        total_bytes: progress?.total ?? null,
        failure: failure ?? null,
      })),
      has_model_pulls: config.modelPulls,
      packages: await packages.report(),
      has_server_trials: config.serverTrials,
      queue: await queue(),
      refusals: refusals.list(accountId).map(({ at, operation, status, code, keyId, traceId }) => ({
        time: at.toISOString(),
        operation,
        status,
        code,
        key_id: keyId ?? null,
        trace_id: traceId,
      })),
    };
  };
  const { router, pulls } = parts;
  const record: RecordAct = ({ accountId, ...act }, what) =>
    people.record(auditEntry(foundation, act, { accountId, ...what }));
  const trials = new ServerTrials({ clock, record });
  return [
    readOverviewOperation({ cookies, read }),
    readRemedyOperation({
      router,
      engines: config.engineHeader ? translators.map(({ id }) => id) : [],
      modelsOf: config.modelPulls ? pulledBy : () => [],
    }),
    ...(config.modelPulls ? modelPullOperations({ cookies, pulls: recordedPulls(pulls, record) }) : []),
    ...(config.packageSetup ? packageSetupOperations({ cookies, packages: recordedPackages(packages, record) }) : []),
    ...(config.serverTrials ? [tryServerOperation({ cookies, tryServer: trials.run.bind(trials) })] : []),
    ...recordServerHistory(foundation, stores, { cookies }),
  ];
}

/** The audit log has who asked for a model, and who cancelled one, before it happens. */
function recordedPulls(pulls: ModelPulls, record: RecordAct): ModelPullRoutes['pulls'] {
  return {
    async request(directions, by) {
      return pulls.request(directions, async () => {
        for (const subject of new Set(directions))
          await record(by, { action: 'model.requested', subject, details: {} });
      });
    },
    async cancel(subject, by) {
      if (!pulls.pending.some(({ direction }) => direction === subject)) return;
      await record(by, { action: 'model.cancelled', subject, details: {} });
      pulls.cancel(subject);
    },
  };
}

/** The audit log has who had packages installed, and who cancelled that, before it happens. */
function recordedPackages(packages: PackageSetup, record: RecordAct): PackageSetupRoutes['packages'] {
  return {
    request: (groups, by) =>
      packages.request(groups, async () => {
        for (const subject of new Set(groups)) await record(by, { action: 'packages.requested', subject, details: {} });
      }),
    async cancel(by) {
      const { run } = packages;
      if (run?.state !== 'running') return;
      for (const subject of run.groups) await record(by, { action: 'packages.cancelled', subject, details: {} });
      packages.cancel();
    },
  };
}

function look(engine: LookedAt, service: EngineService, serves?: boolean): Overview['engines'][number] {
  const { state, reason } = engine.health();
  const languages = engine.languages?.();
  const works = state === 'ready' && (serves ?? (languages !== undefined && languages.length > 0));
  const why = reason ?? (works ? undefined : 'no language is installed');
  return {
    engine: engine.id,
    service,
    is_ready: works,
    ...(why !== undefined && { reason: why }),
    ...(languages !== undefined && { languages: [...languages] }),
  };
}
