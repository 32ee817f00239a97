import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { paths } from '../../api/interface.generated.d.ts';
import type { Problem } from '../../api/problem.ts';
import type { Role } from '../../api/session.ts';

type Answer = paths['/v2/admin/people']['get']['responses'][200]['content']['application/json'];
export type Person = Answer['people'][number];

const peopleKey = ['people'];

export function usePeople() {
  return useQuery({
    queryKey: peopleKey,
    queryFn: async ({ signal }) => (await api.GET('/v2/admin/people', { signal })).data?.people ?? [],
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

export async function invite(body: { name: string; email: string; role: Role }): Promise<string> {
  return (await api.POST('/v2/admin/people', { body })).data?.invitation_url ?? '';
}

export async function inviteAgain(id: string): Promise<string> {
  return (await api.POST('/v2/admin/people/{person_id}/invitation', at(id))).data?.invitation_url ?? '';
}

export function changePerson({ id, ...body }: { id: string; role?: Role; is_deactivated?: boolean }) {
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
