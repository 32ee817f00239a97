import { availableParallelism } from 'node:os';
import type { DestinationStream } from 'pino';
import type { Config, Secrets } from '../config/config.ts';
import type { Clock } from '../contracts/clock.ts';
import type { Identifiers } from '../contracts/identifiers.ts';
import type { TextWork } from '../contracts/text-work.ts';
import type { StartPullEvents } from '../engines/bergamot/models/pull/start-pulls.ts';
import { installedDictionaryFiles } from '../engines/dictionaries/installed-dictionary-files.ts';
import { createTextDetector, type TextDetector } from '../language/tasks/text-detector.ts';
import { Events } from '../observability/events.ts';
import { createLogger } from '../observability/logger.ts';
import { createMetrics, type Metrics } from '../observability/metrics.ts';
import { MinuteCounter } from '../observability/minute-counter.ts';
import { RecentRefusals } from '../observability/recent-refusals.ts';
import { randomIdentifiers } from '../storage/random-identifiers.ts';
import { ThreadTextWork } from '../threads/thread-text-work.ts';
import { systemClock } from '../time/system-clock.ts';

const mebibytesForTask = 512;
/** Longer than people pause between two texts: a thread takes half a second to start and to learn a language's rules. */
const idleMilliseconds = 600_000;

/** What every area is composed from. It knows no feature. */
export interface Foundation {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly ids: Identifiers;
  readonly metrics: Metrics;
  readonly events: Events;
  readonly refusals: RecentRefusals;
  readonly counter: MinuteCounter;
  readonly textWork: TextWork;
  readonly detector: TextDetector;
  readonly terminal: ServerTerminal | undefined;
  /** Whatever an area opens goes here. It is closed in reverse order. */
  readonly opened: AsyncDisposableStack;
}

/** A terminal on which somebody watches the server. */
export interface ServerTerminal extends DestinationStream {
  /** Replaces the progress shown before; without a download, removes it. */
  showDownload(download?: Parameters<StartPullEvents['modelPullProgressed']>[0]): void;
}

export interface FoundationOverrides {
  readonly clock?: Clock;
  readonly identifiers?: Identifiers;
  /** Without it, the foundation opens its own. The one who gives it closes it. */
  readonly textWork?: TextWork | undefined;
  /** Without it, log lines go to standard output and progress is a log line. */
  readonly terminal?: ServerTerminal | undefined;
}

export function layFoundation(
  config: Config,
  secrets: Secrets,
  { clock = systemClock, identifiers: ids = randomIdentifiers, terminal, textWork }: FoundationOverrides,
  opened: AsyncDisposableStack,
): Foundation {
  const metrics = createMetrics();
  const refusals = new RecentRefusals(clock);
  const counter = new MinuteCounter(clock);
  const events = new Events(createLogger(config.logLevel, terminal), metrics, refusals, counter);
  const texts = textWork ?? opened.use(openTextWork(config, events));
  const detector = createTextDetector(installedDictionaryFiles(config));
  return {
    config,
    secrets,
    clock,
    ids,
    metrics,
    events,
    refusals,
    counter,
    textWork: texts,
    detector,
    terminal,
    opened,
  };
}

function openTextWork(config: Config, events: Events): ThreadTextWork {
  return new ThreadTextWork({
    // One is never enough: an account leaves one to the others.
    threads: Math.max(2, availableParallelism()),
    budgets: config.textWork,
    mebibytes: mebibytesForTask,
    idleMilliseconds,
    onTask: (event) => events.textTaskDone(event),
  });
}
