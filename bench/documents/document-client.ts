import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { benchmarkKey } from '../subjects/dragoman.ts';

interface Handle {
  readonly document_id: string;
  readonly document_key: string;
}

interface Status {
  readonly status: 'queued' | 'translating' | 'done' | 'error';
  readonly message?: string;
}

const askEveryMilliseconds = 25;

/** The flow of official clients: upload, ask until it is done, download. */
export class DocumentClient {
  readonly #address: string;

  constructor(port: number) {
    this.#address = `http://127.0.0.1:${port}`;
  }

  async translate(path: string, result: string): Promise<void> {
    const handle = await this.upload(path);
    await this.wait(handle);
    await this.download(handle, result);
  }

  async upload(path: string): Promise<Handle> {
    const form = new FormData();
    form.set('source_lang', 'EN');
    form.set('target_lang', 'ES');
    form.set('file', await openAsBlob(path), basename(path));
    return (await this.#send('/v2/document', { body: form })).json() as Promise<Handle>;
  }

  async wait(handle: Handle): Promise<void> {
    while (!(await this.isDone(handle))) await pause(askEveryMilliseconds);
  }

  async isDone(handle: Handle): Promise<boolean> {
    const { status, message } = (await (await this.#ask(handle, '')).json()) as Status;
    if (status === 'error') throw new Error(`The document failed: ${message}`);
    return status === 'done';
  }

  async download(handle: Handle, result: string): Promise<void> {
    const { body } = await this.#ask(handle, '/result');
    if (body === null) throw new Error('The result is empty.');
    await writeFile(result, body);
  }

  async metrics(): Promise<string> {
    return (await fetch(`${this.#address}/metrics`)).text();
  }

  /** What all calls of engines took until now. */
  async engineSeconds(): Promise<number> {
    const sums = (await this.metrics()).matchAll(/^dragoman_engine_call_duration_seconds_sum\S* (\S+)$/gm);
    return [...sums].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
  }

  #ask({ document_id, document_key }: Handle, part: string): Promise<Response> {
    return this.#send(`/v2/document/${document_id}${part}`, {
      body: JSON.stringify({ document_key }),
      headers: { 'Content-Type': 'application/json' },
    });
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, Authorization: `DeepL-Auth-Key ${benchmarkKey}` };
    const answer = await fetch(`${this.#address}${path}`, { method: 'POST', ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
