import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { Problem } from '../../api/problem.ts';
import { type Reason, readReasons } from './reasons.ts';
import { splitText } from './split-text.ts';

export const styles = ['simple', 'business', 'academic', 'casual'] as const;
export const tones = ['enthusiastic', 'friendly', 'confident', 'diplomatic'] as const;
export type Style = (typeof styles)[number];
export type Tone = (typeof tones)[number];

export interface Wanted {
  readonly text: string;
  readonly change: 'correct' | 'rephrase';
  /** Undefined: detected. */
  readonly language: string | undefined;
  readonly style: Style | Tone | undefined;
}

export interface Improved {
  readonly text: string;
  /** With its variant, such as `en-GB`. */
  readonly language: string;
  /** Base language of the text. */
  readonly detected: string;
  readonly warnings: readonly string[];
  readonly engine: string | undefined;
  /** Why it is changed, in positions of the text that was asked. */
  readonly reasons: readonly Reason[];
}

/** The languages of the writing engines, with their styles and tones. */
export function useWritingLanguages() {
  return useQuery({
    queryKey: ['writing-languages'],
    queryFn: async ({ signal }) =>
      (await api.GET('/v3/languages', { params: { query: { resource: 'write' } }, signal })).data ?? [],
  });
}

export function pathOf(change: Wanted['change']): '/v2/write/correct' | '/v2/write/rephrase' {
  return change === 'correct' ? '/v2/write/correct' : '/v2/write/rephrase';
}

/** The fields of a request; also what "show as curl" shows. */
export function bodyOf({ text, change, language, style }: Wanted) {
  const writing_style = styles.find((one) => one === style);
  const tone = tones.find((one) => one === style);
  return {
    text: [text],
    show_changes: true,
    ...(language !== undefined && { target_lang: language }),
    ...(change === 'rephrase' && writing_style !== undefined && { writing_style }),
    ...(change === 'rephrase' && tone !== undefined && { tone }),
  };
}

/** What the server would write instead. A newer wish aborts the request of the one before. */
export function useImprovement(wanted: Wanted | undefined) {
  return useQuery<Improved, Problem>({
    queryKey: ['improvement', wanted],
    enabled: wanted !== undefined,
    retry: false,
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const pieces: Improved[] = [];
      // One after the other: a long text does not take the engines from others.
      let offset = 0;
      for (const text of splitText((wanted as Wanted).text)) {
        pieces.push(await improve({ ...(wanted as Wanted), text }, offset, signal));
        offset += text.length;
      }
      const [first] = pieces;
      return {
        text: pieces.map(({ text }) => text).join(''),
        language: first?.language ?? '',
        detected: first?.detected ?? '',
        warnings: [...new Set(pieces.flatMap(({ warnings }) => warnings))],
        reasons: pieces.flatMap(({ reasons }) => reasons),
        engine: [...new Set(pieces.flatMap(({ engine }) => engine ?? []))].join(' + ') || undefined,
      };
    },
  });
}

async function improve(wanted: Wanted, offset: number, signal: AbortSignal): Promise<Improved> {
  const { data, response } = await api.POST(pathOf(wanted.change), { body: bodyOf(wanted), signal });
  const [improvement] = data?.improvements ?? [];
  const listed = (name: string): string[] => response.headers.get(name)?.split(/,\s*/).filter(Boolean) ?? [];
  return {
    text: improvement?.text ?? wanted.text,
    language: improvement?.target_language ?? '',
    detected: improvement?.detected_source_language ?? '',
    warnings: listed('x-service-warnings'),
    reasons: readReasons(wanted.text, improvement?.changes ?? [], offset),
    engine: listed('x-service-engine').join(' + ') || undefined,
  };
}
