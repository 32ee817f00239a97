import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { JournalStep } from '../support/agent-client.ts';
import { heldSteps } from '../support/held-steps.ts';
import { TestSite } from '../support/hostile-site.ts';
import { MortalServer, type MortalStores, mortalStores } from '../support/mortal-server.ts';
import { poll } from '../support/poll.ts';
import { fileOf, spokenWords } from '../support/scripted-speech.ts';
import { adminKey } from '../support/test-app.ts';

const agent = '/v1/unstable/agent';
const text = 'The door is open.';

/** A model that uses two tools, one of which is billed. */
const withTools = `id: 4e8b1d70-26c5-4f93-a0d8-7b5c9e1f3a62
name: model-with-tools
title: A model with tools
description: Lets a model use tools.
input: { type: object, required: [text], properties: { text: { type: string } } }
steps:
  - id: chosen
    use: llm
    with: { instructions: Translate it., data: =input, answer: { type: string } }
    tools:
      - name: detect
        description: Says the language.
        use: detect_language
        takes: { type: object }
        with: { texts: [=input.text] }
      - name: translate
        description: Translates.
        use: translate_text
        takes: { type: object, required: [text], properties: { text: { type: string } } }
        with: { texts: [=call.text], source_lang: en, target_lang: es }
result: { message: Done., data: =steps.chosen }
`;

/** A workflow with the names of the steps that its task has, without the loops and branches around them. */
type Order = readonly [what: string, input: (site: string) => object, steps: readonly string[]];

const recording = fileOf(spokenWords, 'one two . three').toString('base64');
const wrong = text.replace('The', 'teh');

/** Every built-in, by every branch that has steps of its own. */
const orders: readonly Order[] = [
  [
    'translate-messages, given, with a correction',
    () => ({ name: 'a.json', content: base64(JSON.stringify({ a: wrong })), source_lang: 'en', target_langs: ['es'] }),
    ['given', 'memory', 'cleaned', 'changes', 'translated', 'quality', 'report', 'remembered'],
  ],
  [
    'subtitle-recording, given',
    () => ({ name: 'a.wav', content: recording, source_lang: 'en', target_langs: ['es'] }),
    ['given', 'transcript', 'original', 'translated', 'subtitles'],
  ],
  [
    'subtitle-recording, fetched',
    (site) => ({ name: 'a.wav', url: `${site}/a.wav`, source_lang: 'en', target_langs: ['es'] }),
    ['fetched', 'transcript', 'original', 'translated', 'subtitles'],
  ],
  [
    'answer-mail',
    () => ({
      mail: 'La puerta de la casa está cerrada y no puedo entrar. ¿Cuándo se abre?',
      answer: text,
      own_lang: 'en',
    }),
    ['detected', 'understood', 'drafted', 'subject', 'body'],
  ],
  ['model-with-tools', () => ({ text }), ['turn[0]', 'call[0]', 'turn[1]', 'call[1]', 'turn[2]']],
  [
    'localize-files, given and fetched',
    (site) => ({
      files: [
        { name: 'a.txt', content: base64(text) },
        { name: 'b.txt', url: `${site}/a.txt` },
      ],
      source_lang: 'en',
      target_langs: ['es'],
    }),
    [...['given', 'translated', 'quality', 'report'], ...['fetched', 'translated', 'quality', 'report'], 'all'],
  ],
  [
    'review-translation',
    () => ({ source_lang: 'en', target_lang: 'es', segments: [{ source: text, target: 'La puerta está abierta.' }] }),
    ['quality', 'corrected', 'report', 'changes'],
  ],
  [
    'localize-texts',
    () => ({ source_lang: 'en', target_langs: ['es'], texts: [text] }),
    ['corrected', 'translated', 'pairs', 'quality'],
  ],
  [
    'translate-messages, fetched',
    (site) => ({ name: 'b.json', url: `${site}/a.json`, source_lang: 'en', target_langs: ['es'] }),
    ['fetched', 'memory', 'cleaned', 'translated', 'quality', 'report', 'remembered'],
  ],
  [
    'meeting-minutes, given',
    () => ({ name: 'a.wav', content: recording, source_lang: 'en', target_lang: 'en' }),
    ['given', 'heard', 'minutes'],
  ],
  [
    'build-glossary, given and fetched',
    (site) => ({
      source_lang: 'en',
      target_lang: 'es',
      file: { name: 'a.txt', content: base64(text) },
      translation: { name: 'b.txt', url: `${site}/a.txt` },
    }),
    ['given', 'fetched_translation', 'read', 'terms', 'draft'],
  ],
  [
    'meeting-minutes, fetched',
    (site) => ({ name: 'a.wav', url: `${site}/a.wav`, source_lang: 'en', target_lang: 'en' }),
    ['fetched', 'heard', 'minutes'],
  ],
  [
    'build-glossary, fetched and given',
    (site) => ({
      source_lang: 'en',
      target_lang: 'es',
      file: { name: 'a.txt', url: `${site}/a.txt` },
      translation: { name: 'b.txt', content: base64('La puerta está abierta.') },
    }),
    ['fetched', 'given_translation', 'read', 'terms', 'draft'],
  ],
  [
    'build-glossary, segments',
    () => ({ source_lang: 'en', target_lang: 'es', segments: [{ source: text, target: text }] }),
    ['terms', 'draft'],
  ],
  [
    'translate-web-page, as it is sent',
    (site) => ({ urls: [`${site}/`], source_lang: 'en', target_lang: 'es' }),
    ['fetched', 'translated', 'shown'],
  ],
  ['meeting-minutes, written', () => ({ transcript: text, target_lang: 'en' }), ['minutes']],
  [
    'translate-web-page, after its scripts',
    (site) => ({ urls: [`${site}/`], source_lang: 'en', target_lang: 'es', scripts: true }),
    ['rendered', 'translated', 'shown'],
  ],
];

