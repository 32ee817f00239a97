import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createChatEndpoint } from '../../src/engines/llm/endpoint/create-chat-endpoint.ts';
import { LlmTranslator } from '../../src/engines/llm/llm-translator.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import { answerWith, mapTagged } from './llm-translator-models.ts';

it('a language model behind a real HTTP server translates a batch', async () => {
  await using server = await ChatServer.start({
    answer: ({ messages }) => answerWith(JSON.parse(messages.at(-1)?.content.split('\n')[0] ?? '').texts, mapTagged),
  });
  const endpoint = createChatEndpoint({ baseUrl: server.baseUrl, model: 'test-model' });
  await using engine = new LlmTranslator({ endpoint });
  await engine.started();
  assert.deepEqual(engine.health(), { state: 'ready' });
  const segments = ['The house is red.', 'Nobody knows why'].map(textSegment);
  const batch = { source: 'en', target: 'es', segments, options: { formality: 'default' } } as const;
  const outcome = await engine.translate(batch, new AbortController().signal);
  assert.deepEqual(outcome.segments.map(plainText), ['Uif ipvtf jt sfe.', 'Opcpez lopxt xiz']);
});
