import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { paths } from '../../api/interface.generated.d.ts';
import { Problem } from '../../api/problem.ts';
import { withoutEmpty } from './schema.ts';

type Lists = paths['/v1/unstable/agent/workflows']['get']['responses'][200]['content']['application/json'];
export type Workflow = Lists['workflows'][number];
export type Task = NonNullable<Awaited<ReturnType<typeof readTask>>>;

const tasksKey = ['agent-tasks'];
const taskKey = (id: string) => ['agent-task', id];
const at = (task_id: string) => ({ params: { path: { task_id } } });

/** Addresses of results work for five minutes. */
const refreshMilliseconds = 240_000;

export function useWorkflows() {
  return useQuery({
    queryKey: ['agent-workflows'],
    queryFn: async ({ signal }) => (await api.GET('/v1/unstable/agent/workflows', { signal })).data?.workflows ?? [],
  });
}

/** Those in progress, and those that ended within a day. */
export function useTasks() {
  return useQuery({
    queryKey: tasksKey,
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.GET('/v1/unstable/agent/tasks', { signal })).data?.tasks ?? [],
  });
}

async function readTask(id: string, signal: AbortSignal) {
  return (await api.GET('/v1/unstable/agent/tasks/{task_id}', { ...at(id), signal })).data ?? null;
}

/** Not asked often: an address may read tasks twelve times a minute. What happens comes as events. */
export function useTask(id: string) {
  return useQuery({
    queryKey: taskKey(id),
    staleTime: 0,
    refetchInterval: refreshMilliseconds,
    retry: (count, error) => error instanceof Problem && error.status === 429 && count < 3,
    retryDelay: (_, error) => ((error as Problem).retryAfter ?? 5) * 1_000,
    queryFn: ({ signal }) => readTask(id, signal),
  });
}

/** The task and the list of tasks are read again. */
export function useRefresh(): (id: string) => void {
  const client = useQueryClient();
  return (id) => {
    void client.invalidateQueries({ queryKey: taskKey(id) });
    void client.invalidateQueries({ queryKey: tasksKey });
  };
}

interface Wanted {
  readonly workflow: string;
  readonly values: unknown;
}

const bodyOf = ({ workflow, values }: Wanted) => ({
  params: { path: { workflow_id: workflow } },
  body: { workflow_request: JSON.stringify({ input: withoutEmpty(values) ?? {} }) },
});

export function useStart() {
  const client = useQueryClient();
  return useMutation<string, Problem, Wanted>({
    mutationFn: async (wanted) =>
      (await api.POST('/v1/unstable/agent/workflows/{workflow_id}/trigger', bodyOf(wanted))).data?.task_id ?? '',
    onSettled: () => client.invalidateQueries({ queryKey: tasksKey }),
  });
}

export function useEstimate() {
  return useMutation({
    mutationFn: async (wanted: Wanted) =>
      (await api.POST('/v1/unstable/agent/workflows/{workflow_id}/estimate', bodyOf(wanted))).data ?? null,
  });
}

export function useTaskChange<Given>(id: string, change: (given: Given) => Promise<unknown>) {
  const refresh = useRefresh();
  return useMutation<unknown, Problem, Given>({ mutationFn: change, onSettled: () => refresh(id) });
}

/** It is not read again: it is gone. */
export function useTaskRemoval(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, Problem, string>({
    mutationFn: (task) => api.DELETE('/v1/unstable/agent/tasks/{task_id}', at(task)),
    onSuccess: () => {
      client.removeQueries({ queryKey: taskKey(id) });
      void client.invalidateQueries({ queryKey: tasksKey });
    },
  });
}

export const cancelTask = (id: string) => api.POST('/v1/unstable/agent/tasks/{task_id}/cancel', at(id));

export const answerTask = ({ id, ...body }: { id: string; question_id: string; answer: unknown }) =>
  api.POST('/v1/unstable/agent/tasks/{task_id}/feedback', { ...at(id), body });
