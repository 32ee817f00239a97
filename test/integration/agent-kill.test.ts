import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { JournalStep } from '../support/agent-client.ts';
import { describeKilledServer } from '../support/mortal-server.ts';
import { adminKey } from '../support/test-app.ts';

const agent = '/v1/unstable/agent';
/** As many as an account may have, with the one that asks. */
const translations = 99;
const askingId = '9b1d6c02-3e4f-4a5b-8c7d-1e2f3a4b5c6d';
const asking = `id: ${askingId}
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

describeKilledServer('100 agent tasks at once', (stage) => {
  const texts = (number: number): readonly string[] => [`The door number ${number} is open.`, 'Close it.'];
  const languages = (number: number): readonly string[] => (number % 4 === 0 ? ['es', 'es-419', 'es-ES'] : ['es']);

  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const type = { 'content-type': 'application/json' };
    const answer = await stage.server.post(`${agent}/${path}`, Buffer.from(JSON.stringify(body)), type);
    const text = await answer.text();
    assert.equal(answer.status, 200, text);
    return JSON.parse(text);
  }

  async function submit(workflow: string, input: object): Promise<string> {
    const request = { workflow_request: JSON.stringify({ input }) };
    return (await post<{ task_id: string }>(`workflows/${workflow}/trigger`, request)).task_id;
  }

  /** By the events, which cost the server less than to be asked again and again. */
  async function reaches(task: string, status: string): Promise<void> {
    const answer = await stage.server.get(`${agent}/tasks/${task}/events`);
    const decoder = new TextDecoder();
    let events = '';
    for await (const chunk of answer.body ?? []) {
      events += decoder.decode(chunk, { stream: true });
      if (events.includes(`"status":"${status}"`)) return;
    }
    assert.fail(events);
  }

  async function killAndStart(): Promise<void> {
    await stage.server.kill();
    await stage.server.start();
  }

  async function answerQuestion(task: string, question: string, answer: unknown): Promise<void> {
    const { feedback } = (await (await stage.server.get(`${agent}/tasks/${task}`)).json()) as {
      feedback: { question_id: string; question: string };
    };
    assert.equal(feedback.question, question);
    await post(`tasks/${task}/feedback`, { question_id: feedback.question_id, answer });
  }

  it('are completed over three kills, no step is done or billed twice, and questions and answers are kept', async () => {
    const brought = await stage.server.send(`http://localhost${agent}/workflows/${askingId}`, {
      method: 'PUT',
      headers: { authorization: `DeepL-Auth-Key ${adminKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ source: asking }),
    });
    assert.equal(brought.status, 200, await brought.text());
    const asked = await submit('asking', {});
    const numbers = Array.from({ length: translations }, (_, number) => number);
    const ids = await Promise.all(
      numbers.map((number) =>
        submit('localize-texts', { source_lang: 'en', target_langs: languages(number), texts: texts(number) }),
      ),
    );
    assert.equal(new Set([asked, ...ids]).size, 100);
    await reaches(asked, 'FeedbackNeeded');
    await reaches(ids[0] ?? '', 'Completed');
    await killAndStart();
    await answerQuestion(asked, 'First?', 'Good morning.');
    await killAndStart();
    await reaches(ids[translations >> 1] ?? '', 'Completed');
    await killAndStart();
    await reaches(asked, 'FeedbackNeeded');
    await answerQuestion(asked, 'Second?', 7);
    for (const id of [...ids, asked]) await reaches(id, 'Completed');

    let billed = 0;
    for (const [number, id] of ids.entries()) {
      const answer = await stage.server.get(`${agent}/tasks/${id}/journal`);
      const { steps } = (await answer.json()) as { steps: readonly JournalStep[] };
      const names = languages(number).flatMap((_, index) =>
        ['translated', 'pairs', 'quality'].map((step) => `languages[${index}]/${step}`),
      );
      assert.deepEqual(steps.map(({ step }) => step).sort(), ['corrected', ...names].sort());
      const characters = texts(number).join('').length;
      for (const { step, billed_characters } of steps)
        assert.equal(billed_characters, /corrected|translated/.test(step) ? characters : 0, step);
      billed += characters * (1 + languages(number).length);
    }
    assert.equal(await stage.server.countedCharacters(), billed);
    const done = (await (await stage.server.get(`${agent}/tasks/${asked}`)).json()) as { result: { response: string } };
    const content = await stage.server.send(done.result.response, {});
    assert.deepEqual(((await content.json()) as { data: unknown }).data, ['Good morning.', 7]);
  });
});
