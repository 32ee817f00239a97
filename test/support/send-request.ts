import { request as httpRequest } from 'node:http';
import { developerKey } from './running-server.ts';

export interface SentAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body as what the test expects. */
  json<Body>(): Body;
}

export interface Sending {
  /** An object is sent as JSON, a string as a form, bytes as the header says. */
  readonly body?: object | string | Uint8Array;
  readonly key?: string;
  /** The Host header, which `fetch` does not let us choose; it selects the base address. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request with the developer key, unless another is named. */
export function sendRequest(
  address: string,
  method: string,
  path: string,
  { body, key = developerKey, host, headers }: Sending = {},
): Promise<SentAnswer> {
  const isJson = typeof body === 'object' && !(body instanceof Uint8Array);
  const content = isJson ? JSON.stringify(body) : body;
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      new URL(path, address),
      {
        method,
        headers: {
          authorization: `DeepL-Auth-Key ${key}`,
          ...(host === undefined ? {} : { host }),
          ...(content === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(content) }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.once('error', reject).once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            json: () => JSON.parse(text),
          }),
        );
      },
    );
    request.once('error', reject).end(content);
  });
}
