import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChatRequest } from '../../src/engines/llm/endpoint/chat-endpoint.ts';
import type { ChatServerError } from '../../src/engines/llm/endpoint/chat-server-error.ts';
import {
  type ChatEndpointOptions,
  type ChatIncident,
  createChatEndpoint,
} from '../../src/engines/llm/endpoint/create-chat-endpoint.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { ChatServer, type ChatServerOptions } from '../support/chat-server/chat-server.ts';
import type { DialectName } from '../support/chat-server/dialects.ts';
import { WatchedClock } from '../support/chat-server/watched-clock.ts';

const secret = 'sk-very-secret-key';
const privateText = 'Translate: the private text';
const hello: ChatRequest = { messages: [{ role: 'user', content: privateText }], maximumTokens: 100 };
const format = { name: 'answer', schema: { type: 'object', properties: { a: { type: 'string' } } } };
const never = new AbortController().signal;

async function setUp(server: ChatServerOptions = {}, options: Partial<ChatEndpointOptions> = {}) {
  const chat = await ChatServer.start(server);
  const clock = new WatchedClock();
  const incidents: ChatIncident[] = [];
  const endpoint = createChatEndpoint({
    ...{ baseUrl: chat.baseUrl, model: 'test-model', clock, random: () => 1 },
    ...{ onIncident: (incident: ChatIncident) => incidents.push(incident) },
    ...options,
  });
  await endpoint.checked();
  const stack = new AsyncDisposableStack();
  stack.use(chat);
  stack.use(endpoint);
  return { chat, clock, endpoint, incidents, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

const code = (expected: string, failure?: string) => (error: unknown) => {
  assert.ok(error instanceof ServiceError);
  assert.equal(error.code, expected);
  if (failure !== undefined) assert.equal((error.cause as ChatServerError).failure, failure);
  const whole = `${error.message} ${(error.cause as Error)?.message} ${JSON.stringify(error.cause)}`;
  assert.doesNotMatch(whole, /private text|very-secret/);
  return true;
};

describe('the check of a chat server', () => {
  for (const [dialect, contextTokens] of [
    ['openai', 8192],
    ['ollama', 8192],
    ['ollama_old', 8192],
    ['llama_cpp', 16_384],
    ['vllm', 16_384],
  ] as const satisfies readonly (readonly [DialectName, number])[])
    it(`finds out what ${dialect} can do`, async () => {
      await using test = await setUp({ dialect });
      assert.deepEqual(test.endpoint.health(), { state: 'ready' });
      assert.deepEqual(test.endpoint.capabilities(), { structuredOutput: 'json_schema', contextTokens });
    });

  it('goes weaker where a format is refused or not followed', async () => {
    await using second = await setUp({ rejects: ['json_schema'] });
    assert.equal(second.endpoint.capabilities().structuredOutput, 'json_object');
    await using third = await setUp({ rejects: ['response_format'] });
    assert.equal(third.endpoint.capabilities().structuredOutput, 'none');
    await using fourth = await setUp({ ignoresFormat: true });
    assert.equal(fourth.endpoint.capabilities().structuredOutput, 'none');
  });

  it('takes the smaller of what the server and the operator say of the context', async () => {
    await using test = await setUp({ dialect: 'vllm' }, { contextTokens: 4096 });
    assert.equal(test.endpoint.capabilities().contextTokens, 4096);
  });

  it('says which models there are when the model is missing, and passes when it has come', async () => {
    await using test = await setUp({ models: ['a', 'b'] });
    const reason = `${test.chat.baseUrl} answers 404: model 'test-model' not found; it has a, b`;
    assert.deepEqual(test.endpoint.health(), { state: 'unavailable', reason });
    test.chat.models = ['test-model'];
    await test.clock.timer(5_000);
    const before = test.chat.requests.length;
    test.clock.advance(5_000);
    while (test.endpoint.health().state !== 'ready') await new Promise(setImmediate);
    assert.ok(test.chat.requests.length > before);
  });

  it('doubts a base URL under which nothing is served', async () => {
    await using test = await setUp();
    await using endpoint = createChatEndpoint({ baseUrl: `${test.chat.baseUrl}/v2`, model: 'm', clock: test.clock });
    await endpoint.checked();
    assert.match(JSON.stringify(endpoint.health()), /unavailable.*is the base URL right\?/);
  });

  it('names a refused key without the key', async () => {
    await using test = await setUp({ apiKey: 'another' }, { apiKey: secret });
    const health = test.endpoint.health();
    assert.ok(health.state === 'unavailable');
    assert.match(health.reason, /answers 401 \(invalid_api_key\)/);
    assert.doesNotMatch(JSON.stringify([health, test.incidents]), /very-secret/);
  });

  it('learns to leave away what a server refuses', async () => {
    await using test = await setUp({ rejects: ['stream_options', 'max_tokens', 'temperature'] });
    assert.deepEqual(test.endpoint.health(), { state: 'ready' });
    assert.equal((await test.endpoint.complete(hello, never)).text, 'Hello.');
    assert.equal(test.chat.work.length, 1);
    assert.equal(test.chat.work[0]?.body?.max_completion_tokens, 100);
  });
});

describe('a completion', () => {
  for (const dialect of ['openai', 'ollama', 'llama_cpp', 'vllm'] as const)
    it(`comes from ${dialect} with its usage and without its reasoning`, async () => {
      await using test = await setUp({ dialect, answer: () => ({ text: 'Guten Tag.', reasoning: 'Let me see.' }) });
      const reply = await test.endpoint.complete(hello, never);
      assert.deepEqual([reply.text, reply.finish], ['Guten Tag.', 'stop']);
      assert.ok((reply.usage?.completionTokens ?? 0) > 0);
    });

  it('has no usage where the server counts none', async () => {
    await using test = await setUp({ dialect: 'ollama_old' });
    assert.equal((await test.endpoint.complete(hello, never)).usage, undefined);
  });

  it('says that it was cut off or refused', async () => {
    await using test = await setUp({ answer: () => ({ text: 'Gut', finish: 'length' }) });
    assert.deepEqual((await test.endpoint.complete(hello, never)).finish, 'length');
    test.chat.answer = () => ({ text: '', refusal: 'I cannot.' });
    assert.deepEqual((await test.endpoint.complete(hello, never)).finish, 'refused');
  });

  it('continues with a weaker format when the server takes the stronger no more', async () => {
    await using test = await setUp();
    test.chat.rejects = new Set(['json_schema']);
    await test.endpoint.complete({ ...hello, format }, never);
    assert.equal(test.endpoint.capabilities().structuredOutput, 'json_object');
    assert.equal(test.chat.work.at(-1)?.body?.response_format?.type, 'json_object');
  });

  it('waits as long as Retry-After says', async () => {
    await using test = await setUp();
    test.chat.will({ kind: 'status', status: 429, headers: { 'retry-after': '7' } });
    const reply = test.endpoint.complete(hello, never);
    await test.clock.timer(7_000);
    assert.equal(test.chat.work.length, 1);
    test.clock.advance(7_000);
    assert.equal((await reply).text, 'Hello.');
  });

  it('is rejected at once when Retry-After ends behind its time limit', async () => {
    await using test = await setUp({}, { timeLimit: 20_000 });
    test.chat.will({ kind: 'status', status: 429, headers: { 'retry-after': '30' } });
    await assert.rejects(test.endpoint.complete(hello, never), (error: unknown) => {
      assert.equal((error as ServiceError).retryAfter, 30);
      return code('engine_unavailable', 'overloaded')(error);
    });
  });

  it('has a time limit, however slowly the answer comes', async () => {
    await using test = await setUp({}, { timeLimit: 20_000 });
    test.chat.will({ kind: 'slow' });
    const rejected = assert.rejects(test.endpoint.complete(hello, never), code('engine_timed_out'));
    await test.chat.stalled();
    test.chat.release();
    await test.chat.stalled();
    test.clock.advance(20_000);
    await rejected;
    await test.chat.work[0]?.ended;
    assert.equal(test.chat.work[0]?.closedEarly(), true);
  });

  for (const fault of [
    { kind: 'status', status: 503, body: 'Service Unavailable' },
    { kind: 'drop' },
    { kind: 'drop_in_stream', afterChunks: 2 },
    { kind: 'end_early', afterChunks: 2 },
    { kind: 'garbage', afterChunks: 1 },
    { kind: 'error_in_stream', afterChunks: 1, message: privateText },
  ] as const)
    it(`is tried again after the fault ${fault.kind}, and fails when it stays`, async () => {
      await using test = await setUp({}, { retries: 1 });
      test.chat.will(fault);
      const first = test.endpoint.complete(hello, never);
      await test.clock.timer(500);
      test.clock.advance(500);
      assert.equal((await first).text, 'Hello.');
      test.chat.will(fault, fault);
      const second = test.endpoint.complete(hello, never);
      const rejected = assert.rejects(second, code('engine_failed'));
      await test.clock.timer(500);
      test.clock.advance(500);
      await rejected;
    });

  it('is given up when the stream stalls', async () => {
    await using test = await setUp();
    test.chat.will({ kind: 'stall', afterChunks: 2 });
    const rejected = assert.rejects(test.endpoint.complete(hello, never), code('engine_timed_out', 'stalled'));
    await test.chat.stalled();
    await test.clock.timer(60_000);
    test.clock.advance(60_000);
    await rejected;
    await test.chat.work[0]?.ended;
    assert.equal(test.chat.work[0]?.closedEarly(), true);
  });

  it('ends with the reason of an abort, and the connection with it', async () => {
    await using test = await setUp();
    test.chat.will({ kind: 'stall', afterChunks: 1 });
    const controller = new AbortController();
    const reply = test.endpoint.complete(hello, controller.signal);
    await test.chat.stalled();
    controller.abort(new Error('gone'));
    await assert.rejects(reply, /^Error: gone$/);
    await test.chat.work[0]?.ended;
    assert.equal(test.chat.work[0]?.closedEarly(), true);
    assert.equal((await test.endpoint.complete(hello, never)).text, 'Hello.');
  });

  it('is not repeated when the context is too small, whose size is learned', async () => {
    await using test = await setUp({ dialect: 'llama_cpp' });
    test.chat.will({ kind: 'context_exceeded', promptTokens: 5000, contextTokens: 4096 });
    await assert.rejects(test.endpoint.complete(hello, never), code('engine_failed', 'context_exceeded'));
    assert.equal(test.endpoint.capabilities().contextTokens, 4096);
    assert.equal(test.chat.work.length, 1);
  });
});

describe('an endpoint', () => {
  it('sends no more than its limit at once, others in order, without those who left', async () => {
    await using test = await setUp({}, { maximumConcurrency: 1 });
    test.chat.will({ kind: 'stall', afterChunks: 1 });
    const say = (content: string) => ({ ...hello, messages: [{ role: 'user' as const, content }] });
    const leaves = new AbortController();
    const first = test.endpoint.complete(say('one'), never);
    await test.chat.stalled();
    const second = assert.rejects(test.endpoint.complete(say('two'), leaves.signal), /left/);
    const third = test.endpoint.complete(say('three'), never);
    leaves.abort(new Error('left'));
    await second;
    assert.equal(test.chat.work.length, 1);
    test.chat.release();
    await Promise.all([first, third]);
    assert.deepEqual(
      test.chat.work.map(({ body }) => body?.messages[0]?.content),
      ['one', 'three'],
    );
  });

  it('refuses at once while its breaker is open, and comes back by itself', async () => {
    await using test = await setUp({}, { retries: 0, breaker: { consecutiveFailures: 2 } });
    test.chat.always = { kind: 'status', status: 500 };
    for (let call = 0; call < 2; call += 1)
      await assert.rejects(test.endpoint.complete(hello, never), code('engine_failed'));
    await assert.rejects(test.endpoint.complete(hello, never), code('engine_unavailable'));
    assert.equal(test.chat.work.length, 2);
    assert.equal(test.endpoint.health().state, 'failing');
    test.chat.always = 'well';
    test.clock.advance(5_000);
    while (test.endpoint.health().state !== 'ready') await new Promise(setImmediate);
    assert.equal((await test.endpoint.complete(hello, never)).text, 'Hello.');
  });

  it('is unavailable after the model has gone', async () => {
    await using test = await setUp();
    test.chat.models = ['other'];
    await assert.rejects(test.endpoint.complete(hello, never), code('engine_unavailable', 'not_found'));
    while (test.endpoint.health().state === 'ready') await new Promise(setImmediate);
    assert.match(JSON.stringify(test.endpoint.health()), /it has other/);
  });

  it('rejects what is in flight when it is disposed of', async () => {
    await using test = await setUp();
    test.chat.will({ kind: 'stall_before_headers' });
    const rejected = assert.rejects(test.endpoint.complete(hello, never), code('engine_unavailable'));
    await test.chat.stalled();
    await test.endpoint[Symbol.asyncDispose]();
    await rejected;
    await test.chat.work[0]?.ended;
    assert.equal(test.chat.work[0]?.closedEarly(), true);
  });

  it('sends its own headers and what the configuration says, whatever the environment has for the client', async () => {
    const variables = {
      ...{
        OPENAI_API_KEY: 'k',
        OPENAI_ADMIN_KEY: 'k',
        OPENAI_ORG_ID: 'o',
        OPENAI_PROJECT_ID: 'p',
        OPENAI_LOG: 'debug',
      },
      ...{
        OPENAI_BASE_URL: 'http://127.0.0.1:1',
        OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer k\nX-From-Outside: yes',
      },
    };
    const own = ['accept', 'content-type', 'user-agent'];
    const ofHttp = ['accept-encoding', 'accept-language', 'connection', 'content-length', 'host', 'sec-fetch-mode'];
    Object.assign(process.env, variables);
    try {
      for (const apiKey of [secret, undefined]) {
        await using test = await setUp({}, { apiKey });
        await test.endpoint.complete(hello, never);
        assert.ok(test.chat.requests.length > 1);
        for (const { headers } of test.chat.requests)
          assert.equal(headers.authorization, apiKey === undefined ? undefined : `Bearer ${apiKey}`);
        const sent = Object.keys(test.chat.work[0]?.headers ?? {}).filter((name) => !ofHttp.includes(name));
        assert.deepEqual(sent.sort(), [...own, ...(apiKey === undefined ? [] : ['authorization'])].sort());
      }
    } finally {
      for (const name of Object.keys(variables)) delete process.env[name];
    }
  });

  it('says that nothing listens, and sends the key it was given', async () => {
    await using test = await setUp({ apiKey: secret }, { apiKey: secret, retries: 1 });
    assert.equal((await test.endpoint.complete(hello, never)).text, 'Hello.');
    await test.chat.crash();
    const reply = test.endpoint.complete(hello, never);
    const rejected = assert.rejects(reply, code('engine_unavailable', 'unreachable'));
    await test.clock.timer(500);
    test.clock.advance(500);
    await rejected;
  });
});
