import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import { developerKey, type Sending, type TestApp } from '../support/test-app.ts';

export interface UploadFile {
  readonly name?: string;
  readonly content: string | Buffer;
}

export interface Handle {
  readonly document_id: string;
  readonly document_key: string;
}

const boundary = 'a-boundary-of-the-tests';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** A form with its file first, as one official client sends it, or last, as the other. */
export function multipartBody(
  fields: readonly (readonly [string, string])[],
  file: UploadFile | undefined,
  place: 'first' | 'last' = 'first',
): Buffer {
  const header = (rest: string): Buffer =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`);
  const end = Buffer.from('\r\n');
  const parts = fields.map(([name, value]) => Buffer.concat([header(`name="${name}"`), Buffer.from(value), end]));
  if (file !== undefined) {
    const name = file.name === undefined ? '' : `; filename="${file.name}"`;
    const part = Buffer.concat([header(`name="file"${name}`), Buffer.from(file.content), end]);
    if (place === 'first') parts.unshift(part);
    else parts.push(part);
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export async function upload(
  app: TestApp,
  file: UploadFile | undefined,
  fields: Readonly<Record<string, string | readonly string[]>> = {},
  { place, ...options }: Sending & { readonly place?: 'first' | 'last' } = {},
): Promise<LightMyRequestResponse> {
  const all = Object.entries({ source_lang: 'EN', target_lang: 'ES', ...fields });
  const pairs = all.flatMap(([name, value]) => [value].flat().map((item) => [name, item] as const));
  const { key = developerKey, headers } = options;
  return app.http.inject({
    method: 'POST',
    url: '/v2/document',
    headers: { 'content-type': multipartType, authorization: `DeepL-Auth-Key ${key}`, ...headers },
    payload: multipartBody(
      pairs.filter(([, value]) => value !== ''),
      file,
      place,
    ),
  });
}

export async function uploaded(...given: Parameters<typeof upload>): Promise<Handle> {
  const answer = await upload(...given);
  assert.equal(answer.statusCode, 200, answer.payload);
  return answer.json();
}

export function ask(app: TestApp, { document_id, document_key }: Handle, options?: Sending) {
  return app.send('POST', `/v2/document/${document_id}`, { document_key }, options);
}

export function fetchResult(app: TestApp, { document_id, document_key }: Handle, options?: Sending) {
  return app.send('POST', `/v2/document/${document_id}/result`, { document_key }, options);
}

export interface Status {
  readonly status: string;
  readonly seconds_remaining?: number;
  readonly billed_characters?: number;
  readonly message?: string;
  readonly error_message?: string;
}

/** Asks until the document is done or has failed. */
export async function ended(app: TestApp, handle: Handle): Promise<Status> {
  for (;;) {
    const answer = await ask(app, handle);
    assert.equal(answer.statusCode, 200, answer.payload);
    const status: Status = answer.json();
    if (status.status === 'done' || status.status === 'error') return status;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
