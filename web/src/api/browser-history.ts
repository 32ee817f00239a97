/** Whoever wants a history of translations in this browser: at most one person, until they sign out. */
const storageName = 'history';

/** Of IndexedDB, since texts are too large for the local storage. */
export const historyDatabase = 'dragoman-history';

export function keepsHistory(owner: string): boolean {
  return localStorage.getItem(storageName) === owner;
}

export function keepHistory(owner: string): void {
  localStorage.setItem(storageName, owner);
}

/** What somebody else has left here, whose session ended without a sign-out. */
export async function forgetHistoryOfOthers(owner: string): Promise<void> {
  if (localStorage.getItem(storageName) !== null && !keepsHistory(owner)) await forgetHistory();
}

/** Nothing is kept from now on, and what was kept is deleted. */
export async function forgetHistory(): Promise<void> {
  localStorage.removeItem(storageName);
  await new Promise<void>((resolve) => {
    try {
      const deletion = indexedDB.deleteDatabase(historyDatabase);
      // Another tab may be reading: the deletion follows at once.
      for (const name of ['success', 'error', 'blocked']) deletion.addEventListener(name, () => resolve());
    } catch {
      // The browser keeps nothing here.
      resolve();
    }
  });
}
