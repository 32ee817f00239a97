import { useQuery } from '@tanstack/react-query';
import { baseOf } from './base-of.ts';
import { api } from './client.ts';
import { mayUseVoice, useSession } from './session.ts';

export interface SpokenLanguages {
  readonly codes: ReadonlySet<string>;
  /** Of one text. */
  readonly mostCharacters: number;
}

/** What the server reads aloud for whoever is signed in; undefined until that is known, and where they may not use voice. */
export function useSpokenLanguages(): SpokenLanguages | undefined {
  const { data: session } = useSession();
  const { data } = useQuery({
    queryKey: ['spoken-languages'],
    enabled: mayUseVoice(session),
    retry: false,
    queryFn: async ({ signal }) => {
      const { data: answer } = await api.GET('/v1/voice/speech/languages', { signal });
      return {
        codes: new Set(answer?.languages.map(({ lang }) => lang)),
        mostCharacters: answer?.most_characters ?? 0,
      };
    },
  });
  return data;
}

export function isSpoken({ codes }: SpokenLanguages, language: string): boolean {
  return codes.has(language) || codes.has(baseOf(language));
}
