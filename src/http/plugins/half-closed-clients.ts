import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Until the second probe. Each further one comes after twice the time, so that few are sent whatever the network is like. */
const firstPauseMilliseconds = 10;

/**
 * Answers clients that close their side of the connection once all is sent (`nc -N`, some proxies), and still notices
 * when a client is gone:
 *
 * ```
 * client: request, FIN ──► server: 100 Continue ──► half closed: it waits on, and gets the answer
 *                                               └─► gone: its machine resets the connection, the next probe fails,
 *                                                         and the request is aborted
 * ```
 *
 * Both kinds of clients look alike until something is sent to them. RFC 9110, 15.2: clients take interim answers that they
 * did not ask for. Those of HTTP/1.0 do not, so a FIN of theirs counts as gone.
 */
export function answerHalfClosedClients(server: Server): void {
  // Node's own property; without it a FIN aborts what is in progress.
  (server as Server & { httpAllowHalfOpen: boolean }).httpAllowHalfOpen = true;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    let timer: NodeJS.Timeout | undefined;
    const probe = (pauseMilliseconds: number): void => {
      if (response.writableEnded || response.headersSent) return;
      // It has none while an earlier request of the connection is being answered.
      if (response.socket !== null) response.writeContinue();
      timer = setTimeout(() => probe(2 * pauseMilliseconds), pauseMilliseconds).unref();
    };
    const onEnd = (): void => void (request.httpVersion === '1.0' ? socket.destroy() : probe(firstPauseMilliseconds));
    socket.once('end', onEnd);
    response.once('close', () => {
      clearTimeout(timer);
      socket.off('end', onEnd);
    });
  });
}
