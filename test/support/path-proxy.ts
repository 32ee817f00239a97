import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PathProxyOptions {
  /** Under which the server appears: `/dragoman`. All else is answered 404. */
  readonly path: string;
  /** Of the server, asked with each request. */
  readonly port: () => number;
  /** Takes the path off requests. */
  readonly strips: boolean;
  /** Beside those of the client. */
  readonly headers?: (client: IncomingHttpHeaders) => Readonly<Record<string, string>>;
}

export interface PathProxy extends AsyncDisposable {
  /** Without the path. */
  readonly origin: string;
}

/** A reverse proxy that shows a server under a path, on a free port. */
export async function startPathProxy(options: PathProxyOptions): Promise<PathProxy> {
  const { path, port, strips, headers = () => ({}) } = options;
  const proxy = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (!url.startsWith(`${path}/`)) {
      outgoing.writeHead(404).end('not the path of the server');
      return;
    }
    const onward = request(
      {
        host: '127.0.0.1',
        port: port(),
        method: incoming.method,
        path: strips ? url.slice(path.length) : url,
        headers: { ...incoming.headers, ...headers(incoming.headers) },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
