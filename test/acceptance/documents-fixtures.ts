import assert from 'node:assert/strict';
import { type Handle, multipartBody, multipartType, type Status } from '../support/document-form.ts';
import { poll } from '../support/poll.ts';
import { developerKey, type RunningServer } from '../support/running-server.ts';
import { type Sending, type SentAnswer, sendRequest } from '../support/send-request.ts';

type Fields = Readonly<Record<string, string>>;

/** A result as it is downloaded. */
export interface Download {
  readonly type: string | null;
  readonly name: string | null;
  readonly body: Buffer;
}

/** Documents of a running server, as its users translate them. */
export class DocumentUser {
  readonly #server: Pick<RunningServer, 'address'>;

  constructor(server: Pick<RunningServer, 'address'>) {
    this.#server = server;
  }

  /** From English into Spanish, unless the fields say otherwise; an empty field is not sent. */
  upload(name: string, content: string | Buffer, fields: Fields = {}, sending: Sending = {}): Promise<SentAnswer> {
    const all = Object.entries({ source_lang: 'EN', target_lang: 'ES', ...fields }).filter(([, value]) => value !== '');
    const headers = { ...sending.headers, 'content-type': multipartType };
    const body = multipartBody(all, { name, content });
    return sendRequest(this.#server.address, 'POST', '/v2/document', { ...sending, headers, body });
  }

  async uploaded(...given: Parameters<DocumentUser['upload']>): Promise<Handle> {
    const answer = await this.upload(...given);
    assert.equal(answer.status, 200, answer.text);
    return answer.json();
  }

  post({ document_id, document_key }: Handle, part = '', sending: Sending = {}): Promise<SentAnswer> {
    const path = `/v2/document/${document_id}${part}`;
    return sendRequest(this.#server.address, 'POST', path, { ...sending, body: { document_key } });
  }

  /** Asks until it is over. `seen` receives each answer. */
  async ended(handle: Handle, sending?: Sending, seen?: (status: Status) => void): Promise<Status> {
    let status: Status | undefined;
    await poll(async () => {
      status = (await this.post(handle, '', sending)).json<Status>();
      seen?.(status);
      return status.status === 'done' || status.status === 'error';
    });
    return status as Status;
  }

  /** Once. */
  async download({ document_id, document_key }: Handle): Promise<Download> {
    const url = `${this.#server.address}/v2/document/${document_id}/result?document_key=${document_key}`;
    const answer = await fetch(url, { headers: { authorization: `DeepL-Auth-Key ${developerKey}` } });
    assert.equal(answer.status, 200);
    const { headers } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    return { type: headers.get('content-type'), name: headers.get('content-disposition'), body };
  }

  /** The text of the result, with what the server warns of. */
  async translated(...given: Parameters<DocumentUser['upload']>): Promise<{ text: string; warnings: string }> {
    const [, , , sending] = given;
    const handle = await this.uploaded(...given);
    const status = await this.ended(handle, sending);
    assert.equal(status.status, 'done', status.message);
    const result = await this.post(handle, '/result', sending);
    assert.equal(result.status, 200, result.text);
    return { text: result.text, warnings: String(result.headers['x-service-warnings'] ?? '') };
  }
}
