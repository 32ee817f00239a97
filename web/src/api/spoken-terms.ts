import { useQuery } from '@tanstack/react-query';
import { baseOf } from './base-of.ts';
import { api } from './client.ts';
import type { paths } from './interface.generated.d.ts';
import type { Problem } from './problem.ts';
import { covers, useSession } from './session.ts';

/** As the list has it: without terms. */
export type SpokenTerms =
  paths['/v3/spoken-terms']['get']['responses'][200]['content']['application/json']['spoken_terms'][number];

/** Under which the list is kept; invalidate it after a change. */
export const spokenTermsKey = ['spoken-terms'];

/** All of the account; `data` is undefined while they are loaded, and where the session may not read them. */
export function useSpokenTermsList() {
  const { data: session } = useSession();
  return useQuery<readonly SpokenTerms[], Problem>({
    queryKey: spokenTermsKey,
    enabled: covers(session, 'spoken_terms:read'),
    retry: false,
    queryFn: async ({ signal }) => (await api.GET('/v3/spoken-terms', { signal })).data?.spoken_terms ?? [],
  });
}

/** Whether it has terms for speech in the language. */
export function hasTermsOf({ term_lists }: Pick<SpokenTerms, 'term_lists'>, language: string): boolean {
  return term_lists.some(({ lang, entry_count }) => entry_count > 0 && baseOf(lang) === baseOf(language));
}
