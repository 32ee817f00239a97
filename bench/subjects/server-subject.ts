import { cutIntoRequests } from '../corpus/read-corpus.ts';
import { HttpConnection } from '../load/http-connection.ts';
import { runLoad } from '../load/run-load.ts';
import type { ServerProcess } from './server-process.ts';
import type { Subject } from './subject.ts';

/** How a server is asked for translations, and how its answers show them. */
export interface Dialect {
  /** A whole HTTP/1.1 request. */
  encode(sentences: readonly string[]): Uint8Array;
  /** Text that an answer to so many sentences holds so many times. */
  marker(sentenceCount: number): { readonly text: string; readonly count: number };
  decode(body: Buffer): readonly string[];
}

/** A POST request as it goes over the wire. */
export function postRequest(path: string, headers: Readonly<Record<string, string>>, body: string): Uint8Array {
  const lines = Object.entries({
    Host: '127.0.0.1',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

export function serverSubject(
  name: string,
  server: ServerProcess,
  dialect: Dialect,
  corpus: readonly string[],
): Subject {
  return {
    name,
    processes: [server.processId],
    measures: () => true,
    measure({ clients, sentencesPerRequest }, span) {
      return runLoad({
        port: server.port,
        clients,
        ...span,
        requests: cutIntoRequests(corpus, sentencesPerRequest).map(dialect.encode),
        marker: dialect.marker(sentencesPerRequest),
      });
    },
    async translate(sentences) {
      using connection = await HttpConnection.open(server.port);
      const translations: string[] = [];
      for (const sentence of sentences) {
        translations.push(...dialect.decode(await connection.send(dialect.encode([sentence]))));
      }
      return translations;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
