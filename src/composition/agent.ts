import type { ObjectStore } from '../contracts/stores/objects.ts';
import { AgentSecrets } from '../features/agent/agent-secrets.ts';
import { AgentTasks, agentTaskKind } from '../features/agent/agent-tasks.ts';
import { OwnWorkflows } from '../features/agent/own-workflows.ts';
import { TaskFeedback } from '../features/agent/task-feedback.ts';
import { TaskProgress } from '../features/agent/task-progress.ts';
import { AgentTaskWork } from '../features/agent/work-on-task.ts';
import { WorkflowInputs } from '../features/agent/workflow-inputs.ts';
import { Workflows } from '../features/agent/workflows.ts';
import { SharedRequests } from '../features/nodes/shared-requests.ts';
import type { UsageMeter } from '../features/usage/usage-meter.ts';
import type { Operation } from '../http/operation.ts';
import { regionByHost } from '../http/plugins/regions.ts';
import { PublicAddress } from '../http/proxies/public-address.ts';
import { agentOperations } from '../http/routes/agent/agent-operations.ts';
import { PollLimit } from '../http/routes/agent/poll-limit.ts';
import { defaultRetryPolicy } from '../jobs/retry-policy.ts';
import { PeriodicTask } from '../scheduling/periodic-task.ts';
import { type AgentServiceParts, composeAgentServices } from './agent-services.ts';
import type { Foundation } from './foundation.ts';
import { startWorker } from './job-workers.ts';
import type { Stores } from './stores.ts';

/** How long the tasks of a process that was killed wait. */
const leaseMilliseconds = 10_000;
const attempts = 20;
const cleaningMilliseconds = 60_000;
/** Their steps wait for engines most of the time. */
const workedOnAtOnce = 8;

interface AgentParts extends AgentServiceParts {
  readonly meter: UsageMeter;
  readonly objects: ObjectStore;
  /** The server takes no requests any more. */
  readonly isLeaving: () => boolean;
}

/** Agent workflows: tasks, the worker that does their steps, and the cleaning of what expired. */
export function composeAgent(
  foundation: Foundation,
  stores: Pick<
    Stores,
    'accounts' | 'agentTasks' | 'agentWorkflows' | 'areShared' | 'jobs' | 'serverSecrets' | 'sharedLimits' | 'signals'
  >,
  { meter, objects, isLeaving, ...parts }: AgentParts,
): readonly Operation[] {
  const { config, clock, ids, events, textWork, opened } = foundation;
  const services = composeAgentServices(foundation, parts);
  const workflows = new Workflows((service) => services.unavailable(service), stores.agentWorkflows);
  const secrets = new AgentSecrets({ store: stores.serverSecrets, ids, clock });
  const inputs = new WorkflowInputs(textWork);
  const shared = {
    store: stores.agentTasks,
    accounts: stores.accounts,
    objects,
    services,
    textWork,
    meter,
    secrets,
    progress: new TaskProgress({ store: stores.agentTasks, clock, isLeaving }),
    workflows,
    inputs,
    feedback: new TaskFeedback({ store: stores.agentTasks, objects, secrets, inputs, clock }),
    tasksAtOnce: config.agentTasks,
    ids,
    clock,
    events,
  };
  const worker = startWorker(foundation, {
    queue: stores.jobs,
    kind: agentTaskKind,
    handler: new AgentTaskWork(shared),
    concurrency: workedOnAtOnce,
    leaseMilliseconds,
    retry: { ...defaultRetryPolicy, attempts },
    signals: stores.signals,
  });
  const tasks = new AgentTasks({ ...shared, queue: stores.jobs, wake: () => worker.wake() });
  // Tasks of a process that was killed wait.
  worker.wake();
  opened.use(
    new PeriodicTask({
      run: () => tasks.clean(),
      everyMilliseconds: cleaningMilliseconds,
      clock,
      onFailure: (error) => events.taskFailed({ task: 'clean-agent-tasks', error }),
    }),
  );
  const publicAddress = new PublicAddress(config.publicUrl);
  const polls = new PollLimit(
    config.agentPollsPerMinute,
    clock,
    stores.areShared ? new SharedRequests({ store: stores.sharedLimits, clock }) : undefined,
  );
  const own = new OwnWorkflows({ store: stores.agentWorkflows, workflows, textWork, clock });
  return agentOperations({ tasks, own, workflows }, { publicAddress, regionOf: regionByHost(config.usHosts) }, polls);
}
