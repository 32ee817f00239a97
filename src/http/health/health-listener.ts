import { SupervisedThread } from '../../threads/supervised-thread.ts';
import type { ReadinessReport } from '../routes/operations/probes.ts';
import type { HealthAnswer, HealthRequest, HealthThreadData } from './health-messages.ts';

export interface HealthListenerOptions extends HealthThreadData {
  readonly readiness: () => ReadinessReport;
}

/** How often the thread learns whether requests can be served. */
const readinessMilliseconds = 1_000;

/**
 * `/healthz` and `/readyz` on their own port, in their own thread, so that they answer while the event loop is
 * held, and say since when.
 */
export class HealthListener implements AsyncDisposable {
  readonly #thread: SupervisedThread<HealthRequest, HealthAnswer>;
  readonly #listening = Promise.withResolvers<number>();
  readonly #readiness: () => ReadinessReport;
  #timer: NodeJS.Timeout | undefined;

  constructor({ readiness, ...data }: HealthListenerOptions) {
    this.#readiness = readiness;
    this.#listening.promise.catch(() => {});
    this.#thread = new SupervisedThread(
      { module: new URL('./health-thread-main.ts', import.meta.url), name: 'health', workerData: data },
      {
        onAnswer: (answer) => {
          if (answer.kind === 'listening') this.#listening.resolve(answer.port);
          else this.#listening.reject(new Error(`The health listener cannot listen: ${answer.reason}`));
        },
        onEnd: (cause) => this.#listening.reject(new Error('The health listener ended.', { cause })),
      },
    );
  }

  /** Resolves to the port once it listens; rejects where it cannot. */
  async start(): Promise<number> {
    const release = this.#thread.hold();
    try {
      const port = await this.#listening.promise;
      this.#report();
      this.#timer = setInterval(() => this.#report(), readinessMilliseconds).unref();
      return port;
    } finally {
      release();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.#thread.close('close');
  }

  #report(): void {
    const { ready, checks } = this.#readiness();
    const body = JSON.stringify({ status: ready ? 'ready' : 'not_ready', checks });
    this.#thread.post({ kind: 'readiness', status: ready ? 200 : 503, body });
  }
}
