import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../messages/messages.tsx';
import { PageFailure } from '../../../shell/page-failure.tsx';
import type { Translations } from './alternative-list.tsx';

const AlternativeList = lazy(async () => ({ default: (await import('./alternative-list.tsx')).AlternativeList }));

/** What other engines make of the text. Loaded when somebody opens it, and so are the engines of the pair. */
export function AlternativesSection({ wanted, source, engine, plainOf }: Translations) {
  const { format } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="alternatives" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{format('translate.alternatives')}</summary>
      {isOpen && (
        <PageFailure>
          <Suspense fallback={<p className="hint">{format('loading')}</p>}>
            <AlternativeList {...{ wanted, source, engine, plainOf }} />
          </Suspense>
        </PageFailure>
      )}
    </details>
  );
}
