import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { isAbort, type Problem } from '../../../api/problem.ts';
import { ProblemNotice } from '../../../design/problem-notice.tsx';
import { useCopy } from '../../../design/use-copy.ts';
import { Warnings } from '../../../design/warnings.tsx';
import { useMessages } from '../../../messages/messages.tsx';
import { translate } from '../translate-text.ts';
import type { Translated, Wanted } from '../translation.ts';
import { useAlternatives } from './use-alternatives.ts';

export interface Translations {
  readonly wanted: Wanted;
  /** As it is known now; undefined before it was detected. */
  readonly source: string | undefined;
  /** What the translation that is shown is from. */
  readonly engine: string | undefined;
  readonly plainOf: ((markup: string) => string) | undefined;
}

export function AlternativeList({ wanted, source, engine, plainOf }: Translations) {
  const { format } = useMessages();
  const { data, error } = useAlternatives(source, wanted.target);
  const others = data?.filter((each) => each !== engine);
  return (
    <>
      <p className="hint">{format(others?.length === 0 ? 'translate.noAlternatives' : 'translate.alternativesHint')}</p>
      {error !== null && <ProblemNotice error={error} />}
      <ul className="rows">
        {others?.map((each) => (
          <Alternative key={each} engine={each} wanted={wanted} plainOf={plainOf} />
        ))}
      </ul>
    </>
  );
}

interface AlternativeProps extends Pick<Translations, 'wanted' | 'plainOf'> {
  readonly engine: string;
}

/** Asked for anew when the text or a choice changes, since each translation is billed. */
function Alternative({ engine, wanted, plainOf }: AlternativeProps) {
  const { format } = useMessages();
  const [asked, setAsked] = useState<string>();
  const key = JSON.stringify(wanted);
  const { data, error, isFetching, refetch } = useQuery<Translated, Problem>({
    queryKey: ['alternative', engine, key],
    enabled: asked === key,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) => translate({ wanted, engine, signal }),
  });
  const text = data && (plainOf?.(data.text) ?? data.text);
  const { isCopied, copy } = useCopy(text ?? '');
  const ask = (): void => {
    if (!isFetching && asked === key) void refetch();
    setAsked(key);
  };
  const label = isFetching ? 'translate.busy' : isCopied ? 'translate.copied' : 'translate.copy';
  return (
    <li>
      <div>
        <strong>{engine}</strong>
        <p lang={wanted.target} dir="auto" role="status">
          {text}
        </p>
        {data && <Warnings codes={data.warnings} />}
        {error !== null && !isFetching && !isAbort(error) && <ProblemNotice error={error} />}
      </div>
      {/* One button, so that the focus stays on it. */}
      <Button
        className="secondary"
        {...(text === undefined && !isFetching && { 'aria-label': format('translate.askAlternative', { engine }) })}
        onPress={text === undefined ? ask : copy}
      >
        <span aria-live="polite">{format(text === undefined && !isFetching ? 'translate.show' : label)}</span>
      </Button>
    </li>
  );
}
