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

const agent = '/v1/unstable/agent';
const text = 'The door is open.';

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
