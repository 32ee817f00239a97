import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { paths } from '../../api/interface.generated.d.ts';
import type { Problem } from '../../api/problem.ts';
import { utcDay } from '../../api/utc-day.ts';
import type { Limits } from './limits.ts';

export type DeveloperKey =
  paths['/v2/admin/developer-keys']['get']['responses'][200]['content']['application/json'][number];
type NewKey = NonNullable<paths['/v2/admin/developer-keys']['post']['requestBody']>['content']['application/json'];
export type Scope = NonNullable<NewKey['scopes']>[number];

/** What a key may be limited to, in the order of the pages. */
export const scopes = [
  'translate:text',
  'translate:document',
  'write:improve',
  'glossaries:read',
  'glossaries:write',
  'style_rules:read',
  'style_rules:write',
  'translation_memories:read',
  'translation_memories:write',
  'spoken_terms:read',
  'spoken_terms:write',
  'languages:read',
  'usage:read',
  'quality:evaluate',
  'agent:run',
] as const satisfies readonly Scope[];

const keysKey = ['developer-keys'];

export function useKeys() {
  return useQuery({
    queryKey: keysKey,
    queryFn: async ({ signal }) => (await api.GET('/v2/admin/developer-keys', { signal })).data ?? [],
  });
}

/** What each key has used since the present period began; nothing where the session may not read when that was. */
export function useUsageOfPeriod() {
  return useQuery({
    queryKey: ['developer-keys', 'usage'],
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/v2/usage', { signal });
      if (data?.start_time === undefined) return new Map<string, { characters: number; milliseconds: number }>();
      const query = {
        start_date: data.start_time.slice(0, 10),
        end_date: utcDay(new Date()),
        group_by: 'key' as const,
      };
      const report = await api.GET('/v2/admin/analytics', { params: { query }, signal });
      return new Map(
        report.data?.usage_report.key_usages?.map(({ key_id, usage }) => [
          key_id,
          { characters: usage.total_characters, milliseconds: usage.speech_to_text_milliseconds },
        ]),
      );
    },
  });
}

/** A change, after which the list is read again. */
export function useKeyChange<Given, Result>(change: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation<Result, Problem, Given>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: keysKey }),
  });
}

/** Resolves to the secret, which no later answer has. */
export async function createKey(body: NewKey): Promise<string> {
  return (await api.POST('/v2/admin/developer-keys', { body })).data?.api_key ?? '';
}

export async function rotateKey(body: { key_id: string; overlap_seconds: number }): Promise<string> {
  return (await api.PUT('/v2/admin/developer-keys/rotate', { body })).data?.api_key ?? '';
}

export function renameKey(body: { key_id: string; label: string }) {
  return api.PUT('/v2/admin/developer-keys/label', { body });
}

export function limitKey(body: Limits & { key_id: string }) {
  return api.PUT('/v2/admin/developer-keys/limits', { body });
}

export function setExpiry(body: { key_id: string; expiration_time: string | null }) {
  return api.PUT('/v2/admin/developer-keys/expiration', { body });
}

export function deactivateKey(key_id: string) {
  return api.PUT('/v2/admin/developer-keys/deactivate', { body: { key_id } });
}
