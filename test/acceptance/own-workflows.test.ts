import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { runCli } from '../support/run-cli.ts';
import { adminKey, developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

const path = '/v1/unstable/agent';
const id = '8c9d2b54-7a61-4f0e-b3c8-5d4e3f2a1b0c';

const source = (greeting: string, name = 'greet'): string => `id: ${id}
name: ${name}
title: Greet
description: Translates a greeting.
input:
  type: object
  additionalProperties: false
  required: [target_langs]
  properties:
    target_langs: { type: array, items: { type: string }, maxItems: 3, description: Languages. }
steps:
  - id: each
    for_each: input.target_langs
    at_most: 3
    steps:
      - id: translated
        use: translate_text
        with: { texts: [${greeting}], source_lang: en, target_lang: =item }
    gives: =steps.translated.texts[0]
result: { message: Done., data: =steps.each }
`;

describe('workflows of an account', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const send = (method: string, below: string, body?: object, key = adminKey) =>
    sendRequest(server.address, method, `${path}${below}`, { key, ...(body && { body }) });
  const put = (text: string, at = id) => send('PUT', `/workflows/${at}`, { source: text });
  const listed = async () =>
    (await send('GET', '/workflows', undefined, developerKey)).json<{
      workflows: readonly { name: string; version?: number; available: boolean }[];
    }>().workflows;

  interface Task {
    readonly task_id: string;
    readonly status: string;
    readonly workflow_version?: number;
    readonly result: { readonly response?: string };
  }

  async function run(input: object): Promise<{ task: Task; data: unknown }> {
    const body = { workflow_request: JSON.stringify({ input }) };
    const answer = await send('POST', '/workflows/greet/trigger', body, developerKey);
    assert.equal(answer.status, 200, answer.text);
    const { task_id } = answer.json<Task>();
    await poll(async () => {
      const { tasks } = (await send('GET', '/tasks', undefined, developerKey)).json<{ tasks: readonly Task[] }>();
      return tasks.find((task) => task.task_id === task_id)?.status !== 'InProgress';
    });
    const task = (await send('GET', `/tasks/${task_id}`, undefined, developerKey)).json<Task>();
    const content = (await (await fetch(task.result.response ?? '')).json()) as { data: unknown };
    return { task, data: content.data };
  }

  it('are brought in, listed beside those of the server, run and deleted', async () => {
    const made = await put(source('Good morning.'));
    assert.equal(made.status, 200, made.text);
    assert.deepEqual(
      (await listed()).filter(({ name }) => ['greet', 'review-translation'].includes(name)).map((one) => one.version),
      [undefined, 1],
    );
    const first = await run({ target_langs: ['es'] });
    assert.deepEqual([first.task.workflow_version, first.data], [1, ['Buenos días.']]);
    assert.equal((await put(source('Good night.'))).json<{ version: number }>().version, 2);
    assert.equal((await put(source('Good night.'))).json<{ version: number }>().version, 2, 'no change');
    const second = await run({ target_langs: ['es', 'ca'] });
    assert.equal(second.task.workflow_version, 2);
    assert.equal((second.data as string[]).length, 2);
    const refused = await send(
      'POST',
      `/workflows/${id}/trigger`,
      { workflow_request: '{"input": {"target_langs": 1}}' },
      developerKey,
    );
    assert.match(refused.text, /'workflow_request\.input\.target_langs'.*must be array/);
    assert.equal(
      (await send('GET', `/workflows/${id}`, undefined, developerKey)).json<{ source: string }>().source,
      source('Good night.'),
    );
    assert.equal((await send('GET', '/workflows/greet', undefined, developerKey)).status, 200);
    assert.equal((await send('DELETE', '/workflows/greet')).status, 204);
    for (const at of ['greet', id, 'review-translation'])
      assert.equal((await send('DELETE', `/workflows/${at}`)).status, 404);
    assert.ok(!(await listed()).some(({ name }) => name === 'greet'));
  });

  it('are refused with the line of the mistake, and need an admin key', async () => {
    const refusals: readonly (readonly [string, RegExp, string?])[] = [
      [source('Hello.').replace('use: translate_text', 'use: run_code'), /line 17: .*translate_text/],
      [source('Hello.').replace('=item }', `"=item["}`), /line \d+: "item\[" is not a JMESPath expression/],
      [source('Hello.'), /its id is 8c9d2b54/, '00000000-0000-4000-8000-000000000000'],
      [source('Hello.', 'review-translation'), /a workflow of the server has this id or name/],
      ['['.repeat(60_000), /line 1: /],
      [source(`[${'"=a", '.repeat(1_100)}]`), /at most 1000 expressions/],
    ];
    for (const [text, message, at] of refusals) {
      const answer = await put(text, at);
      assert.equal(answer.status, 400, answer.text);
      assert.match(answer.json<{ message: string }>().message, message);
    }
    assert.equal((await put('x'.repeat(70_000))).status, 400);
    assert.equal((await send('PUT', `/workflows/${id}`, { source: source('Hello.') }, developerKey)).status, 403);
    assert.ok(!(await listed()).some(({ name }) => name === 'greet'));
  });

  it('are managed on the command line', async () => {
    const file = join(server.dataDir, 'greet.yaml');
    writeFileSync(file, source('Good morning.'));
    const environment = { DRAGOMAN_API_KEY: developerKey, DRAGOMAN_ADMIN_KEY: adminKey };
    const command = (...args: readonly string[]) =>
      runCli([...args, '--server', server.address], server.dataDir, { environment });
    const made = await command('workflows', 'put', file);
    assert.deepEqual([made.code, made.stdout], [0, `greet (${id}), version 1\n`], made.stderr);
    for (const given of [id, 'greet'])
      assert.equal((await command('workflows', 'show', given)).stdout, source('Good morning.'));
    for (const [given, reason] of [
      ['gret', /Workflow not found\. \(HTTP 404\)/],
      ['review-translation', /Workflow not found.*"review-translation" is a workflow of the server.*HTTP 404/],
    ] as const)
      assert.match((await command('workflows', 'show', given)).stderr, reason);
    const ran = await command('run', 'greet', '--input', '{"target_langs": ["es"]}');
    assert.deepEqual(JSON.parse(ran.stdout), ['Buenos días.']);
    writeFileSync(file, source('Good morning.').replace('at_most: 3', 'at_most: 0'));
    const refused = await command('workflows', 'put', file);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /The workflow is not valid: line \d+: .*at_most.*HTTP 400/);
    const { DRAGOMAN_ADMIN_KEY } = environment;
    const deleted = ['workflows', 'delete', 'greet', '--server', server.address];
    const done = await runCli(deleted, server.dataDir, { environment: { DRAGOMAN_ADMIN_KEY } });
    assert.equal(done.stdout, 'Deleted greet.\n', done.stderr);
    assert.equal((await command('workflows', 'delete', id)).code, 1);
  });
});
