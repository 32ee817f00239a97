import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../messages/messages.tsx';
import type { DocumentEntry } from '../document-entry.ts';

const QualityReport = lazy(async () => ({ default: (await import('./quality-report.tsx')).QualityReport }));

/** Loaded when somebody opens it. The report is there for a day, also after the download. */
export function QualitySection({ entry }: { readonly entry: DocumentEntry }) {
  const { format } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { evaluationJobId: jobId, source, target, phase } = entry;
  if (jobId === undefined || (phase !== 'done' && phase !== 'saved')) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{format('quality.title')}</summary>
      {isOpen && (
        <Suspense fallback={<p className="hint">{format('loading')}</p>}>
          <QualityReport jobId={jobId} source={source} target={target} />
        </Suspense>
      )}
    </details>
  );
}
