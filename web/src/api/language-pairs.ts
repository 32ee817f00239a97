import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import type { paths } from './interface.generated.d.ts';

export type LanguagePairs = paths['/v1/console/language-pairs']['get']['responses'][200]['content']['application/json'];

/** Under which the pairs are kept; invalidate it when engines get others. */
export const languagePairsKey = ['language-pairs'];

/** What can be translated into what, now. */
export function useLanguagePairs() {
  return useQuery({
    queryKey: languagePairsKey,
    queryFn: async ({ signal }) => (await api.GET('/v1/console/language-pairs', { signal })).data,
  });
}

/** Targets of a source; of an unknown source, all there are. */
export function targetsOf(pairs: LanguagePairs, source: string | undefined): readonly string[] {
  if (source !== undefined) return pairs.sources.find(({ lang }) => lang === source)?.targets ?? [];
  return [...new Set(pairs.sources.flatMap(({ targets }) => targets))];
}
