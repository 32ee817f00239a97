import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { JournalStep } from '../support/agent-client.ts';
import { TestSite } from '../support/hostile-site.ts';
import { MortalServer } from '../support/mortal-server.ts';
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
type Order = readonly [workflow: string, input: (site: string) => object, steps: readonly string[]];

const orders: readonly Order[] = [
  [
    'translate-web-page',
    (site) => ({ urls: [`${site}/`], source_lang: 'en', target_lang: 'es' }),
    ['fetched', 'translated', 'shown'],
  ],
  [
    'localize-files',
    () => ({ files: [{ name: 'a.txt', content: base64(text) }], source_lang: 'en', target_langs: ['es'] }),
    ['given', 'translated', 'quality', 'report', 'all'],
  ],
  [
    'subtitle-recording',
    () => ({
      name: 'a.wav',
      content: fileOf(spokenWords, 'one two . three').toString('base64'),
      source_lang: 'en',
      target_langs: ['es'],
    }),
    ['given', 'transcript', 'original', 'translated', 'subtitles'],
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
    'build-glossary',
    () => ({ source_lang: 'en', target_lang: 'es', segments: [{ source: text, target: text }] }),
    ['terms', 'draft'],
  ],
  [
    'build-glossary',
    () => ({
      source_lang: 'en',
      target_lang: 'es',
      file: { name: 'a.txt', content: base64(text) },
      translation: { name: 'b.txt', content: base64('La puerta está abierta.') },
    }),
    ['given', 'given_translation', 'read', 'terms', 'draft'],
  ],
  [
    'translate-messages',
    () => ({ name: 'a.json', content: base64(`{"a": "${text}"}`), source_lang: 'en', target_langs: ['es'] }),
    ['given', 'memory', 'cleaned', 'translated', 'quality', 'report', 'remembered'],
  ],
  ['meeting-minutes', () => ({ transcript: text, target_lang: 'en' }), ['minutes']],
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
];

describe('a task on a server that is killed after each of its steps', { concurrency: orders.length }, () => {
  let site: TestSite;
  before(async () => {
    site = await TestSite.start({ '/': `<!doctype html><html lang="en"><title>${text}</title><p>${text}</p>` });
  });
  after(() => site[Symbol.asyncDispose]());

  for (const [workflow, input, expected] of orders)
    it(`of ${workflow} is completed, and each step is done and billed once`, async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-killed-steps-'));
      const server = new MortalServer(dataDir, {
        DRAGOMAN_AGENT_ALLOWED_HOSTS: `127.0.0.1:${site.port}`,
        TEST_PAIRS: 'en>es,es>en',
      });
      await server.start();
      try {
        if (workflow === 'model-with-tools') await bringIn(server);
        const id = await trigger(server, workflow, input(site.address));
        for (let done = 0; (await stateOf(server)) === 'InProgress'; ) {
          await poll(async () => (await journal(server, id)).length > done || (await stateOf(server)) !== 'InProgress');
          done = (await journal(server, id)).length;
          await server.kill();
          await server.start();
        }
        assert.equal(await stateOf(server), 'Completed', await (await server.get(`${agent}/tasks/${id}`)).text());
        const steps = await journal(server, id);
        assert.deepEqual(
          steps.map(({ step }) => step.split('/').at(-1)),
          expected,
        );
        const billed = steps.reduce((sum, { billed_characters }) => sum + billed_characters, 0);
        assert.equal(await server.countedCharacters(), billed);
      } finally {
        await server.kill();
        rmSync(dataDir, { recursive: true, force: true });
      }
    });
});

/** What steps have left outside of the journal is there once, too: the memory of a messages file, for instance. */
describe('a task on a server that dies between the work of a step and its row in the journal', {
  concurrency: 3,
}, () => {
  const deaths: readonly (readonly [workflow: string, steps: readonly string[]])[] = [
    ['translate-messages', ['translated', 'remembered']],
    ['localize-files', ['given', 'all']],
    ['model-with-tools', ['turn[0]', 'call[1]']],
  ];
  for (const [workflow, steps] of deaths)
    it(`of ${workflow} is completed, and each step is done and billed once`, async () => {
      const [, input, expected] = orders.find(([name]) => name === workflow) ?? assert.fail();
      const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-dead-steps-'));
      const server = new MortalServer(dataDir, { TEST_PAIRS: 'en>es', TEST_DIE_BEFORE_STEPS: steps.join(',') });
      await server.start();
      try {
        if (workflow === 'model-with-tools') await bringIn(server);
        const id = await trigger(server, workflow, input(''));
        let deathCount = 0;
        await poll(async () => {
          if (server.hasDied) {
            deathCount += 1;
            await server.start();
          }
          const state = await stateOf(server).catch(() => 'InProgress');
          return state !== 'InProgress';
        });
        assert.equal(await stateOf(server), 'Completed', await (await server.get(`${agent}/tasks/${id}`)).text());
        assert.equal(deathCount, steps.length);
        const done = await journal(server, id);
        assert.deepEqual(
          done.map(({ step }) => step.split('/').at(-1)),
          expected,
        );
        assert.equal(
          await server.countedCharacters(),
          done.reduce((sum, { billed_characters }) => sum + billed_characters, 0),
        );
        if (workflow !== 'translate-messages') return;
        const memories = (await (await server.get('/v3/translation_memories?page_size=25')).json()) as {
          translation_memories: readonly { name: string; segment_count: number }[];
        };
        assert.deepEqual(
          memories.translation_memories.map(({ name, segment_count }) => [name, segment_count]),
          [['a.json', 1]],
        );
      } finally {
        await server.kill();
        rmSync(dataDir, { recursive: true, force: true });
      }
    });
});

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
  const content = await answer.text();
  assert.equal(answer.status, 200, content);
  return (JSON.parse(content) as { task_id: string }).task_id;
}

async function journal(server: MortalServer, id: string): Promise<readonly JournalStep[]> {
  return ((await (await server.get(`${agent}/tasks/${id}/journal`)).json()) as { steps: readonly JournalStep[] }).steps;
}

/** Of the only task, by the list, which is not limited as reading a task is. */
async function stateOf(server: MortalServer): Promise<string | undefined> {
  const { tasks } = (await (await server.get(`${agent}/tasks`)).json()) as { tasks: readonly { status: string }[] };
  return tasks[0]?.status;
}

function base64(content: string): string {
  return Buffer.from(content).toString('base64');
}
