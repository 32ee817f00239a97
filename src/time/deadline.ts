import type { Clock } from '../contracts/clock.ts';

/** A signal that aborts when the time is over, with the error given, unless it is disposed of before. */
export class Deadline implements Disposable {
  readonly signal: AbortSignal;
  readonly #cancel: () => void;

  constructor(clock: Pick<Clock, 'after'>, milliseconds: number, error?: Error) {
    const controller = new AbortController();
    this.signal = controller.signal;
    this.#cancel = clock.after(milliseconds, () =>
      controller.abort(error ?? new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError')),
    );
  }

  [Symbol.dispose](): void {
    this.#cancel();
  }
}
