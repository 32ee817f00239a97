import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { Problem } from '../../api/problem.ts';
import { type StyleList, styleListsKey } from '../../api/style-lists.ts';
import type { ChosenRules } from './catalogue.ts';
import { SeenVersions } from './seen-versions.ts';

type Rules = StyleList['configured_rules'];

const about = (style_id: string) => ({ params: { path: { style_id } } });

/** Languages that a list may be for on this server. */
export function useStyleLanguages() {
  return useQuery({
    queryKey: ['style-languages'],
    queryFn: async ({ signal }) => {
      const query = { resource: 'style_rules' } as const;
      const { data } = await api.GET('/v3/languages', { params: { query }, signal });
      return data?.map(({ lang }) => lang) ?? [];
    },
  });
}

/** One change after the other, so that the last one is the one that counts. */
export function useStyleChange<Variables, Answer>(change: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation<Answer, Problem, Variables>({
    mutationFn: change,
    scope: { id: 'style-lists' },
    onSettled: () => client.invalidateQueries({ queryKey: styleListsKey }),
  });
}

export async function createList(wanted: { readonly name: string; readonly language: string }): Promise<string> {
  const { data } = await api.POST('/v3/style_rules', {
    body: { ...wanted, configured_rules: {}, custom_instructions: [] },
  });
  return data?.style_id ?? '';
}

const versions = new SeenVersions();

interface NewName {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

export const renameList = ({ id, name, version }: NewName) =>
  versions.change(id, version, (seen) =>
    api.PATCH('/v3/style_rules/{style_id}', { ...about(id), ...seen, body: { name } }),
  );

export const deleteList = (id: string) => api.DELETE('/v3/style_rules/{style_id}', about(id));

interface NewRules {
  readonly id: string;
  readonly rules: ChosenRules;
  readonly version: number;
}

export const putRules = ({ id, rules, version }: NewRules) =>
  versions.change(id, version, (seen) =>
    api.PUT('/v3/style_rules/{style_id}/configured_rules', { ...about(id), ...seen, body: rules as Rules }),
  );

export interface InstructionText {
  readonly label: string;
  readonly prompt: string;
}

export const addInstruction = ({ id, ...body }: InstructionText & { readonly id: string }) =>
  api.POST('/v3/style_rules/{style_id}/custom_instructions', { ...about(id), body });

interface ReplacedInstruction {
  readonly id: string;
  readonly version: number;
  readonly instruction: StyleList['custom_instructions'][number];
}

export const replaceInstruction = ({
  id,
  version,
  instruction: { id: instruction_id, ...body },
}: ReplacedInstruction) =>
  versions.change(id, version, (seen) =>
    api.PUT('/v3/style_rules/{style_id}/custom_instructions/{instruction_id}', {
      params: { path: { style_id: id, instruction_id } },
      ...seen,
      body,
    }),
  );

interface RemovedInstruction {
  readonly id: string;
  readonly instruction: string;
  readonly version: number;
}

export const removeInstruction = ({ id, instruction, version }: RemovedInstruction) =>
  versions.change(id, version, (seen) =>
    api.DELETE('/v3/style_rules/{style_id}/custom_instructions/{instruction_id}', {
      params: { path: { style_id: id, instruction_id: instruction } },
      ...seen,
    }),
  );
