import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { Problem } from '../../api/problem.ts';
import type { Translated, Wanted } from './translation.ts';

/** The fields of `POST /v2/translate`; also what "show as curl" shows. */
export function bodyOf({ text, isMarkup, source, target, formality, glossaryId, memoryId, styleId, context }: Wanted) {
  return {
    text: [text],
    ...(source !== undefined && { source_lang: source.toUpperCase() }),
    target_lang: target.toUpperCase(),
    ...(isMarkup && { tag_handling: 'html' as const }),
    ...(formality !== 'default' && { formality }),
    ...(glossaryId !== '' && { glossary_id: glossaryId }),
    ...(memoryId !== '' && { translation_memory_id: memoryId }),
    ...(styleId !== '' && { style_id: styleId }),
    ...(context.trim() !== '' && { context }),
  };
}

/** By which a translation is known to the page. */
export function translationKey(wanted: Wanted | undefined) {
  return ['translation', wanted] as const;
}

/** The translation of what is wanted. A newer wish aborts the request of the one before, and its answer stays until then. */
export function useTranslation(
  wanted: Wanted | undefined,
  onTranslated: (wanted: Wanted, translated: Translated) => void,
) {
  return useQuery<Translated, Problem>({
    queryKey: translationKey(wanted),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const asked = wanted as Wanted;
      const translated = await translate({ wanted: asked, signal });
      onTranslated(asked, translated);
      return translated;
    },
  });
}

interface Asked {
  readonly wanted: Wanted;
  /** That alone translates; default: the best that there is. */
  readonly engine?: string;
  readonly signal: AbortSignal;
}

export async function translate({ wanted, engine, signal }: Asked): Promise<Translated> {
  const body = { ...bodyOf(wanted), ...(engine !== undefined && { engine }) };
  const { data, response } = await api.POST('/v2/translate', { body, signal });
  const [translation] = data?.translations ?? [];
  const listed = (name: string): string[] => response.headers.get(name)?.split(/,\s*/).filter(Boolean) ?? [];
  return {
    text: translation?.text ?? '',
    source: (translation?.detected_source_language ?? '').toLowerCase(),
    warnings: listed('x-service-warnings'),
    engine: listed('x-service-engine').join(' + ') || undefined,
  };
}
