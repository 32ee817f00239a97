import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { paths } from '../../api/interface.generated.d.ts';

export type ServerMetrics = paths['/v1/console/metrics']['get']['responses'][200]['content']['application/json'];
export type Interval = ServerMetrics['intervals'][number];

export const ranges = ['hour', 'day', 'week', 'month'] as const;
export type Range = (typeof ranges)[number];

/** As often as the server writes a row. */
const refreshMilliseconds = 60_000;

export function useServerMetrics(range: Range) {
  return useQuery<ServerMetrics | null>({
    queryKey: ['metrics', range],
    staleTime: 0,
    // Whoever may not see it is not refused again and again.
    refetchInterval: ({ state }) => (state.error === null ? refreshMilliseconds : false),
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api.GET('/v1/console/metrics', { params: { query: { range } }, signal })).data ?? null,
  });
}
