import { type Static, Type } from 'typebox';
import type { AgentStepRecord, AgentTaskRecord } from '../../../contracts/stores/agent-tasks.ts';
import type { AgentWorkflowRecord } from '../../../contracts/stores/agent-workflows.ts';
import type { AgentTaskStatus, SignedArtifact } from '../../../features/agent/agent-tasks.ts';
import type { ListedWorkflow } from '../../../features/agent/workflows.ts';
import { resourceId } from '../../schemas/path-parameters.ts';

export const agentTag = 'Agent workflows';

export const agentPath = '/v1/unstable/agent';

export const WorkflowParams = Type.Object({
  workflow_id: Type.String({ maxLength: 60, description: 'UUID or name of the workflow.' }),
});
export type WorkflowParams = Static<typeof WorkflowParams>;

export const TaskParams = Type.Object({ task_id: resourceId('UUID of the task.') });
export type TaskParams = Static<typeof TaskParams>;

export const ArtifactParams = Type.Object({
  task_id: resourceId('UUID of the task.'),
  artifact_id: Type.String({ maxLength: 60, description: '`artifactId` of the artifact.' }),
});
export type ArtifactParams = Static<typeof ArtifactParams>;

export const SignatureQuery = Type.Object({
  signature: Type.Optional(Type.String({ description: 'Of the presigned address.' })),
});
export type SignatureQuery = Static<typeof SignatureQuery>;

export const TriggerBody = Type.Object({
  workflow_request: Type.String({
    description:
      'JSON: `{"input": {…}}` with the fields that the workflow has, and optionally `"limits": {…}` with `characters`, `milliseconds` (of speech), `tokens` or `seconds` that the task may take.',
  }),
});
export type TriggerBody = Static<typeof TriggerBody>;

const taskFields = {
  task_id: Type.String(),
  ui_url: Type.String({ description: 'A page that shows the task; it needs no key for five minutes.' }),
  polling_url: Type.String({ description: 'Path to read the task.' }),
  last_modified_date: Type.String({ format: 'date-time' }),
};

export const TriggeredTask = Type.Object(taskFields);
export type TriggeredTask = Static<typeof TriggeredTask>;

const Artifact = Type.Object({
  artifactId: Type.String(),
  contentUrl: Type.String({ description: 'Presigned for five minutes.' }),
  name: Type.String(),
  description: Type.String(),
  schema: Type.Null(),
});

export const TaskAnswer = Type.Object({
  ...taskFields,
  status: Type.Union([
    Type.Literal('InProgress'),
    Type.Literal('Completed'),
    Type.Literal('Error'),
    Type.Literal('Canceled'),
    Type.Literal('FeedbackNeeded'),
    Type.Literal('Archived'),
  ]),
  workflow_id: Type.String(),
  workflow_name: Type.String(),
  workflow_version: Type.Optional(Type.Integer({ description: 'With which the task began.' })),
  error: Type.Optional(Type.String({ description: 'Why a task with the status `Error` failed.' })),
  feedback: Type.Optional(
    Type.Object(
      {
        question_id: Type.String(),
        question: Type.String(),
        answer_schema: Type.Unknown({ description: 'JSON Schema of the answer.' }),
        creation_date: Type.String({ format: 'date-time' }),
      },
      { description: 'What a task with the status `FeedbackNeeded` asks.' },
    ),
  ),
  result: Type.Object(
    {
      response: Type.Optional(Type.String({ description: 'Presigned address of the main result, for five minutes.' })),
      screenshot: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    },
    { description: 'Empty while the task is in progress.' },
  ),
  result_data: Type.Array(Artifact),
});
export type TaskAnswer = Static<typeof TaskAnswer>;

export const TaskList = Type.Object({
  tasks: Type.Array(
    Type.Object({
      task_id: Type.String(),
      workflow_id: Type.String(),
      workflow_name: Type.String(),
      status: Type.String(),
      creation_date: Type.String({ format: 'date-time' }),
      last_modified_date: Type.String({ format: 'date-time' }),
    }),
  ),
});
export type TaskList = Static<typeof TaskList>;

const JournalStep = Type.Object({
  step: Type.String({ description: 'Ids of the steps around it, with the index of an item, and its own.' }),
  service: Type.String(),
  start_date: Type.String({ format: 'date-time' }),
  end_date: Type.String({ format: 'date-time' }),
  billed_characters: Type.Integer(),
  billed_milliseconds: Type.Optional(Type.Integer({ description: 'Of speech.' })),
  tokens: Type.Optional(Type.Integer({ description: 'Of language models.' })),
});

export const Journal = Type.Object({ steps: Type.Array(JournalStep) });
export type Journal = Static<typeof Journal>;

