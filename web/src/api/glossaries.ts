import { useQuery } from '@tanstack/react-query';
import { baseOf } from './base-of.ts';
import { api } from './client.ts';
import type { paths } from './interface.generated.d.ts';
import { covers, useSession } from './session.ts';

export type Glossary =
  paths['/v3/glossaries']['get']['responses'][200]['content']['application/json']['glossaries'][number];

/** Under which the list is kept; invalidate it after a change. */
export const glossariesKey = ['glossaries'];

/** All of the account, without entries; `data` is undefined while they are loaded, and where the session may not read them. */
export function useGlossaryList() {
  const { data: session } = useSession();
  return useQuery({
    queryKey: glossariesKey,
    enabled: covers(session, 'glossaries:read'),
    queryFn: async ({ signal }) => (await api.GET('/v3/glossaries', { signal })).data?.glossaries ?? [],
  });
}

/** Without a source, the server cannot take a glossary. */
export function hasPair(
  { dictionaries }: Pick<Glossary, 'dictionaries'>,
  { source, target }: { readonly source: string; readonly target: string },
): boolean {
  return dictionaries.some(
    ({ source_lang, target_lang }) => source_lang === baseOf(source) && target_lang === baseOf(target),
  );
}
