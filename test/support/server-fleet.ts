import { once } from 'node:events';
import { PostgresCluster } from './postgres-cluster.ts';
import { joinS3Server, type S3Server, type S3ServerAddress, s3Region, startS3Server } from './s3-server/s3-server.ts';
import { developerKey, type RunningServer, type ServerOptions, startProcess } from './server-process.ts';
import { type SpreadingProxy, startSpreadingProxy } from './spreading-proxy.ts';

export interface FleetOptions extends ServerOptions {
  readonly nodes: number;
  /** Of the first nodes; those of the rest is `all`. */
  readonly roles?: readonly string[];
}

/** Several whole servers over one PostgreSQL and one S3, behind a proxy that spreads requests over those that serve. */
export interface Fleet extends RunningServer {
  /** Undefined where one was killed or stopped. */
  readonly nodes: readonly (RunningServer | undefined)[];
  readonly database: PostgresCluster;
  /** Of the nodes' database. */
  readonly databaseUrl: string;
  /** With SIGKILL. */
  kill(index: number): Promise<void>;
  /** With SIGTERM; the proxy sends it nothing any more. Resolves when it has ended. */
  stop(index: number): Promise<void>;
  /** In place of one that was killed or stopped, on an empty data folder. */
  restart(index: number): Promise<void>;
}

interface Services {
  readonly database: PostgresCluster;
  readonly objects: S3Server;
}

let services: Promise<Services> | undefined;
let users = 0;

/** How another process says what its fleets are to use: `shareServices`. */
const variable = 'TEST_FLEET_SERVICES';

interface ServiceAddresses {
  readonly database: string;
  readonly objects: S3ServerAddress;
}

/** Services for the fleets of other processes, with the environment that those need. */
export async function shareServices(): Promise<{ readonly environment: NodeJS.ProcessEnv } & AsyncDisposable> {
  const used = await useServices();
  const { endpoint, credentials, guest } = used.objects;
  const addresses: ServiceAddresses = {
    database: used.database.folder,
    objects: { endpoint, credentials, guest },
  };
  return {
    environment: { [variable]: JSON.stringify(addresses) },
    [Symbol.asyncDispose]: () => used[Symbol.asyncDispose](),
  };
}

async function openServices(): Promise<Services> {
  const given = process.env[variable];
  if (given === undefined) {
    const [database, objects] = await Promise.all([PostgresCluster.start(), startS3Server()]);
    return { database, objects };
  }
  const { database, objects }: ServiceAddresses = JSON.parse(given);
  return { database: PostgresCluster.join(database), objects: joinS3Server(objects) };
}

/** The same for fleets at the same time; they end with the last of them. */
async function useServices(): Promise<Services & AsyncDisposable> {
  users += 1;
  services ??= openServices();
  const used = await services;
  return {
    ...used,
    async [Symbol.asyncDispose]() {
      users -= 1;
      if (users > 0) return;
      services = undefined;
      await used.objects[Symbol.asyncDispose]();
      await used.database[Symbol.asyncDispose]();
    },
  };
}

export async function startFleet({ nodes: count, roles = [], ...options }: FleetOptions): Promise<Fleet> {
  const used = await useServices();
  const { database, objects } = used;
  const databaseUrl = await database.createSchema();
  const { bucket } = await objects.createBucket();
  const query = new URLSearchParams({ endpoint: objects.endpoint, region: s3Region });
  const environment = {
    DRAGOMAN_DATABASE_URL: databaseUrl,
    DRAGOMAN_OBJECT_STORE_URL: `s3://${bucket}?${query}`,
    DRAGOMAN_OBJECT_STORE_KEY_ID: objects.credentials.keyId,
    DRAGOMAN_OBJECT_STORE_SECRET: objects.credentials.secret,
    ...options.environment,
  };
  const start = (index: number): Promise<RunningServer> =>
    startProcess({ ...options, environment: { ...environment, DRAGOMAN_ROLE: roles[index] ?? 'all' } });
  const servers: (RunningServer | undefined)[] = [];
  const serving = (): string[] =>
    servers.flatMap((server, index) => (server && roles[index] !== 'worker' ? [server.address] : []));
  let proxy: SpreadingProxy | undefined;
  try {
    // Several starts on an empty database are another test's.
    servers.push(await start(0));
    servers.push(...(await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 1)))));
    proxy = await startSpreadingProxy(serving());
  } catch (error) {
    await Promise.all(servers.map((server) => server?.[Symbol.asyncDispose]()));
    await used[Symbol.asyncDispose]();
    throw error;
  }
  const [first] = servers;
  if (first === undefined) throw new RangeError('A fleet has at least one node.');
  const { address } = proxy;
  const spread = proxy;
  const request = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, address), {
      ...init,
      headers: { authorization: `DeepL-Auth-Key ${developerKey}`, ...init.headers },
    });
  return {
    ...first,
    address,
    request,
    translate: (body) =>
      request('/v2/translate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    output: () => servers.map((server) => server?.output() ?? '').join('\n'),
    nodes: servers,
    database,
    databaseUrl,
    async kill(index) {
      const server = servers[index];
      if (server === undefined) return;
      servers[index] = undefined;
      server.process.kill('SIGKILL');
      await once(server.process, 'exit');
      spread.targets = serving();
      await server[Symbol.asyncDispose]();
    },
    async stop(index) {
      const server = servers[index];
      if (server === undefined) return;
      servers[index] = undefined;
      spread.targets = serving();
      await server[Symbol.asyncDispose]();
    },
    async restart(index) {
      servers[index] ??= await start(index);
      spread.targets = serving();
    },
    async [Symbol.asyncDispose]() {
      await spread[Symbol.asyncDispose]();
      await Promise.all(servers.map((server) => server?.[Symbol.asyncDispose]()));
      await used[Symbol.asyncDispose]();
    },
  };
}
