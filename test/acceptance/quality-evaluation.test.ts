import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { adminKey, type RunningServer, startServer } from '../support/running-server.ts';
import { type SentAnswer, sendRequest } from '../support/send-request.ts';
import { DocumentUser } from './documents-fixtures.ts';

interface Evaluation {
  readonly job_id: string;
  readonly status: string;
  readonly segments: readonly {
    readonly segment_index: number;
    readonly source: string;
    readonly target: string;
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
  readonly summary: { readonly overall_score: number; readonly granular_counts: object };
}

let server: RunningServer;
before(async () => {
  server = await startServer();
});
after(() => server[Symbol.asyncDispose]());

const post = (body: object, key?: string): Promise<SentAnswer> =>
  sendRequest(server.address, 'POST', '/v1/quality-evaluation', { body, ...(key && { key }) });
const get = (path: string): Promise<SentAnswer> => sendRequest(server.address, 'GET', path);

/** Asks until it is over. */
async function evaluated(jobId: string): Promise<Evaluation> {
  let answer: SentAnswer | undefined;
  await poll(async () => {
    answer = await get(`/v1/quality-evaluations/${jobId}`);
    if (answer.status === 202) assert.match(String(answer.headers['retry-after']), /^\d+$/);
    return answer.status !== 202;
  });
  assert.equal(answer?.status, 200, answer?.text);
  return answer?.json() as Evaluation;
}

describe('quality evaluations', () => {
  it('find errors in segments, and nothing in good ones', async () => {
    const segments = [
      { source: 'The museum opens at 10:00.', target: 'El museo abre a las 10:00.' },
      { source: '😀 The ticket costs 15 euros.', target: '😀 La entrada cuesta 25 euros.' },
    ];
    const accepted = await post({ source_lang: 'en', target_lang: 'es', segments });
    assert.equal(accepted.status, 202, accepted.text);
    const { job_id: jobId } = accepted.json<{ job_id: string }>();
    const evaluation = await evaluated(jobId);
    assert.deepEqual([evaluation.job_id, evaluation.status], [jobId, 'done']);
    const [good, bad] = evaluation.segments;
    assert.deepEqual([good?.score, good?.errors], [100, []]);
    assert.equal(bad?.errors.length, 1, JSON.stringify(bad));
    const [error] = bad?.errors ?? [];
    assert.deepEqual([error?.type, error?.severity], ['Accuracy', 'Critical']);
    const [span] = error?.target_spans ?? [];
    assert.equal([...(bad?.target ?? '')].slice(span?.start, span?.end).join(''), '25');
    assert.ok((bad?.score ?? 100) < evaluation.summary.overall_score && evaluation.summary.overall_score < 100);
    const alias = await get(`/v1/quality-evaluation/${jobId}`);
    assert.deepEqual(alias.json(), evaluation);
  });

  it('are made of documents as they are translated', async () => {
    const user = new DocumentUser(server);
    const content = '1\n00:00:01,000 --> 00:00:02,000\nThe house is big. The car is red.\n';
    const handle = await user.uploaded('a.srt', content, { enable_quality_evaluation: 'true' });
    const evaluation = await evaluated(handle.quality_evaluation_job_id ?? '');
    assert.deepEqual(
      evaluation.segments.map(({ source, target }) => [source, target]),
      [
        ['The house is big.', 'La casa es grande.'],
        ['The car is red.', 'El coche es rojo.'],
      ],
    );
    assert.equal((await user.ended(handle)).quality_evaluation_job_id, handle.quality_evaluation_job_id);
    assert.match((await user.post(handle, '/result')).text, /La casa es grande\. El coche es rojo\./);
    assert.equal((await get(`/v1/quality-evaluations/${handle.quality_evaluation_job_id}`)).status, 200);
  });

  it('are refused with the reason', async () => {
    const segments = [{ source: 'a', target: 'b' }];
    assert.equal((await post({ target_lang: 'es', segments }, adminKey)).status, 403);
    const equal = await post({ source_lang: 'es', target_lang: 'es', segments });
    assert.equal(equal.status, 400);
    assert.match(equal.json<{ message: string }>().message, /'target_lang'/);
    const none = await post({ source_lang: 'en', target_lang: 'es' });
    assert.match(none.json<{ message: string }>().message, /'segments' not specified/);
    for (const path of [`/v1/quality-evaluations/${'a'.repeat(64)}`, '/v1/quality-evaluation/x'])
      assert.equal((await get(path)).status, 404);
    const refused = await new DocumentUser(server).upload('a.txt', 'x', { enable_quality_evaluation: 'true' });
    assert.equal(refused.status, 400);
    assert.match(refused.json<{ message: string }>().message, /'enable_quality_evaluation'.*\.txt/);
  });

  it('are never on disk or in the log as they are', async () => {
    const secret = 'Heliotropeunderwaterbicycle';
    const segments = [{ source: `The ${secret} sleeps.`, target: `La ${secret} duerme.` }];
    const { job_id: jobId } = (await post({ source_lang: 'en', target_lang: 'es', segments })).json<{
      job_id: string;
    }>();
    await evaluated(jobId);
    const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    for (const { parentPath, name } of files) {
      const bytes = readFileSync(join(parentPath, name));
      for (const hidden of [secret, jobId, Buffer.from(jobId, 'hex')]) assert.ok(!bytes.includes(hidden), name);
    }
    assert.ok(!server.output().includes(secret));
    assert.ok(!server.output().includes(jobId));
  });
});
