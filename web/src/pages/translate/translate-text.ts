import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { Problem } from '../../api/problem.ts';

/** How to translate; empty where nothing is chosen. */
export interface Chosen {
  readonly formality: 'default' | 'prefer_more' | 'prefer_less';
  readonly glossaryId: string;
  readonly memoryId: string;
  readonly styleId: string;
  /** Neither translated nor billed. */
  readonly context: string;
}

export const nothingChosen: Chosen = { formality: 'default', glossaryId: '', memoryId: '', styleId: '', context: '' };

export interface Wanted extends Chosen {
  readonly text: string;
  /** Undefined: detected. */
  readonly source: string | undefined;
  readonly target: string;
}

export interface Translated {
  readonly text: string;
  /** Lower-case base language. */
  readonly source: string;
  readonly warnings: readonly string[];
  readonly engine: string | undefined;
}

/** The fields of `POST /v2/translate`; also what "show as curl" shows. */
export function bodyOf({ text, source, target, formality, glossaryId, memoryId, styleId, context }: Wanted) {
  return {
    text: [text],
    ...(source !== undefined && { source_lang: source.toUpperCase() }),
    target_lang: target.toUpperCase(),
    ...(formality !== 'default' && { formality }),
    ...(glossaryId !== '' && { glossary_id: glossaryId }),
    ...(memoryId !== '' && { translation_memory_id: memoryId }),
    ...(styleId !== '' && { style_id: styleId }),
    ...(context.trim() !== '' && { context }),
  };
}

/** The translation of what is wanted. A newer wish aborts the request of the one before, and its answer stays until then. */
export function useTranslation(wanted: Wanted | undefined) {
  return useQuery<Translated, Problem>({
    queryKey: ['translation', wanted],
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const { data, response } = await api.POST('/v2/translate', { body: bodyOf(wanted as Wanted), signal });
      const [translation] = data?.translations ?? [];
      const listed = (name: string): string[] => response.headers.get(name)?.split(/,\s*/).filter(Boolean) ?? [];
      return {
        text: translation?.text ?? '',
        source: (translation?.detected_source_language ?? '').toLowerCase(),
        warnings: listed('x-service-warnings'),
        engine: listed('x-service-engine').join(' + ') || undefined,
      };
    },
  });
}
