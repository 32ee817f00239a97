import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import { silentEngineEvents } from '../../src/engines/engine-making.ts';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { SharedEndpoints } from '../../src/engines/llm/endpoint/shared-endpoints.ts';
import { createQualityEvaluator } from '../../src/engines/quality-evaluator-registry.ts';
import { scoreEvaluation } from '../../src/language/quality/score-evaluation.ts';
import type { ChatRequestBody } from '../support/chat-server/chat-request-body.ts';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import { ManualClock } from '../support/manual-clock.ts';

const never = new AbortController().signal;
const folder = '/usr/share/hunspell';
const { config } = resolveConfiguration({ get: () => undefined, problems: [] }, '/');

/** A judge that finds the number that checks find as well, a word that is not there, and an awkward word. */
function judge(request: ChatRequestBody): string {
  const { texts } = JSON.parse(request.messages.at(-1)?.content.split('\n')[0] ?? '');
  const error = { type: 'Accuracy', sub_type: 'Mistranslation', severity: 'Major', source: '', explanation: 'Wrong.' };
  const errors = [
    { ...error, target: '13' },
    { ...error, target: 'nirgends' },
    { ...error, type: 'Style', sub_type: 'Awkward', target: 'befindlich' },
  ];
  return JSON.stringify({ errors: Object.fromEntries(texts.map(({ id }: { id: number }) => [id, errors])) });
}

describe('the evaluators of a configuration', () => {
  const segments = [{ source: 'There are 12 rooms.', target: 'Befindlich sind hier befindlich 13 Zimmer.' }];
  const request = { source: 'en', target: 'de', segments };

  it('are checks alone where no model is configured', async () => {
    await using evaluator = await createQualityEvaluator({
      settings: { ...config, llmEndpoints: [] },
      secrets: { llmApiKeys: new Map() },
      events: silentEngineEvents,
      endpoints: new SharedEndpoints(),
      writingEngines: [],
    });
    assert.equal(evaluator.serves(request), true);
    const { segments: evaluated } = await evaluator.evaluate(request, never);
    assert.deepEqual(
      evaluated[0]?.findings.map(({ check }) => check),
      ['checks.numbers'],
    );
    assert.ok((scoreEvaluation(segments, evaluated).segments[0] ?? 100) < 50);
  });

  it('are checks and a model, whose findings are joined and checked', async () => {
    await using chat = await ChatServer.start({ answer: judge });
    const server = { id: 'llm', baseUrl: chat.baseUrl, model: 'test-model', weight: 1, concurrency: 2 };
    await using evaluator = await createQualityEvaluator({
      settings: { ...config, llmEndpoints: [{ ...server, languages: undefined, contextTokens: undefined }] },
      secrets: { llmApiKeys: new Map() },
      events: silentEngineEvents,
      endpoints: new SharedEndpoints(),
      writingEngines: [],
    });
    await evaluator.started?.();
    const { segments: evaluated, warnings } = await evaluator.evaluate(request, never);
    assert.deepEqual(
      evaluated[0]?.findings.map(({ check }) => check),
      ['llm.judge', 'checks.numbers'],
    );
    assert.deepEqual(warnings, []);
  });

  it('find words that no dictionary has, but no words of the source', {
    skip: new HunspellWritingEngine({ folder }).languages().includes('de') ? false : 'hunspell has no German here',
  }, async () => {
    await using hunspell = new HunspellWritingEngine({ folder, clock: new ManualClock() });
    await using evaluator = await createQualityEvaluator({
      settings: { ...config, llmEndpoints: [] },
      secrets: { llmApiKeys: new Map() },
      events: silentEngineEvents,
      endpoints: new SharedEndpoints(),
      writingEngines: [hunspell],
    });
    const texts = [
      { source: 'The sea surrounds the country.', target: 'Das Land ist vom Meer umeben.' },
      { source: 'The command grpe is old.', target: 'Der Befehl grpe ist alt.' },
    ];
    const outcome = await evaluator.evaluate({ ...request, segments: texts }, never);
    assert.deepEqual(
      outcome.segments.map(({ findings }) => findings.map(({ check, targetSpans }) => [check, targetSpans])),
      [[['checks.spelling', [{ start: 22, end: 28 }]]], []],
    );
  });
});
