import type { UsageAddition, UsageStore } from '../../../contracts/stores/usage.ts';

interface WaitingRecord {
  readonly additions: readonly UsageAddition[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A usage store whose commits wait for each other when they change the same rows, as those of one key do on PostgreSQL.
 * While one commit is under way, additions gather; together they are the next one:
 *
 *     record ─▶ commit under way ──▶ done
 *     record ──┐
 *     record ──┼─▶ gathered ─▶ one commit, of sums ─▶ done ── or refused ─▶ each alone
 *     record ──┘
 */
export class GroupedUsageStore implements UsageStore {
  readonly #store: UsageStore;
  #waiting: WaitingRecord[] = [];
  #isWriting = false;

  constructor(store: UsageStore) {
    this.#store = store;
  }

  record(additions: readonly UsageAddition[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ additions, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  readPeriod(...given: Parameters<UsageStore['readPeriod']>): ReturnType<UsageStore['readPeriod']> {
    return this.#store.readPeriod(...given);
  }

  sumDays(...given: Parameters<UsageStore['sumDays']>): ReturnType<UsageStore['sumDays']> {
    return this.#store.sumDays(...given);
  }

  readDays(...given: Parameters<UsageStore['readDays']>): ReturnType<UsageStore['readDays']> {
    return this.#store.readDays(...given);
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#write(group);
    }
    this.#isWriting = false;
  }

  async #write(group: readonly WaitingRecord[]): Promise<void> {
    try {
      await this.#store.record(group.flatMap(({ additions }) => additions));
      for (const { resolve } of group) resolve();
    } catch (error) {
      const [first] = group;
      if (group.length === 1) first?.reject(error);
      else for (const record of group) await this.#write([record]);
    }
  }
}
