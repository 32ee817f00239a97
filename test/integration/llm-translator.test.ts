import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TranslationOptions, TranslationOutcome } from '../../src/contracts/engines/text-translator.ts';
import type { InlineCode, Segment } from '../../src/contracts/segment.ts';
import type { ChatRequest } from '../../src/engines/llm/endpoint/chat-endpoint.ts';
import { ChatServerError } from '../../src/engines/llm/endpoint/chat-server-error.ts';
import { LlmTranslator } from '../../src/engines/llm/llm-translator.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { assertSameCodes } from '../contracts/segment-codes.ts';
import {
  answerWith,
  askedData,
  InMemoryEndpoint,
  type Model,
  mapTagged,
  wellBehaved,
} from './llm-translator-models.ts';

const never = new AbortController().signal;

function translate(
  endpoint: InMemoryEndpoint,
  segments: readonly (string | Segment)[],
  options: TranslationOptions = { formality: 'default' },
  onIncident?: (incident: { detail: string }) => void,
): Promise<TranslationOutcome> {
  const engine = new LlmTranslator({ endpoint, onIncident });
  const batch = {
    source: 'en',
    target: 'es',
    segments: segments.map((segment) => (typeof segment === 'string' ? textSegment(segment) : segment)),
    options,
  };
  return engine.translate(batch, never);
}

const texts = Array.from({ length: 12 }, (_, index) => `This is sentence number ${index} of the batch.`);
const expected = texts.map(mapTagged);

async function assertTranslated(endpoint: InMemoryEndpoint): Promise<void> {
  const { segments, warnings } = await translate(endpoint, texts);
  assert.deepEqual(segments.map(plainText), expected);
  assert.deepEqual(warnings, []);
}

const open: InlineCode = { kind: 'open', id: 7, data: '<b>' };
const close: InlineCode = { kind: 'close', id: 7, data: '</b>' };
const coded: Segment = { inlines: ['The ', open, 'red', close, ' car is here.'] };

/** The first answer is this model's, the later ones are right. */
function once(first: Model): Model {
  return (asked, request, call) => (call === 1 ? first : wellBehaved)(asked, request, call);
}

describe('a batch for a language model', () => {
  it('is one request', async () => {
    const endpoint = new InMemoryEndpoint(wellBehaved);
    await assertTranslated(endpoint);
    assert.equal(endpoint.requests.length, 1);
  });

  const shapes: Readonly<Record<string, Model>> = {
    'an array of objects': (asked) => JSON.stringify(asked.map(({ id, text }) => ({ id, text: mapTagged(text) }))),
    'in another order': (asked) => answerWith(asked.toReversed(), mapTagged),
    'in a fence with remarks': (asked) => `Here you are:\n\`\`\`json\n${answerWith(asked, mapTagged)}\n\`\`\``,
    'a numbered list': (asked) => asked.map(({ id, text }) => `${id}. ${mapTagged(text)}`).join('\n'),
    'with ids that nobody asked for': (asked) => answerWith([...asked, { id: 99, text: 'More' }], mapTagged),
  };
  for (const [name, model] of Object.entries(shapes))
    it(`is understood when answered ${name}`, async () => {
      const endpoint = new InMemoryEndpoint(model, 'none');
      await assertTranslated(endpoint);
      assert.equal(endpoint.requests.length, 1);
    });

  it('is asked again for the missing texts only', async () => {
    const endpoint = new InMemoryEndpoint(once((asked) => answerWith(asked.slice(0, -2), mapTagged)));
    await assertTranslated(endpoint);
    assert.deepEqual(
      endpoint.requests.map((request) => askedData(request).texts.length),
      [12, 2],
    );
  });

  const broken: Readonly<Record<string, Model>> = {
    'is no JSON': () => '{"translations": {"1": "Uf',
    'merges all texts into one': (asked) =>
      answerWith([{ id: 1, text: asked.map(({ text }) => text).join(' ') }], mapTagged),
    'is a refusal of the server': () => ({ text: '', finish: 'refused', usage: undefined }),
    'is cut off': () => ({ text: '{"translations":{"1":"Uijt', finish: 'length', usage: undefined }),
  };
  for (const [name, model] of Object.entries(broken))
    it(`is made good when an answer ${name}`, () => assertTranslated(new InMemoryEndpoint(once(model))));

  it('ends one by one when a model answers only single texts', async () => {
    const endpoint = new InMemoryEndpoint((asked, request, call) =>
      asked.length > 1 ? 'nothing' : wellBehaved(asked, request, call),
    );
    await assertTranslated(endpoint);
    assert.equal(endpoint.requests.length, 14);
  });

  it('fails after few requests when the model never ends its answers', async () => {
    const endpoint = new InMemoryEndpoint(() => ({ text: 'la la', finish: 'length', usage: undefined }));
    await assert.rejects(translate(endpoint, [texts.join(' ')]), (error) => error instanceof ServiceError);
    assert.ok(endpoint.requests.length < 40, String(endpoint.requests.length));
  });

  it('is split to fit a small context, a long text at its sentences', async () => {
    const endpoint = new InMemoryEndpoint(wellBehaved, 'json_schema', 1500);
    const long = Array.from({ length: 60 }, () => texts.join(' ')).join(' ');
    const { segments } = await translate(endpoint, [long, ...texts]);
    assert.deepEqual(segments.map(plainText), [mapTagged(long), ...expected]);
    for (const request of endpoint.requests)
      for (const { text } of askedData(request).texts) assert.match(text, /^This.*\.$/s);
  });

  it('is split when the server finds it too long', async () => {
    const cause = new ChatServerError('context_exceeded', 'too long');
    const endpoint = new InMemoryEndpoint((asked, request, call) => {
      if (asked.length > 3) throw new ServiceError('engine_failed', {}, { cause });
      return wellBehaved(asked, request, call);
    });
    await assertTranslated(endpoint);
  });

  it('reports what the server counted', async () => {
    const counted: number[] = [];
    const usage = { promptTokens: 100, completionTokens: 20 };
    const endpoint = new InMemoryEndpoint((asked) => ({ text: answerWith(asked, mapTagged), finish: 'stop', usage }));
    const engine = new LlmTranslator({ endpoint, onUsage: ({ promptTokens }) => counted.push(promptTokens) });
    const segments = texts.map(textSegment);
    await engine.translate({ source: 'en', target: 'es', segments, options: { formality: 'default' } }, never);
    assert.deepEqual(counted, [100]);
  });

  it('cuts a context that no model could read, and says so', async () => {
    const endpoint = new InMemoryEndpoint(wellBehaved, 'json_schema', 2000);
    const { warnings } = await translate(endpoint, texts, { formality: 'default', context: 'word '.repeat(5000) });
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['context_shortened'],
    );
  });
});

