import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import type { EvaluationOutcome, EvaluationRequest } from '../../src/contracts/engines/quality-evaluator.ts';
import { FakeQualityEvaluator } from '../../src/engines/fake/fake-quality-evaluator.ts';
import type { Gate } from '../../src/engines/fake/gate.ts';
import { SchemaValidation } from '../../src/http/plugins/validation.ts';
import { EvaluationAnswer } from '../../src/http/routes/quality/quality-schemas.ts';
import { poll } from '../support/poll.ts';
import type { Sending, TestApp } from '../support/test-app.ts';

export interface Evaluation {
  readonly job_id: string;
  readonly status: 'processing' | 'done' | 'error';
  readonly segments?: readonly {
    readonly segment_index: number;
    readonly source: string;
    readonly target: string;
    readonly glossary_terms?: readonly { readonly source: string; readonly target: string }[];
    readonly score: number;
    readonly errors: readonly {
      readonly type: string;
      readonly sub_type: string;
      readonly severity: string;
      readonly explanation: string;
      readonly source_spans: readonly { readonly start: number; readonly end: number }[];
      readonly target_spans: readonly { readonly start: number; readonly end: number }[];
    }[];
  }[];
  readonly summary?: { readonly overall_score: number; readonly granular_counts: object };
  readonly error?: { readonly code: string; readonly message: string };
}

const fits = new SchemaValidation().compiled(EvaluationAnswer)();

export const goodAndBad = [
  { source: 'The cat sleeps.', target: 'El gato duerme.' },
  { source: 'See teh 😀 report.', target: '😀 teh informe.' },
];

export function submit(
  app: TestApp,
  fields: Readonly<Record<string, unknown>> = {},
  options?: Sending,
): Promise<LightMyRequestResponse> {
  const body = { source_lang: 'EN', target_lang: 'ES', segments: goodAndBad, ...fields };
  return app.send('POST', '/v1/quality-evaluation', body, options);
}

export async function submitted(...given: Parameters<typeof submit>): Promise<string> {
  const answer = await submit(...given);
  assert.equal(answer.statusCode, 202, answer.payload);
  return answer.json().job_id;
}

export function read(app: TestApp, jobId: string, options?: Sending): Promise<LightMyRequestResponse> {
  return app.send('GET', `/v1/quality-evaluations/${jobId}`, undefined, options);
}

/** Asks until the evaluation has ended. */
export async function evaluated(app: TestApp, jobId: string, options?: Sending): Promise<Evaluation> {
  let evaluation: Evaluation | undefined;
  await poll(async () => {
    const answer = await read(app, jobId, options);
    assert.ok(answer.statusCode === 200 || answer.statusCode === 202, answer.payload);
    evaluation = answer.json();
    // The server does not check what it streams.
    if (answer.statusCode === 200) assert.ok(fits(evaluation), JSON.stringify(fits.errors));
    return answer.statusCode === 200;
  });
  return evaluation as Evaluation;
}

/** Holds evaluations back until the test opens it, and fails as often as the test wants. */
export class HeldEvaluator extends FakeQualityEvaluator {
  gate: Gate | undefined;
  readonly failures: Error[] = [];

  override async evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome> {
    await this.gate?.opened;
    const failure = this.failures.shift();
    if (failure !== undefined) throw failure;
    const { segments, warnings } = await super.evaluate(request, signal);
    return { segments, warnings: [...warnings, ...request.segments.flatMap(({ source }) => warningsOf(source))] };
  }
}

const warningsOf = (source: string) => (source === 'warn' ? [{ code: 'evaluator_failed', message: 'One.' }] : []);
