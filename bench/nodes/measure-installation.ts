import { setTimeout as pause } from 'node:timers/promises';
import { mainThreadMilliseconds, threadlessTreeMilliseconds, treeMilliseconds } from '../measurement/processor-time.ts';
import type { Installation } from './installations.ts';
import { NodeClient } from './node-client.ts';
import { sendPaced } from './paced-load.ts';
import type { RequestKind } from './request-kinds.ts';

/** Processor time in milliseconds: of the nodes with their engines, of their event loops alone, and of the services. */
export interface Cost {
  readonly nodes: number;
  readonly loops: number;
  readonly postgres: number;
  readonly objects: number;
  /** Transactions that wrote. */
  readonly commits: number;
}

export interface Measured {
  readonly seconds: number;
  readonly requests: number;
  readonly cost: Cost;
}

/** Before the first turn of a load: idle engines and threads have ended, and memory was taken away; what it costs to get them back is not the requests'. */
const warmUpSeconds = 4;
/** Before each later one. */
const shortWarmUpSeconds = 1;

/** What nodes without requests cost. */
export function measureIdle(installation: Installation, seconds: number): Promise<Measured> {
  return measured(installation, async () => {
    await pause(seconds * 1_000);
    return 0;
  });
}

/** So many requests a second to all nodes together. */
export async function measureKind(
  installation: Installation,
  kind: RequestKind,
  perSecond: number,
  seconds: number,
  isFirst: boolean,
): Promise<Measured> {
  using client = new NodeClient(installation.nodes);
  const send = (index: number): Promise<void> => kind.send(client, index);
  await sendPaced({ perSecond, seconds: isFirst ? warmUpSeconds : shortWarmUpSeconds, send });
  return await measured(installation, () => sendPaced({ perSecond, seconds, send }));
}

/** Several turns as one. */
export function addUp(turns: readonly Measured[]): Measured {
  const sum = (of: (turn: Measured) => number): number => turns.reduce((total, turn) => total + of(turn), 0);
  return {
    seconds: sum(({ seconds }) => seconds),
    requests: sum(({ requests }) => requests),
    cost: {
      nodes: sum(({ cost }) => cost.nodes),
      loops: sum(({ cost }) => cost.loops),
      postgres: sum(({ cost }) => cost.postgres),
      objects: sum(({ cost }) => cost.objects),
      commits: sum(({ cost }) => cost.commits),
    },
  };
}

async function measured(installation: Installation, act: () => Promise<number>): Promise<Measured> {
  const before = await costUntilNow(installation);
  const started = performance.now();
  const requests = await act();
  const seconds = (performance.now() - started) / 1_000;
  const after = await costUntilNow(installation);
  return {
    seconds,
    requests,
    cost: {
      nodes: after.nodes - before.nodes,
      loops: after.loops - before.loops,
      postgres: after.postgres - before.postgres,
      objects: after.objects - before.objects,
      commits: after.commits - before.commits,
    },
  };
}

async function costUntilNow({ nodes, services }: Installation): Promise<Cost> {
  const sum = (processes: readonly number[], costOf: (process: number) => number): number =>
    processes.reduce((total, process) => total + costOf(process), 0);
  const nodeProcesses = nodes.map(({ processId }) => processId);
  return {
    nodes: sum(nodeProcesses, treeMilliseconds),
    loops: sum(nodeProcesses, mainThreadMilliseconds),
    postgres: sum(services?.postgres ?? [], threadlessTreeMilliseconds),
    objects: sum(services?.objects ?? [], treeMilliseconds),
    commits: (await services?.countCommits()) ?? 0,
  };
}
