import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ChatRequestBody } from '../support/chat-server/chat-request-body.ts';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import { checkOf, until } from '../support/readiness.ts';
import { runCli } from '../support/run-cli.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

interface AskedData {
  readonly texts: readonly { readonly id: number; readonly text: string }[];
  readonly context?: string;
  readonly instructions?: readonly string[];
  readonly glossary?: readonly { readonly source: string; readonly target: string }[];
  readonly style_rules?: readonly string[];
}

/** What a request shows the model, as a model that reads well would see it. */
function dataOf(request: ChatRequestBody | undefined): AskedData {
  return JSON.parse(request?.messages.at(-1)?.content.split('\n')[0] ?? '{}');
}

/** A model that keeps tags and writes all letters of the text large. */
function answer(request: ChatRequestBody): string {
  const entries = dataOf(request).texts.map(({ id, text }) => [id, text.replaceAll(/(<[^>]*>)|(\w+)/g, largeLetters)]);
  return JSON.stringify({ translations: Object.fromEntries(entries) });
}

function largeLetters(_match: string, tag: string | undefined, word: string | undefined): string {
  return tag ?? word?.toUpperCase() ?? '';
}

interface Translated {
  readonly translations: readonly { readonly text: string; readonly model_type_used?: string }[];
}

describe('an LLM server behind Dragoman', () => {
  let model: ChatServer;
  let server: RunningServer;
  let environment: Record<string, string>;
  before(async () => {
    model = await ChatServer.start({ apiKey: 'key-of-the-model', answer });
    environment = {
      DRAGOMAN_LLM_BASE_URL: model.baseUrl,
      DRAGOMAN_LLM_MODEL: 'test-model',
      DRAGOMAN_LLM_API_KEY: 'key-of-the-model',
    };
    server = await startServer({ environment });
    await until(async () => (await checkOf(server, 'llm'))?.ready === true);
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
    await model[Symbol.asyncDispose]();
  });

  it('serves what asks for quality, and languages that nothing else has', async () => {
    const demanded = await server.translate({
      text: ['One house. Two cars.', 'Second text'],
      source_lang: 'EN',
      target_lang: 'ES',
      model_type: 'quality_optimized',
    });
    assert.equal(demanded.headers.get('x-service-engine'), 'llm');
    assert.deepEqual(
      ((await demanded.json()) as Translated).translations.map(({ text, model_type_used }) => [text, model_type_used]),
      [
        ['ONE HOUSE. TWO CARS.', 'quality_optimized'],
        ['SECOND TEXT', 'quality_optimized'],
      ],
    );
    const fast = await server.translate({ text: ['One house.'], source_lang: 'EN', target_lang: 'ES' });
    assert.equal(fast.headers.get('x-service-engine'), 'apertium');
    const rare = await server.translate({ text: ['The bird'], source_lang: 'EN', target_lang: 'TR' });
    assert.deepEqual([rare.status, rare.headers.get('x-service-engine')], [200, 'llm']);
  });

  it('gets context, formality and instructions, and gives markup back', async () => {
    const custom_instructions = ['Use short words.'];
    const answer = await server.translate({
      text: ['The <b>red</b> car<br/>'],
      source_lang: 'EN',
      target_lang: 'DE',
      context: 'About cars.',
      formality: 'more',
      custom_instructions,
      tag_handling: 'html',
    });
    assert.equal(answer.headers.get('x-service-warnings'), null);
    assert.equal(((await answer.json()) as Translated).translations[0]?.text, 'THE <b>RED</b> CAR<br/>');
    const asked = model.work.at(-1)?.body;
    assert.equal(dataOf(asked).context, 'About cars.');
    assert.deepEqual(dataOf(asked).instructions, custom_instructions);
    assert.match(asked?.messages[0]?.content ?? '', /Sie/);
    const languages = (await (await server.request('/v2/languages?type=target')).json()) as {
      language: string;
      supports_formality: boolean;
    }[];
    assert.equal(languages.find(({ language }) => language === 'DE')?.supports_formality, true);
  });

  it('gets terms, rules and instructions that an account stored; what it misses or can be done by rule is mended', async () => {
    const create = async (path: string, body: object): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json' };
      return (await server.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as never;
    };
    const { glossary_id } = await create('/v3/glossaries', {
      name: 'a',
      dictionaries: [{ source_lang: 'en', target_lang: 'de', entries: 'saddle\tSattel\nunused\tnichts' }],
    });
    const { style_id } = await create('/v3/style_rules', {
      name: 'a',
      language: 'de',
      configured_rules: {
        spelling_and_grammar: { eszett: 'replace_eszett_with_ss' },
        style_and_tone: { verbal_vs_nominal_style: 'use_verbal_style' },
      },
      custom_instructions: [{ label: 'a', prompt: 'Be kind.' }],
    });
    const answer = await server.translate({
      text: ['A saddle, Straße', 'No term'],
      source_lang: 'EN',
      target_lang: 'DE',
      glossary_id,
      style_id,
      custom_instructions: ['Be brief.'],
    });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('x-service-warnings'), null);
    assert.deepEqual(
      ((await answer.json()) as Translated).translations.map(({ text }) => text),
      ['A Sattel, STRASSE', 'NO TERM'],
    );
    const [first] = model.work.map(({ body }) => dataOf(body)).filter(({ glossary }) => glossary !== undefined);
    assert.deepEqual(first?.glossary, [{ source: 'saddle', target: 'Sattel' }]);
    assert.deepEqual(first?.instructions, ['Be brief.', 'Be kind.']);
    assert.deepEqual(first?.style_rules, ['Style and tone, verbal vs nominal style: use verbal style.']);
  });

  it('gives way to classic engines while it is down, and comes back', async () => {
    const request = { source_lang: 'EN', target_lang: 'ES', model_type: 'prefer_quality_optimized' };
    model.always = { kind: 'status', status: 500 };
    const replaced = await server.translate({ ...request, text: ['The red house.'] });
    assert.deepEqual([replaced.status, replaced.headers.get('x-service-engine')], [200, 'apertium']);
    assert.equal(((await replaced.json()) as Translated).translations[0]?.model_type_used, 'latency_optimized');
    model.always = 'well';
    await until(async () => {
      const answered = await server.translate({ ...request, text: [`A house ${Math.random()}`] });
      return answered.headers.get('x-service-engine') === 'llm';
    });
  });

  it('is counted, and the log contains neither its key nor any text', async () => {
    const metrics = await (await server.request('/metrics')).text();
    assert.match(metrics, /^dragoman_engine_tokens_total\{engine="llm",kind="prompt"\} [1-9]/m);
    assert.match(metrics, /^dragoman_engine_calls_total\{engine="llm",outcome="answered"\} [1-9]/m);
    assert.match(metrics, /^dragoman_engine_replacements_total\{failed="llm",next="apertium"\} [1-9]/m);
    assert.doesNotMatch(server.output(), /key-of-the-model|red house|RED HOUSE/);
  });

  it('is examined by the doctor', async () => {
    // With port 0 there is no address to ask a server at, so the engine is tried.
    const alone = { ...environment, DRAGOMAN_PORT: '0' };
    const healthy = await runCli(['doctor'], server.dataDir, { environment: alone });
    assert.match(healthy.stdout, /Engine llm \(next_gen\): ready/);
    const wrong = await runCli(['doctor'], server.dataDir, {
      environment: { ...alone, DRAGOMAN_LLM_MODEL: 'no-such-model' },
    });
    assert.match(wrong.stdout, /Engine llm \(next_gen\): unavailable: .*no-such-model/);
    assert.doesNotMatch(wrong.stdout, /key-of-the-model/);
  });
});