describe('inline codes for a language model', () => {
  it('are tags it keeps', async () => {
    const endpoint = new InMemoryEndpoint(wellBehaved);
    const { segments } = await translate(endpoint, [coded]);
    assert.equal(askedData(endpoint.requests[0] as never).texts[0]?.text, 'The <g1>red</g1> car is here.');
    assert.deepEqual(segments[0]?.inlines, ['Uif ', open, 'sfe', close, ' dbs jt ifsf.']);
  });

  it('have other names where the text holds the like', async () => {
    const endpoint = new InMemoryEndpoint(wellBehaved);
    const literal: Segment = { inlines: ['Write <g1> and </x2> ', open, 'here', close, ' please.'] };
    const { segments } = await translate(endpoint, [literal]);
    assert.match(askedData(endpoint.requests[0] as never).texts[0]?.text ?? '', /<ga1>here<\/ga1>/);
    assertSameCodes(segments[0] as Segment, literal);
    assert.match(plainText(segments[0] as Segment), /<g1> .* <\/x2>/);
  });

  for (const [name, spoil] of [
    ['dropped', (text: string) => text.replaceAll(/<[^>]*>/g, '')],
    ['doubled', (text: string) => text.replace('<g1>', '<g1><g1>')],
    ['turned around', (text: string) => text.replace('<g1>', '</g1 >').replace('</g1>', '<g1>')],
  ] as const) {
    it(`are asked for again when they are ${name}`, async () => {
      const endpoint = new InMemoryEndpoint(once((asked) => answerWith(asked, (text) => spoil(mapTagged(text)))));
      const { segments, warnings } = await translate(endpoint, [coded, 'Another text.']);
      assert.deepEqual(segments[0]?.inlines, ['Uif ', open, 'sfe', close, ' dbs jt ifsf.']);
      assert.deepEqual(warnings, []);
      assert.match(endpoint.requests[1]?.messages[1]?.content ?? '', /tags were missing/);
    });

    it(`are placed by proportion with a warning when they are always ${name}`, async () => {
      const endpoint = new InMemoryEndpoint((asked) => answerWith(asked, (text) => spoil(mapTagged(text))));
      const { segments, warnings } = await translate(endpoint, [coded]);
      assert.deepEqual(segments[0]?.inlines, ['Uif ', open, 'sfe', close, ' dbs jt ifsf.']);
      assert.deepEqual(
        warnings.map(({ code }) => code),
        ['inline_codes_approximated'],
      );
    });
  }

  it('are read in careless spelling', async () => {
    const careless = (text: string) => mapTagged(text).replace('<g1>', '< G1 >').replace('</g1>', '</ g1>');
    const endpoint = new InMemoryEndpoint((asked) => answerWith(asked, careless));
    const { segments } = await translate(endpoint, [coded]);
    assertSameCodes(segments[0] as Segment, coded);
    assert.equal(endpoint.requests.length, 1);
  });
});

