import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import type { Problem } from '../../../api/problem.ts';

/** Engines that translate the pair by themselves, the best first; undefined before the languages are known. */
export function useAlternatives(source: string | undefined, target: string) {
  return useQuery<readonly string[], Problem>({
    queryKey: ['alternatives', source, target],
    enabled: source !== undefined,
    queryFn: async ({ signal }) => {
      const query = { source_lang: source ?? '', target_lang: target };
      return (await api.GET('/v1/console/pair', { params: { query }, signal })).data?.alternatives ?? [];
    },
  });
}
