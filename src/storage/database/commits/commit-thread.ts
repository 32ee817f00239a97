import { SupervisedThread, type ThreadEvents } from '../../../threads/supervised-thread.ts';
import type { Outcome } from './commit-group.ts';
import type { Commits, Statement } from './commits.ts';

export type ThreadRequest = readonly (readonly Statement[])[] | 'checkpoint' | 'close';

/** An outcome on its way between threads, where errors lose the codes of SQLite. */
export type OutcomeMessage = boolean | { readonly message: string; readonly errcode: number | undefined };

type CommitWorker = SupervisedThread<ThreadRequest, readonly OutcomeMessage[]>;

interface Batch {
  readonly statements: readonly Statement[];
  readonly resolve: (happened: boolean) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Commits to a SQLite file in a thread with its own connection, because an `fsync` on a busy machine stops anyone who
 * waits for it for a millisecond or more:
 *
 *     event loop                                   thread
 *     commit ──┐
 *     commit ──┼─▶ waiting ─▶ one group sent ────▶ begin ─ batch ─ batch ─ commit (fsync)
 *     commit ──┘      ▲                                                        │
 *                     └── gathers meanwhile ◀── outcome of each batch ◀────────┘
 *
 * At most one group is with the thread; the slower the disk, the larger the next one grows. A group goes at the end of
 * a turn of the event loop, in which other answers become ready as well.
 *
 * The thread starts with `prepare` or the first batch, keeps no process alive while it is idle, and ends with dispose,
 * after everything taken is on disk. If it dies, the group it had is rejected, though its commit may have just succeeded;
 * what waits goes to a new thread.
 */
export class CommitThread implements Commits, AsyncDisposable {
  readonly #path: string;
  #thread: CommitWorker | undefined;
  #release: () => void = () => {};
  #waiting: Batch[] = [];
  #sent: readonly Batch[] = [];
  #gathering = false;
  #last: Promise<boolean> = Promise.resolve(true);
  /** A thread that was made for a checkpoint alone. */
  #passing: Promise<void> | undefined;
  #closed = false;

  /** The file must exist at the schema that the statements are for. */
  constructor(path: string) {
    this.#path = path;
  }

  /** The thread takes some ten milliseconds to start. */
  prepare(): void {
    if (!this.#closed) this.#startedThread();
  }

  /** Moves the journal into the database file, as far as nobody reads what is in it, and when nothing waits. */
  checkpoint(): void {
    if (this.#closed || this.#sent.length > 0 || this.#waiting.length > 0) return;
    if (this.#thread !== undefined) {
      this.#thread.post('checkpoint');
      return;
    }
    // A thread takes some 20 MB, which an idle server gives back.
    const thread = this.#makeThread({ onAnswer: () => {}, onEnd: () => {} });
    thread.post('checkpoint');
    this.#passing = thread.close('close');
  }

  commit(statements: readonly Statement[]): Promise<boolean> {
    if (this.#closed) return Promise.reject(new Error('The database is closed for writing.'));
    this.#last = new Promise((resolve, reject) => this.#waiting.push({ statements, resolve, reject }));
    this.#gather();
    return this.#last;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    // Groups are answered in order, so the last batch is answered after all others.
    await Promise.allSettled([this.#last]);
    await this.#passing;
    await this.#thread?.close('close');
  }

  #gather(): void {
    if (this.#gathering || this.#sent.length > 0 || this.#waiting.length === 0) return;
    this.#gathering = true;
    setImmediate(() => {
      this.#gathering = false;
      this.#send();
    });
  }

  #send(): void {
    this.#sent = this.#waiting;
    this.#waiting = [];
    const thread = this.#startedThread();
    this.#release = thread.hold();
    thread.post(this.#sent.map(({ statements }) => statements));
  }

  #startedThread(): CommitWorker {
    this.#thread ??= this.#makeThread({
      onAnswer: (messages) => this.#answer(messages.map(outcomeOf)),
      onEnd: (cause) => {
        this.#thread = undefined;
        const failure = new Error('The thread that writes the database ended unexpectedly.', { cause });
        this.#answer(this.#sent.map(() => failure));
      },
    });
    return this.#thread;
  }

  #makeThread(events: ThreadEvents<readonly OutcomeMessage[]>): CommitWorker {
    return new SupervisedThread(
      {
        module: new URL('./commit-thread-main.ts', import.meta.url),
        name: 'commits',
        workerData: this.#path,
        // Messages are short-lived; without a bound the thread would keep tens of megabytes of them before it cleans up.
        resourceLimits: { maxYoungGenerationSizeMb: 4 },
      },
      events,
    );
  }

  #answer(outcomes: readonly Outcome[]): void {
    this.#release();
    const answered = this.#sent;
    this.#sent = [];
    this.#gather();
    answered.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index] ?? false;
      if (typeof outcome === 'boolean') resolve(outcome);
      else reject(outcome);
    });
  }
}

function outcomeOf(message: OutcomeMessage): Outcome {
  return typeof message === 'boolean'
    ? message
    : Object.assign(new Error(message.message), { errcode: message.errcode });
}
