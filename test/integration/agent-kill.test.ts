import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeKilledServer } from '../support/mortal-server.ts';
import { poll } from '../support/poll.ts';

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
      for (const [id, status] of ended) assert.equal(status, 'Completed', await errorOf(id));
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
});
