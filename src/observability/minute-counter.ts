import type { Clock } from '../contracts/clock.ts';
import { latencyBounds, type ServerMinute } from '../contracts/stores/server-minutes.ts';

const minuteMilliseconds = 60_000;
/** That are kept while they are not stored. */
const keptMinutes = 60;
/** Codes kept apart in a minute of a process. Whoever sends every error there is gets no more rows than that. */
const keptCodes = 8;
const otherCodes = 'other';

/** Probes and pages are not the work of a server, and reading the counts is not counted. */
const uncounted: ReadonlySet<string> = new Set([
  ...['none', 'getApiPage', 'getConsole', 'getFrontPage', 'getOpenApi', 'getHealth', 'getReadiness', 'getMetrics'],
  ...['getServerOverview', 'getServerMetrics'],
]);
/** The client went away, as a page does when somebody types on. */
const gone = 499;

type Counts = { -readonly [Name in keyof ServerMinute]: ServerMinute[Name] } & {
  latencies: number[];
  errors: Record<string, number>;
};

/** What this process does, by minute, until it is stored. */
export class MinuteCounter {
  readonly #clock: Pick<Clock, 'now'>;
  #minutes = new Map<number, Counts>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  requestFinished(request: {
    readonly operation: string;
    readonly status: number;
    readonly seconds: number;
    readonly code?: string | undefined;
  }): void {
    const { operation, status, seconds, code } = request;
    if (uncounted.has(operation)) return;
    const counts = this.#now();
    counts.requests += 1;
    const taken = latencyBounds.findIndex((bound) => seconds * 1000 <= bound);
    const index = taken < 0 ? latencyBounds.length : taken;
    counts.latencies[index] = (counts.latencies[index] ?? 0) + 1;
    if (code === undefined || status === gone) return;
    if (status >= 500) counts.failed += 1;
    else counts.refused += 1;
    const { errors } = counts;
    const name = Object.hasOwn(errors, code) || Object.keys(errors).length < keptCodes ? code : otherCodes;
    errors[name] = (errors[name] ?? 0) + 1;
  }

  charactersDone(characters: number): void {
    this.#now().characters += characters;
  }

  /** Nothing waits and nothing is in progress: then no minute begins for it. */
  queueSeen({ waiting, running }: { readonly waiting: number; readonly running: number }): void {
    if (waiting === 0 && running === 0) return;
    const counts = this.#now();
    counts.waiting = Math.max(counts.waiting, waiting);
    counts.running = Math.max(counts.running, running);
  }

  /** Hands over everything counted so far. */
  async store(add: (minutes: readonly ServerMinute[]) => Promise<void>): Promise<void> {
    const taken = this.#minutes;
    if (taken.size === 0) return;
    this.#minutes = new Map();
    try {
      await add([...taken.values()]);
    } catch (error) {
      this.#putBack(taken);
      throw error;
    }
  }

  #putBack(taken: ReadonlyMap<number, Counts>): void {
    const both = new Map(taken);
    for (const [minute, counts] of this.#minutes) {
      const before = both.get(minute);
      both.set(minute, before === undefined ? counts : sumOf(before, counts));
    }
    this.#minutes = new Map([...both].sort(([one], [other]) => one - other).slice(-keptMinutes));
  }

  #now(): Counts {
    const minute = Math.floor(this.#clock.now().getTime() / minuteMilliseconds);
    let counts = this.#minutes.get(minute);
    if (counts === undefined) {
      counts = {
        ...{ minute, requests: 0, refused: 0, failed: 0, characters: 0, waiting: 0, running: 0 },
        latencies: [...latencyBounds.map(() => 0), 0],
        errors: {},
      };
      // Where nobody stores them, as without a console, or as long as it does not work.
      if (this.#minutes.size >= keptMinutes) this.#minutes.delete(this.#minutes.keys().next().value ?? minute);
      this.#minutes.set(minute, counts);
    }
    return counts;
  }
}

function sumOf(one: Counts, other: Counts): Counts {
  const errors = { ...one.errors };
  for (const [code, count] of Object.entries(other.errors)) errors[code] = (errors[code] ?? 0) + count;
  return {
    minute: one.minute,
    requests: one.requests + other.requests,
    refused: one.refused + other.refused,
    failed: one.failed + other.failed,
    characters: one.characters + other.characters,
    waiting: Math.max(one.waiting, other.waiting),
    running: Math.max(one.running, other.running),
    latencies: one.latencies.map((count, index) => count + (other.latencies[index] ?? 0)),
    errors,
  };
}
