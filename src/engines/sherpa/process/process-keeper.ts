import type { Clock } from '../../../contracts/clock.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { stoppedReason } from '../../shared/engine-calls.ts';
import { SherpaProcess, type SherpaProcessSettings } from './sherpa-process.ts';

export interface ProcessKeeperSettings extends SherpaProcessSettings {
  readonly clock: Clock;
  /** Milliseconds without a user after which the process ends. */
  readonly idleTime: number;
  readonly onIncident: (incident: { readonly kind: string; readonly detail: string }) => void;
}

/** Ends in a row, without one answer between, after which a process is not started again at once. */
const mostFailures = 3;
const restMilliseconds = 30_000;

/**
 * The one process of an engine: started when it is needed, again after it died, and ended when idle.
 *
 *     needed ─► starts ─► serves ─► idle ─► ended
 *                 ▲          └─ died ─┐
 *                 └──────────────────┴─ three times without an answer ─► rests for 30 s
 */
export class ProcessKeeper {
  readonly #settings: ProcessKeeperSettings;
  #process: SherpaProcess | undefined;
  #users = 0;
  #failures = 0;
  #lastReason = '';
  #restUntil = Number.NEGATIVE_INFINITY;
  #cancelIdle: (() => void) | undefined;
  #stopped = false;

  constructor(settings: ProcessKeeperSettings) {
    this.#settings = settings;
  }

  get processIds(): readonly number[] {
    return this.#process?.id === undefined || this.#process.ended ? [] : [this.#process.id];
  }

  /** Why no process is started at the moment. */
  get resting(): string | undefined {
    return this.#settings.clock.elapsed() < this.#restUntil ? this.#lastReason : undefined;
  }

  /** The process, started where there is none. @throws ServiceError `engine_unavailable` */
  current(): SherpaProcess {
    const reason = this.#stopped ? stoppedReason : this.resting;
    if (reason !== undefined) throw new ServiceError('engine_unavailable', { reason });
    if (this.#process === undefined || this.#process.ended)
      this.#process = new SherpaProcess(this.#settings, (ended) => this.#noteEnd(ended));
    return this.#process;
  }

  /** To be called after an answer: the process works. */
  noteAnswer(): void {
    this.#failures = 0;
  }

  /** Keeps the process from being idle until the returned function is called. */
  use(): () => void {
    this.#users += 1;
    this.#cancelIdle?.();
    let used = true;
    return () => {
      if (!used) return;
      used = false;
      this.#users -= 1;
      if (this.#users > 0 || this.#stopped) return;
      this.#cancelIdle = this.#settings.clock.after(this.#settings.idleTime, () => void this.#process?.kill());
    };
  }

  /** For tests. */
  crash(): void {
    for (const id of this.processIds) process.kill(id, 'SIGKILL');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelIdle?.();
    await this.#process?.kill();
  }

  #noteEnd(reason: string): void {
    if (this.#stopped || this.#users === 0) return;
    this.#lastReason = reason;
    this.#failures += 1;
    this.#settings.onIncident({ kind: 'process_ended', detail: reason });
    if (this.#failures < mostFailures) return;
    this.#failures = 0;
    this.#restUntil = this.#settings.clock.elapsed() + restMilliseconds;
  }
}
