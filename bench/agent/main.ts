import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AgentClient } from '../../test/support/agent-client.ts';
import { TestSite } from '../../test/support/hostile-site.ts';
import { adminKey, type RunningServer, startProcess } from '../../test/support/server-process.ts';
import { describeMachine } from '../measurement/machine.ts';
import { median } from '../measurement/statistics.ts';
import { table } from '../report/tables.ts';

/**
 * What a step of a task costs beside the same call of its service, and a site of pages in cold and warm state:
 * `npm run bench -- agent [--rounds 5] [--steps 100] [--pages 30] [--output bench/agent/RESULTS.md]`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    steps: { type: 'string', default: '100' },
    pages: { type: 'string', default: '30' },
    output: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
  allowPositionals: true,
});
const [rounds, steps, pages] = [Number(values.rounds), Number(values.steps), Number(values.pages)];
const wantedOverhead = 10;

const id = 'b5f0d7c2-9a41-4e83-8c6d-3f1e7a20b9d4';
const workflow = `id: ${id}
name: translate-each
title: Translate each
description: One step for each text.
input:
  type: object
  required: [texts]
  properties:
    texts: { type: array, items: { type: string } }
steps:
  - id: each
    for_each: input.texts
    at_most: 1000
    steps:
      - id: translated
        use: translate_text
        with: { texts: ["=item"], source_lang: en, target_lang: es }
    gives: =steps.translated.texts[0]
result:
  message: Translated.
  data: =steps.each
`;

let number = 0;
/** Another one each time, so that no cache knows it. */
const sentence = (): string => `The door number ${++number} of the house is open.`;

/** Milliseconds a call, one after another. */
async function direct(server: RunningServer): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < steps; index += 1) {
    const answer = await server.translate({ text: [sentence()], source_lang: 'EN', target_lang: 'ES' });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  }
  return (performance.now() - start) / steps;
}

/** Milliseconds a step of a task with as many, from the beginning of the first to the end of the last. */
async function inTask(server: RunningServer, agent: AgentClient): Promise<number> {
  const task = await agent.run(id, { texts: Array.from({ length: steps }, sentence) });
  if (task.status !== 'Completed') throw new Error(task.error);
  const answer = await server.request(`/v1/unstable/agent/tasks/${task.task_id}/journal`);
  const journal = (await answer.json()) as { steps: readonly { start_date: string; end_date: string }[] };
  const start = Date.parse(journal.steps[0]?.start_date ?? '');
  return (Date.parse(journal.steps.at(-1)?.end_date ?? '') - start) / steps;
}

const pageOf = (index: number): string =>
  `<!doctype html><html lang="en"><title>Page ${index}</title>${Array.from({ length: 40 }, () => `<p>${sentence()}</p>`).join('')}<a href="/${index + 1}">Next</a></html>`;

/** Seconds. */
async function measureSite(site: TestSite, agent: AgentClient): Promise<number> {
  const urls = Array.from({ length: pages }, (_, index) => `${site.address}/${index}`);
  const start = performance.now();
  const task = await agent.run('translate-web-page', { urls, source_lang: 'en', target_lang: 'es' });
  if (task.status !== 'Completed') throw new Error(task.error);
  return (performance.now() - start) / 1000;
}

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const loads = [load()];

await using site = await TestSite.start();
site.serve(Object.fromEntries(Array.from({ length: pages }, (_, index) => [`/${index}`, pageOf(index)])));
await using server = await startProcess({
  environment: {
    DRAGOMAN_AGENT_ALLOWED_HOSTS: `127.0.0.1:${site.port}`,
    DRAGOMAN_AGENT_POLLS_PER_MINUTE: '100000',
    DRAGOMAN_VALIDATE_RESPONSES: '0',
  },
});
const agent = new AgentClient(server);
const brought = await server.request(`/v1/unstable/agent/workflows/${id}`, {
  method: 'PUT',
  headers: { authorization: `DeepL-Auth-Key ${adminKey}`, 'content-type': 'application/json' },
  body: JSON.stringify({ source: workflow }),
});
if (!brought.ok) throw new Error(await brought.text());

await direct(server);
await inTask(server, agent);
const results: { direct: number; inTask: number }[] = [];
for (let round = 0; round < rounds; round += 1)
  results.push({ direct: await direct(server), inTask: await inTask(server, agent) });
loads.push(load());
const site30 = new Map<string, number>();
if (pages > 0) for (const state of ['cold', 'warm']) site30.set(state, await measureSite(site, agent));
loads.push(load());

const [alone, step] = [median(results.map((result) => result.direct)), median(results.map((result) => result.inTask))];
const overhead = step - alone;
const rows = [
  ['a request, each a sentence', '', `${alone.toFixed(2)} ms`],
  ['the same as a step of a task', '', `${step.toFixed(2)} ms`],
  [
    'overhead a step',
    `≤ ${wantedOverhead} ms: ${overhead <= wantedOverhead ? 'met' : '**not met**'}`,
    `${overhead.toFixed(2)} ms`,
  ],
  ...Array.from(site30, ([state, seconds]) => [
    `${pages} pages of 40 sentences with pictures, ${state}`,
    '',
    `${seconds.toFixed(1)} s`,
  ]),
];
const page = `# Agent workflows

Measured on ${new Date().toISOString().slice(0, 10)} on ${describeMachine()}, Node ${process.versions.node}. Load of the machine before the
first part, between the parts and at the end, this benchmark included: ${loads.join(', ')}. Times are those of a quiet machine only where
the load is about the number of cores.

${steps} translations of one sentence each, English to Spanish by Apertium, one after another, as requests and as steps of one task, in turn; medians
of ${rounds} rounds. The site is on the same machine; *warm* is the same site once more, on the same server. A second run
reads, translates and shows every page again, so that it is about as long.

${table(['', 'wanted', 'measured'], rows)}`;
await writeFile(values.output, page);
console.log(`${page}\nWritten to ${values.output}.`);
