import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

/**
 * Each step is done, and the server dies before its row in the journal with its bill. What steps leave outside of the journal is
 * there once, too: the memory of a messages file. Kills at any other time are those of `agent-kill.test.ts`.
 */
describe('a task on a server that is killed in each of its steps', { concurrency: orders.length }, () => {
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
        TEST_DIE_BEFORE_STEPS: expected.join(','),
      });
      await server.start();
      /** Asks again, of the server that comes after it, what one did not answer before it died. */
      const living = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
        for (;;) {
          const answer = await ask().catch((error: unknown) => {
            if (!isGone(error)) throw error;
          });
          if (answer !== undefined) return answer;
          if (server.hasDied) await server.start();
        }
      };
      try {
        if (workflow === 'model-with-tools') await bringIn(server);
        // The answer may be lost with the server that dies before the first row.
        await trigger(server, workflow, input(site.address)).catch((error: unknown) => {
          if (!isGone(error)) throw error;
        });
        await poll(async () => (await living(() => onlyTask(server))).status !== 'InProgress');
        const { task_id: id, status } = await onlyTask(server);
        assert.equal(status, 'Completed', await (await server.get(`${agent}/tasks/${id}`)).text());
        assert.equal(readdirSync(dataDir).filter((name) => name.startsWith('died-before-')).length, expected.length);
        const steps = await journal(server, id);
        assert.deepEqual(
          steps.map(({ step }) => step.split('/').at(-1)),
          expected,
        );
        const billed = steps.reduce((sum, { billed_characters }) => sum + billed_characters, 0);
        assert.equal(await server.countedCharacters(), billed);
        if (workflow === 'translate-messages') assert.deepEqual(await memoriesOf(server), [['a.json', 1]]);
      } finally {
        await server.kill();
        rmSync(dataDir, { recursive: true, force: true });
      }
    });
});

function isGone(error: unknown): boolean {
  // Of `fetch`, and of a body that breaks off.
  return error instanceof TypeError;
}

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

async function trigger(server: MortalServer, workflow: string, input: object): Promise<void> {
  const body = Buffer.from(JSON.stringify({ workflow_request: JSON.stringify({ input }) }));
  const type = { 'content-type': 'application/json' };
  const answer = await server.post(`${agent}/workflows/${workflow}/trigger`, body, type);
  assert.equal(answer.status, 200, await answer.text());
}

async function journal(server: MortalServer, id: string): Promise<readonly JournalStep[]> {
  return ((await (await server.get(`${agent}/tasks/${id}/journal`)).json()) as { steps: readonly JournalStep[] }).steps;
}

interface ListedTask {
  readonly task_id: string;
  readonly status: string;
}

/** By the list, which is not limited as reading a task is. */
async function onlyTask(server: MortalServer): Promise<ListedTask> {
  const { tasks } = (await (await server.get(`${agent}/tasks`)).json()) as { tasks: readonly ListedTask[] };
  return tasks[0] ?? assert.fail('the server has no task');
}

function base64(content: string): string {
  return Buffer.from(content).toString('base64');
}
