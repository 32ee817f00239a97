import assert from 'node:assert/strict';
import { poll } from './poll.ts';
import type { RunningServer } from './running-server.ts';

/** A task that has ended. */
export interface FinishedTask {
  readonly task_id: string;
  readonly status: string;
  readonly error?: string;
  readonly result: { readonly response?: string; readonly screenshot?: string | null };
  readonly result_data: readonly { readonly artifactId: string; readonly contentUrl: string; readonly name: string }[];
}

export interface JournalStep {
  readonly step: string;
  readonly service: string;
  readonly billed_characters: number;
  readonly billed_milliseconds?: number;
}

export interface Estimate {
  readonly billed_characters: number;
  readonly billed_milliseconds: number;
  readonly complete: boolean;
  readonly reason?: string;
  readonly steps: readonly { readonly step: string; readonly certainty: string; readonly reason?: string }[];
}

const path = '/v1/unstable/agent';

/** Runs workflows on a server as its users do. */
export class AgentClient {
  readonly #server: Pick<RunningServer, 'request'>;

  constructor(server: Pick<RunningServer, 'request'>) {
    this.#server = server;
  }

  /** `limits`: what the task may cost. */
  async trigger(workflow: string, input: object, limits?: object): Promise<string> {
    const form = new FormData();
    form.set('workflow_request', JSON.stringify({ input, limits }));
    const answer = await this.#server.request(`${path}/workflows/${workflow}/trigger`, { method: 'POST', body: form });
    const text = await answer.text();
    assert.equal(answer.status, 200, text);
    return (JSON.parse(text) as FinishedTask).task_id;
  }

  /** By the list, which is not limited as reading a task is. */
  async ended(id: string): Promise<FinishedTask> {
    await poll(async () => {
      const { tasks } = (await (await this.#server.request(`${path}/tasks`)).json()) as {
        tasks: readonly FinishedTask[];
      };
      return tasks.find(({ task_id }) => task_id === id)?.status !== 'InProgress';
    });
    return (await (await this.#server.request(`${path}/tasks/${id}`)).json()) as FinishedTask;
  }

  async run(workflow: string, input: object, limits?: object): Promise<FinishedTask> {
    return this.ended(await this.trigger(workflow, input, limits));
  }

  /** What a task would cost. */
  async estimate(workflow: string, input: object): Promise<Estimate> {
    const answer = await this.#server.request(`${path}/workflows/${workflow}/estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ workflow_request: JSON.stringify({ input }) }),
    });
    const text = await answer.text();
    assert.equal(answer.status, 200, text);
    return JSON.parse(text) as Estimate;
  }

  /** What the workflow gives for programs. */
  async data({ result, error }: FinishedTask): Promise<unknown> {
    assert.ok(result.response !== undefined, error);
    return ((await (await fetch(result.response)).json()) as { data: unknown }).data;
  }

  /** A file of the result by its name, without a key. */
  async file({ result_data: files }: FinishedTask, name: string): Promise<Response> {
    const file = files.find((one) => one.name === name);
    assert.ok(file !== undefined, `${name} is none of ${files.map((one) => one.name).join(', ')}`);
    const answer = await fetch(file.contentUrl);
    assert.equal(answer.status, 200);
    return answer;
  }

  async text(task: FinishedTask, name: string): Promise<string> {
    return (await this.file(task, name)).text();
  }

  async journal(id: string): Promise<readonly JournalStep[]> {
    const answer = await this.#server.request(`${path}/tasks/${id}/journal`);
    return ((await answer.json()) as { steps: readonly JournalStep[] }).steps;
  }
}