/** A server works on so many tasks at a time. */
const workedOnAtOnce = 8;

interface Task {
  readonly id: string;
  readonly what: string;
  readonly steps: readonly string[];
}

/**
 * Each step is done, and the server is killed before its row in the journal with its bill: the tasks that it works on are held there, all
 * at once, until each has come to a step of its own that was not held before. What steps leave outside of the journal is there once,
 * too: the memories of messages files. Kills at any other time are those of `agent-kill.test.ts`.
 */
for (const [where, openStores] of mortalStores)
  describe(`tasks on ${where} of a server that is killed in each of their steps`, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-killed-steps-'));
    const tasks: Task[] = [];
    let stores: MortalStores;
    let site: TestSite;
    let server: MortalServer;
    before(async () => {
      stores = await openStores();
      const file = (type: string, content: string | Buffer) => (response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': type }).end(content);
      site = await TestSite.start({
        '/': `<!doctype html><html lang="en"><title>${text}</title><p>${text}</p>`,
        '/a.json': file('application/json', JSON.stringify({ a: text })),
        '/a.txt': file('text/plain', text),
        '/a.wav': file('audio/wav', Buffer.from(recording, 'base64')),
      });
      server = new MortalServer(dataDir, {
        ...stores.environment,
        DRAGOMAN_AGENT_ALLOWED_HOSTS: `127.0.0.1:${site.port}`,
        TEST_PAIRS: 'en>es,es>en',
        TEST_HOLD_STEPS: 'once',
      });
      await server.start();
      await bringIn(server);
      for (const [what, input, steps] of orders)
        tasks.push({ id: await trigger(server, what.replace(/,.*/, ''), input(site.address)), what, steps });
      await killInEachStep();
    });
    after(async () => {
      await server?.kill();
      await site?.[Symbol.asyncDispose]();
      await stores?.[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    });

    async function killInEachStep(): Promise<void> {
      // What servers before this one have held. Tasks are held since they were triggered.
      let before: ReturnType<typeof heldSteps> = new Map();
      for (;;) {
        const countOf = (held: typeof before, { id }: Task): number => held.get(id)?.length ?? 0;
        const left = tasks.filter((task) => countOf(before, task) < task.steps.length);
        if (left.length === 0) break;
        let looks = 0;
        let isOver = false;
        await poll(async () => {
          // A task that has failed, or has fewer steps, comes to none any more.
          if (++looks % 100 === 0) isOver = (await ended()) === tasks.length;
          if (isOver) return true;
          const held = heldSteps(dataDir);
          const reached = left.filter((task) => countOf(held, task) > countOf(before, task)).length;
          return reached >= Math.min(workedOnAtOnce, left.length);
        });
        if (isOver) break;
        await server.kill();
        before = heldSteps(dataDir);
        await server.start();
      }
      await poll(async () => (await ended()) === tasks.length);
    }

    /** How many are completed. Fails with one that has another end. */
    async function ended(): Promise<number> {
      const listed = (await (await server.get(`${agent}/tasks`)).json()) as { tasks: readonly ListedTask[] };
      for (const { task_id: id, status } of listed.tasks)
        if (status !== 'InProgress' && status !== 'Completed')
          assert.fail(await (await server.get(`${agent}/tasks/${id}`)).text());
      return listed.tasks.filter(({ status }) => status === 'Completed').length;
    }

    for (const [index, [what, , steps]] of orders.entries())
      it(`${what}: each step is done once, and was held once`, async () => {
        const { id } = tasks[index] ?? assert.fail();
        const names = (await journal(server, id)).map(({ step }) => step.split('/').at(-1));
        assert.deepEqual(names.sort(), [...steps].sort());
        assert.equal(heldSteps(dataDir).get(id)?.length, steps.length);
      });

    it('bill each step once, and leave one memory of each messages file', async () => {
      const billed = new Map<string, number>();
      for (const { id, what } of tasks)
        billed.set(
          what,
          (await journal(server, id)).reduce((sum, { billed_characters }) => sum + billed_characters, 0),
        );
      assert.equal(billed.get('localize-texts'), 2 * text.length, 'corrected and translated');
      assert.equal(billed.get('translate-messages, given, with a correction'), 2 * text.length);
      assert.equal(
        await server.countedCharacters(),
        [...billed.values()].reduce((sum, characters) => sum + characters, 0),
      );
      assert.deepEqual((await memoriesOf(server)).toSorted(), [
        ['a.json', 1],
        ['b.json', 1],
      ]);
    });
  });

async function memoriesOf(server: MortalServer): Promise<readonly (readonly [name: string, segments: number])[]> {
  const answer = (await (await server.get('/v3/translation_memories?page_size=25')).json()) as {
    translation_memories: readonly { name: string; segment_count: number }[];
  };
  return answer.translation_memories.map(({ name, segment_count }) => [name, segment_count]);
}

async function bringIn(server: MortalServer): Promise<void> {
  const headers = { authorization: `DeepL-Auth-Key ${adminKey}`, 'content-type': 'application/json' };
  const url = `http://localhost${agent}/workflows/${withTools.slice(4, 40)}`;
  const brought = await server.send(url, { method: 'PUT', headers, body: JSON.stringify({ source: withTools }) });
  assert.equal(brought.status, 200, await brought.text());
}

async function trigger(server: MortalServer, workflow: string, input: object): Promise<string> {
  const body = Buffer.from(JSON.stringify({ workflow_request: JSON.stringify({ input }) }));
  const type = { 'content-type': 'application/json' };
  const answer = await server.post(`${agent}/workflows/${workflow}/trigger`, body, type);
  const triggered = await answer.text();
  assert.equal(answer.status, 200, triggered);
  return (JSON.parse(triggered) as ListedTask).task_id;
}

async function journal(server: MortalServer, id: string): Promise<readonly JournalStep[]> {
  return ((await (await server.get(`${agent}/tasks/${id}/journal`)).json()) as { steps: readonly JournalStep[] }).steps;
}

interface ListedTask {
  readonly task_id: string;
  readonly status: string;
}

function base64(content: string): string {
  return Buffer.from(content).toString('base64');
}
