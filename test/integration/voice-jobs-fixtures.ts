import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { poll } from '../support/poll.ts';
import { fileOf, scriptedSpeech } from '../support/scripted-speech.ts';
import { createTestApp, type Sending, type TestApp, type TestAppOptions } from '../support/test-app.ts';

export const vocabulary = ['good', 'morning', 'everybody', 'could', 'you', 'help', 'unspeakable'];
export const speech = fileOf(vocabulary, 'good morning everybody . . could you help .');

export interface VoiceJob {
  readonly job_id: string;
  readonly status: string;
  readonly progress: number;
  readonly usage: { readonly storage_used: number };
  readonly results: readonly {
    readonly status: string;
    readonly download_url?: string;
    readonly signature?: string;
    readonly signed_download_url?: string;
    readonly error?: { readonly message: string };
  }[];
}

export interface CreatedJob {
  readonly job_id: string;
  readonly upload_url: string;
  readonly signature: string;
  readonly signed_upload_url?: string;
}

export const text = { language: 'es', type: 'text/plain' };

export async function voiceApp(
  options: Partial<Parameters<typeof scriptedSpeech>[0]> = {},
  settings: Partial<TestAppOptions> = {},
) {
  const speechEngines = scriptedSpeech({ vocabulary, ...options });
  const app = await createTestApp({ translators: [new FakeTranslator()], speech: speechEngines, ...settings });
  return { app, ...speechEngines };
}

export function order(file: Buffer, targets: readonly object[], fields: object = {}): object {
  return {
    source_file: { name: 'greeting.mp3', content_type: 'audio/mpeg', content_length: file.length },
    parameters: { source_language: 'en' },
    targets,
    ...fields,
  };
}

export function create(app: TestApp, body: object, options?: Sending, query = ''): Promise<LightMyRequestResponse> {
  return app.send('POST', `/v1/jobs/voice/translate${query}`, body, options);
}

export async function created(...given: Parameters<typeof create>): Promise<CreatedJob> {
  const answer = await create(...given);
  assert.equal(answer.statusCode, 201, answer.payload);
  return answer.json();
}

export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export function put(
  app: TestApp,
  url: string,
  file: Buffer,
  signature: string | undefined,
): Promise<LightMyRequestResponse> {
  return app.http.inject({
    method: 'PUT',
    url: pathOf(url),
    payload: file,
    headers: {
      'content-type': 'application/octet-stream',
      ...(signature !== undefined && { authorization: `Service-Signature ${signature}` }),
    },
  });
}

export function fetchResult(app: TestApp, url: string, signature?: string): Promise<LightMyRequestResponse> {
  return app.http.inject({
    method: 'GET',
    url: pathOf(url),
    headers: signature === undefined ? {} : { authorization: `Service-Signature ${signature}` },
  });
}

export async function status(app: TestApp, id: string, query = ''): Promise<VoiceJob> {
  const answer = await app.send('GET', `/v1/jobs/voice/translate/${id}${query}`);
  assert.equal(answer.statusCode, 200, answer.payload);
  return answer.json();
}

/** Creates a job, uploads its file and waits for its end. */
export async function finished(
  app: TestApp,
  file: Buffer,
  targets: readonly object[],
  fields?: object,
): Promise<VoiceJob> {
  const job = await created(app, order(file, targets, fields));
  const answer = await put(app, job.upload_url, file, job.signature);
  assert.equal(answer.statusCode, 204, answer.payload);
  return ended(app, job.job_id);
}

export async function ended(app: TestApp, id: string): Promise<VoiceJob> {
  let job: VoiceJob | undefined;
  await poll(async () => {
    job = await status(app, id);
    return job.status === 'complete' || job.status === 'failed';
  });
  return job as VoiceJob;
}

export async function resultOf(app: TestApp, job: VoiceJob, position = 0): Promise<LightMyRequestResponse> {
  const { download_url: url = '', signature } = job.results[position] ?? {};
  const answer = await fetchResult(app, url, signature);
  assert.equal(answer.statusCode, 200, answer.payload);
  return answer;
}
