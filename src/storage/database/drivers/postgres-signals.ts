import pg from 'pg';
import type { Clock } from '../../../contracts/clock.ts';
import type { NodeSession } from '../../../contracts/stores/nodes.ts';
import type { StoreSignals } from '../../../contracts/stores/store-signals.ts';
import type { Signal } from '../database.ts';
import { connectionSettings } from './postgres-pool.ts';
import { answerMilliseconds } from './postgres-silence.ts';

/** One for all signals of a database, each as JSON. They name a kind of job or the id of a document, which is no secret. */
export const signalChannel = 'dragoman';

const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 5_000;
/** A connection whose other end is gone without a word is found out by a question now and then. */
const questionMilliseconds = 10_000;
const question: pg.QueryConfig & { readonly query_timeout: number } = {
  text: 'select 1',
  query_timeout: answerMilliseconds,
};

/** By which the database finds out within 5 s that the other end is gone. A process that is held up answers: its kernel does. */
const lossSettings = [
  'set tcp_keepalives_idle = 1',
  'set tcp_keepalives_interval = 1',
  'set tcp_keepalives_count = 4',
  'set tcp_user_timeout = 5000',
];

/** The number of the lock that the session of a node holds, for a parameter or a column with its id. */
export const nodeLockNumber = (id: string): string => `hashtextextended('dragoman node ' || ${id}, 0)`;

type Listener = (id?: string) => void;
type Listeners = Map<string, Set<Listener>>;

/**
 * Listens on a connection of its own, which holds a lock as long as the process lives:
 *
 *     connecting ── connected ──▶ every listener is called ──▶ listening ── signal ──▶ its listeners are called
 *         ▲                                                        │
 *         └────────────── a growing pause ◀── connection lost ─────┘
 */
export class PostgresSignals implements StoreSignals, NodeSession, AsyncDisposable {
  readonly #url: string;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #listeners: Listeners = new Map();
  #client: pg.Client | undefined;
  #cancel: () => void = () => {};
  #pause = firstPauseMilliseconds;
  #nodeId: string | undefined;
  #isHeld = false;
  #losses = 0;
  #isListening = false;
  #closed = false;

  constructor(url: string, clock: Pick<Clock, 'after'>) {
    this.#url = url;
    this.#clock = clock;
  }

  /** Resolves when it listens, or has failed to once and goes on trying. */
  async open(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client(connectionSettings(this.#url));
    this.#client = client;
    // Without a listener an error would end the process; `end` follows each.
    client.on('error', () => {});
    client.once('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${signalChannel}`);
      await this.#hold(client);
    } catch {
      await client.end().catch(() => {});
      this.#lost(client);
      return;
    }
    this.#pause = firstPauseMilliseconds;
    this.#isListening = this.#client === client;
    this.#askLater(client);
    for (const name of this.#listeners.keys()) this.#call(name);
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  get losses(): number {
    return this.#losses;
  }

  async hold(nodeId: string): Promise<void> {
    this.#nodeId = nodeId;
    const client = this.#client;
    // A session that is lost meanwhile holds it when it is there again.
    if (client !== undefined) await this.#hold(client).catch(() => {});
  }

  onJobs(kind: string, listener: () => void): Disposable {
    return this.#add(`jobs ${kind}`, listener);
  }

  onKeys(listener: () => void): Disposable {
    return this.#add('keys', listener);
  }

  onDocumentEnds(listener: (id: string | undefined) => void): Disposable {
    return this.#add('document ends', listener);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#client?.end().catch(() => {});
  }

  async #hold(client: pg.Client): Promise<void> {
    if (this.#nodeId === undefined) return;
    // Else the session of a machine that is gone would end after hours.
    for (const setting of lossSettings) await client.query(setting).catch(() => {});
    // Shared, so that a session of before whose end the database has not noticed does no harm.
    await client.query(`select pg_advisory_lock_shared(${nodeLockNumber('$1')})`, [this.#nodeId]);
    this.#isHeld = this.#client === client;
  }

  #add(name: string, listener: Listener): Disposable {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return { [Symbol.dispose]: () => listeners.delete(listener) };
  }

  #hear(payload: string | undefined): void {
    const signal: Signal = JSON.parse(payload ?? '""');
    if (typeof signal === 'string') this.#call(signal);
    else if ('jobs' in signal) this.#call(`jobs ${signal.jobs}`);
    else this.#call('document ends', signal.documentEnd);
  }

  #call(name: string, id?: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(id);
  }

  #askLater(client: pg.Client): void {
    this.#cancel = this.#clock.after(questionMilliseconds, async () => {
      try {
        await client.query(question);
        if (this.#client === client && !this.#closed) this.#askLater(client);
      } catch {
        await client.end().catch(() => {});
        this.#lost(client);
      }
    });
  }

  /** Once for each client, whichever way it was lost. */
  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    this.#isListening = false;
    if (this.#isHeld) this.#losses += 1;
    this.#isHeld = false;
    this.#cancel();
    this.#cancel = this.#clock.after(this.#pause, () => void this.open());
    this.#pause = Math.min(2 * this.#pause, longestPauseMilliseconds);
  }
}
