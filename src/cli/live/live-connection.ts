import { WebSocket } from 'ws';
import type { Clock } from '../../contracts/clock.ts';
import { CommandFailure } from '../command-line/command-errors.ts';
import { field } from '../command-line/server-client.ts';
import { type AudioSource, pieceMilliseconds } from './audio-source.ts';

/** What is sent (`AudioSource`). */
export type LiveAudio = Pick<AudioSource, 'ready' | 'take' | 'giveBack'>;

export interface ConnectionParts {
  /** With its token. */
  readonly url: string;
  readonly audio: LiveAudio;
  readonly clock: Pick<Clock, 'after' | 'elapsed'>;
  /** Aborts where nobody waits for the session any more. */
  readonly lost: AbortSignal;
  readonly onMessage: (message: unknown) => void;
}

/** How a connection ended: in order, or so that the session can go on in another one. */
export type ConnectionEnd =
  | { readonly isOver: true }
  | {
      readonly isOver: false;
      readonly reason: string;
      /** The server could not hear all that it was sent, and has no more of it. */
      readonly isUnheard: boolean;
    };

/** Audio may come at most twice as fast as it is spoken, with ten seconds at once (`facts.md`): some less. */
const speed = 1.8;
const burstMilliseconds = 6_000;
/** The server pings every 15 seconds. */
const silenceMilliseconds = 45_000;
const handshakeMilliseconds = 10_000;
/** Waiting for the speed that is allowed. */
const pauseMilliseconds = 50;
/** Close code of a session whose engines failed or were too slow. When it shuts down, a server hears what it was sent. */
const failed = 1011;
/** `reason_code` of errors after which a session can continue: no audio or an hour, an engine failed, shutting down. */
const resumable: ReadonlySet<unknown> = new Set([4_080_401, 5_000_401, 5_030_401]);

/**
 * One WebSocket of a session: sends the audio, then the end of it, and waits for the end of the session. Rejects where no other
 * connection would help.
 */
export async function runConnection(parts: ConnectionParts): Promise<ConnectionEnd> {
  const socket = new WebSocket(parts.url, { handshakeTimeout: handshakeMilliseconds, maxPayload: 16 * 1024 * 1024 });
  const gone = new AbortController();
  let sending: Promise<void> = Promise.resolve();
  let reason = 'the connection broke';
  let refusal: CommandFailure | undefined;
  let isOver = false;
  let cancelWatch = (): void => {};
  const watch = (): void => {
    cancelWatch();
    cancelWatch = parts.clock.after(silenceMilliseconds, () => socket.terminate());
  };
  watch();
  socket.on('ping', watch);
  socket.on('open', () => {
    sending = sendAudio(socket, parts, gone.signal);
  });
  socket.on('error', (error) => {
    reason = error.message || reason;
  });
  socket.on('message', (data) => {
    watch();
    const message = parse(String(data));
    const error = field(message, 'error');
    if (error !== undefined) {
      const words = String(field(error, 'error_message')).replace(/\.$/, '');
      if (resumable.has(field(error, 'reason_code'))) reason = words;
      else refusal = new CommandFailure(`${new URL(parts.url).host}: ${words}.`);
    } else if (field(message, 'end_of_stream') !== undefined) isOver = true;
    else parts.onMessage(message);
  });
  const leave = (): void => socket.terminate();
  parts.lost.addEventListener('abort', leave);
  if (parts.lost.aborted) leave();
  const code = await new Promise<number>((resolve) => socket.once('close', resolve));
  parts.lost.removeEventListener('abort', leave);
  cancelWatch();
  gone.abort();
  await sending;
  if (refusal !== undefined) throw refusal;
  return isOver ? { isOver } : { isOver, reason, isUnheard: code === failed };
}

/** Sends audio as fast as it comes and the server allows, then the end of it. What could not be sent is left to the next connection. */
async function sendAudio(socket: WebSocket, { audio, clock }: ConnectionParts, gone: AbortSignal): Promise<void> {
  const beganAt = clock.elapsed();
  for (let sentMs = 0; ; sentMs += pieceMilliseconds) {
    await audio.ready(gone);
    while (!gone.aborted && sentMs > speed * (clock.elapsed() - beganAt) + burstMilliseconds)
      await new Promise<void>((resolve) => clock.after(pauseMilliseconds, resolve));
    if (gone.aborted) return;
    const piece = audio.take();
    if (piece === undefined) {
      await write(socket, { end_of_source_media: {} });
      return;
    }
    if (await write(socket, { source_media_chunk: { data: piece.toString('base64') } })) continue;
    audio.giveBack(piece);
    return;
  }
}

/** Whether it is on its way. */
function write(socket: WebSocket, message: object): Promise<boolean> {
  return new Promise((resolve) => socket.send(JSON.stringify(message), (error) => resolve(!error)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
