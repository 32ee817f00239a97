import { Counter, Gauge, type Registry } from 'prom-client';
import { readChildProcesses, readChildProcessorSeconds } from './child-processes.ts';

/** What is read whenever somebody asks for the metrics, of the whole server. */
export interface ServerState {
  readonly build: { readonly version: string; readonly commit?: string | undefined };
  /** Kinds of jobs with what waits of each. */
  jobs(): Promise<
    readonly {
      readonly kind: string;
      readonly waiting: number;
      readonly running: number;
      readonly oldest?: Date | undefined;
    }[]
  >;
  /** Limits of characters and of speech that are set, with what is used of each in its present period. */
  quotas(): Promise<readonly Quota[]>;
  connections(): Promise<number>;
  now(): Date;
}

export interface Quota {
  readonly accountId: string;
  /** Empty for the limit of the account as a whole. */
  readonly keyId: string;
  readonly unit: 'characters' | 'milliseconds';
  readonly limit: number;
  readonly used: number;
}

export function addServerGauges(registry: Registry, state: ServerState): void {
  const registers = [registry];
  const { version, commit = '' } = state.build;
  new Gauge({
    name: 'dragoman_build_info',
    help: 'Always 1; the labels say which version of Dragoman runs, from which commit, on which Node.js.',
    labelNames: ['version', 'commit', 'node'],
    registers,
  }).set({ version, commit, node: process.versions.node }, 1);
  addJobGauges(registers, state);
  addQuotaGauges(registers, state);
  new Gauge({
    name: 'dragoman_http_connections',
    help: 'Open connections to the HTTP server, idle ones included.',
    registers,
    async collect() {
      this.set(await state.connections());
    },
  });
  addProcessGauges(registers);
  addProcessorCounter(registers);
}

/** One reading for all gauges of a scrape: they are collected at the same time. */
function readOnce<Reading>(read: () => Promise<Reading>): () => Promise<Reading> {
  let reading: Promise<Reading> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** The same, without an entry while the database cannot be read: everything else is in the metrics then, its state too. */
function readStored<Entry>(read: () => Promise<readonly Entry[]>): () => Promise<readonly Entry[]> {
  return readOnce(() => read().catch(() => []));
}

function addProcessGauges(registers: Registry[]): void {
  const read = readOnce(async () => readChildProcesses());
  for (const [name, value, help] of [
    ['processes', 'processes', 'Processes that the server has started (engines, converters), by program.'],
    ['memory_bytes', 'bytes', 'Resident memory of the processes that the server has started, by program.'],
  ] as const)
    new Gauge({
      name: `dragoman_child_${name}`,
      help,
      labelNames: ['program'],
      registers,
      async collect() {
        const programs = await read();
        this.reset();
        for (const [program, found] of programs) this.set({ program }, found[value]);
      },
    });
}

/** A counter never falls: where a process dies before its children, what those used is lost. */
function addProcessorCounter(registers: Registry[]): void {
  let counted = 0;
  new Counter({
    name: 'dragoman_child_cpu_seconds_total',
    help: 'Processor time of the processes that the server has started (engines, converters), those that have ended included.',
    registers,
    collect() {
      const seconds = readChildProcessorSeconds();
      if (seconds > counted) this.inc(seconds - counted);
      counted = Math.max(counted, seconds);
    },
  });
}

type JobState = Awaited<ReturnType<ServerState['jobs']>>[number];

function addJobGauges(registers: Registry[], state: ServerState): void {
  const read = readStored(() => state.jobs());
  const age = ({ oldest }: JobState): number =>
    oldest === undefined ? 0 : Math.max(0, (state.now().getTime() - oldest.getTime()) / 1000);
  const gauges: readonly (readonly [name: string, help: string, value: (jobs: JobState) => number])[] = [
    ['waiting', 'Jobs that wait for a worker, by kind: document, limit-notice.', ({ waiting }) => waiting],
    ['running', 'Jobs that a worker has, by kind: document, limit-notice.', ({ running }) => running],
    ['oldest_waiting_seconds', 'How long ago the oldest job that waits was accepted, by kind; 0 when none waits.', age],
  ];
  for (const [name, help, value] of gauges)
    new Gauge({
      name: `dragoman_jobs_${name}`,
      help,
      labelNames: ['kind'],
      registers,
      async collect() {
        const found = await read();
        this.reset();
        for (const jobs of found) this.set({ kind: jobs.kind }, value(jobs));
      },
    });
}

function addQuotaGauges(registers: Registry[], state: ServerState): void {
  const read = readStored(() => state.quotas());
  for (const [value, unit, name, help] of [
    [
      'used',
      'characters',
      'dragoman_quota_used_characters',
      'Characters used in the present period, for accounts and keys with a limit. No key: the limit of the account.',
    ],
    [
      'limit',
      'characters',
      'dragoman_quota_limit_characters',
      'Characters that a period may have, for accounts and keys with a limit. No key: the limit of the account.',
    ],
    [
      'used',
      'milliseconds',
      'dragoman_quota_used_speech_seconds',
      'Seconds of speech used in the present period, for keys with a limit.',
    ],
    [
      'limit',
      'milliseconds',
      'dragoman_quota_limit_speech_seconds',
      'Seconds of speech that a period may have, for keys with a limit.',
    ],
  ] as const)
    new Gauge({
      name,
      help,
      labelNames: ['account', 'key'],
      registers,
      async collect() {
        const quotas = await read();
        this.reset();
        const scale = unit === 'milliseconds' ? 1_000 : 1;
        for (const quota of quotas)
          if (quota.unit === unit) this.set({ account: quota.accountId, key: quota.keyId }, quota[value] / scale);
      },
    });
}
