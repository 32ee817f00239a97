import { DeepLClient, type DeepLClientOptions } from 'deepl-node';
import { developerKey, type RunningServer, type ServerOptions, startServer } from './running-server.ts';

interface ServedClient {
  readonly server: RunningServer;
  /** The official client, unchanged. */
  readonly client: DeepLClient;
}

/** The official client with the key of a developer, and a running server that it calls. */
export async function startWithClient(
  options: DeepLClientOptions,
  serverOptions?: ServerOptions,
): Promise<ServedClient> {
  const server = await startServer(serverOptions);
  return { server, client: new DeepLClient(developerKey, { ...options, serverUrl: server.address }) };
}

/** The first calls load engines, however busy the machine is. By default the client gives up an attempt after 5 seconds. */
export const patient: DeepLClientOptions = { maxRetries: 0, minTimeout: 600_000 };
