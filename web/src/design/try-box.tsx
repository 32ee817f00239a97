import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import type { paths } from '../api/interface.generated.d.ts';
import { isAbort, type Problem } from '../api/problem.ts';
import { covers, useSession } from '../api/session.ts';
import { useMessages } from '../messages/messages.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useDelayed } from './use-delayed.ts';
import { Warnings } from './warnings.tsx';
import './try-box.css';

const pauseMilliseconds = 500;

type Body = paths['/v2/translate']['post']['requestBody']['content']['application/json'];

interface TryBoxProps {
  /** Undefined: detected. */
  readonly source?: string;
  readonly target: string;
  /** What is tried. */
  readonly using: Pick<Body, 'glossary_id' | 'style_id' | 'translation_memory_id'>;
  /** Changes with what is tried, so that it is tried again. */
  readonly version?: number;
  readonly placeholder: string;
}

/** A sentence, and its translation with what was saved. */
export function TryBox({ source, target, using, version, placeholder }: TryBoxProps) {
  const { format } = useMessages();
  const { data: session } = useSession();
  const [text, setText] = useState('');
  const asked = useDelayed(text, pauseMilliseconds).trim();
  const result = useQuery<{ readonly text: string; readonly warnings: readonly string[] }, Problem>({
    queryKey: ['try', source, target, using, version, asked],
    enabled: asked !== '',
    retry: false,
    gcTime: 0,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const body = {
        text: [asked],
        ...(source !== undefined && { source_lang: source.toUpperCase() }),
        target_lang: target.toUpperCase(),
        ...using,
      };
      const { data, response } = await api.POST('/v2/translate', { body, signal });
      const warnings = response.headers.get('x-service-warnings')?.split(/,\s*/).filter(Boolean) ?? [];
      return { text: data?.translations[0]?.text ?? '', warnings };
    },
  });
  if (!covers(session, 'translate:text')) return null;
  return (
    <aside className="try" aria-label={format('try.title')}>
      <h3>{format('try.title')}</h3>
      <textarea
        {...(source !== undefined && { lang: source })}
        dir="auto"
        rows={3}
        maxLength={1000}
        aria-label={format('try.text')}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="tried" lang={target} dir="auto" role="status">
        {asked === '' ? '' : result.data?.text}
      </p>
      {result.error !== null && !isAbort(result.error) && <ProblemNotice error={result.error} />}
      <Warnings codes={asked === '' ? [] : (result.data?.warnings ?? [])} />
      <p className="hint">{format('try.hint')}</p>
    </aside>
  );
}
