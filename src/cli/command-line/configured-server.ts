import { setTimeout } from 'node:timers/promises';
import { loadProcessConfiguration, loadServerKey } from '../../config/load-process-configuration.ts';
import { MisuseError } from './command-errors.ts';
import type { RequestOptions } from './request-with-retries.ts';
import { serverAddress } from './server-address.ts';

export interface CommandServer extends RequestOptions {
  readonly address: string;
  readonly key: string;
}

/** The server that `--server` and `--key` name; without them, the one that `dragoman serve` starts here. */
export function configuredServer(
  given: { readonly server?: string | undefined; readonly key?: string | undefined },
  notify: (line: string) => void,
  kind: 'API' | 'ADMIN' = 'API',
): CommandServer {
  const key = given.key ?? loadServerKey(kind);
  if (key === undefined) {
    const what = kind === 'ADMIN' ? 'an admin key' : 'a key';
    throw new MisuseError(`The server needs ${what}: --key KEY, or DRAGOMAN_${kind}_KEY.`);
  }
  return {
    address: given.server === undefined ? configuredAddress() : serverAddress(given.server),
    key,
    wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
    waiting: (milliseconds, status) =>
      notify(`the server cannot answer at the moment (HTTP ${status}); trying again in ${milliseconds / 1000} s.`),
    now: Date.now,
  };
}

function configuredAddress(): string {
  return listeningAddress(loadProcessConfiguration().config);
}

/** Where a server with this configuration is reached from its own machine. */
export function listeningAddress({ host, port }: { readonly host: string; readonly port: number }): string {
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
}
