import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { covers, useSession } from '../../api/session.ts';
import { useMessages } from '../../messages/messages.tsx';
import { baseOf } from './language-pairs.ts';
import type { Wanted } from './translate-text.ts';

interface OptionsProps {
  readonly source: string | undefined;
  readonly target: string;
  readonly hasFormality: boolean;
  readonly formality: Wanted['formality'];
  readonly glossaryId: string | undefined;
  onFormality(formality: Wanted['formality']): void;
  onGlossary(id: string | undefined): void;
}

const formalities = ['default', 'prefer_more', 'prefer_less'] as const;

/** Formality where the target has it, and glossaries for the pair. */
export function Options(props: OptionsProps) {
  const { format } = useMessages();
  const { source, target, hasFormality, formality, glossaryId } = props;
  const glossaries = useGlossaries(source, target);
  return (
    <div className="options">
      {hasFormality && (
        <label>
          {format('translate.formality')}
          <select
            value={formality}
            onChange={({ target: { value } }) =>
              props.onFormality(formalities.find((one) => one === value) ?? 'default')
            }
          >
            {formalities.map((each) => (
              <option key={each} value={each}>
                {format(`translate.formality.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {glossaries.length > 0 && (
        <label>
          {format('translate.glossary')}
          <select value={glossaryId ?? ''} onChange={({ target: { value } }) => props.onGlossary(value || undefined)}>
            <option value="">{format('translate.noGlossary')}</option>
            {glossaries.map(({ glossary_id, name }) => (
              <option key={glossary_id} value={glossary_id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** Those with a dictionary for the pair. */
function useGlossaries(source: string | undefined, target: string) {
  const { data: session } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['glossaries'],
    enabled: covers(session, 'glossaries:read'),
    queryFn: async ({ signal }) => (await api.GET('/v3/glossaries', { signal })).data?.glossaries ?? [],
  });
  if (source === undefined) return [];
  return data.filter(({ dictionaries }) =>
    dictionaries.some(
      ({ source_lang, target_lang }) => source_lang === baseOf(source) && target_lang === baseOf(target),
    ),
  );
}
