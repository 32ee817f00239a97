import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';

/** What is heard, what it is translated into, and what is spoken; empty where voice is not installed. */
export function useVoiceLanguages({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  return useQuery({
    enabled: isWanted,
    queryKey: ['voice-languages'],
    queryFn: async ({ signal }) => {
      const query = { resource: 'voice', include: ['external'] } as const;
      const { data = [] } = await api.GET('/v3/languages', {
        params: { query: { ...query, include: [...query.include] } },
        signal,
      });
      return {
        sources: data.filter(({ usable_as_source }) => usable_as_source).map(({ lang }) => lang),
        targets: data.filter(({ usable_as_target }) => usable_as_target).map(({ lang }) => lang),
        spoken: data.filter(({ features }) => 'translated_speech' in features).map(({ lang }) => lang),
        detected: data.filter(({ features }) => 'auto_detection' in features).map(({ lang }) => lang),
      };
    },
  });
}

export type VoiceLanguages = NonNullable<ReturnType<typeof useVoiceLanguages>['data']>;
