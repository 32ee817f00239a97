import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoadOrder, LoadResult } from './load-order.ts';

type Message = { readonly result: LoadResult } | { readonly error: string };

/** Runs the load in its own process, so that measuring and reading memory do not delay it. */
export function runLoad(order: LoadOrder): Promise<LoadResult> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadResult>();
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { serialization: 'advanced' });
  child.once('message', (message: Message) => {
    if ('result' in message) resolve(message.result);
    else reject(new Error(`The load stopped: ${message.error}`));
  });
  child.once('error', reject);
  child.once('exit', () => reject(new Error('The load process ended without a result.')));
  child.send(order);
  return promise;
}
