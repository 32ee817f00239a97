import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

const path = '/v1/unstable/agent';

interface Task {
  readonly task_id: string;
  readonly status: string;
  readonly error?: string;
  readonly result: { readonly response?: string };
  readonly result_data: readonly { readonly name: string; readonly contentUrl: string }[];
}

interface Entry {
  readonly source: string;
  readonly target: string;
  readonly frequency: number;
  readonly example: { readonly source: string };
}

const lines: readonly (readonly [string, string])[] = [
  ['The pressure valve is closed.', 'La válvula de presión está cerrada.'],
  ['Open the pressure valve slowly.', 'Abra la válvula de presión despacio.'],
  ['A pressure valve protects the pump.', 'Una válvula de presión protege la bomba.'],
  ['The pumps are in the cellar.', 'Las bombas están en el sótano.'],
  ['Switch off the pump before you leave.', 'Apague la bomba antes de irse.'],
];

describe('the workflow build-glossary', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const send = (method: string, url: string, body?: object) =>
    sendRequest(server.address, method, url, { key: developerKey, ...(body && { body }) });

  async function run(input: object): Promise<Task> {
    const body = { workflow_request: JSON.stringify({ input }) };
    const answer = await send('POST', `${path}/workflows/build-glossary/trigger`, body);
    assert.equal(answer.status, 200, answer.text);
    const { task_id } = answer.json<Task>();
    await poll(async () => {
      const { tasks } = (await send('GET', `${path}/tasks`)).json<{ tasks: readonly Task[] }>();
      return tasks.find((task) => task.task_id === task_id)?.status !== 'InProgress';
    });
    return (await send('GET', `${path}/tasks/${task_id}`)).json();
  }

  async function entriesOf(task: Task): Promise<readonly Entry[]> {
    assert.equal(task.status, 'Completed', task.error);
    const content = (await (await fetch(task.result.response ?? '')).json()) as { data: { entries: readonly Entry[] } };
    return content.data.entries;
  }

  const pairsOf = (entries: readonly Entry[]) => entries.map(({ source, target }) => `${source} = ${target}`);

  it('finds the terms of segments, whose draft makes a glossary', async () => {
    const segments = lines.map(([source, target]) => ({ source, target }));
    const task = await run({ source_lang: 'en', target_lang: 'es', segments });
    const entries = await entriesOf(task);
    assert.ok(pairsOf(entries).includes('pressure valve = válvula de presión'), pairsOf(entries).join('; '));
    const pump = entries.find(({ source }) => source === 'pump');
    assert.deepEqual([pump?.target, pump?.frequency], ['bomba', 3]);
    assert.match(pump?.example.source ?? '', /pump/);
    const draft = task.result_data.find(({ name }) => name === 'glossary.tsv');
    const tsv = await (await fetch(draft?.contentUrl ?? '')).text();
    const dictionary = { source_lang: 'en', target_lang: 'es', entries: tsv, entries_format: 'tsv' };
    const made = await send('POST', '/v3/glossaries', { name: 'Draft', dictionaries: [dictionary] });
    assert.equal(made.status, 201, made.text);
  });

  it('finds the terms of a TMX file, in either direction', async () => {
    const tuv = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;
    const units = lines.map(([en, es]) => `<tu>${tuv('es', es)}${tuv('en-GB', en)}</tu>`).join('');
    const head = '<header srclang="es" segtype="sentence" o-tmf="x" adminlang="en" datatype="plaintext"/>';
    const tmx = `<?xml version="1.0"?><tmx version="1.4">${head}<body>${units}</body></tmx>`;
    const file = { name: 'pumps.tmx', content: base64(tmx) };
    const pairs = pairsOf(await entriesOf(await run({ source_lang: 'en', target_lang: 'es', file })));
    assert.ok(pairs.includes('pressure valve = válvula de presión'), pairs.join('; '));
    const broken = await run({
      source_lang: 'en',
      target_lang: 'es',
      file: { name: 'a.tmx', content: base64('<tmx>') },
    });
    assert.match(broken.error ?? '', /line 1/);
  });

  it('finds the terms of a document and its translation, which has a sentence and a paragraph of its own', async () => {
    const text = lines.map(([en]) => en).join('\n\n');
    const [first = '', ...rest] = lines.map(([, es]) => es);
    const translation = [`Aviso general sobre todo lo que sigue más abajo en este texto.`, first, ...rest].join('\n\n');
    const task = await run({
      source_lang: 'en',
      target_lang: 'es',
      file: { name: 'pumps.md', content: base64(text) },
      translation: { name: 'bombas.txt', content: base64(translation) },
    });
    const entries = await entriesOf(task);
    assert.ok(pairsOf(entries).includes('pressure valve = válvula de presión'), pairsOf(entries).join('; '));
    const [entry] = entries.filter(({ source }) => source === 'pump');
    assert.match(entry?.example.source ?? '', /pump/);
  });

  it('finds the terms of a translation memory of the account', async () => {
    const segments = lines.map(([source, target]) => ({ source, target, target_language: 'es' }));
    const made = await send('POST', '/v3/translation_memories', { name: 'Pumps', source_language: 'en', segments });
    const id = made.json<{ translation_memory_id: string }>().translation_memory_id;
    const task = await run({ source_lang: 'en', target_lang: 'es', translation_memory_id: id });
    assert.ok(pairsOf(await entriesOf(task)).includes('pressure valve = válvula de presión'));
    const other = await run({ source_lang: 'de', target_lang: 'es', translation_memory_id: id });
    assert.match(other.error ?? '', /the translation memory is in en, not de/);
    const nothing = { workflow_request: JSON.stringify({ input: { source_lang: 'en', target_lang: 'es' } }) };
    const refused = await send('POST', `${path}/workflows/build-glossary/trigger`, nothing);
    assert.equal(refused.status, 400);
    assert.match(refused.text, /it must have 'segments' or 'translation_memory_id' or 'file'/);
  });
});

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
