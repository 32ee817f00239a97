import type { KeyObject } from 'node:crypto';
import { createHash } from 'node:crypto';
import type { AskStep, JsonValue } from '../../contracts/agent/workflow.ts';
import type { AgentTaskRecord } from '../../contracts/stores/agent-tasks.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { questionName } from './agent-objects.ts';
import { getJson, putJson } from './sealed-json.ts';

/** What a task waits for, sealed beside its input. */
export interface TaskQuestion {
  /** Of the step: the same each time the task comes to it. */
  readonly id: string;
  readonly path: string;
  readonly text: string;
  /** JSON Schema of the answer. */
  readonly answer: { readonly [name: string]: JsonValue };
  readonly askedAt: string;
}

/** Ends the work on a task until it has an answer. */
export class AnswerNeeded extends Error {
  override readonly name = 'AnswerNeeded';
}

export function questionOf(path: string, step: AskStep, text: string, askedAt: Date): TaskQuestion {
  const id = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return { id, path, text, answer: step.answer, askedAt: askedAt.toISOString() };
}

export async function putQuestion(
  objects: Pick<ObjectStore, 'put'>,
  record: AgentTaskRecord,
  key: KeyObject,
  question: TaskQuestion,
): Promise<void> {
  await putJson(objects, questionName(record), { key, value: { ...question }, what: 'the question' });
}

export async function getQuestion(
  objects: Pick<ObjectStore, 'get'>,
  record: AgentTaskRecord,
  key: KeyObject,
): Promise<TaskQuestion | undefined> {
  return (await getJson(objects, questionName(record), key)) as TaskQuestion | undefined;
}
