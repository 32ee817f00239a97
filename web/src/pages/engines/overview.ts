import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { paths } from '../../api/interface.generated.d.ts';

export type Overview = paths['/v1/console/overview']['get']['responses'][200]['content']['application/json'];
export type Engine = Overview['engines'][number];

const refreshMilliseconds = 10_000;

/** Read again every ten seconds while the page is looked at. */
export function useOverview() {
  return useQuery<Overview | null>({
    queryKey: ['overview'],
    staleTime: 0,
    // Whoever may not see it is not refused again and again.
    refetchInterval: ({ state }) => (state.error === null ? refreshMilliseconds : false),
    retry: false,
    queryFn: async ({ signal }) => (await api.GET('/v1/console/overview', { signal })).data ?? null,
  });
}

/** What translates a pair, or the command that gets it. */
export function useRemedy(source: string, target: string) {
  return useQuery({
    queryKey: ['pair', source, target],
    enabled: source !== '' && target !== '' && source !== target,
    queryFn: async ({ signal }) => {
      const query = { source_lang: source, target_lang: target };
      return (await api.GET('/v1/console/pair', { params: { query }, signal })).data ?? null;
    },
  });
}
