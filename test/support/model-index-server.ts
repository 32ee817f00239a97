import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync, zstdCompressSync } from 'node:zlib';

export const modelCorpus = fileURLToPath(new URL('../corpus/bergamot', import.meta.url));

/** What happens to one request of a path; each is used up once. */
export type Fault =
  | { readonly status: number }
  /** Sends so many bytes and then nothing until `dropHanging`. */
  | { readonly hangAfter: number }
  /** Ends well after so many bytes, as if that were all. */
  | { readonly truncateTo: number }
  /** Serves other bytes, of the same length unless given. */
  | { readonly content: Buffer };

export interface ServedRequest {
  readonly path: string;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  status: number;
  /** Bytes of the body handed to the connection. */
  sent: number;
}

export interface ModelIndexServer extends AsyncDisposable {
  readonly url: string;
  readonly registry: string;
  readonly records: string;
  readonly requests: readonly ServedRequest[];
  /** Bodies by path; may be changed. */
  readonly files: Map<string, Buffer>;
  ranges: boolean;
  /** Faults of coming requests whose path contains `part`, in order. */
  fail(part: string, ...faults: readonly Fault[]): void;
  /** Breaks every connection that hangs. */
  dropHanging(): void;
  requestsFor(part: string): readonly ServedRequest[];
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Serves the fixture models as both published indexes do: the registry with gzip, Remote Settings with Zstandard. */
export async function startModelIndexServer(): Promise<ModelIndexServer> {
  const files = new Map<string, Buffer>();
  const faults: { readonly part: string; readonly queue: Fault[] }[] = [];
  const requests: ServedRequest[] = [];
  const hanging = new Set<ServerResponse>();
  const state = { ranges: true };
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  addRegistry(files, url);
  addRecords(files, url);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    const served: ServedRequest = {
      path,
      range: request.headers.range,
      ifRange: request.headers['if-range'] as string | undefined,
      status: 200,
      sent: 0,
    };
    requests.push(served);
    const fault = faults.find(({ part, queue }) => path.includes(part) && queue.length > 0)?.queue.shift();
    const content = fault !== undefined && 'content' in fault ? fault.content : files.get(path);
    if (fault !== undefined && 'status' in fault) {
      refuse(response, served, fault.status);
      return;
    }
    if (content === undefined) {
      refuse(response, served, 404);
      return;
    }
    const etag = `"${sha256(content).slice(0, 16)}"`;
    response.setHeader('etag', etag);
    const start = Number(/^bytes=(\d+)-$/.exec(served.range ?? '')?.[1] ?? 0);
    const partial = state.ranges && served.range !== undefined && (served.ifRange ?? etag) === etag;
    if (partial && start >= content.length) {
      response.setHeader('content-range', `bytes */${content.length}`);
      refuse(response, served, 416);
      return;
    }
    if (partial) response.setHeader('content-range', `bytes ${start}-${content.length - 1}/${content.length}`);
    served.status = partial ? 206 : 200;
    let body = partial ? content.subarray(start) : content;
    if (fault !== undefined && 'truncateTo' in fault) body = body.subarray(0, fault.truncateTo);
    response.writeHead(served.status, { 'content-length': body.length });
    if (fault !== undefined && 'hangAfter' in fault) {
      body = body.subarray(0, fault.hangAfter);
      hanging.add(response);
      response.write(body);
    } else response.end(body);
    served.sent = body.length;
  }

  return {
    url,
    registry: `${url}/db/models.json`,
    records: `${url}/v1/buckets/main/collections/translations-models-v2/records`,
    requests,
    files,
    get ranges() {
      return state.ranges;
    },
    set ranges(ranges) {
      state.ranges = ranges;
    },
    fail: (part, ...queue) => void faults.push({ part, queue: [...queue] }),
    dropHanging() {
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    requestsFor: (part) => requests.filter(({ path }) => path.includes(part)),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, served: ServedRequest, status: number): void {
  served.status = status;
  response.writeHead(status).end();
}

export interface FixtureFile {
  readonly name: string;
  readonly content: Buffer;
}

export function fixtureFiles(direction: string): readonly FixtureFile[] {
  const folder = join(modelCorpus, direction);
  const names = readdirSync(folder).filter((name) => /\.(bin|spm)$/.test(name));
  return names.map((name) => ({ name, content: readFileSync(join(folder, name)) }));
}

const directions = [
  ['en', 'de'],
  ['de', 'en'],
] as const;

function addRegistry(files: Map<string, Buffer>, url: string): void {
  const models: Record<string, unknown> = {};
  for (const [source, target] of directions) {
    const entry: Record<string, unknown> = {};
    for (const { name, content } of fixtureFiles(source + target)) {
      const path = `models/${source}-${target}/run/exported/${name}.gz`;
      files.set(`/${path}`, gzipSync(content));
      // The registry gives size and hash of the weights alone.
      if (name.startsWith('model'))
        entry.model = { path, uncompressedSize: content.length, uncompressedHash: sha256(content) };
      else entry[name.startsWith('lex') ? 'lexicalShortlist' : 'vocab'] = { path };
    }
    models[`${source}-${target}`] = [
      {
        ...{ architecture: 'tiny', releaseStatus: 'Release', sourceLanguage: source, targetLanguage: target },
        files: entry,
      },
    ];
  }
  setJson(files, '/db/models.json', { generated: '2026-11-09T00:45:24Z', baseUrl: url, models });
}

function addRecords(files: Map<string, Buffer>, url: string): void {
  const data: unknown[] = [];
  for (const [source, target] of directions)
    for (const { name, content } of fixtureFiles(source + target)) {
      const location = `main-workspace/translations-models-v2/${source}${target}-${sha256(content).slice(0, 8)}.zst`;
      const packed = zstdCompressSync(content);
      files.set(`/attachments/${location}`, packed);
      data.push({
        ...{ name, version: '3.0', architecture: 'base-memory', sourceLanguage: source, targetLanguage: target },
        fileType: name.startsWith('model') ? 'model' : name.startsWith('lex') ? 'lex' : 'vocab',
        filter_expression: '',
        decompressedSize: content.length,
        decompressedHash: sha256(content),
        attachment: { filename: `${name}.zst`, location, size: packed.length, hash: sha256(packed) },
      });
    }
  setJson(files, '/v1/buckets/main/collections/translations-models-v2/records', { data });
  setJson(files, '/v1/', { capabilities: { attachments: { base_url: `${url}/attachments/` } } });
}

export function setJson(files: Map<string, Buffer>, path: string, value: unknown): void {
  files.set(path, Buffer.from(JSON.stringify(value)));
}
