import type { Clock } from '../../contracts/clock.ts';
import { CommandFailure, NoAnswer } from '../command-line/command-errors.ts';
import type { CommandServer } from '../command-line/configured-server.ts';
import { field, type ServerClient } from '../command-line/server-client.ts';
import { type LiveAudio, runConnection } from './live-connection.ts';

export interface StreamTools {
  readonly server: CommandServer;
  readonly client: Pick<ServerClient, 'ask'>;
  readonly clock: Pick<Clock, 'after' | 'elapsed'>;
  /** Aborts where nobody reads the captions any more. */
  readonly lost: AbortSignal;
}

export interface StreamParts {
  readonly audio: LiveAudio;
  readonly tools: StreamTools;
  readonly onMessage: (message: unknown) => void;
  /** Called once for each time that the session is without a connection. */
  readonly onBroken: (reason: string) => void;
  /** Called when what was said before a connection ended was not heard to its end, and will not be. */
  readonly onUnheard: () => void;
}

export const sessionsPath = '/v3/voice/realtime';
/** The first of those between connections that break before anything comes; each is twice as long as the one before. */
const firstWaitMilliseconds = 500;
const mostReconnections = 6;

/** Audio through one connection after another, until the session has ended. Rejects where it cannot go on. */
export async function streamSession(opened: unknown, parts: StreamParts): Promise<void> {
  const { server, client, clock, lost } = parts.tools;
  let ticket = opened;
  let failures = 0;
  for (;;) {
    const end = await runConnection({
      url: socketAddress(server, ticket),
      audio: parts.audio,
      clock,
      lost,
      onMessage(message) {
        failures = 0;
        parts.onMessage(message);
      },
    });
    lost.throwIfAborted();
    if (end.isOver) return;
    if (failures === 0) parts.onBroken(end.reason);
    if (end.isUnheard) parts.onUnheard();
    for (let isOpen = false; !isOpen; ) {
      failures += 1;
      if (failures > mostReconnections)
        throw new CommandFailure(`${new URL(server.address).host}: ${end.reason}; the session cannot go on.`);
      await server.wait(firstWaitMilliseconds * 2 ** (failures - 1), lost);
      try {
        ticket = await client.ask({ path: `${sessionsPath}?token=${encodeURIComponent(tokenOf(ticket))}` });
        isOpen = true;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
  }
}

/** The server names itself by its public address, which may not be how this machine reaches it. */
function socketAddress({ address }: CommandServer, ticket: unknown): string {
  const given = String(field(ticket, 'streaming_url'));
  const path = URL.canParse(given) ? new URL(given).pathname : '';
  const begin = path.indexOf(sessionsPath);
  if (begin === -1) throw new CommandFailure(`${address}${sessionsPath} does not answer as a Dragoman server does.`);
  return `${address.replace(/^http/, 'ws')}${path.slice(begin)}?token=${encodeURIComponent(tokenOf(ticket))}`;
}

function tokenOf(ticket: unknown): string {
  return String(field(ticket, 'token'));
}
