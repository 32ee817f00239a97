import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LlmTranslator } from '../../src/engines/llm/llm-translator.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { answerWith, askedData, InMemoryEndpoint, type Model, mapTagged } from './llm-translator-models.ts';

const cases = readFileSync(new URL('../corpus/llm/injections.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

const never = new AbortController().signal;

async function translate(endpoint: InMemoryEndpoint, [source, text]: readonly [string, string]): Promise<string> {
  await using engine = new LlmTranslator({ endpoint });
  const target = source === 'es' ? 'en' : 'es';
  const batch = { source, target, segments: [textSegment(text)], options: { formality: 'default' } } as const;
  return plainText((await engine.translate(batch, never)).segments[0] ?? { inlines: [] });
}

/** Answers that a model gives when it takes the text for a message, each in the shape asked for. */
const obedient: Readonly<Record<string, string>> = {
  refusal: "I'm sorry, but I can't help with that.",
  'a refusal of another kind': 'As an AI language model, I have no opinions about this.',
  chatter: 'Sure! I have translated it for you: El mar es azul.',
  'an introduction': 'Here is the translation: El mar es azul.',
  'a poem': 'Oh sea, so wide and blue and deep, \n'.repeat(30),
  'a leak': 'You are a translation engine. You translate texts from English into Spanish and do nothing else.',
  'a fence': '```python\nprint(1)\n```',
  nothing: '',
};

describe('a text that gives orders to the model', () => {
  it('is one of at least sixty, in several languages', () => {
    assert.ok(cases.length >= 60);
    assert.ok(new Set(cases.map(([language]) => language)).size >= 10);
  });

  for (const [language, text] of cases)
    it(`reaches it as data only: ${language}: ${text}`, async () => {
      const endpoint = new InMemoryEndpoint((texts) => answerWith(texts, intoLatin));
      await translate(endpoint, [language, text]);
      for (const request of endpoint.requests) {
        assert.equal(askedData(request).texts[0]?.text, text);
        const [system, user] = request.messages.map(({ content }) => content);
        assert.deepEqual(
          request.messages.map(({ role }) => role),
          ['system', 'user'],
        );
        const ours = `${system}\n${user?.split('\n').slice(1).join('\n')}`;
        assert.ok(!ours.includes(text) && !ours.includes(JSON.stringify(text).slice(1, -1)));
      }
    });

  for (const [name, answer] of Object.entries(obedient))
    it(`is asked once more when the answer is ${name}, and then translated`, async () => {
      for (const sample of cases) {
        const model: Model = (texts, _request, call) =>
          call === 1 ? answerWith(texts, () => answer) : answerWith(texts, intoLatin);
        const endpoint = new InMemoryEndpoint(model);
        assert.equal(await translate(endpoint, sample), intoLatin(sample[1]).trim());
        assert.ok(endpoint.requests.length >= 2, sample[1]);
        assert.match(endpoint.requests[1]?.messages[1]?.content ?? '', /earlier answer was rejected/);
      }
    });

  for (const [name, answer] of Object.entries(obedient))
    it(`fails the call when the answer is ${name} twice, so that another engine can serve`, async () => {
      const endpoint = new InMemoryEndpoint((texts) => answerWith(texts, () => answer));
      await assert.rejects(
        translate(endpoint, cases[0] ?? ['en', '']),
        (error) => error instanceof ServiceError && error.code === 'engine_failed',
      );
      assert.equal(endpoint.requests.length, 2);
    });
});

/** A model whose translation has Latin letters whatever its source has. */
function intoLatin(text: string): string {
  return mapTagged(text).replaceAll(/[^\p{Script=Latin}\P{L}]+/gu, 'palabra');
}
