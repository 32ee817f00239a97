import { readDirectionName } from '../engines/bergamot/models/model-languages.ts';
import type { PendingPull, StartPullEvents, StartPulls } from '../engines/bergamot/models/pull/start-pulls.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { Foundation, ServerTerminal } from './foundation.ts';

/** Whoever asks for more of them has to wait. */
const mostPending = 100;
/** Between two reports on one download: log lines are kept, a terminal is watched. */
const reportInterval = { log: 5_000, terminal: 200 };

/** Models that the configuration names and that administrators ask for. The code is loaded with the first of them. */
export class ModelPulls implements AsyncDisposable {
  readonly #foundation: Pick<Foundation, 'config' | 'clock' | 'events' | 'terminal'>;
  #pulls: StartPulls | undefined;
  #loading: Promise<StartPulls> | undefined;

  constructor(foundation: Pick<Foundation, 'config' | 'clock' | 'events' | 'terminal'>) {
    this.#foundation = foundation;
  }

  /** Whether models were named or asked for. */
  get isUsed(): boolean {
    return this.#pulls !== undefined;
  }

  get pending(): readonly PendingPull[] {
    return this.#pulls?.pending ?? [];
  }

  /** Begins with what the configuration names, if it names something. */
  async start(): Promise<void> {
    if (this.#foundation.config.models.atStart.length > 0) (await this.#load()).start();
  }

  /** Begins once `begin` has resolved. Answers the first name that no model can have; nothing is pulled then. */
  async request(directions: readonly string[], begin: () => Promise<void>): Promise<string | undefined> {
    const wrong = directions.find((direction) => readDirectionName(direction).length === 0);
    if (wrong !== undefined) return wrong;
    const pulls = await this.#load();
    if (pulls.pending.length + directions.length > mostPending)
      throw new ServiceError('too_many_requests', { reason: `no more than ${mostPending} models can wait at a time.` });
    await begin();
    for (const direction of directions) pulls.request(direction);
    return undefined;
  }

  cancel(direction: string): boolean {
    return this.#pulls?.cancel(direction) ?? false;
  }

  /** Ends a pull under way. */
  async [Symbol.asyncDispose](): Promise<void> {
    await (await this.#loading)?.[Symbol.asyncDispose]();
    this.#foundation.terminal?.showDownload();
  }

  #load(): Promise<StartPulls> {
    this.#loading ??= this.#create();
    return this.#loading;
  }

  async #create(): Promise<StartPulls> {
    const { config, clock, events, terminal } = this.#foundation;
    const { StartPulls } = await import('../engines/bergamot/models/pull/start-pulls.ts');
    this.#pulls = new StartPulls({
      settings: config.models,
      clock,
      events: terminal === undefined ? events : shownOn(terminal, events),
      reportInterval: terminal === undefined ? reportInterval.log : reportInterval.terminal,
    });
    return this.#pulls;
  }
}

/** Progress is shown in place, and ends are logged. */
function shownOn(terminal: ServerTerminal, events: StartPullEvents): StartPullEvents {
  return {
    modelPullProgressed: (event) => terminal.showDownload(event),
    modelPulled(event) {
      terminal.showDownload();
      events.modelPulled(event);
    },
    modelPullFailed(event) {
      terminal.showDownload();
      events.modelPullFailed(event);
    },
  };
}
