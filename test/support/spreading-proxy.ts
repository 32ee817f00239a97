import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export interface SpreadingProxy extends AsyncDisposable {
  readonly address: string;
  /** Where requests go from now on, each to the next one. */
  targets: readonly string[];
}

/**
 * A proxy that sends each request to the next node, also those of one connection. As proxies do, it asks another node when
 * one cannot be reached, and answers 502 when one breaks off; everything else passes as it is.
 */
export async function startSpreadingProxy(targets: readonly string[]): Promise<SpreadingProxy> {
  const agent = new Agent({ keepAlive: false });
  let turn = 0;

  const forward = (incoming: IncomingMessage, answer: ServerResponse, tries: number): void => {
    const target = proxy.targets[turn++ % proxy.targets.length];
    if (target === undefined) {
      answer.writeHead(502).end();
      return;
    }
    const { method, headers, url } = incoming;
    const outgoing = request(new URL(target), { method, headers, path: url, agent });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.statusMessage, response.rawHeaders);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) answer.destroy();
      else if (error.code === 'ECONNREFUSED' && tries > 1) forward(incoming, answer, tries - 1);
      else answer.writeHead(502).end();
    });
    outgoing.on('socket', (socket) => {
      // Nothing of the body is lost when the node cannot be reached.
      if (socket.connecting) socket.once('connect', () => incoming.pipe(outgoing));
      else incoming.pipe(outgoing);
    });
    answer.on('close', () => {
      if (!answer.writableFinished) outgoing.destroy();
    });
  };

  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, answer) =>
    forward(incoming, answer, proxy.targets.length),
  );
  // WebSockets: bytes in both directions.
  server.on('upgrade', ({ method, url, rawHeaders }, client, head) => {
    const { hostname, port } = new URL(proxy.targets[turn++ % proxy.targets.length] ?? '');
    const node = connect(Number(port), hostname, () => {
      const lines = Array.from(
        { length: rawHeaders.length / 2 },
        (_, index) => `${rawHeaders[2 * index]}: ${rawHeaders[2 * index + 1]}`,
      );
      node.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      node.write(head);
      node.pipe(client).pipe(node);
    });
    for (const [socket, other] of [
      [node, client],
      [client, node],
    ] as const)
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  server.headersTimeout = 0;
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: SpreadingProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return proxy;
}
