import type { MemoryMatch, MemoryQuery, UnitsPage, UnitsQuery } from '../../contracts/stores/translation-memories.ts';
import { SharedCapacity } from '../../scheduling/shared-capacity.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import { SupervisedThread } from '../../threads/supervised-thread.ts';

export type Matches = readonly (MemoryMatch | undefined)[];

/** What the file of one memory is asked. */
export type SearchQuestion =
  | { readonly kind: 'find'; readonly path: string; readonly query: MemoryQuery }
  | { readonly kind: 'list'; readonly path: string; readonly query: UnitsQuery };

export type SearchRequest =
  | (SearchQuestion & { readonly number: number })
  /** The file is gone. */
  | { readonly kind: 'forget'; readonly path: string }
  | { readonly kind: 'close' };

export type SearchAnswer =
  | { readonly number: number; readonly found: Matches | UnitsPage }
  | { readonly number: number; readonly error: string };

interface Waiting {
  resolve(found: Matches | UnitsPage): void;
  reject(error: Error): void;
  release(): void;
}

/** Segments that are searched in one turn; each takes some milliseconds. */
const segmentsOfTurn = 8;

/**
 * A thread that searches, started by the first query and again after it died. It keeps no idle process alive. Accounts
 * take turns, and a query of many segments takes many:
 *
 * ```
 * query ─► parts of 8 segments ─► turn of the account ─► thread ─► matches
 * list ────────────────────────► turn of the account ─► thread ─► units
 * ```
 */
export class SearchThread implements AsyncDisposable {
  readonly #turns = new SharedCapacity({ capacity: 1, accountShare: 1, backgroundShare: 1 });
  readonly #queries = new WorkUnderWay();
  readonly #never = new AbortController().signal;
  readonly #waiting = new Map<number, Waiting>();
  #thread: SupervisedThread<SearchRequest, SearchAnswer> | undefined;
  #number = 0;

  find(accountId: string, path: string, query: MemoryQuery): Promise<Matches> {
    return this.#queries.add(this.#findInTurns(accountId, path, query));
  }

  /** In one turn. */
  list(accountId: string, path: string, query: UnitsQuery): Promise<UnitsPage> {
    const list = () => this.#ask<UnitsPage>({ kind: 'list', path, query });
    return this.#queries.add(this.#turns.use({ accountId, weight: 1 }, this.#never, list));
  }

  /** The file is gone, or another one has its name. */
  forget(path: string): void {
    this.#thread?.post({ kind: 'forget', path });
  }

  /** Queries under way are answered. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#queries[Symbol.asyncDispose]();
    await this.#thread?.close({ kind: 'close' });
  }

  async #findInTurns(accountId: string, path: string, query: MemoryQuery): Promise<Matches> {
    const { segments, urgency } = query;
    const matches: (MemoryMatch | undefined)[] = [];
    for (let start = 0; start < segments.length; start += segmentsOfTurn) {
      const part = { ...query, segments: segments.slice(start, start + segmentsOfTurn) };
      const search = () => this.#ask<Matches>({ kind: 'find', path, query: part });
      matches.push(...(await this.#turns.use({ accountId, urgency, weight: 1 }, this.#never, search)));
    }
    return matches;
  }

  #ask<Found extends Matches | UnitsPage>(question: SearchQuestion): Promise<Found> {
    return new Promise((resolve, reject) => {
      const number = ++this.#number;
      this.#thread ??= this.#start();
      const waiting = { resolve: (found: Matches | UnitsPage) => resolve(found as Found), reject };
      this.#waiting.set(number, { ...waiting, release: this.#thread.hold() });
      this.#thread.post({ ...question, number });
    });
  }

  #start(): SupervisedThread<SearchRequest, SearchAnswer> {
    return new SupervisedThread<SearchRequest, SearchAnswer>(
      { module: new URL('./search-thread-main.ts', import.meta.url), name: 'translation memory search' },
      {
        onAnswer: (answer) => {
          const waiting = this.#waiting.get(answer.number);
          this.#waiting.delete(answer.number);
          waiting?.release();
          if ('found' in answer) waiting?.resolve(answer.found);
          else waiting?.reject(new Error(`A translation memory could not be searched: ${answer.error}`));
        },
        onEnd: (cause) => {
          this.#thread = undefined;
          const end = new Error('The thread that searches translation memories ended unexpectedly.', { cause });
          for (const { reject } of this.#waiting.values()) reject(end);
          this.#waiting.clear();
        },
      },
    );
  }
}
