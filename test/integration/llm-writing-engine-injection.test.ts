import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { ImprovementBatch } from '../../src/contracts/engines/writing-engine.ts';
import { LlmWritingEngine } from '../../src/engines/llm/llm-writing-engine.ts';
import { askedData, InMemoryEndpoint, type Model } from './llm-translator-models.ts';

const served = new Set(new LlmWritingEngine({ endpoint: new InMemoryEndpoint(() => '') }).languages());
const cases = readFileSync(new URL('../corpus/llm/injections.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string])
  .map(([base, text]) => [base === 'en' ? 'en-US' : base === 'pt' ? 'pt-BR' : base, text] as const)
  .filter(([language]) => served.has(language));

const never = new AbortController().signal;
const changes = ['correct', 'rephrase'] as const;

const answering =
  (improve: (text: string, call: number) => string): Model =>
  (texts, _request, call) =>
    JSON.stringify({ improvements: Object.fromEntries(texts.map(({ id, text }) => [id, improve(text, call)])) });

async function improve(endpoint: InMemoryEndpoint, batch: Pick<ImprovementBatch, 'language' | 'texts' | 'change'>) {
  await using engine = new LlmWritingEngine({ endpoint });
  return (await engine.improve(batch, never)).texts[0];
}

/** What a model writes when it takes the text for a message, or says more than it should. */
const obedient: Readonly<Record<string, string>> = {
  refusal: "I'm sorry, but I can't help with that.",
  'a refusal of another kind': 'As an AI language model, I have no opinions about this.',
  chatter: 'Sure! Here is the improved text: The sea is blue.',
  'an introduction': 'Here is the corrected text: The sea is blue.',
  'a poem': 'Oh sea, so wide and blue and deep, \n'.repeat(30),
  'a leak': 'You are an editor of English. You improve the text that you are given and do nothing else.',
  'a fence': '```python\nprint(1)\n```',
  nothing: '',
};

describe('a text that gives orders to the model that improves it', () => {
  it('is one of many', () => {
    assert.ok(cases.length >= 20, String(cases.length));
  });

  it('reaches it as data only', async () => {
    for (const change of changes)
      for (const [language, text] of cases) {
        const endpoint = new InMemoryEndpoint(answering((given) => given));
        assert.equal(await improve(endpoint, { language, texts: [text], change }), text);
        const [request] = endpoint.requests;
        assert.ok(request !== undefined);
        assert.equal(askedData(request).texts[0]?.text, text.trim());
        const [system, user] = request.messages.map(({ content }) => content);
        const ours = `${system}\n${user?.split('\n').slice(1).join('\n')}`;
        assert.ok(!ours.includes(text) && !ours.includes(JSON.stringify(text).slice(1, -1)));
      }
  });

  for (const change of changes)
    for (const [name, answer] of Object.entries(obedient))
      it(`is never answered by ${name}: ${change}`, async () => {
        for (const [language, text] of cases) {
          const endpoint = new InMemoryEndpoint(answering((given, call) => (call === 1 ? answer : given)));
          assert.equal(await improve(endpoint, { language, texts: [text], change }), text);
          assert.match(endpoint.requests[1]?.messages[1]?.content ?? '', /earlier answer was rejected/, text);
        }
      });
});
