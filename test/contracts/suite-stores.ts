import { after, before } from 'node:test';
import type { AccountStore } from '../../src/contracts/stores/accounts.ts';
import type { AuditStore } from '../../src/contracts/stores/audit.ts';
import type { UsageStore } from '../../src/contracts/stores/usage.ts';
import type { OpenStores, StoreDriver, StoreLocation } from './stores-fixtures.ts';

/** The stores of a suite that has its own location: open before its first test, gone after its last. */
export class SuiteStores {
  readonly #location: StoreLocation;
  #stores: OpenStores | undefined;

  constructor(driver: StoreDriver) {
    this.#location = driver.create();
    before(async () => {
      this.#stores = await this.openElsewhere();
    });
    after(async () => {
      await this.#stores?.[Symbol.asyncDispose]();
      await this.#location[Symbol.asyncDispose]();
    });
  }

  /** Where the stores are: a folder, or the address of a database. */
  address(): Promise<string> {
    return this.#location.address();
  }

  get accounts(): AccountStore {
    return this.#opened().accounts;
  }

  get audit(): AuditStore {
    return this.#opened().audit;
  }

  get usage(): UsageStore {
    return this.#opened().usage;
  }

  /** The same data as another process sees it. */
  openElsewhere(): Promise<OpenStores> {
    return this.#location.open();
  }

  #opened(): OpenStores {
    if (this.#stores === undefined) throw new Error('The stores are open while tests run.');
    return this.#stores;
  }
}