describe('an LLM server that fails its check', () => {
  it('is reported by /readyz and not offered', async () => {
    await using model = await ChatServer.start({ models: ['another-model'] });
    await using server = await startServer({
      environment: { DRAGOMAN_LLM_BASE_URL: model.baseUrl, DRAGOMAN_LLM_MODEL: 'missing-model' },
    });
    await until(async () => /missing-model/.test((await checkOf(server, 'llm'))?.reason ?? ''));
    assert.equal((await server.request('/readyz')).status, 200, 'Apertium serves');
    const refused = await server.translate({
      text: ['a'],
      source_lang: 'EN',
      target_lang: 'ES',
      model_type: 'quality_optimized',
    });
    assert.equal(refused.status, 400);
    assert.equal(((await refused.json()) as { code: string }).code, 'model_type_not_supported');
    const targets = await (await server.request('/v2/languages?type=target')).text();
    assert.doesNotMatch(targets, /"TR"/);
  });
});

describe('several LLM servers', () => {
  it('share the work by weight', async () => {
    await using one = await ChatServer.start({ answer });
    await using two = await ChatServer.start({ answer });
    const endpoint = { model: 'test-model' };
    await using server = await startServer({
      environment: {
        DRAGOMAN_LLM_ENDPOINTS: JSON.stringify([
          { ...endpoint, id: 'llm_one', baseUrl: one.baseUrl, weight: 3 },
          { ...endpoint, id: 'llm_two', baseUrl: two.baseUrl },
        ]),
      },
    });
    await until(async () => (await checkOf(server, 'llm_one'))?.ready === true);
    await until(async () => (await checkOf(server, 'llm_two'))?.ready === true);
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      await server.translate({ text: [word], source_lang: 'EN', target_lang: 'ES', model_type: 'quality_optimized' });
    assert.deepEqual([one.work.length, two.work.length], [6, 2]);
  });
});
