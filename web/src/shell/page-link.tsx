import type { ReactNode } from 'react';
import { navigate, pathWithBase } from './location.ts';

/** A link to a page of the console: opened without a load, unless the reader asks for a new tab. */
export function PageLink({ to, isCurrent, children }: { to: string; isCurrent?: boolean; children: ReactNode }) {
  return (
    <a
      href={pathWithBase(to)}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
