import type { Clock } from '../../contracts/clock.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import { officeKind } from './office-conversions.ts';
import type { Sandbox } from './sandbox.ts';
import { type OfficeToStart, WaitingOffice } from './waiting-office.ts';

export interface WarmOfficeOptions {
  /** For the folders of documents. */
  readonly parent: string;
  readonly sandbox: Sandbox;
  readonly clock: Pick<Clock, 'after'>;
  /** Milliseconds that a LibreOffice waits for a document; 0 has none wait. */
  readonly idle: number;
}

/** Has one LibreOffice wait for the next document at most. It is for one document, so nothing of a document can reach another. */
export class WarmOffice implements AsyncDisposable {
  readonly #options: WarmOfficeOptions;
  readonly #closing = new AbortController();
  /** Starts and ends that are under way. */
  readonly #work = new WorkUnderWay();
  #isStarting = false;
  /** Kind of the last conversion. */
  #last: string | undefined;
  #waiting: { readonly office: WaitingOffice; readonly cancel: () => void } | undefined;
  /** One died while it waited: it does not work here, or memory is short. */
  #isGivenUp = false;

  constructor(options: WarmOfficeOptions) {
    this.#options = options;
  }

  /** The one that waits, if it is for this kind of conversion. Who takes it disposes of it. */
  take(kind: string): WaitingOffice | undefined {
    if (this.#waiting?.office.isOver === true) {
      this.#isGivenUp = true;
      this.#end();
    }
    if (this.#waiting?.office.kind !== kind) return undefined;
    const { office, cancel } = this.#waiting;
    cancel();
    this.#waiting = undefined;
    return office;
  }

  /**
   * After a conversion, starts one for the next of its kind in the background. One that waits for another kind goes on waiting, so that
   * kinds that alternate cost no starts in vain, until two conversions of one kind followed each other.
   */
  prepare(start: OfficeToStart): void {
    const kind = officeKind(start.input, start.to);
    const isRepeated = this.#last === kind;
    this.#last = kind;
    if (this.#options.idle === 0 || this.#isGivenUp || this.#isStarting || this.#closing.signal.aborted) return;
    if (this.#waiting !== undefined && (this.#waiting.office.kind === kind || !isRepeated)) return;
    this.#end();
    this.#isStarting = true;
    this.#follow(this.#start(start));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort(new Error('The server is closing.'));
    this.#end();
    await this.#work[Symbol.asyncDispose]();
  }

  async #start(start: OfficeToStart): Promise<void> {
    const { parent, sandbox, clock, idle } = this.#options;
    const { signal } = this.#closing;
    try {
      const office = await WaitingOffice.start(sandbox, { ...start, parent }, signal);
      this.#waiting = { office, cancel: clock.after(idle, () => this.#end()) };
      if (signal.aborted) this.#end();
    } catch {
      this.#isGivenUp = true;
    } finally {
      this.#isStarting = false;
    }
  }

  #end(): void {
    const waiting = this.#waiting;
    if (waiting === undefined) return;
    this.#waiting = undefined;
    waiting.cancel();
    this.#follow(waiting.office[Symbol.asyncDispose]());
  }

  #follow(work: Promise<void>): void {
    void this.#work.add(work.catch(() => undefined));
  }
}
