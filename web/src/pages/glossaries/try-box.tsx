import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAbort, type Problem } from '../../api/problem.ts';
import { covers, useSession } from '../../api/session.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useDelayed } from '../../design/use-delayed.ts';
import { Warnings } from '../../design/warnings.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { type Pair, translateWith } from './glossary-requests.ts';

const pauseMilliseconds = 500;

/** A sentence, and its translation with the saved entries. */
export function TryBox({ id, pair }: { readonly id: string; readonly pair: Pair }) {
  const { format } = useMessages();
  const { data: session } = useSession();
  const [text, setText] = useState('');
  const asked = useDelayed(text, pauseMilliseconds).trim();
  const result = useQuery<Awaited<ReturnType<typeof translateWith>>, Problem>({
    queryKey: ['glossary-try', id, pair, asked],
    enabled: asked !== '',
    retry: false,
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) => translateWith(id, pair, asked, signal),
  });
  if (!covers(session, 'translate:text')) return null;
  return (
    <aside className="try" aria-label={format('glossaries.try')}>
      <h3>{format('glossaries.try')}</h3>
      <textarea
        lang={pair.source}
        dir="auto"
        rows={3}
        maxLength={1000}
        aria-label={format('glossaries.tryText')}
        placeholder={format('glossaries.tryPlaceholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="tried" lang={pair.target} dir="auto" role="status">
        {asked === '' ? '' : result.data?.text}
      </p>
      {result.error !== null && !isAbort(result.error) && <ProblemNotice error={result.error} />}
      <Warnings codes={asked === '' ? [] : (result.data?.warnings ?? [])} />
      <p className="hint">{format('glossaries.tryHint')}</p>
    </aside>
  );
}
