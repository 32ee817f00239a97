import { historyDatabase } from '../../../api/browser-history.ts';
import type { Translated, Wanted } from '../translation.ts';
import { continues, type HistoryEntry } from './history-entry.ts';

/** Older ones are deleted. */
const maximumEntries = 100;
const storeName = 'entries';

/** Adds a translation, or puts it in the place of the one that it continues or repeats. */
export async function recordTranslation(wanted: Wanted, translated: Translated, now = Date.now()): Promise<void> {
  await inStore('readwrite', async (store) => {
    const entries = (await answerTo(store.getAll())) as readonly HistoryEntry[];
    const newest = entries.at(-1);
    const isReplaced = (entry: HistoryEntry): boolean =>
      (entry === newest && continues(entry, wanted, now)) || JSON.stringify(entry.wanted) === JSON.stringify(wanted);
    const kept = entries.filter((entry) => !isReplaced(entry));
    const superfluous = kept.slice(0, Math.max(0, kept.length + 1 - maximumEntries));
    for (const { id } of [...entries.filter(isReplaced), ...superfluous]) store.delete(id);
    store.add({ time: now, wanted, translated });
  });
}

/** The newest first. */
export async function listTranslations(): Promise<readonly HistoryEntry[]> {
  const entries = await inStore('readonly', (store) => answerTo(store.getAll()));
  return (entries as readonly HistoryEntry[]).toReversed();
}

export async function removeTranslation(id: number): Promise<void> {
  await inStore('readwrite', async (store) => void store.delete(id));
}

export async function removeAllTranslations(): Promise<void> {
  await inStore('readwrite', async (store) => void store.clear());
}

/** Opened for each piece of work: a connection that stays would hold up the deletion by another tab. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(historyDatabase, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(storeName, { keyPath: 'id', autoIncrement: true });
  };
  const database = await answerTo(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const stored = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(storeName)), stored]);
    return result;
  } finally {
    database.close();
  }
}

function answerTo<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
