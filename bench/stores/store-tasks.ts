import { randomUUID } from 'node:crypto';
import { DatabaseDocumentStore } from '../../src/storage/database/repositories/database-document-store.ts';
import { DatabaseGlossaryStore } from '../../src/storage/database/repositories/database-glossary-store.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { aBill, aDocument } from '../../test/contracts/document-store.ts';
import { anAddition, type OpenStores, storedIdentity } from '../../test/contracts/stores-fixtures.ts';

export interface StoreTask {
  readonly name: string;
  /** How many of it one run does. */
  readonly count: number;
  run(): Promise<unknown>;
}

/** The same tasks on any database, in the same order. */
export async function storeTasks({ database, commits, accounts, usage }: OpenStores): Promise<readonly StoreTask[]> {
  const { account, key } = await storedIdentity(accounts);
  const hash = randomUUID();
  await accounts.addKey({ ...key, id: randomUUID() }, hash);
  const glossaries = new DatabaseGlossaryStore(database, commits);
  const documents = new DatabaseDocumentStore(database, commits);
  const queue = new DatabaseJobQueue(database, randomIdentifiers);
  const owner = { accountId: account.id, region: 'eu' } as const;

  const oneByOne = (name: string, count: number, act: (index: number) => Promise<unknown>): StoreTask => ({
    name,
    count,
    async run() {
      for (let index = 0; index < count; index++) await act(index);
    },
  });
  const atOnce = (name: string, count: number, clients: number, act: () => Promise<unknown>): StoreTask => ({
    name: `${name}, ${clients} at once`,
    count,
    run: () => Promise.all(Array.from({ length: clients }, () => oneByOne('', count / clients, act).run())),
  });
  const addition = anAddition(key);
  const glossary = () => ({
    id: randomUUID(),
    name: 'Glossary',
    createdAt: new Date(),
    dictionaries: [
      { source: 'en', target: 'es', entryCount: 1_000, revision: randomUUID(), parts: ['a\tb\n'.repeat(1_000)] },
    ],
  });
  const endDocument = async () => {
    const document = aDocument(key, { state: 'translating' });
    await documents.add(document);
    await documents.finish(document.id, aBill(key), new Date());
  };
  const doJob = async () => {
    const createdAt = new Date();
    await queue.add({ id: randomUUID(), kind: 'bench', accountId: account.id, payload: '', createdAt });
    const leaseUntil = new Date(createdAt.getTime() + 60_000);
    const job = await queue.claim({ kind: 'bench', now: new Date(), leaseUntil });
    if (job !== undefined) await queue.complete(job);
  };
  return [
    oneByOne('find a key', 500, () => accounts.findKeyByHash(hash)),
    atOnce('find a key', 960, 32, () => accounts.findKeyByHash(hash)),
    oneByOne('read a period', 500, () => usage.readPeriod(account.id, addition.periodStart)),
    oneByOne('count', 100, () => usage.record([addition])),
    atOnce('count', 960, 32, () => usage.record([addition])),
    oneByOne('add a glossary of 1,000 entries', 50, () => glossaries.add(owner, glossary())),
    atOnce('add, finish and count a document', 160, 8, endDocument),
    oneByOne('add, claim and complete a job', 50, doJob),
    atOnce('add, claim and complete a job', 160, 8, doJob),
  ];
}
