import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import { type Handle, multipartBody, multipartType, type Status, type UploadFile } from '../support/document-form.ts';
import { poll } from '../support/poll.ts';
import { developerKey, type Sending, type TestApp } from '../support/test-app.ts';

export type { Handle, Status } from '../support/document-form.ts';

export async function upload(
  app: TestApp,
  file: UploadFile | undefined,
  fields: Readonly<Record<string, string | readonly string[]>> = {},
  { position, ...options }: Sending & { readonly position?: 'first' | 'last' } = {},
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
      position,
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

/** Asks until the document is done or has failed. */
export async function ended(app: TestApp, handle: Handle, options?: Sending): Promise<Status> {
  let status: Status | undefined;
  await poll(async () => {
    const answer = await ask(app, handle, options);
    assert.equal(answer.statusCode, 200, answer.payload);
    status = answer.json<Status>();
    return status.status === 'done' || status.status === 'error';
  });
  return status as Status;
}
