import type { JsonValue } from '../../contracts/agent/workflow.ts';
import type { Clock } from '../../contracts/clock.ts';
import type { AgentTaskRecord, AgentTaskStore } from '../../contracts/stores/agent-tasks.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { stepName } from './agent-objects.ts';
import type { AgentSecrets } from './agent-secrets.ts';
import { putJson } from './sealed-json.ts';
import { getQuestion, type TaskQuestion } from './task-question.ts';
import type { WorkflowInputs } from './workflow-inputs.ts';

export interface TaskFeedbackOptions {
  readonly store: Pick<AgentTaskStore, 'answer'>;
  readonly objects: ObjectStore;
  readonly secrets: Pick<AgentSecrets, 'keyOf'>;
  readonly inputs: WorkflowInputs;
  readonly clock: Pick<Clock, 'now'>;
}

/** Questions of tasks, and the answers of people. */
export class TaskFeedback {
  readonly #options: TaskFeedbackOptions;

  constructor(options: TaskFeedbackOptions) {
    this.#options = options;
  }

  async question(record: AgentTaskRecord): Promise<TaskQuestion | undefined> {
    const { objects, secrets } = this.#options;
    return record.state === 'FeedbackNeeded' ? getQuestion(objects, record, await secrets.keyOf(record)) : undefined;
  }

  /**
   * The answer of one of several who answer is the result of the step. It is written after the step is in the journal: where a
   * server dies in between, nobody was promised anything, and the task asks again.
   */
  async answer(record: AgentTaskRecord, questionId: string, answer: JsonValue): Promise<void> {
    const { store, objects, secrets, inputs, clock } = this.#options;
    const question = await this.question(record);
    if (question === undefined)
      throw new ServiceError('invalid_parameter', {
        parameter: 'task_id',
        reason: 'the task does not ask for feedback.',
      });
    if (question.id !== questionId)
      throw new ServiceError('invalid_parameter', {
        parameter: 'question_id',
        reason: `the task asks the question ${question.id}; read the task again.`,
      });
    await inputs.checkBy(question.answer, answer, { parameter: 'answer', accountId: record.accountId });
    const { path, askedAt } = question;
    const step = { path, service: 'ask', startedAt: new Date(askedAt), endedAt: clock.now() };
    if (!(await store.answer(record.id, { ...step, characters: 0, milliseconds: 0, tokens: 0 })))
      throw new ServiceError('invalid_parameter', { parameter: 'task_id', reason: 'the task has an answer already.' });
    const key = await secrets.keyOf(record);
    await putJson(objects, stepName(record, path), { key, value: { answer }, what: 'the answer' });
  }
}
