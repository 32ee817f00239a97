import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeKilledServer } from '../support/mortal-server.ts';
import { poll } from '../support/poll.ts';

const agent = '/v1/unstable/agent';
/** As many as an account may have. */
const atOnce = 100;

describeKilledServer('as many agent tasks as an account may have', (stage) => {
  const textOf = (number: number): string => `The door number ${number} is open.`;

  async function submit(number: number): Promise<string> {
    const input = { source_lang: 'en', target_langs: ['es'], texts: [textOf(number)] };
    const body = Buffer.from(JSON.stringify({ workflow_request: JSON.stringify({ input }) }));
    const type = { 'content-type': 'application/json' };
    const answer = await stage.server.post(`${agent}/workflows/localize-texts/trigger`, body, type);
    const text = await answer.text();
    assert.equal(answer.status, 200, text);
    return (JSON.parse(text) as { task_id: string }).task_id;
  }

  async function ended(): Promise<ReadonlyMap<string, string>> {
    const answer = (await (await stage.server.get(`${agent}/tasks`)).json()) as {
      tasks: readonly { task_id: string; status: string }[];
    };
    const states = answer.tasks.map(({ task_id, status }) => [task_id, status] as const);
    return new Map(states.filter(([, status]) => status !== 'InProgress'));
  }

  it('all are completed and billed once, also over a kill', async () => {
    const numbers = Array.from({ length: atOnce }, (_, number) => number);
    const ids = await Promise.all(numbers.map(submit));
    assert.equal(new Set(ids).size, atOnce);
    await poll(async () => (await ended()).size > 0);
    await stage.server.kill();
    await stage.server.start();
    await poll(async () => (await ended()).size === atOnce);
    const states = await ended();
    assert.deepEqual(new Set(ids.map((id) => states.get(id))), new Set(['Completed']));
    let billed = 0;
    for (const [number, id] of ids.entries()) {
      const { steps } = (await (await stage.server.get(`${agent}/tasks/${id}/journal`)).json()) as {
        steps: readonly { billed_characters: number }[];
      };
      const characters = 2 * textOf(number).length;
      assert.equal(
        steps.reduce((sum, step) => sum + step.billed_characters, 0),
        characters,
      );
      billed += characters;
    }
    assert.equal(await stage.server.countedCharacters(), billed);
  });
});
