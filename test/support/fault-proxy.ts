import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What happens to connections until the next call of `use`. */
export type Fault =
  | { readonly kind: 'none' }
  /** Takes the request and never answers. */
  | { readonly kind: 'stalled' }
  /** Keeps all connections, also those of before, and passes nothing on, as a network that loses every packet. */
  | { readonly kind: 'frozen' }
  /** Breaks the connection as soon as there is one. */
  | { readonly kind: 'refused' }
  /** Answers every request by itself. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: string }
  /** Breaks after so many bytes from the server, of all connections together; then all is well again. */
  | { readonly kind: 'cut'; readonly afterBytes: number }
  /** Goes silent after so many bytes from the server, of all connections together; new connections are well again. */
  | { readonly kind: 'silent'; readonly afterBytes: number }
  /** Breaks after so many bytes to the server, of all connections together; then all is well again. */
  | { readonly kind: 'cut-request'; readonly afterBytes: number };

export interface FaultProxy extends AsyncDisposable {
  readonly origin: string;
  /** Connections so far. */
  readonly connections: number;
  /** Ends all connections, unless they freeze, so that the next requests meet the fault. */
  use(fault: Fault): void;
}

/** A TCP proxy in front of a server, with faults on request. The target is a URL, or the path of a socket. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = target.startsWith('/') ? { hostname: '', port: '' } : new URL(target);
  const reach = (): Socket => (port === '' ? connect(target) : connect(Number(port), hostname));
  const sockets = new Set<Socket>();
  let fault: Fault = { kind: 'none' };
  let passed = 0;
  let connections = 0;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    connections += 1;
    if (fault.kind === 'refused') return void client.resetAndDestroy();
    if (fault.kind === 'stalled' || fault.kind === 'frozen') return void client.resume();
    if (fault.kind === 'status') return answer(client, fault.status, fault.body ?? '');
    const upstream = keep(reach());
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    pass(client, upstream, 'cut-request');
    pass(upstream, client, 'cut');
  });

  /** At the pace of the receiver. */
  function pass(from: Socket, to: Socket, cut: 'cut' | 'cut-request'): void {
    from.on('data', (bytes: Buffer) => {
      if (fault.kind === 'frozen') return;
      const counted = fault.kind === cut || (fault.kind === 'silent' && cut === 'cut') ? fault : undefined;
      if (counted !== undefined) passed += bytes.length;
      if (counted === undefined || passed <= counted.afterBytes) {
        if (!to.write(bytes)) from.pause();
        return;
      }
      fault = { kind: 'none' };
      from.removeAllListeners('data').pause();
      to.removeAllListeners('drain').write(bytes.subarray(0, bytes.length - (passed - counted.afterBytes)), () => {
        if (counted.kind !== 'silent') from.destroy();
      });
    });
    to.on('drain', () => from.resume());
  }

  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get connections() {
      return connections;
    },
    use(next) {
      if (next.kind !== 'frozen') for (const socket of sockets) socket.destroy();
      fault = next;
      passed = 0;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(client: Socket, status: number, body: string): void {
  client.once('data', () => {
    const head = `HTTP/1.1 ${status} Fault\r\nContent-Type: application/xml\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
    client.end(head + body);
  });
  client.resume();
}
