import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeQualityEvaluator } from '../../src/engines/fake/fake-quality-evaluator.ts';
import { MergedEvaluator } from '../../src/engines/merged/merged-evaluator.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { describeQualityEvaluator } from './quality-evaluator.ts';

const suite = {
  pair: { source: 'de', target: 'en-US' },
  faulty: [
    {
      source: 'Das ist 🙂 das Ende.',
      target: 'This is 🙂 teh end.',
      type: 'Fluency',
      subType: 'Spelling',
      marked: { source: [], target: ['teh'] },
    },
    { source: 'Ende', target: '', type: 'Accuracy', subType: 'Omission', marked: { source: ['Ende'], target: [] } },
  ],
  right: [{ source: 'Das ist das Ende.', target: 'This is the end.' }],
  runs: 200,
} as const;

describeQualityEvaluator('fake', { ...suite, create: () => new FakeQualityEvaluator() });

describeQualityEvaluator('merged', {
  ...suite,
  create: () =>
    new MergedEvaluator([
      new FakeQualityEvaluator(),
      new FakeQualityEvaluator({ id: 'other' }),
      new FakeQualityEvaluator({ id: 'french', pairs: [{ source: 'de', target: 'fr' }] }),
    ]),
});

describe('several evaluators', () => {
  const request = { source: 'de', target: 'en', segments: [{ source: 'Das Ende', target: 'teh end' }] };
  const never = new AbortController().signal;
  const failure = new ServiceError('engine_timed_out', {});

  it('give what the others found where one fails, with a warning', async () => {
    await using evaluator = new MergedEvaluator([
      new FakeQualityEvaluator({ id: 'broken', failure }),
      new FakeQualityEvaluator(),
    ]);
    const { segments, warnings } = await evaluator.evaluate(request, never);
    assert.deepEqual(
      segments.map(({ findings }) => findings.map(({ check }) => check)),
      [['fake.teh']],
    );
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['evaluator_failed'],
    );
  });

  it('fail where all fail, and where none serves the pair', async () => {
    await using broken = new MergedEvaluator([new FakeQualityEvaluator({ failure })]);
    await assert.rejects(broken.evaluate(request, never), failure);
    await using none = new MergedEvaluator([]);
    assert.equal(none.serves(request), false);
    assert.equal(none.health().state, 'unavailable');
    await assert.rejects(none.evaluate(request, never), { code: 'engine_unavailable' });
  });
});
