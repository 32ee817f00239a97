import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { Problem } from '../../api/problem.ts';
import { type StyleList, styleListsKey } from '../../api/style-lists.ts';
import type { ChosenRules } from './catalogue.ts';

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

/** Of the list that was seen: where somebody else has changed it meanwhile, the server refuses. */
const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

interface NewName {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

export const renameList = ({ id, name, version }: NewName) =>
  api.PATCH('/v3/style_rules/{style_id}', { ...about(id), ...seen(version), body: { name } });

export const deleteList = (id: string) => api.DELETE('/v3/style_rules/{style_id}', about(id));

/** `version` is the one that the rules were chosen on; afterwards it is that of the answer. */
export async function putRules({
  id,
  rules,
  version,
}: {
  readonly id: string;
  readonly rules: ChosenRules;
  readonly version: { current: number };
}): Promise<void> {
  const { data } = await api.PUT('/v3/style_rules/{style_id}/configured_rules', {
    ...about(id),
    ...seen(version.current),
    body: rules as Rules,
  });
  if (data !== undefined) version.current = data.version;
}

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
  api.PUT('/v3/style_rules/{style_id}/custom_instructions/{instruction_id}', {
    params: { path: { style_id: id, instruction_id } },
    ...seen(version),
    body,
  });

interface RemovedInstruction {
  readonly id: string;
  readonly instruction: string;
  readonly version: number;
}

export const removeInstruction = ({ id, instruction, version }: RemovedInstruction) =>
  api.DELETE('/v3/style_rules/{style_id}/custom_instructions/{instruction_id}', {
    params: { path: { style_id: id, instruction_id: instruction } },
    ...seen(version),
  });
