/**
 * A process of clients that stall, so that their connections are not the test's. Each connection sends what it is given. At
 * each message from the parent it sends one more byte, or begins anew where the server has closed it.
 */
import { connect, type Socket } from 'node:net';

export interface StallingClients {
  readonly port: number;
  /** What each connection sends at first. */
  readonly requests: readonly string[];
  /** Whether answers are read. */
  readonly read: boolean;
}

process.once('message', (order: StallingClients) => void begin(order));

async function begin({ port, requests, read }: StallingClients): Promise<void> {
  const openAll = (texts: readonly string[]): Promise<Socket[]> =>
    Promise.all(texts.map((text) => open(port, text, read)));
  const sockets = await openAll(requests);
  const goOn = async (): Promise<void> => {
    for (const [index, request] of requests.entries()) {
      const socket = sockets[index];
      if (socket?.writable) socket.write('a');
      else sockets[index] = await open(port, request, read);
    }
    process.send?.('sent');
  };
  process.on('message', () => void goOn());
  process.send?.('ready');
}

async function open(port: number, request: string, read: boolean): Promise<Socket> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ port, host: '127.0.0.1' });
  // What the server resets is opened again at the next message.
  socket.on('error', () => {}).once('close', () => resolve());
  socket.write(request, () => resolve());
  if (read) socket.resume();
  await promise;
  return socket;
}
