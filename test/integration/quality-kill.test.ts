import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Handle, multipartBody, multipartType, type Status } from '../support/document-form.ts';
import { describeKilledServer } from '../support/mortal-server.ts';
import { poll } from '../support/poll.ts';
import type { Evaluation } from './quality-fixtures.ts';

const kills = 4;
/** Of segments, and of documents, between two kills. */
const evaluations = 5;

describeKilledServer('quality evaluations', (stage) => {
  async function submit(number: number): Promise<string> {
    const segments = [{ source: `Number ${number}.`, target: 'teh' }];
    const body = Buffer.from(JSON.stringify({ source_lang: 'EN', target_lang: 'ES', segments }));
    const answer = await stage.server.post('/v1/quality-evaluation', body, { 'content-type': 'application/json' });
    const text = await answer.text();
    assert.equal(answer.status, 202, text);
    return (JSON.parse(text) as { job_id: string }).job_id;
  }

  async function upload(number: number): Promise<Handle> {
    const file = { name: 'a.srt', content: `1\n00:00:00,000 --> 00:00:01,000\nA sdg ${number}.\n` };
    const fields = Object.entries({ source_lang: 'EN', target_lang: 'ES', enable_quality_evaluation: 'true' });
    const answer = await stage.server.post('/v2/document', multipartBody(fields, file), {
      'content-type': multipartType,
    });
    assert.equal(answer.status, 200);
    return (await answer.json()) as Handle;
  }

  /** Undefined while it is processed. */
  async function read(jobId: string): Promise<Evaluation | undefined> {
    const answer = await stage.server.get(`/v1/quality-evaluations/${jobId}`);
    assert.ok(answer.status === 200 || answer.status === 202, `${answer.status}`);
    const evaluation = (await answer.json()) as Evaluation;
    return evaluation.status === 'processing' ? undefined : evaluation;
  }

  async function ended(jobId: string): Promise<Evaluation> {
    let evaluation: Evaluation | undefined;
    await poll(async () => {
      evaluation = await read(jobId);
      return evaluation !== undefined;
    });
    return evaluation as Evaluation;
  }

  async function isDone({ document_id, document_key }: Handle): Promise<boolean> {
    const answer = await stage.server.post(`/v2/document/${document_id}`, new URLSearchParams({ document_key }));
    assert.equal(answer.status, 200);
    return ((await answer.json()) as Status).status === 'done';
  }

  it('all end done, with all that they had', async () => {
    const jobs: string[] = [];
    const handles: Handle[] = [];
    const countDone = async (): Promise<number> =>
      (await Promise.all(jobs.map((jobId) => read(jobId)))).filter((evaluation) => evaluation !== undefined).length;
    for (let kill = 0; kill < kills; kill++) {
      const before = await countDone();
      for (let number = 0; number < evaluations; number++) {
        jobs.push(await submit(jobs.length));
        handles.push(await upload(handles.length));
      }
      // Documents get their keys again from those who ask.
      for (const handle of handles) await isDone(handle);
      await poll(async () => (await countDone()) > before);
      await stage.server.kill();
      await stage.server.start();
    }
    for (const [number, jobId] of jobs.entries()) {
      const evaluation = await ended(jobId);
      assert.deepEqual(
        evaluation.segments?.map(({ source, errors }) => [source, errors.length]),
        [[`Number ${number}.`, 1]],
      );
    }
    for (const [number, handle] of handles.entries()) {
      await poll(() => isDone(handle));
      const evaluation = await ended(handle.quality_evaluation_job_id ?? '');
      assert.deepEqual(
        evaluation.segments?.map(({ source, target, errors }) => [source, target, errors.length]),
        [[`A sdg ${number}.`, `B teh ${number}.`, 1]],
      );
    }
  });
});