const workflowFields = {
  workflow_id: Type.String(),
  name: Type.String({ description: 'Can be used instead of the UUID.' }),
  title: Type.String(),
  description: Type.String(),
  version: Type.Optional(
    Type.Integer({ description: 'Of a workflow of the account; absent where it is one of the server.' }),
  ),
  input_schema: Type.Unknown({ description: 'JSON Schema of `input`.' }),
  available: Type.Boolean(),
  reason: Type.Optional(Type.String({ description: 'Why it is not available.' })),
};

export const WorkflowList = Type.Object({ workflows: Type.Array(Type.Object(workflowFields)) });
export type WorkflowList = Static<typeof WorkflowList>;

export const OwnWorkflow = Type.Object({
  ...workflowFields,
  creation_date: Type.String({ format: 'date-time' }),
  last_modified_date: Type.String({ format: 'date-time' }),
  source: Type.String({ description: 'The file.' }),
});
export type OwnWorkflow = Static<typeof OwnWorkflow>;

export const Content = Type.Object({
  message: Type.String({ description: 'For people.' }),
  content_type: Type.String({ description: '`text`.' }),
  language: Type.String(),
  data: Type.Unknown({ description: 'What the workflow gives, for programs.' }),
});
export type Content = Static<typeof Content>;

export function toTriggered({ id, updatedAt }: AgentTaskRecord, address: string, signature: string): TriggeredTask {
  return {
    task_id: id,
    ui_url: `${address}${agentPath}/tasks/${id}/page?signature=${signature}`,
    polling_url: `${agentPath}/tasks/${id}`,
    last_modified_date: updatedAt.toISOString(),
  };
}

export function toJournalStep(step: AgentStepRecord): Static<typeof JournalStep> {
  return {
    step: step.path,
    service: step.service,
    start_date: step.startedAt.toISOString(),
    end_date: step.endedAt.toISOString(),
    billed_characters: step.characters,
    ...(step.milliseconds > 0 && { billed_milliseconds: step.milliseconds }),
    ...(step.tokens > 0 && { tokens: step.tokens }),
  };
}

export function toTaskAnswer(status: AgentTaskStatus, address: string): TaskAnswer {
  const { record, content, page, artifacts, screenshot, question } = status;
  const contentUrl = `${address}${agentPath}/tasks/${record.id}/content?signature=${content}`;
  return {
    ...toTriggered(record, address, page),
    status: record.state,
    workflow_id: record.workflowId,
    workflow_name: record.workflowName,
    ...(record.workflowVersion !== undefined && { workflow_version: record.workflowVersion }),
    ...(record.error !== undefined && { error: record.error }),
    ...(question !== undefined && {
      feedback: {
        question_id: question.id,
        question: question.text,
        answer_schema: question.answer,
        creation_date: question.askedAt,
      },
    }),
    result:
      content === undefined
        ? {}
        : { response: contentUrl, screenshot: screenshot ? artifactUrl(record, screenshot, address) : null },
    result_data:
      content === undefined
        ? []
        : [
            {
              artifactId: 'result',
              contentUrl,
              name: 'result.json',
              description: `Result of ${record.workflowName}.`,
              schema: null,
            },
            ...artifacts.map((artifact) => ({
              artifactId: artifact.file.file_id,
              contentUrl: artifactUrl(record, artifact, address),
              name: artifact.file.name,
              description: artifact.file.description,
              schema: null,
            })),
          ],
  };
}

/** Presigned. */
export function artifactUrl(
  { id }: Pick<AgentTaskRecord, 'id'>,
  { file, signature }: SignedArtifact,
  address: string,
): string {
  return `${address}${agentPath}/tasks/${id}/artifacts/${file.file_id}?signature=${signature}`;
}

export function toWorkflowList(listed: readonly ListedWorkflow[]): WorkflowList {
  return { workflows: listed.map(toWorkflow) };
}

function toWorkflow({ workflow: { id, name, title, description, input }, version, unavailable }: ListedWorkflow) {
  return {
    workflow_id: id,
    name,
    title,
    description,
    ...(version !== undefined && { version }),
    input_schema: input,
    available: unavailable === undefined,
    ...(unavailable !== undefined && { reason: unavailable }),
  };
}

export function toOwnWorkflow(record: AgentWorkflowRecord, listed: ListedWorkflow): OwnWorkflow {
  return {
    ...toWorkflow(listed),
    creation_date: record.createdAt.toISOString(),
    last_modified_date: record.updatedAt.toISOString(),
    source: record.source,
  };
}

export function toTaskList(records: readonly AgentTaskRecord[]): TaskList {
  return {
    tasks: records.map((record) => ({
      task_id: record.id,
      workflow_id: record.workflowId,
      workflow_name: record.workflowName,
      status: record.state,
      creation_date: record.createdAt.toISOString(),
      last_modified_date: record.updatedAt.toISOString(),
    })),
  };
}
