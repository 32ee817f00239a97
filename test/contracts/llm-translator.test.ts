import { after, before } from 'node:test';
import { createChatEndpoint } from '../../src/engines/llm/endpoint/create-chat-endpoint.ts';
import { LlmTranslator } from '../../src/engines/llm/llm-translator.ts';
import { answerWith, InMemoryEndpoint, mapTagged, wellBehaved } from '../integration/llm-translator-models.ts';
import type { ChatRequestBody } from '../support/chat-server/chat-request-body.ts';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import { describeTextTranslator } from './text-translator.ts';

const sample = {
  pair: { source: 'en', target: 'es' },
  sentences: [
    { source: 'The house is red.', translation: 'Uif ipvtf jt sfe.' },
    { source: 'Zoë has 2 cats!', translation: 'Apë ibt 2 dbut!' },
    { source: 'Nobody knows why', translation: 'Opcpez lopxt xiz' },
  ],
};

for (const structuredOutput of ['json_schema', 'none'] as const)
  describeTextTranslator(`llm, structured output ${structuredOutput}`, {
    create: () => new LlmTranslator({ endpoint: new InMemoryEndpoint(wellBehaved, structuredOutput) }),
    ...sample,
    runs: 200,
  });

for (const dialect of ['ollama', 'llama_cpp', 'vllm'] as const) {
  let server: ChatServer;
  before(async () => {
    server = await ChatServer.start({ dialect, answer });
  });
  after(() => server[Symbol.asyncDispose]());

  describeTextTranslator(`llm over HTTP, as ${dialect} answers`, {
    async create() {
      const { baseUrl } = server;
      const translator = new LlmTranslator({ endpoint: createChatEndpoint({ baseUrl, model: 'test-model' }) });
      await translator.started();
      return translator;
    },
    ...sample,
    runs: 20,
  });
}

function answer({ messages }: ChatRequestBody): string {
  const { texts } = JSON.parse(messages.at(-1)?.content.split('\n')[0] ?? '');
  return answerWith(texts, mapTagged);
}
