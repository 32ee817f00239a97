import { setImmediate as turn } from 'node:timers/promises';

/** Lets other work of the thread go on now and then in the middle of long work; rejects once the signal has aborted. */
export type GiveWay = () => Promise<void>;

/** Work goes on for so long before messages come in. */
const milliseconds = 20;

export function giveWayTo(signal: AbortSignal): GiveWay {
  let last = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - last < milliseconds) return;
    // Messages, an abort among them, come in between turns.
    await turn();
    signal.throwIfAborted();
    last = performance.now();
  };
}

/** The result of work in steps, giving way between them. */
export async function runSteps<Result>(steps: Generator<undefined, Result>, giveWay?: GiveWay): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await giveWay?.();
  }
}
