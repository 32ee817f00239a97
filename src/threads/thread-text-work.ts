import type { TextTask, TextWork, WorkOwner, WorkSession } from '../contracts/text-work.ts';
import { FairTurns, type TurnTaker } from '../scheduling/fair-turns.ts';
import { loadTask } from './load-task.ts';
import { type Task, TaskThread, tooMuchTime } from './task-thread.ts';

export interface TextWorkSettings {
  /** Threads at the same time, at least 2. */
  readonly threads: number;
  /** Milliseconds of processor time for each session: interactive, and in the background. */
  readonly budgets: Readonly<Record<NonNullable<WorkOwner['urgency']>, number>>;
  /** Mebibytes of JavaScript objects for a task. */
  readonly mebibytes: number;
  /** Threads without work end after this time. */
  readonly idleMilliseconds: number;
  readonly onTask?: (event: TextTaskEvent) => void;
}

export interface TextTaskEvent {
  readonly task: string;
  readonly outcome: 'done' | 'refused';
  /** Of processor time; 0 where a task was ended. */
  readonly milliseconds: number;
}

interface Entry extends TurnTaker {
  readonly task: Task;
  readonly session: Session;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Text work in threads, which start with the first work and end when they are idle. Small inputs are worked on by the
 * caller's thread.
 */
export class ThreadTextWork implements TextWork {
  readonly #settings: TextWorkSettings;
  readonly #turns: FairTurns<Entry>;
  readonly #idle: { readonly thread: TaskThread; readonly timer: NodeJS.Timeout }[] = [];
  readonly #busy = new Set<TaskThread>();
  #closed = false;

  constructor(settings: TextWorkSettings) {
    this.#settings = settings;
    const share = Math.max(1, settings.threads - 1);
    this.#turns = new FairTurns({ capacity: settings.threads, accountShare: share, backgroundShare: share });
  }

  open(owner: WorkOwner): WorkSession {
    const budget = this.#settings.budgets[owner.urgency ?? 'interactive'];
    return new Session(owner, budget, (session, task) => this.#wait(session, task));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#turns.clear()) reject(closedError());
    const idle = this.#idle.splice(0);
    for (const { timer } of idle) clearTimeout(timer);
    await Promise.all([...idle.map(({ thread }) => thread), ...this.#busy].map((thread) => thread.end()));
  }

  #wait(session: Session, task: Task): Promise<unknown> {
    const { accountId = '', urgency = 'interactive', signal } = session.owner;
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(closedError());
      const abort = (): void => {
        this.#turns.remove(entry);
        reject(signal.reason);
      };
      const settled = (): void => signal.removeEventListener('abort', abort);
      const entry: Entry = {
        accountId,
        urgency,
        weight: 1,
        task,
        session,
        resolve: (output) => {
          settled();
          resolve(output);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#turns.add(entry);
      this.#serve();
    });
  }

  #serve(): void {
    for (let entry = this.#turns.next(); entry !== undefined; entry = this.#turns.next()) void this.#work(entry);
  }

  async #work(entry: Entry): Promise<void> {
    const { session, task } = entry;
    const thread = this.#takeIdle() ?? new TaskThread({ mebibytes: this.#settings.mebibytes });
    this.#busy.add(thread);
    const { onTask } = this.#settings;
    try {
      const outcome = await thread.run(task, session.left());
      session.spend(outcome.milliseconds);
      onTask?.({ task: task.name, outcome: 'done', milliseconds: outcome.milliseconds });
      entry.resolve(outcome.output());
    } catch (error) {
      if (thread.ended) onTask?.({ task: task.name, outcome: 'refused', milliseconds: 0 });
      entry.reject(this.#closed ? closedError() : error);
    } finally {
      this.#busy.delete(thread);
      this.#turns.finish(entry);
      this.#rest(thread);
      this.#serve();
    }
  }

  #takeIdle(): TaskThread | undefined {
    for (let next = this.#idle.pop(); next !== undefined; next = this.#idle.pop()) {
      clearTimeout(next.timer);
      if (!next.thread.ended) return next.thread;
    }
    return undefined;
  }

  #rest(thread: TaskThread): void {
    if (thread.ended) return;
    if (this.#closed) return void thread.end();
    const timer = setTimeout(() => {
      this.#idle.splice(
        this.#idle.findIndex((entry) => entry.thread === thread),
        1,
      );
      void thread.end();
    }, this.#settings.idleMilliseconds).unref();
    this.#idle.push({ thread, timer });
  }
}

type InThread = (session: Session, task: Task) => Promise<unknown>;

class Session implements WorkSession {
  readonly owner: WorkOwner;
  readonly #budget: number;
  readonly #inThread: InThread;
  #spent = 0;

  constructor(owner: WorkOwner, budget: number, inThread: InThread) {
    this.owner = owner;
    this.#budget = budget;
    this.#inThread = inThread;
  }

  async run<Input, Output>(task: TextTask<Input, Output>, input: Input, size: number): Promise<Output> {
    this.owner.signal.throwIfAborted();
    const { name, module } = task;
    if (size <= task.inlineSize) {
      const run = await loadTask(module);
      return run(input) as Output;
    }
    return (await this.#inThread(this, { name, module, input })) as Output;
  }

  /** Throws when nothing is left. */
  left(): number {
    const left = this.#budget - this.#spent;
    if (left <= 0) throw tooMuchTime(this.#budget);
    return left;
  }

  spend(milliseconds: number): void {
    this.#spent += milliseconds;
  }
}

function closedError(): Error {
  return new Error('The server is closing.');
}
