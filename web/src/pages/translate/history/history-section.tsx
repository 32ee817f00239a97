import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../messages/messages.tsx';
import { PageFailure } from '../../../shell/page-failure.tsx';
import type { HistoryEntry } from './history-entry.ts';
import type { History } from './use-history.ts';

const HistoryList = lazy(async () => ({ default: (await import('./history-list.tsx')).HistoryList }));

interface HistorySectionProps {
  readonly history: History;
  onRestore(entry: HistoryEntry): void;
}

/** Loaded when somebody opens it. */
export function HistorySection({ history, onRestore }: HistorySectionProps) {
  const { format } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{format('history.title')}</summary>
      {isOpen && (
        <PageFailure>
          <Suspense fallback={<p className="hint">{format('loading')}</p>}>
            <HistoryList history={history} onRestore={onRestore} />
          </Suspense>
        </PageFailure>
      )}
    </details>
  );
}
