import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import { SharedEndpoints } from '../../src/engines/llm/endpoint/shared-endpoints.ts';
import { createTranslators } from '../../src/engines/registry.ts';
import { createWritingEngines } from '../../src/engines/writing-engine-registry.ts';
import { textSegment } from '../../src/language/segments.ts';
import type { ChatRequestBody } from '../support/chat-server/chat-request-body.ts';
import { ChatServer } from '../support/chat-server/chat-server.ts';

const never = new AbortController().signal;

/** A model that translates and improves by repeating. */
function repeat(request: ChatRequestBody): string {
  const { texts } = JSON.parse(request.messages.at(-1)?.content.split('\n')[0] ?? '');
  const entries = Object.fromEntries(texts.map(({ id, text }: { id: number; text: string }) => [id, text]));
  return JSON.stringify({ translations: entries, improvements: entries });
}

async function open(concurrency: number) {
  const chat = await ChatServer.start({ answer: repeat });
  const { config } = resolveConfiguration({ get: () => undefined, problems: [] }, '/');
  const server = { id: 'llm', baseUrl: chat.baseUrl, model: 'test-model', weight: 1, concurrency };
  const settings = {
    ...config,
    engines: ['llm'],
    llmEndpoints: [{ ...server, languages: undefined, contextTokens: undefined }],
  };
  const secrets = { llmApiKeys: new Map<string, string>() };
  const endpoints = new SharedEndpoints();
  const [ranked] = await createTranslators(settings, secrets, undefined, endpoints);
  const [writingEngine] = await createWritingEngines(settings, secrets, undefined, endpoints);
  assert.ok(ranked !== undefined && writingEngine !== undefined);
  const { engine: translator } = ranked;
  await Promise.all([translator.started?.(), writingEngine.started?.()]);
  return {
    chat,
    translator,
    writingEngine,
    translate: () =>
      translator.translate(
        { source: 'en', target: 'es', segments: [textSegment('Casa.')], options: { formality: 'default' } },
        never,
      ),
    improve: () => writingEngine.improve({ language: 'es', texts: ['Casa.'], change: 'correct' }, never),
    async [Symbol.asyncDispose]() {
      await Promise.all([translator[Symbol.asyncDispose](), writingEngine[Symbol.asyncDispose]()]);
      await chat[Symbol.asyncDispose]();
    },
  };
}

describe('a server of a language model that translates and improves', () => {
  it('is checked once', async () => {
    await using server = await open(4);
    assert.deepEqual(server.translator.health(), { state: 'ready' });
    assert.deepEqual(server.writingEngine.health(), { state: 'ready' });
    assert.equal(server.chat.requests.filter(({ path }) => path === '/v1/models').length, 1);
  });

  it('gets no more requests at once than it may, of both together', async () => {
    await using server = await open(1);
    const { chat } = server;
    chat.always = { kind: 'stall_before_headers' };
    const first = server.translate();
    const second = server.improve();
    await chat.stalled();
    assert.equal(chat.work.length, 1);
    chat.release(1);
    await first;
    await chat.stalled();
    chat.release(1);
    await second;
    assert.equal(chat.work.length, 2);
  });

  it('serves the one when the other has been stopped', async () => {
    await using server = await open(1);
    server.chat.always = { kind: 'stall_before_headers' };
    const translated = server.translate();
    const refused = assert.rejects(translated, { code: 'engine_unavailable' });
    await server.chat.stalled();
    await server.translator[Symbol.asyncDispose]();
    await server.translator[Symbol.asyncDispose]();
    await refused;
    server.chat.always = 'well';
    assert.equal((await server.improve()).texts[0], 'Casa.');
  });
});
