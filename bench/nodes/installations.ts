import { PostgresCluster } from '../../test/support/postgres-cluster.ts';
import { s3Region, startS3Server } from '../../test/support/s3-server/s3-server.ts';
import { startDragoman, temporaryDataFolder } from '../subjects/dragoman.ts';
import type { ServerProcess } from '../subjects/server-process.ts';

/** An installation with services of its own, so that what they cost is known to be its own. */
export interface Installation {
  readonly name: string;
  readonly nodes: readonly ServerProcess[];
  /** Of several installations that are measured as one. */
  readonly members?: readonly Installation[];
  /** Undefined where a data folder has everything. */
  readonly services:
    | {
        /** Process ids. */
        readonly postgres: readonly number[];
        readonly objects: readonly number[];
        countCommits(): Promise<number>;
      }
    | undefined;
}

export const adminKey = 'key-of-the-benchmark:adm';

const settings = {
  DRAGOMAN_ADMIN_KEY: adminKey,
  DRAGOMAN_KEYS_PER_ACCOUNT: '10000',
  DRAGOMAN_INTERFACE_PHRASES: 'off',
  DRAGOMAN_CACHE_SIZE: '100',
  // A machine that others use answers late.
  DRAGOMAN_KEY_CONCURRENCY: '2000',
};

/** One process on SQLite and files. */
export async function startAlone(opened: AsyncDisposableStack): Promise<Installation> {
  const folder = opened.use(await temporaryDataFolder());
  return { name: 'SQLite', nodes: [opened.use(await startDragoman(folder.path, settings))], services: undefined };
}

/** Nodes on a PostgreSQL server and a bucket. */
export async function startNodes(opened: AsyncDisposableStack, count: number): Promise<Installation> {
  const cluster = opened.use(
    await PostgresCluster.start({ fsync: 'on', full_page_writes: 'on', shared_buffers: '128MB' }),
  );
  const objects = opened.use(await startS3Server());
  const { bucket } = await objects.createBucket();
  const query = new URLSearchParams({ endpoint: objects.endpoint, region: s3Region });
  const shared = {
    ...settings,
    DRAGOMAN_DATABASE_URL: cluster.url(),
    DRAGOMAN_OBJECT_STORE_URL: `s3://${bucket}?${query}`,
    DRAGOMAN_OBJECT_STORE_KEY_ID: objects.credentials.keyId,
    DRAGOMAN_OBJECT_STORE_SECRET: objects.credentials.secret,
  };
  const nodes: ServerProcess[] = [];
  for (let index = 0; index < count; index++) {
    const folder = opened.use(await temporaryDataFolder());
    nodes.push(opened.use(await startDragoman(folder.path, shared)));
  }
  return {
    name: count === 1 ? '1 node' : `${count} nodes`,
    nodes,
    services: {
      postgres: [cluster.processId],
      objects: [objects.pid],
      async countCommits() {
        // Each transaction that writes takes one number.
        const [row] = await cluster.execute('select txid_current() as number');
        return Number(row?.number);
      },
    },
  };
}

/** As many installations of one node: what as many nodes of one installation would cost if they had nothing to agree on. */
export async function startApart(opened: AsyncDisposableStack, count: number): Promise<Installation> {
  const members: Installation[] = [];
  for (let index = 0; index < count; index++) members.push(await startNodes(opened, 1));
  const services = members.flatMap((member) => member.services ?? []);
  return {
    name: `${count} × 1 node`,
    nodes: members.flatMap(({ nodes }) => nodes),
    members,
    services: {
      postgres: services.flatMap(({ postgres }) => postgres),
      objects: services.flatMap(({ objects }) => objects),
      async countCommits() {
        const counts = await Promise.all(services.map((service) => service.countCommits()));
        return counts.reduce((sum, commits) => sum + commits, 0);
      },
    },
  };
}
