import { useQuery } from '@tanstack/react-query';
import { baseOf } from './base-of.ts';
import { api } from './client.ts';
import type { paths } from './interface.generated.d.ts';
import type { Problem } from './problem.ts';
import { covers, useSession } from './session.ts';

/** As the list has it. */
export type Memory =
  paths['/v3/translation_memories']['get']['responses'][200]['content']['application/json']['translation_memories'][number];

/** Under which the list is kept; invalidate it after a change. */
export const memoriesKey = ['memories'];

const pageSize = 25;

/** All of the account; `data` is undefined while they are loaded, and where the session may not read them. */
export function useMemoryList() {
  const { data: session } = useSession();
  return useQuery<readonly Memory[], Problem>({
    queryKey: memoriesKey,
    enabled: covers(session, 'translation_memories:read'),
    queryFn: async ({ signal }) => {
      const all: Memory[] = [];
      for (let page = 0; ; page += 1) {
        const query = { page, page_size: pageSize };
        const { data } = await api.GET('/v3/translation_memories', { params: { query }, signal });
        all.push(...(data?.translation_memories ?? []));
        if (data === undefined || data.translation_memories.length < pageSize) return all;
      }
    },
  });
}

/** Whether it may have translations of such texts. */
export function servesPair(
  { source_language, target_languages }: Pick<Memory, 'source_language' | 'target_languages'>,
  { source, target }: { readonly source: string; readonly target: string },
): boolean {
  return baseOf(source_language) === baseOf(source) && target_languages.some((code) => baseOf(code) === baseOf(target));
}
