import { useSyncExternalStore } from 'react';

/** In front of all paths where a proxy serves the console below a path of its own. Empty, or without a slash at its end. */
export const base = document.documentElement.dataset.base ?? '';

const moved = new EventTarget();

export function navigate(path: string): void {
  history.pushState(null, '', pathWithBase(path));
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
  window.addEventListener('popstate', listener);
  return () => {
    moved.removeEventListener('moved', listener);
    window.removeEventListener('popstate', listener);
  };
}

function currentPath(): string {
  return location.pathname.slice(base.length) || '/';
}
