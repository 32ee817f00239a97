import { isAbort, Problem } from '../../api/problem.ts';
import { afterReload, type DocumentEntry, isHeldByPage, isOnServer, withStatus } from './document-entry.ts';
import { deleteDocument, downloadDocument, readStatus, uploadDocument } from './document-requests.ts';

const storageKey = 'documents';
const uploadsAtATime = 2;
const pauseMilliseconds = 1_000;

export interface News {
  readonly number: number;
  readonly kind: 'done' | 'error' | 'deleted';
  readonly entry: DocumentEntry;
}

export interface ListSnapshot {
  readonly entries: readonly DocumentEntry[];
  /** What happened last, one message a document. */
  readonly news: readonly News[];
  /** Why the list is not up to date; the work continues when the reason has gone. */
  readonly problem: Problem | undefined;
}

/** Whether the same request may succeed later. */
function isPassing({ code, status }: Problem): boolean {
  return code === 'network' || code === 'session_ended' || status === 429 || (status >= 500 && status !== 500);
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The documents of one tab. Works on while other pages of the console are shown:
 *
 *     add ─► waiting ─► uploading ─► queued ─► translating ─► done ─► saved
 *               └───────────┴──── error, with the reason ◄─────┘
 *
 * Ids and keys are in the session storage of the tab, so that a reload finds them again.
 */
export class DocumentList {
  readonly #owner: string;
  readonly #files = new Map<string, File>();
  readonly #uploads = new Map<string, AbortController>();
  readonly #results = new Map<string, { content: Blob; name: string | undefined }>();
  readonly #listeners = new Set<() => void>();
  #isFollowing = false;
  #snapshot: ListSnapshot;

  /** `owner`: whose documents they are. Those of another are forgotten. */
  constructor(owner: string) {
    this.#owner = owner;
    this.#snapshot = { entries: readStored(owner), news: [], problem: undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): ListSnapshot => this.#snapshot;

  add(added: readonly { readonly entry: DocumentEntry; readonly file: File }[]): void {
    for (const { entry, file } of added) this.#files.set(entry.key, file);
    this.#set({ entries: [...this.#snapshot.entries, ...added.map(({ entry }) => entry)] });
    this.resume();
  }

  /** Starts what waits: after a reload, and after a new sign-in. */
  resume(): void {
    this.#startUploads();
    void this.#follow();
  }

  /** Ends the translation, and deletes the document on the server. */
  async remove(key: string): Promise<void> {
    const entry = this.#find(key);
    if (entry === undefined) return;
    this.#uploads.get(key)?.abort();
    if (entry.handle !== undefined && (isOnServer(entry) || entry.phase === 'done'))
      try {
        await deleteDocument(entry.handle);
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 404) throw error;
      }
    this.#files.delete(key);
    this.#results.delete(key);
    const wasWork = isOnServer(entry) || isHeldByPage(entry) || entry.phase === 'done';
    this.#set({ entries: this.#snapshot.entries.filter((other) => other.key !== key) });
    if (wasWork) this.#announce('deleted', entry);
  }

  /** The result; again from memory, since the server gives it once. */
  async result(key: string): Promise<{ content: Blob; name: string | undefined } | undefined> {
    const known = this.#results.get(key);
    const { handle } = this.#find(key) ?? {};
    if (known !== undefined || handle === undefined) return known;
    try {
      const result = await downloadDocument(handle);
      this.#results.set(key, result);
      this.#change(key, { phase: 'saved' });
      return result;
    } catch (error) {
      if (error instanceof Problem && error.status === 404) this.#change(key, { phase: 'gone' });
      throw error;
    }
  }

  /** What was downloaded, as long as the page has it. */
  downloaded(key: string): { content: Blob; name: string | undefined } | undefined {
    return this.#results.get(key);
  }

  /** What was uploaded, as long as the page has it. */
  original(key: string): File | undefined {
    return this.#files.get(key);
  }

  #startUploads(): void {
    const waiting = this.#snapshot.entries.filter(({ phase, key }) => phase === 'waiting' && !this.#uploads.has(key));
    for (const { key } of waiting.slice(0, uploadsAtATime - this.#uploads.size)) void this.#upload(key);
  }

  async #upload(key: string): Promise<void> {
    const [entry, file] = [this.#find(key), this.#files.get(key)];
    if (entry === undefined || file === undefined) return;
    const controller = new AbortController();
    this.#uploads.set(key, controller);
    this.#change(key, { phase: 'uploading' });
    let isPaused = false;
    try {
      const handle = await uploadDocument(entry, file, controller.signal);
      if (handle === undefined) return;
      // Cancelled in the moment in which the answer came.
      if (controller.signal.aborted) return void (await deleteDocument(handle));
      this.#set({ problem: undefined });
      this.#change(key, { phase: 'queued', handle });
      void this.#follow();
    } catch (error) {
      if (isAbort(error) || controller.signal.aborted) return;
      const problem = error instanceof Problem ? error : Problem.ofNetwork(error);
      isPaused = isPassing(problem);
      if (isPaused) await this.#waitAfter(key, problem);
      else this.#fail(key, problem);
    } finally {
      this.#uploads.delete(key);
      if (!isPaused || this.#snapshot.problem?.code !== 'session_ended') this.#startUploads();
    }
  }

  async #waitAfter(key: string, problem: Problem): Promise<void> {
    this.#change(key, { phase: 'waiting' });
    this.#set({ problem });
    if (problem.code !== 'session_ended') await pause((problem.retryAfter ?? 5) * 1000);
  }

  #fail(key: string, { message, detail, traceId }: Problem): void {
    this.#files.delete(key);
    this.#change(key, { phase: 'error', reason: detail === undefined ? message : `${message} ${detail}`, traceId });
  }

  /** Asks for the status of each document, one after the other, as long as there is one. */
  async #follow(): Promise<void> {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    try {
      for (;;) {
        const open = this.#snapshot.entries.filter(isOnServer);
        if (open.length === 0) return;
        let wait = pauseMilliseconds;
        for (const { key } of open) {
          const problem = await this.#readStatus(key);
          if (problem === undefined) continue;
          this.#set({ problem });
          if (problem.code === 'session_ended') return;
          wait = (problem.retryAfter ?? 5) * 1000;
          break;
        }
        await pause(wait);
      }
    } finally {
      this.#isFollowing = false;
    }
  }

  /** The problem because of which the others need not be asked. */
  async #readStatus(key: string): Promise<Problem | undefined> {
    const entry = this.#find(key);
    if (entry?.handle === undefined) return undefined;
    try {
      const status = await readStatus(entry.handle);
      const current = this.#find(key);
      if (status !== undefined && current !== undefined) this.#change(key, withStatus(current, status, Date.now()));
      if (this.#snapshot.problem !== undefined) this.#set({ problem: undefined });
      return undefined;
    } catch (error) {
      const problem = error instanceof Problem ? error : Problem.ofNetwork(error);
      if (isPassing(problem)) return problem;
      if (problem.status === 404) this.#change(key, { phase: 'gone' });
      else this.#fail(key, problem);
      return undefined;
    }
  }

  #find(key: string): DocumentEntry | undefined {
    return this.#snapshot.entries.find((entry) => entry.key === key);
  }

  #change(key: string, changed: Partial<DocumentEntry>): void {
    const before = this.#find(key);
    if (before === undefined) return;
    const entry = { ...before, ...changed };
    this.#set({ entries: this.#snapshot.entries.map((other) => (other.key === key ? entry : other)) });
    if (entry.phase === before.phase) return;
    if (entry.phase === 'done' || entry.phase === 'error') this.#announce(entry.phase, entry);
  }

  #announce(kind: News['kind'], entry: DocumentEntry): void {
    const { news } = this.#snapshot;
    this.#set({ news: [...news.slice(-3), { number: (news.at(-1)?.number ?? 0) + 1, kind, entry }] });
  }

  #set(changed: Partial<ListSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changed };
    const { entries } = this.#snapshot;
    if (entries.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ owner: this.#owner, entries }));
    for (const listener of this.#listeners) listener();
  }
}

function readStored(owner: string): readonly DocumentEntry[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (stored?.owner === owner) return (stored.entries as readonly DocumentEntry[]).map(afterReload);
  } catch {
    // Written by another release.
  }
  sessionStorage.removeItem(storageKey);
  return [];
}
