import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface ListenOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Addresses of `localhost`, the preferred one first. Default as the system resolves it. */
  readonly localAddresses?: () => Promise<readonly string[]>;
}

/**
 * Listens, and resolves to the address. `localhost` is all its addresses, mostly `127.0.0.1` and `::1`: connections to any
 * of them go to the one HTTP server, whose settings and listeners Fastify does not give to a second one.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, localAddresses = addressesOfLocalhost }: ListenOptions,
): Promise<string> {
  if (host !== 'localhost') return app.listen({ host, port });
  const [first = '127.0.0.1', ...others] = await localAddresses();
  const address = await app.listen({ host: first, port });
  const chosenPort = Number(new URL(address).port);
  const servers = await Promise.all(others.map((other) => forward(app, other, chosenPort)));
  app.server.once('close', () => {
    for (const server of servers) server?.close();
  });
  return address;
}

async function addressesOfLocalhost(): Promise<readonly string[]> {
  const found = await lookup('localhost', { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

/** Undefined where the address cannot be listened on, such as `::1` on a machine without IPv6. */
function forward(app: FastifyInstance, host: string, port: number): Promise<Server | undefined> {
  // As in Node's HTTP servers.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ host, port }, () => resolve(server));
  });
}
