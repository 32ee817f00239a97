import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import type { paths } from './interface.generated.d.ts';
import type { Problem } from './problem.ts';
import { covers, useSession } from './session.ts';

export type StyleList = paths['/v3/style_rules/{style_id}']['get']['responses'][200]['content']['application/json'];

/** Under which the lists are kept; invalidate it after a change. */
export const styleListsKey = ['style-lists'];

const pageSize = 25;

/** All lists, with their rules; `data` is undefined while they are loaded, and where the session may not read them. */
export function useStyleLists() {
  const { data: session } = useSession();
  return useQuery<readonly StyleList[], Problem>({
    queryKey: styleListsKey,
    enabled: covers(session, 'style_rules:read'),
    queryFn: async ({ signal }) => {
      const all: StyleList[] = [];
      for (let page = 0; ; page += 1) {
        const query = { detailed: true, page, page_size: pageSize };
        const { data } = await api.GET('/v3/style_rules', { params: { query }, signal });
        all.push(...((data?.style_rules ?? []) as StyleList[]));
        if (data === undefined || data.style_rules.length < pageSize) return all;
      }
    },
  });
}
