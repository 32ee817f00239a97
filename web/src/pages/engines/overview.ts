import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../api/client.ts';
import type { paths } from '../../api/interface.generated.d.ts';
import { languagePairsKey } from '../../api/language-pairs.ts';
import type { Problem } from '../../api/problem.ts';

export type Overview = paths['/v1/console/overview']['get']['responses'][200]['content']['application/json'];
export type Engine = Overview['engines'][number];

const refreshMilliseconds = 10_000;
/** While a model or packages are on their way, so that their progress moves. */
const pullingMilliseconds = 1_000;
const overviewKey = ['overview'];

/** Read again every ten seconds while the page is looked at. */
export function useOverview() {
  const client = useQueryClient();
  const overview = useQuery<Overview | null>({
    queryKey: overviewKey,
    staleTime: 0,
    // Whoever may not see it is not refused again and again.
    refetchInterval: ({ state: { error, data } }) => {
      if (error !== null) return false;
      const isPulling = data?.model_pulls.some(({ failure }) => failure === null) === true;
      const installation = data?.packages.run?.state;
      const isInstalling = installation === 'running' || installation === 'cancelling';
      return isPulling || isInstalling ? pullingMilliseconds : refreshMilliseconds;
    },
    retry: false,
    queryFn: async ({ signal }) => (await api.GET('/v1/console/overview', { signal })).data ?? null,
  });
  const served = overview.data?.engines.reduce((count, { pairs = [] }) => count + pairs.length, 0);
  const before = useRef(served);
  useEffect(() => {
    const isOther = before.current !== undefined && before.current !== served;
    before.current = served;
    // A model has arrived: other pairs can be translated.
    if (!isOther) return;
    void client.invalidateQueries({ queryKey: languagePairsKey });
    void client.invalidateQueries({ queryKey: ['pair'] });
  }, [served, client]);
  return overview;
}

/** Installs neural models in the background. */
export function usePull() {
  const client = useQueryClient();
  return useMutation<unknown, Problem, readonly string[]>({
    mutationFn: (models) => api.POST('/v1/console/models', { body: { models: [...models] } }),
    onSettled: () => client.invalidateQueries({ queryKey: overviewKey }),
  });
}

/** What was received is kept, and gone on with when the model is asked for again. */
export function useCancelPull() {
  const client = useQueryClient();
  return useMutation<unknown, Problem, string>({
    mutationFn: (direction) => api.DELETE('/v1/console/models/{direction}', { params: { path: { direction } } }),
    onSettled: () => client.invalidateQueries({ queryKey: overviewKey }),
  });
}

/** Has set-up install groups of Debian packages in the background. */
export function useInstallPackages() {
  const client = useQueryClient();
  return useMutation<unknown, Problem, readonly string[]>({
    mutationFn: (groups) => api.POST('/v1/console/packages', { body: { groups: [...groups] } }),
    onSettled: () => client.invalidateQueries({ queryKey: overviewKey }),
  });
}

/** What is being unpacked is finished first. */
export function useCancelPackages() {
  const client = useQueryClient();
  return useMutation<unknown, Problem>({
    mutationFn: () => api.DELETE('/v1/console/packages'),
    onSettled: () => client.invalidateQueries({ queryKey: overviewKey }),
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
