import type { KeyObject } from 'node:crypto';
import type { TaskFile } from '../../contracts/agent/task-file.ts';
import type { JsonValue } from '../../contracts/agent/workflow.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { agentLimits } from './agent-limits.ts';
import { artifactsName, type NamedTask } from './agent-objects.ts';
import { getJson, putJson } from './sealed-json.ts';
import type { TaskFiles } from './task-files.ts';
import type { WorkflowResult } from './workflow/run-workflow.ts';

/** Files that the result of a task lists, in its order; the picture is one of them. */
export interface Artifacts {
  readonly files: readonly TaskFile[];
  readonly screenshot: TaskFile | undefined;
}

const none: Artifacts = { files: [], screenshot: undefined };

/** Stores which files the result lists, each as it lies in the store, whatever the workflow says about it. */
export async function putArtifacts(
  objects: Pick<ObjectStore, 'put'>,
  { task, key, files }: { readonly task: NamedTask; readonly key: KeyObject; readonly files: TaskFiles },
  { artifacts, screenshot }: Pick<WorkflowResult, 'artifacts' | 'screenshot'>,
): Promise<void> {
  const references = referencesIn(artifacts);
  const listed = new Map<string, TaskFile>();
  for (const reference of screenshot === null ? references : [...references, screenshot]) {
    const file = await files.describe(reference);
    listed.set(file.file_id, file);
  }
  if (listed.size === 0) return;
  if (listed.size > agentLimits.artifacts)
    throw new ServiceError('agent_task_failed', { reason: `its result has more than ${agentLimits.artifacts} files.` });
  const picture = screenshot === null ? undefined : (screenshot as TaskFile).file_id;
  const value = { files: [...listed.values()], screenshot: picture ?? null };
  await putJson(objects, artifactsName(task), { key, value, what: 'the list of its files' });
}

export async function getArtifacts(
  objects: Pick<ObjectStore, 'get'>,
  task: NamedTask,
  key: KeyObject,
): Promise<Artifacts> {
  const stored = await getJson(objects, artifactsName(task), key);
  if (stored === undefined) return none;
  const { files, screenshot } = stored as { files: readonly TaskFile[]; screenshot: string | null };
  return { files, screenshot: files.find(({ file_id }) => file_id === screenshot) };
}

function referencesIn(value: JsonValue): readonly JsonValue[] {
  if (value === null) return [];
  return Array.isArray(value) ? (value as readonly JsonValue[]).flatMap(referencesIn) : [value];
}
