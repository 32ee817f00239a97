import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { paths } from '../../api/interface.generated.d.ts';
import type { Problem } from '../../api/problem.ts';
import type { Role } from '../../api/session.ts';

type Answer = paths['/v2/admin/people']['get']['responses'][200]['content']['application/json'];
export type Person = Answer['people'][number];

const peopleKey = ['people'];

const nobody: Answer = { people: [], total_count: 0 };

/** Page by page. */
export function usePeople() {
  return useInfiniteQuery({
    queryKey: peopleKey,
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: page }) =>
      (await api.GET('/v2/admin/people', { signal, params: { query: { page } } })).data ?? nobody,
    getNextPageParam: (last, all) =>
      all.reduce((listed, { people }) => listed + people.length, 0) < last.total_count ? all.length : undefined,
  });
}

/** A change, after which the list is read again. */
export function usePeopleChange<Given, Result>(change: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation<Result, Problem, Given>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: peopleKey }),
  });
}

const at = (person_id: string) => ({ params: { path: { person_id } } });

/** The link, or where it was mailed. */
export type Invited = { readonly url: string } | { readonly mailedTo: string };

export async function invite(body: { name: string; email: string; role: Role }): Promise<Invited> {
  return toInvited((await api.POST('/v2/admin/people', { body })).data);
}

export async function inviteAgain(id: string): Promise<Invited> {
  return toInvited((await api.POST('/v2/admin/people/{person_id}/invitation', at(id))).data);
}

function toInvited(answer: { readonly email: string; readonly invitation_url: string | null } | undefined): Invited {
  const url = answer?.invitation_url ?? null;
  return url === null ? { mailedTo: answer?.email ?? '' } : { url };
}

interface PersonChange {
  readonly id: string;
  readonly role?: Role;
  readonly is_deactivated?: boolean;
  readonly characters?: number | null;
}

export function changePerson({ id, ...body }: PersonChange) {
  return api.PATCH('/v2/admin/people/{person_id}', { ...at(id), body });
}

export function signOutPerson(id: string) {
  return api.DELETE('/v2/admin/people/{person_id}/sessions', at(id));
}

export function deletePerson(id: string) {
  return api.DELETE('/v2/admin/people/{person_id}', at(id));
}

export async function exportPerson(id: string): Promise<Blob> {
  const { data } = await api.GET('/v2/admin/people/{person_id}/data', at(id));
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
