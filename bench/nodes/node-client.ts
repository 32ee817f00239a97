import { HttpConnection } from '../load/http-connection.ts';
import type { ServerProcess } from '../subjects/server-process.ts';

/** Sends prepared requests to nodes in turn, as a proxy spreads them, over connections that are kept. */
export class NodeClient implements Disposable {
  readonly #ports: readonly number[];
  readonly #ofOne: readonly NodeClient[];
  readonly #idle = new Map<number, HttpConnection[]>();
  #turn = 0;

  constructor(nodes: readonly ServerProcess[]) {
    this.#ports = nodes.map(({ port }) => port);
    this.#ofOne = nodes.length > 1 ? nodes.map((node) => new NodeClient([node])) : [this];
  }

  /** Sends to one of the nodes only. */
  at(index: number): NodeClient {
    const client = this.#ofOne[index];
    if (client === undefined) throw new RangeError(`There is no node ${index}.`);
    return client;
  }

  /** The port of the node whose turn it is. */
  next(): number {
    return this.#ports[this.#turn++ % this.#ports.length] ?? 0;
  }

  async send(request: Uint8Array): Promise<Buffer> {
    const port = this.next();
    const idle = this.#idle.get(port) ?? [];
    this.#idle.set(port, idle);
    const connection = idle.pop() ?? (await HttpConnection.open(port));
    const body = await connection.send(request);
    idle.push(connection);
    return body;
  }

  [Symbol.dispose](): void {
    for (const connection of [...this.#idle.values()].flat()) connection[Symbol.dispose]();
    for (const client of this.#ofOne) if (client !== this) client[Symbol.dispose]();
  }
}
