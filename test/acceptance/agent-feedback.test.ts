import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { adminKey, developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

const path = '/v1/unstable/agent';
const id = '9b1d6c02-3e4f-4a5b-8c7d-1e2f3a4b5c6d';
const source = `id: ${id}
name: translate-as-wished
title: Translate as wished
description: Asks for the language and translates.
input: { type: object, required: [text], properties: { text: { type: string, maxLength: 1000 } } }
steps:
  - id: language
    ask: =join(' ', ['Into which language is this translated:', input.text])
    answer: { type: string, enum: [es, ca] }
  - id: translated
    use: translate_text
    with: { texts: [=input.text], source_lang: en, target_lang: =steps.language }
result: { message: Translated., data: "=steps.translated.texts[0]" }
`;

interface Task {
  readonly task_id: string;
  readonly status: string;
  readonly error?: string;
  readonly feedback?: { readonly question_id: string; readonly question: string; readonly answer_schema: unknown };
  readonly result: { readonly response?: string };
}

let server: RunningServer;
before(async () => {
  server = await startServer();
  const made = await sendRequest(server.address, 'PUT', `${path}/workflows/${id}`, { key: adminKey, body: { source } });
  assert.equal(made.status, 200, made.text);
});
after(() => server[Symbol.asyncDispose]());

const send = (method: string, below: string, body?: object) =>
  sendRequest(server.address, method, `${path}${below}`, { key: developerKey, ...(body && { body }) });

async function trigger(request: object, workflow = 'translate-as-wished'): Promise<string> {
  const answer = await send('POST', `/workflows/${workflow}/trigger`, { workflow_request: JSON.stringify(request) });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<Task>().task_id;
}

async function reaches(task: string, status: string): Promise<Task> {
  await poll(async () => {
    const { tasks } = (await send('GET', '/tasks')).json<{ tasks: readonly Task[] }>();
    const state = tasks.find(({ task_id }) => task_id === task)?.status;
    assert.ok(state === status || state === 'InProgress' || state === 'FeedbackNeeded', state);
    return state === status;
  });
  return (await send('GET', `/tasks/${task}`)).json();
}

const input = { text: 'Good morning.' };

describe('agent tasks that ask', () => {
  it('wait for an answer that fits, and continue with it', async () => {
    const task = await trigger({ input });
    const { feedback } = await reaches(task, 'FeedbackNeeded');
    assert.equal(feedback?.question, 'Into which language is this translated: Good morning.');
    assert.deepEqual(feedback?.answer_schema, { type: 'string', enum: ['es', 'ca'] });
    const answer = (body: object) => send('POST', `/tasks/${task}/feedback`, body);
    const { question_id } = feedback ?? assert.fail();
    for (const [body, reason] of [
      [{ question_id, answer: 'tlh' }, /'answer'.*es, ca/],
      [{ question_id: 'another', answer: 'es' }, /'question_id'.*read the task again/],
      [{ question_id }, /answer/],
    ] as const) {
      const refused = await answer(body);
      assert.equal(refused.status, 400, refused.text);
      assert.match(refused.json<{ message: string }>().message, reason);
    }
    const given = await answer({ question_id, answer: 'es' });
    assert.equal(given.status, 200, given.text);
    const done = await reaches(task, 'Completed');
    assert.equal(((await (await fetch(done.result.response ?? '')).json()) as { data: string }).data, 'Buenos días.');
    assert.match((await answer({ question_id, answer: 'ca' })).text, /does not ask/);
    const { steps } = (await send('GET', `/tasks/${task}/journal`)).json<{ steps: readonly { service: string }[] }>();
    assert.deepEqual(
      steps.map(({ service }) => service),
      ['ask', 'translate_text'],
    );
  });

  it('keep the version of the workflow that they began with, also when it is changed or deleted', async () => {
    const change = (method: string, body?: object) =>
      sendRequest(server.address, method, `${path}/workflows/${id}`, { key: adminKey, ...(body && { body }) });
    const task = await trigger({ input });
    const { feedback } = await reaches(task, 'FeedbackNeeded');
    const changed = await change('PUT', { source: source.replace('"=steps.translated.texts[0]"', 'changed') });
    assert.equal(changed.json<{ version: number }>().version, 2, changed.text);
    assert.equal((await change('DELETE')).status, 204);
    await send('POST', `/tasks/${task}/feedback`, { question_id: feedback?.question_id, answer: 'es' });
    const done = await reaches(task, 'Completed');
    assert.equal(((await (await fetch(done.result.response ?? '')).json()) as { data: string }).data, 'Buenos días.');
    assert.equal((await change('PUT', { source })).status, 200);
  });

  it('are canceled while they wait', async () => {
    const task = await trigger({ input });
    await reaches(task, 'FeedbackNeeded');
    assert.equal((await send('POST', `/tasks/${task}/cancel`)).json<Task>().status, 'Canceled');
  });

  it('are 100 at the most, until one of them has ended', async () => {
    const tasks = await Promise.all(Array.from({ length: 100 }, () => trigger({ input })));
    const start = () =>
      send('POST', '/workflows/translate-as-wished/trigger', { workflow_request: JSON.stringify({ input }) });
    const refused = await start();
    assert.equal(refused.status, 429, refused.text);
    assert.match(refused.json<{ message: string }>().message, /may have 100 tasks that have not ended/);
    assert.equal(refused.headers['retry-after'], '30');
    await send('POST', `/tasks/${tasks[0]}/cancel`);
    const started = await start();
    assert.equal(started.status, 200, started.text);
    const rest = [...tasks.slice(1), started.json<Task>().task_id];
    await Promise.all(rest.map((task) => send('POST', `/tasks/${task}/cancel`)));
  });
});

describe('what agent tasks cost', () => {
  const texts = ['We open on Monday.', 'The door is open.'];
  const localize = { source_lang: 'en', target_langs: ['es', 'ca'], texts };
  const characters = texts.join('').length;

  it('is estimated step by step, without doing or billing anything', async () => {
    const used = async () =>
      (await sendRequest(server.address, 'GET', '/v2/usage')).json<{ character_count: number }>();
    const before = await used();
    const request = { workflow_request: JSON.stringify({ input: localize }) };
    const answer = await send('POST', '/workflows/localize-texts/estimate', request);
    assert.equal(answer.status, 200, answer.text);
    const estimate = answer.json<{ billed_characters: number; complete: boolean; steps: readonly unknown[] }>();
    assert.deepEqual([estimate.billed_characters, estimate.complete, estimate.steps.length], [3 * characters, true, 7]);
    assert.deepEqual(await used(), before);
    const asking = await send('POST', '/workflows/translate-as-wished/estimate', {
      workflow_request: JSON.stringify({ input }),
    });
    assert.deepEqual(asking.json<{ complete: boolean; reason: string }>().complete, false);
    assert.match(asking.json<{ reason: string }>().reason, /known when they run: translated\./);
  });

  it('is bounded by limits of the task', async () => {
    const task = await trigger({ input: localize, limits: { characters: 2 * characters } }, 'localize-texts');
    await poll(async () => {
      const { tasks } = (await send('GET', '/tasks')).json<{ tasks: readonly Task[] }>();
      return tasks.find(({ task_id }) => task_id === task)?.status === 'Error';
    });
    const { error } = (await send('GET', `/tasks/${task}`)).json<Task>();
    assert.match(error ?? '', /needs \d+ characters; the task has used \d+ and its limit is/);
    for (const [limits, reason] of [
      [{ characters: 0 }, /limits\.characters'.*whole number/],
      [{ pages: 1 }, /\\"pages\\"; there are characters/],
    ] as const) {
      const body = { workflow_request: JSON.stringify({ input: localize, limits }) };
      assert.match((await send('POST', '/workflows/localize-texts/trigger', body)).text, reason);
    }
  });
});
