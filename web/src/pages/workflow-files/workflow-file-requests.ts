import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { Problem } from '../../api/problem.ts';

/** As the page of workflows reads them. */
const listKey = ['agent-workflows'];
const fileKey = (id: string) => ['workflow-file', id];
const at = (workflow_id: string) => ({ params: { path: { workflow_id } } });

/** The workflows of the account; those of the server have no version and no file. */
export function useOwnWorkflows() {
  return useQuery({
    queryKey: listKey,
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.GET('/v1/unstable/agent/workflows', { signal })).data?.workflows ?? [],
    select: (workflows) => workflows.filter(({ version }) => version !== undefined),
  });
}

async function read(id: string, signal: AbortSignal) {
  return (await api.GET('/v1/unstable/agent/workflows/{workflow_id}', { ...at(id), signal })).data;
}
export type WorkflowFile = NonNullable<Awaited<ReturnType<typeof read>>>;

export function useWorkflowFile(id: string) {
  return useQuery({ queryKey: fileKey(id), staleTime: 0, queryFn: ({ signal }) => read(id, signal) });
}

export function useSaveWorkflow() {
  const client = useQueryClient();
  return useMutation<WorkflowFile | undefined, Problem, { readonly id: string; readonly source: string }>({
    mutationFn: async ({ id, source }) =>
      (await api.PUT('/v1/unstable/agent/workflows/{workflow_id}', { ...at(id), body: { source } })).data,
    onSuccess: (saved) => {
      if (saved !== undefined) client.setQueryData(fileKey(saved.workflow_id), saved);
      return client.invalidateQueries({ queryKey: listKey });
    },
  });
}

export function useDeleteWorkflow() {
  const client = useQueryClient();
  return useMutation<unknown, Problem, string>({
    mutationFn: (id) => api.DELETE('/v1/unstable/agent/workflows/{workflow_id}', at(id)),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}
