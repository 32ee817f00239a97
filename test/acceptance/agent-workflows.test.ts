import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

interface Task {
  readonly task_id: string;
  readonly ui_url: string;
  readonly polling_url: string;
  readonly status: string;
  readonly error?: string;
  readonly result: { readonly response?: string };
  readonly result_data: readonly { readonly artifactId: string; readonly contentUrl: string; readonly name: string }[];
}

const path = '/v1/unstable/agent';
let server: RunningServer;
before(async () => {
  server = await startServer();
});
after(() => server[Symbol.asyncDispose]());

const input = {
  source_lang: 'en',
  target_lang: 'es',
  segments: [
    { source: 'Our office is closed on Sunday.', target: 'Nuestra oficina está cerrada el domingo.' },
    { source: 'The train leaves at 9:45.', target: 'El tren sale a las 9:54.' },
  ],
};

/** As official examples send it: a form with one field. */
async function trigger(request: string | undefined, workflow = 'review-translation'): Promise<Response> {
  const form = new FormData();
  if (request !== undefined) form.set('workflow_request', request);
  return fetch(`${server.address}${path}/workflows/${workflow}/trigger`, {
    method: 'POST',
    headers: { authorization: `DeepL-Auth-Key ${developerKey}` },
    body: form,
  });
}

async function triggered(given: object = input, workflow?: string): Promise<Task> {
  const answer = await trigger(JSON.stringify({ input: given }), workflow);
  const text = await answer.text();
  assert.equal(answer.status, 200, text);
  return JSON.parse(text);
}

