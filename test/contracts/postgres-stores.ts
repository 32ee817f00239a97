import { after } from 'node:test';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { openServerStores, type StoreDriver } from './stores-fixtures.ts';

let cluster: Promise<PostgresCluster> | undefined;

/** Name of the connections of other processes. */
const otherProcess = 'other-process';

/** Schemas whose tables are there and empty. */
const emptied: string[] = [];

after(async () => {
  await (await cluster)?.[Symbol.asyncDispose]();
});

/** The cluster that all suites of a test file share. */
export function sharedCluster(): Promise<PostgresCluster> {
  cluster ??= PostgresCluster.start();
  return cluster;
}

/** Each location is a schema of the shared cluster; it is emptied for the next one, which is faster than a new one. */
export const postgresStores: StoreDriver = {
  name: 'PostgreSQL',
  create() {
    let made: Promise<string> | undefined;
    const address = (): Promise<string> => {
      made ??= takeSchema();
      return made;
    };
    return {
      address: async () => `${await address()}&application_name=${otherProcess}`,
      isQuiet: async () => (await sharedCluster()).endOf(otherProcess),
      open: async () => openServerStores(await address()),
      async [Symbol.asyncDispose]() {
        if (made !== undefined) await giveBack(await made);
      },
    };
  },
};

async function takeSchema(): Promise<string> {
  return emptied.pop() ?? (await sharedCluster()).createSchema();
}

async function giveBack(address: string): Promise<void> {
  await (await sharedCluster()).emptyTables(address);
  emptied.push(address);
}
