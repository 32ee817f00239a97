import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { EvaluatedSegment } from '../../src/contracts/engines/quality-evaluator.ts';
import type { ChatRequest } from '../../src/engines/llm/endpoint/chat-endpoint.ts';
import { LlmQualityEvaluator } from '../../src/engines/llm/llm-quality-evaluator.ts';
import { askedData, InMemoryEndpoint, type Model } from '../integration/llm-translator-models.ts';
import { describeQualityEvaluator } from './quality-evaluator.ts';

interface AskedSegment {
  readonly id: number;
  readonly source: string;
  readonly translation: string;
}

const asked = (request: ChatRequest) => askedData(request).texts as unknown as readonly AskedSegment[];

/** A model that reports what the test writes for each segment. */
const judging =
  (judge: (segment: AskedSegment, call: number) => readonly unknown[]): Model =>
  (_texts, request, call) =>
    JSON.stringify({
      errors: Object.fromEntries(asked(request).map((segment) => [segment.id, judge(segment, call)])),
    });

const spelling = {
  type: 'Fluency',
  sub_type: 'Spelling',
  severity: 'Minor',
  source: '',
  target: 'teh',
  explanation: 'It is a slip for “the”',
};
const wellBehaved = judging(({ translation }) => (/\bteh\b/.test(translation) ? [spelling] : []));

describeQualityEvaluator('llm', {
  create: () => new LlmQualityEvaluator({ endpoint: new InMemoryEndpoint(wellBehaved) }),
  pair: { source: 'de', target: 'en-US' },
  faulty: [
    {
      source: 'Das ist 🙂 das Ende.',
      target: 'This is 🙂 teh end.',
      type: 'Fluency',
      subType: 'Spelling',
      marked: { source: [], target: ['teh'] },
    },
  ],
  right: [{ source: 'Das ist das Ende.', target: 'This is the end.' }],
  runs: 100,
});

const never = new AbortController().signal;

describe('answers of a model that judges translations', () => {
  const segment = { source: 'Das ist das Ende.', target: 'This is the end.' };
  async function evaluate(model: Model, segments: readonly EvaluatedSegment[] = [segment], contextTokens = 8192) {
    const endpoint = new InMemoryEndpoint(model, 'json_schema', contextTokens);
    await using evaluator = new LlmQualityEvaluator({ endpoint });
    const outcome = await evaluator.evaluate({ source: 'de', target: 'en', segments }, never);
    return { ...outcome, requests: endpoint.requests };
  }
  const error = { ...spelling, target: 'end' };

  it('are taken only where the words are in the texts, and the kind exists', async () => {
    const wrong = [
      { ...error, target: 'beginning' },
      { ...error, source: 'Anfang' },
      { ...error, target: '' },
      { ...error, type: 'Accuracy' },
      { ...error, severity: 'Fatal' },
      { ...error, explanation: '' },
      { ...error, target: 7 },
      'an error',
      null,
    ];
    const { segments } = await evaluate(judging(() => [...wrong, error, error]));
    assert.deepEqual(
      segments[0]?.findings.map(({ targetSpans, explanation }) => ({ targetSpans, explanation })),
      [{ targetSpans: [{ start: 12, end: 15 }], explanation: 'It is a slip for “the”.' }],
    );
  });

  it('are asked for again with the fault named, and given up with a warning', async () => {
    const second: Model = (texts, request, call) =>
      call === 1 ? 'Looks good to me!' : wellBehaved(texts, request, call);
    const repaired = await evaluate(second, [{ ...segment, target: 'This is teh end.' }]);
    assert.equal(repaired.segments[0]?.findings.length, 1);
    assert.match(repaired.requests[1]?.messages.at(-1)?.content ?? '', /An earlier answer was rejected/);
    await assert.rejects(
      evaluate(() => 'Looks good to me!'),
      { code: 'engine_failed' },
    );
    // The last segments are in a request of their own.
    const many = Array.from({ length: 10 }, (_, index) => ({ source: `Wort ${index}`, target: `word ${index}` }));
    const partly = await evaluate(
      (texts, request, call) => (asked(request).some(({ id }) => id === 10) ? '{}' : wellBehaved(texts, request, call)),
      many,
    );
    assert.equal(partly.segments.length, 10);
    assert.deepEqual(
      partly.warnings.map(({ code }) => code),
      ['segments_not_judged'],
    );
  });

  it('are in the shape that the schema of the request demands', async () => {
    const { requests } = await evaluate(wellBehaved);
    const schema = JSON.stringify(requests[0]?.format?.schema);
    assert.match(schema, /"sub_type":\{"type":"string","enum":\["Addition"/);
    assert.equal(requests[0]?.urgency, 'background');
  });

  it('leaves texts that are longer than the context to other evaluators', async () => {
    const long = { source: 'Wort '.repeat(2_000), target: 'word '.repeat(2_000) };
    const { segments, warnings, requests } = await evaluate(wellBehaved, [long, segment]);
    assert.deepEqual([segments.length, requests.length], [2, 1]);
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['segments_not_judged'],
    );
  });

  it('never see what a text says as a rule', async () => {
    const cases = readFileSync(new URL('../corpus/llm/injections.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[1] ?? '');
    for (const text of cases) {
      const { requests } = await evaluate(wellBehaved, [{ source: text, target: text }]);
      const [request] = requests;
      assert.ok(request !== undefined);
      assert.equal(asked(request)[0]?.source, text);
      const [system, user] = request.messages.map(({ content }) => content);
      assert.ok(!`${system}\n${user?.split('\n').slice(1).join('\n')}`.includes(text));
    }
  });
});
