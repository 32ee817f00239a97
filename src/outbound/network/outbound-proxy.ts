import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { WebHosts } from '../../contracts/web/web-access.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { OutboundGate } from './outbound-gate.ts';

/** What one browser may use. */
export interface ProxyBudget {
  /** Bytes in both directions together. */
  readonly bytes: number;
  /** Requests and tunnels. */
  readonly connections: number;
  /** What the workflow allows; undefined: whatever the operator does. */
  readonly hosts?: WebHosts | undefined;
  readonly signal: AbortSignal;
}

/** How a browser gets through the proxy. Nothing else on the machine knows its password. */
export interface ProxyAccess extends Disposable {
  readonly server: string;
  readonly username: string;
  readonly password: string;
  /** The reasons of what was refused, each once. */
  readonly refusals: ReadonlySet<string>;
}

interface Session {
  readonly password: string;
  readonly sockets: Set<Duplex>;
  readonly refusals: Set<string>;
  readonly hosts: WebHosts | undefined;
  readonly signal: AbortSignal;
  bytesLeft: number;
  connectionsLeft: number;
}

const idleMilliseconds = 30_000;
const mostRefusals = 20;
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** They are about one connection (RFC 9110, section 7.6.1). */
const ofConnection: ReadonlySet<string> = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

/**
 * An HTTP proxy on this machine for browsers that resolve nothing themselves:
 *
 *     browser ─► password? ─► budget? ─► gate: resolved and checked ─► connection to the checked address
 *                  407          403         403
 */
export class OutboundProxy implements AsyncDisposable {
  readonly #gate: OutboundGate;
  readonly #sessions = new Map<string, Session>();
  #server: Promise<Server> | undefined;

  constructor(gate: OutboundGate) {
    this.#gate = gate;
  }

  async open({ bytes, connections, hosts, signal }: ProxyBudget): Promise<ProxyAccess> {
    this.#server ??= this.#listen();
    const { port } = (await this.#server).address() as AddressInfo;
    const username = randomBytes(8).toString('hex');
    const session: Session = {
      password: randomBytes(24).toString('hex'),
      sockets: new Set(),
      refusals: new Set(),
      hosts,
      signal,
      bytesLeft: bytes,
      connectionsLeft: connections,
    };
    this.#sessions.set(username, session);
    return {
      server: `http://127.0.0.1:${port}`,
      username,
      password: session.password,
      refusals: session.refusals,
      [Symbol.dispose]: () => {
        this.#sessions.delete(username);
        for (const socket of session.sockets) socket.destroy();
      },
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const server = await this.#server;
    if (server === undefined) return;
    for (const { sockets } of this.#sessions.values()) for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  async #listen(): Promise<Server> {
    const server = createServer((request, response) => void this.#forward(request, response));
    server.on(
      'connect',
      (request: IncomingMessage, socket: Duplex, head: Buffer) => void this.#tunnel(request, socket, head),
    );
    server.on('clientError', (_error, socket) => socket.destroy());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = this.#sessionOf(request);
    if (session === undefined) {
      response.writeHead(407, { 'proxy-authenticate': 'Basic realm="proxy"' }).end();
      return;
    }
    try {
      const { method = 'GET', url = '' } = request;
      const address = URL.canParse(url) ? new URL(url) : undefined;
      if (address?.protocol !== 'http:' || !methods.has(method)) throw refusal(`${method} is not allowed.`);
      const pinned = await this.#enter(session, {
        host: address.hostname.replace(/^\[|\]$/g, ''),
        port: Number(address.port || 80),
      });
      const onward = requestHttp({
        method,
        host: pinned.address,
        family: pinned.family,
        port: Number(address.port || 80),
        path: `${address.pathname}${address.search}`,
        headers: { ...endToEnd(request.headers), host: address.host },
        agent: false,
        timeout: idleMilliseconds,
        signal: session.signal,
      });
      this.#watch(session, request.socket);
      onward.on('socket', (socket) => this.#watch(session, socket));
      onward.on('timeout', () => onward.destroy());
      onward.on('error', () => response.destroy());
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
        answer.on('data', (bytes: Buffer) => this.#spend(session, bytes.length));
        answer.on('error', () => response.destroy());
        answer.pipe(response);
      });
      request.on('data', (bytes: Buffer) => this.#spend(session, bytes.length));
      request.pipe(onward);
    } catch (error) {
      note(session, error);
      if (!response.headersSent) response.writeHead(403, { 'content-type': 'text/plain' }).end('Refused.');
    }
  }

  async #tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const session = this.#sessionOf(request);
    if (session === undefined) {
      socket.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="proxy"\r\nContent-Length: 0\r\n\r\n',
      );
      return;
    }
    try {
      const address = URL.canParse(`https://${request.url}`) ? new URL(`https://${request.url}`) : undefined;
      if (address === undefined) throw refusal('the address of a tunnel is wrong.');
      const port = Number(address.port || 443);
      const pinned = await this.#enter(session, { host: address.hostname.replace(/^\[|\]$/g, ''), port });
      const onward = connect({ host: pinned.address, family: pinned.family, port });
      this.#watch(session, socket);
      this.#watch(session, onward);
      onward.setTimeout(idleMilliseconds, () => onward.destroy());
      onward.once('connect', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        if (head.length > 0) onward.write(head);
        for (const [from, to] of [
          [socket, onward],
          [onward, socket],
        ] as const) {
          from.on('data', (bytes: Buffer) => this.#spend(session, bytes.length));
          from.pipe(to);
          from.on('close', () => to.destroy());
        }
      });
      onward.on('error', () => socket.destroy());
    } catch (error) {
      note(session, error);
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    }
  }

  #sessionOf({ headers }: IncomingMessage): Session | undefined {
    const [, encoded = ''] = /^Basic (\S+)$/i.exec(headers['proxy-authorization'] ?? '') ?? [];
    const [username = '', password] = Buffer.from(encoded, 'base64').toString().split(':');
    const session = this.#sessions.get(username);
    return session?.password === password ? session : undefined;
  }

  #enter(session: Session, destination: { readonly host: string; readonly port: number }) {
    if (session.connectionsLeft-- <= 0) throw refusal('the page makes too many requests.');
    if (session.bytesLeft <= 0) throw refusal('the page loads too much.');
    return this.#gate.pin({ ...destination, hosts: session.hosts }, session.signal);
  }

  #spend(session: Session, bytes: number): void {
    session.bytesLeft -= bytes;
    if (session.bytesLeft > 0) return;
    note(session, refusal('the page loads too much.'));
    for (const socket of session.sockets) socket.destroy();
  }

  #watch({ sockets, signal }: Session, socket: Duplex | Socket): void {
    if (sockets.has(socket)) return;
    sockets.add(socket);
    const abort = (): void => void socket.destroy();
    signal.addEventListener('abort', abort, { once: true });
    socket.once('close', () => {
      sockets.delete(socket);
      signal.removeEventListener('abort', abort);
    });
  }
}

function endToEnd(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}

function refusal(reason: string): ServiceError {
  return new ServiceError('page_not_read', { reason });
}

function note({ refusals }: Session, error: unknown): void {
  if (error instanceof ServiceError && refusals.size < mostRefusals) refusals.add(error.message);
}
