import { useSyncExternalStore } from 'react';

/** In front of all paths where a proxy serves the console below a path of its own. Empty, or without a slash at its end. */
export const base = document.documentElement.dataset.base ?? '';

const moved = new EventTarget();
/** What the window shows: the address has changed already when somebody goes back. */
let shown = location.href;
let question: string | undefined;

/** Asked before the page is left, as long as something on it is not saved; undefined: nothing is. */
export function askBeforeLeaving(text: string | undefined): void {
  question = text;
}

/** Whether nothing is unsaved, or the reader agrees to lose it. */
export function mayLeave(): boolean {
  if (question !== undefined && !confirm(question)) return false;
  question = undefined;
  return true;
}

export function navigate(path: string): void {
  if (!mayLeave()) return;
  history.pushState(null, '', pathWithBase(path));
  show();
}

window.addEventListener('popstate', () => {
  // A link within the page leaves nothing.
  if (location.pathname === new URL(shown).pathname || mayLeave()) show();
  else history.pushState(null, '', shown);
});

function show(): void {
  shown = location.href;
  moved.dispatchEvent(new Event('moved'));
}

/** Addresses of other sites stay as they are. */
export function pathWithBase(path: string): string {
  return path.startsWith('/') ? base + path : path;
}

/** Without the base; the component renders again when it changes. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, currentPath);
}

function subscribe(listener: () => void): () => void {
  moved.addEventListener('moved', listener);
  return () => moved.removeEventListener('moved', listener);
}

function currentPath(): string {
  return location.pathname.slice(base.length) || '/';
}
