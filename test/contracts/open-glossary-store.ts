import type { GlossaryStore } from '../../src/contracts/stores/glossaries.ts';
import { DatabaseGlossaryStore } from '../../src/storage/database/repositories/database-glossary-store.ts';
import { anAccount, type OpenStores, openServerStores } from './stores-fixtures.ts';

export interface OpenGlossaryStore extends AsyncDisposable {
  readonly database: OpenStores['database'];
  readonly glossaries: GlossaryStore;
  /** Answers the id of a new account. */
  createAccount(): Promise<string>;
}

/** As the server has it, in a folder or a PostgreSQL database. */
export async function openGlossaryStore(address: string): Promise<OpenGlossaryStore> {
  return glossaryStoreOver(await openServerStores(address));
}

export function glossaryStoreOver(stores: OpenStores): OpenGlossaryStore {
  return {
    database: stores.database,
    glossaries: new DatabaseGlossaryStore(stores.database, stores.commits),
    createAccount: async () => (await stores.accounts.ensureAccount(anAccount())).id,
    [Symbol.asyncDispose]: () => stores[Symbol.asyncDispose](),
  };
}
