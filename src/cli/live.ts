import { systemClock } from '../time/system-clock.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { configuredServer } from './command-line/configured-server.ts';
import { ServerClient } from './command-line/server-client.ts';
import { Interrupted, stopOnSignals } from './command-line/stop-on-signals.ts';
import { parseLiveCommand } from './live/parse-live-command.ts';
import { runLiveCommand } from './live/run-live-command.ts';

/**
 * `dragoman live …`: over the realtime interface of a server. The first Ctrl-C ends the session in order, which is how captions
 * of a microphone always end.
 */
export const runLive: CommandRun = async (args, context) => {
  const command = parseLiveCommand(args);
  const server = configuredServer(command, context.notify);
  using stop = stopOnSignals(process, [context.stdout, context.stderr]);
  const lost = new AbortController();
  stop.signal.addEventListener('abort', () => {
    if (!endsInOrder(stop.signal.reason)) lost.abort(stop.signal.reason);
  });
  const client = new ServerClient(server, lost.signal);
  return await runLiveCommand(command, {
    ...context,
    signal: stop.signal,
    lost: lost.signal,
    server,
    client,
    clock: systemClock,
  });
};

/** A signal that somebody sent, not an output that nobody reads. */
function endsInOrder(reason: unknown): boolean {
  return reason instanceof Interrupted && reason.exitCode !== readerGone;
}

const readerGone = 141;
