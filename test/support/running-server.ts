import { type RunningServer, type ServerOptions, startProcess } from './server-process.ts';

export { adminKey, developerKey, type RunningServer, type ServerOptions } from './server-process.ts';

/** So many nodes a server of `startServer` is. */
export const nodesPerServer = Number(process.env.TEST_NODES ?? 1);

/**
 * The server as a user starts it: its own process, real engines, a free port, answers checked against their schemas. With
 * `TEST_NODES=2`, it is as many nodes behind a proxy that spreads requests over them, unless it has the data folder of
 * another server: that is about one server.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  if (nodesPerServer === 1 || options.dataDir !== undefined) return startProcess(options);
  const { startFleet } = await import('./server-fleet.ts');
  return startFleet({ ...options, nodes: nodesPerServer });
}