/** By the list, which is not limited as reading a task is. */
async function ended({ task_id }: Task): Promise<Task> {
  await poll(async () => {
    const { tasks } = (await sendRequest(server.address, 'GET', `${path}/tasks`)).json<{
      tasks: readonly { task_id: string; status: string }[];
    }>();
    return tasks.find((task) => task.task_id === task_id)?.status !== 'InProgress';
  });
  const answer = await sendRequest(server.address, 'GET', `${path}/tasks/${task_id}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json();
}

describe('agent workflows', () => {
  it('are listed with their schemas and whether they can run', async () => {
    const { workflows } = (await sendRequest(server.address, 'GET', `${path}/workflows`)).json<{
      workflows: readonly { name: string; available: boolean; reason?: string; input_schema: { required: string[] } }[];
    }>();
    const review = workflows.find(({ name }) => name === 'review-translation');
    assert.equal(review?.available, true);
    assert.deepEqual(review?.input_schema.required, ['target_lang', 'segments']);
    const minutes = workflows.find(({ name }) => name === 'meeting-minutes');
    assert.deepEqual([minutes?.available, minutes?.reason], [false, 'no language model is configured.']);
    const refused = await trigger('{"input": {"target_lang": "es", "transcript": "Hello."}}', 'meeting-minutes');
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /no language model is configured/);
  });

  it('review a translation, and the result is read without a key', async () => {
    const task = await triggered();
    assert.equal(task.polling_url, `${path}/tasks/${task.task_id}`);
    const done = await ended(task);
    assert.equal(done.status, 'Completed', done.error);
    const content = await fetch(done.result.response ?? '');
    assert.equal(content.status, 200);
    const { message, content_type, language, data } = (await content.json()) as {
      message: string;
      content_type: string;
      language: string;
      data: { score: number; segments: { score: number; errors: { type: string }[] }[]; corrected: string[] };
    };
    assert.deepEqual([message, content_type, language], ['The translation was reviewed.', 'text', 'en']);
    assert.equal(data.segments[0]?.errors.length, 0);
    assert.equal(data.segments[1]?.errors[0]?.type, 'Accuracy');
    assert.ok(data.score < 100);
    assert.deepEqual(
      data.corrected,
      input.segments.map(({ target }) => target),
    );
    assert.equal(done.result_data[0]?.contentUrl, done.result.response);
    const page = await fetch(done.ui_url);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<h1>review-translation<\/h1>[\s\S]*Completed/);
  });

  it('show corrections of a translation as tracked changes', async () => {
    const segments = [{ source: 'Our office is closed.', target: 'Nuestra oficinna está cerrada.' }];
    const done = await ended(await triggered({ ...input, segments }));
    assert.equal(done.status, 'Completed', done.error);
    const page = done.result_data.find(({ name }) => name === 'review.html');
    const answer = await fetch(page?.contentUrl ?? '');
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(await answer.text(), /Nuestra <del>oficinna<\/del><ins>oficina<\/ins> está cerrada\./);
  });

  it('make files, each with an address of its own that requires no key', async () => {
    const done = await ended(await triggered());
    const [, report] = done.result_data;
    assert.deepEqual(
      done.result_data.map(({ name }) => name),
      ['result.json', 'quality-report.json', 'review.html'],
    );
    const answer = await fetch(report?.contentUrl ?? '');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/json');
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="quality-report\.json"/);
    assert.equal(answer.headers.get('content-security-policy'), 'sandbox');
    const { segments } = (await answer.json()) as { segments: readonly unknown[] };
    assert.equal(segments.length, 2);
    const other = new URL(report?.contentUrl ?? '');
    other.pathname = other.pathname.replace(report?.artifactId ?? '', '0'.repeat(32));
    assert.equal((await fetch(other)).status, 403);
    other.search = '';
    assert.equal((await fetch(other)).status, 401);
    assert.match(await (await fetch(done.ui_url)).text(), /<a href="[^"]+artifacts[^"]+">quality-report\.json<\/a>/);
    await sendRequest(server.address, 'DELETE', `${path}/tasks/${done.task_id}`);
    assert.equal((await fetch(report?.contentUrl ?? '')).status, 404);
  });

  it('localize texts: corrected, translated into each language, and evaluated', async () => {
    const texts = ['Our offfice is closed on Sunday.', 'We open on Monday.'];
    const task = await ended(
      await triggered({ source_lang: 'en', target_langs: ['es', 'ca'], texts }, 'localize-texts'),
    );
    assert.equal(task.status, 'Completed', task.error);
    const { data } = (await (await fetch(task.result.response ?? '')).json()) as {
      data: {
        sources: string[];
        corrected: number[];
        translations: { target_lang: string; score: number; texts: string[]; findings: unknown[] }[];
      };
    };
    assert.deepEqual([data.sources, data.corrected], [['Our office is closed on Sunday.', texts[1]], [0]]);
    assert.deepEqual(
      data.translations.map((translation) => [translation.target_lang, translation.texts[0], translation.findings]),
      [
        ['es', 'Nuestra oficina está cerrada el domingo.', []],
        ['ca', 'La nostra oficina és tancada en diumenge.', []],
      ],
    );
  });

  it('correct texts in the variant that they are in, where the language is given without one', async () => {
    const texts = ['The colour of the offfice is grey.', 'We organised it on Monday.'];
    const task = await ended(await triggered({ source_lang: 'en', target_langs: ['es'], texts }, 'localize-texts'));
    assert.equal(task.status, 'Completed', task.error);
    const { data } = (await (await fetch(task.result.response ?? '')).json()) as { data: { sources: string[] } };
    assert.deepEqual(data.sources, ['The colour of the office is grey.', texts[1]]);
  });

  it('are canceled: no further step is done or billed', async () => {
    const texts = Array.from({ length: 200 }, (_, index) => `The door number ${index} is open on Sunday.`);
    const large = { source_lang: 'en', target_langs: Array.from({ length: 20 }, () => 'es'), texts };
    const { task_id } = await triggered(large, 'localize-texts');
    const canceled = await sendRequest(server.address, 'POST', `${path}/tasks/${task_id}/cancel`);
    assert.equal(canceled.json<Task>().status, 'Canceled');
    const journal = async (): Promise<string> =>
      (await sendRequest(server.address, 'GET', `${path}/tasks/${task_id}/journal`)).text;
    const before = await journal();
    await ended(await triggered());
    assert.equal(await journal(), before);
    assert.equal(
      (await sendRequest(server.address, 'GET', `${path}/tasks/${task_id}`)).json<Task>().status,
      'Canceled',
    );
  });

  it('that are canceled bill what was done, and nothing else', async () => {
    const counted = async (): Promise<number> =>
      (await sendRequest(server.address, 'GET', '/v2/usage')).json<{ character_count: number }>().character_count;
    const before = await counted();
    const texts = Array.from({ length: 50 }, (_, index) => `The gate number ${index} is closed on Monday.`);
    const large = { source_lang: 'en', target_langs: Array.from({ length: 20 }, () => 'es'), texts };
    const { task_id } = await triggered(large, 'localize-texts');
    const billed = async (): Promise<number> => {
      const journal = await sendRequest(server.address, 'GET', `${path}/tasks/${task_id}/journal`);
      const { steps } = journal.json<{ steps: readonly { billed_characters: number }[] }>();
      return steps.reduce((sum, step) => sum + step.billed_characters, 0);
    };
    await poll(async () => (await billed()) > 0);
    const canceled = await sendRequest(server.address, 'POST', `${path}/tasks/${task_id}/cancel`);
    assert.equal(canceled.json<Task>().status, 'Canceled');
    // Another task from its beginning to its end: what was under way when it was canceled has ended too.
    await ended(await triggered());
    const other = input.segments.reduce((sum, { target }) => sum + target.length, 0);
    assert.equal((await counted()) - before, (await billed()) + other);
    assert.ok((await billed()) < 21 * texts.join('').length, 'it was canceled before its end');
  });

  it('are followed as server-sent events: each step once, and the end', async () => {
    const texts = ['We open on Monday.'];
    const { task_id } = await triggered({ source_lang: 'en', target_langs: ['es', 'ca'], texts }, 'localize-texts');
    const headers = { authorization: `DeepL-Auth-Key ${developerKey}` };
    const follow = () => fetch(`${server.address}${path}/tasks/${task_id}/events`, { headers });
    for (const when of ['while it is in progress', 'after its end']) {
      const answer = await follow();
      assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
      const events = [...(await answer.text()).matchAll(/^event: (.*)\ndata: (.*)\n$/gm)].map(([, event, data]) => ({
        event,
        ...(JSON.parse(data ?? '') as { status?: string; step?: string }),
      }));
      assert.equal(events.at(-1)?.status, 'Completed', when);
      const steps = events.filter(({ event }) => event === 'step').map(({ step }) => step);
      assert.equal(new Set(steps).size, steps.length);
      const { steps: journal } = (await sendRequest(server.address, 'GET', `${path}/tasks/${task_id}/journal`)).json<{
        steps: readonly { step: string }[];
      }>();
      assert.deepEqual(steps.sort(), journal.map(({ step }) => step).sort());
    }
  });

  it('bill what their steps use, as the journal says', async () => {
    const task = await ended(await triggered());
    const { steps } = (await sendRequest(server.address, 'GET', `${path}/tasks/${task.task_id}/journal`)).json<{
      steps: readonly { step: string; service: string; billed_characters: number }[];
    }>();
    const characters = input.segments.reduce((sum, { target }) => sum + target.length, 0);
    assert.deepEqual(
      steps.map(({ step, service, billed_characters }) => [step, service, billed_characters]),
      [
        ['quality', 'evaluate_quality', 0],
        ['corrected', 'correct_text', characters],
        ['report', 'store_file', 0],
        ['changes', 'track_changes', 0],
      ],
    );
  });

  it('refuse what is missing or wrong, with the name of the field', async () => {
    const refusals: readonly (readonly [string | undefined, RegExp])[] = [
      [undefined, /workflow_request/],
      ['{', /'workflow_request'.*not JSON/],
      ['[]', /'workflow_request'.*"input"/],
      ['{"input": 1}', /'workflow_request\.input'/],
      [JSON.stringify({ input: { ...input, segments: [] } }), /'workflow_request\.input\.segments'.*fewer than 1/],
      [JSON.stringify({ input: { ...input, tone: 'x' } }), /additional properties \(tone\)/],
    ];
    for (const [request, message] of refusals) {
      const answer = await trigger(request);
      const text = await answer.text();
      assert.equal(answer.status, 400, text);
      assert.match((JSON.parse(text) as { message: string }).message, message);
    }
    for (const [workflow, given, message] of [
      ['build-glossary', {}, /'segments' or 'translation_memory_id' or 'file'/],
      ['build-glossary', { file: { name: 'a.tmx' } }, /'workflow_request\.input\.file'.*'content' or 'url'/],
      ['localize-files', { files: [{ name: 'a.txt' }] }, /'workflow_request\.input\.files\.0'.*'content' or 'url'/],
      ['subtitle-recording', { name: 'a.mp3' }, /'content' or 'url'/],
      ['translate-messages', { name: 'a.json' }, /'content' or 'url'/],
    ] as const) {
      const target = workflow === 'build-glossary' ? { target_lang: 'es' } : { target_langs: ['es'] };
      const answer = await trigger(JSON.stringify({ input: { source_lang: 'en', ...target, ...given } }), workflow);
      assert.equal(answer.status, 400, workflow);
      assert.match(((await answer.json()) as { message: string }).message, message);
    }
    assert.equal((await trigger('{"input": {}}', 'no-such-workflow')).status, 404);
  });

  it('end with the reason where a step cannot be done', async () => {
    const task = await ended(await triggered({ ...input, source_lang: 'es' }));
    assert.equal(task.status, 'Error');
    assert.match(task.error ?? '', /source and target are both Spanish/);
    assert.deepEqual([task.result, task.result_data], [{}, []]);
  });

  it('are gone when they are deleted, and signatures are good for one use only', async () => {
    const task = await ended(await triggered());
    const response = new URL(task.result.response ?? '');
    const asPage = `${response.origin}${path}/tasks/${task.task_id}/page${response.search}`;
    assert.equal((await fetch(asPage)).status, 403);
    assert.equal((await fetch(`${response.origin}${response.pathname}`)).status, 401);
    assert.equal((await sendRequest(server.address, 'DELETE', `${path}/tasks/${task.task_id}`)).status, 204);
    assert.equal((await fetch(response)).status, 404);
    assert.equal((await sendRequest(server.address, 'DELETE', `${path}/tasks/${task.task_id}`)).status, 404);
  });

  it('are read at most 12 times a minute from one address', async () => {
    let answer = await sendRequest(server.address, 'GET', `${path}/tasks/00000000-0000-4000-8000-000000000000`);
    for (let reads = 0; reads < 12 && answer.status !== 429; reads += 1)
      answer = await sendRequest(server.address, 'GET', `${path}/tasks/00000000-0000-4000-8000-000000000000`);
    assert.equal(answer.status, 429, answer.text);
    assert.ok(Number(answer.headers['retry-after']) >= 1);
  });
});