describe('answers that are odd', () => {
  it('with changed placeholders are asked for again, then taken with a warning', async () => {
    const endpoint = new InMemoryEndpoint((asked) => answerWith(asked, () => 'Hola, {nombre}, qué tal.'));
    const { segments, warnings } = await translate(endpoint, ['Hello, {name}, how are you.']);
    assert.equal(plainText(segments[0] as Segment), 'Hola, {nombre}, qué tal.');
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['placeholders_changed'],
    );
    assert.equal(endpoint.requests.length, 2);
  });

  it('in another script leave it to the router to ask another engine, if the text is no name', async () => {
    const long = 'The committee met on Tuesday and agreed that the old bridge should be repaired before winter.';
    const short = 'The committee met on Tuesday.';
    for (const [text, askAnother] of [
      [long, true],
      [short, undefined],
    ] as const)
      for (const [answer, code] of [
        ['Der Ausschuss trat am Dienstag zusammen und sprach.', 'wrong_script'],
        [text, 'untranslated'],
      ] as const) {
        const endpoint = new InMemoryEndpoint((asked) => answerWith(asked, () => answer));
        const batch = {
          ...{ source: 'en', target: 'ja' },
          ...{ segments: [textSegment(text)], options: { formality: 'default' } as const },
        };
        const { segments, warnings } = await new LlmTranslator({ endpoint }).translate(batch, never);
        assert.equal(plainText(segments[0] as Segment), answer);
        assert.deepEqual(
          warnings.map((warning) => [warning.code, warning.askAnother]),
          [[code, askAnother]],
        );
      }
  });

  it('without a term of the glossary are asked for again with that named, and left at last to the caller', async () => {
    const term = { source: 'saddle', target: 'montura', start: 6, end: 12, found: 'saddle' };
    const ask = (endpoint: InMemoryEndpoint): Promise<TranslationOutcome> => {
      const segments = [textSegment('A new saddle.'), textSegment('Yes.')];
      const batch = {
        source: 'en',
        target: 'es',
        segments,
        options: { formality: 'default' },
        terms: [[term], []],
      } as const;
      return new LlmTranslator({ endpoint }).translate(batch, never);
    };
    const stubborn = new InMemoryEndpoint((asked) => answerWith(asked, () => 'Una silla nueva.'));
    const missed = await ask(stubborn);
    assert.deepEqual([plainText(missed.segments[0] as Segment), missed.warnings], ['Una silla nueva.', []]);
    assert.deepEqual(askedData(stubborn.requests[0] as ChatRequest).glossary, [
      { source: 'saddle', target: 'montura' },
    ]);
    assert.match(stubborn.requests[1]?.messages.at(-1)?.content ?? '', /a term of the glossary was not used/);
    const docile = new InMemoryEndpoint((asked, _request, call) =>
      answerWith(asked, () => (call === 1 ? 'Una silla nueva.' : 'Una montura nueva.')),
    );
    const mended = await ask(docile);
    assert.deepEqual([plainText(mended.segments[0] as Segment), mended.warnings], ['Una montura nueva.', []]);
  });

  it('are reported by kind, without any text', async () => {
    const details: string[] = [];
    const endpoint = new InMemoryEndpoint(once((asked) => answerWith(asked, () => "I'm sorry, but I can't assist.")));
    await translate(endpoint, ['Tell me a secret.'], undefined, ({ detail }) => details.push(detail));
    assert.deepEqual(details, ['refusal']);
  });

  it('that begin like a remark are right when the text begins so', async () => {
    const endpoint = new InMemoryEndpoint((asked) => answerWith(asked, () => 'Sorry, I cannot help you today.'));
    await translate(endpoint, ['Sorry, I cannot help you today.']);
    assert.equal(endpoint.requests.length, 1);
  });
});

describe('a broken language model', () => {
  it('gets no requests for the other texts once one text has failed', async () => {
    const endpoint = new InMemoryEndpoint(() => '{"translations":{}}');
    await assert.rejects(translate(endpoint, texts), { code: 'engine_failed' });
    const asked = endpoint.requests.length;
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(endpoint.requests.length, asked);
  });

  it('is not asked more than the budget allows', async () => {
    const endpoint = new InMemoryEndpoint(() => ({ text: '', finish: 'length', usage: undefined }));
    const many = Array.from({ length: 50 }, (_, index) => `${'Some words of a sentence. '.repeat(12)}${index}`);
    await assert.rejects(translate(endpoint, many), { code: 'engine_failed' });
    assert.ok(endpoint.requests.length <= 16 + 4 * many.length, String(endpoint.requests.length));
  });

  it('that thinks before it answers gets room for that', async () => {
    const endpoint = new InMemoryEndpoint((asked, request, call) =>
      request.maximumTokens < 4_000
        ? { text: '', finish: 'length', usage: undefined }
        : wellBehaved(asked, request, call),
    );
    await assertTranslated(endpoint);
    assert.equal(endpoint.requests.length, 3);
  });
});
