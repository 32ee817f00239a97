import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeKilledServer } from '../support/mortal-server.ts';
import { poll } from '../support/poll.ts';
import { adminKey } from '../support/test-app.ts';

const tasksInAll = 24;
const kills = 3;
const agent = '/v1/unstable/agent';
const languages = ['es', 'es-419', 'es-ES'];

interface ListedTask {
  readonly task_id: string;
  readonly status: string;
}

describeKilledServer('agent tasks', (stage) => {
  const texts = (number: number): readonly string[] => [`The door number ${number} is open.`, 'Close it.'];

  async function submit(number: number): Promise<string> {
    const input = { source_lang: 'en', target_langs: languages, texts: texts(number) };
    const body = Buffer.from(JSON.stringify({ workflow_request: JSON.stringify({ input }) }));
    const answer = await stage.server.post(`${agent}/workflows/localize-texts/trigger`, body, {
      'content-type': 'application/json',
    });
    assert.equal(answer.status, 200);
    return ((await answer.json()) as { task_id: string }).task_id;
  }

  async function states(): Promise<ReadonlyMap<string, string>> {
    const { tasks } = (await (await stage.server.get(`${agent}/tasks`)).json()) as { tasks: readonly ListedTask[] };
    return new Map(tasks.map(({ task_id, status }) => [task_id, status]));
  }

  async function errorOf(id: string): Promise<string> {
    return (await stage.server.get(`${agent}/tasks/${id}`)).text();
  }

  it('all are completed, and no step is done or billed twice', async () => {
    const ids: string[] = [];
    const countDone = async (): Promise<number> => {
      const ended = [...(await states())].filter(([, status]) => status !== 'InProgress');
      // Tasks themselves may be read a few times a minute only.
      for (const [id, status] of ended) if (status !== 'Completed') assert.fail(await errorOf(id));
      return ended.length;
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const before = await countDone();
      while (ids.length < (tasksInAll * (kill + 1)) / kills) ids.push(await submit(ids.length));
      await poll(async () => (await countDone()) > before);
      await stage.server.kill();
      await stage.server.start();
    }
    await poll(async () => (await countDone()) === tasksInAll);
    let billed = 0;
    for (const [number, id] of ids.entries()) {
      const answer = await stage.server.get(`${agent}/tasks/${id}/journal`);
      const { steps } = (await answer.json()) as { steps: readonly { step: string; billed_characters: number }[] };
      assert.equal(steps.length, 1 + 3 * languages.length);
      const characters = texts(number).join('').length;
      for (const { step, billed_characters } of steps)
        assert.equal(billed_characters, /corrected|translated/.test(step) ? characters : 0, step);
      billed += characters * (1 + languages.length);
    }
    assert.equal(await stage.server.countedCharacters(), billed);
  });

  it('a question and its answer are kept', async () => {
    const id = '9b1d6c02-3e4f-4a5b-8c7d-1e2f3a4b5c6d';
    const source = `id: ${id}
name: asking
title: Asks
description: Asks twice.
input: { type: object }
steps:
  - { id: first, ask: First?, answer: { type: string } }
  - { id: detected, use: detect_language, with: { texts: [=steps.first] } }
  - { id: second, ask: Second?, answer: { type: integer } }
result: { message: Done., data: [=steps.first, =steps.second] }
`;
    const at = `http://localhost${agent}`;
    const headers = { authorization: `DeepL-Auth-Key ${adminKey}`, 'content-type': 'application/json' };
    const put = { method: 'PUT', headers, body: JSON.stringify({ source }) };
    assert.equal((await stage.server.send(`${at}/workflows/${id}`, put)).status, 200);
    const post = (path: string, body: object) =>
      stage.server.post(`${agent}/${path}`, Buffer.from(JSON.stringify(body)), { 'content-type': 'application/json' });
    const triggered = await post('workflows/asking/trigger', { workflow_request: '{"input": {}}' });
    const { task_id: task } = (await triggered.json()) as { task_id: string };
    for (const [question, answer] of [
      ['First?', 'Good morning.'],
      ['Second?', 7],
    ] as const) {
      await poll(async () => (await states()).get(task) === 'FeedbackNeeded');
      await stage.server.kill();
      await stage.server.start();
      const asked = (await (await stage.server.get(`${agent}/tasks/${task}`)).json()) as {
        feedback: { question_id: string; question: string };
      };
      assert.equal(asked.feedback.question, question);
      const { question_id } = asked.feedback;
      assert.equal((await post(`tasks/${task}/feedback`, { question_id, answer })).status, 200);
      await stage.server.kill();
      await stage.server.start();
    }
    await poll(async () => (await states()).get(task) === 'Completed');
    const done = (await (await stage.server.get(`${agent}/tasks/${task}`)).json()) as { result: { response: string } };
    const content = await stage.server.send(done.result.response, {});
    assert.deepEqual(((await content.json()) as { data: unknown }).data, ['Good morning.', 7]);
  });
});
