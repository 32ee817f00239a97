import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { TemporaryFolder } from '../../../test/contracts/stores-fixtures.ts';
import { CommandFailure, InputError } from '../command-line/command-errors.ts';
import { importMemory } from './import-memory.ts';

const answer = {
  translation_memory_id: 'the-id',
  name: 'Big',
  source_language: 'en',
  target_languages: ['de', 'es'],
  segment_count: 7,
  skipped_segment_count: 2,
};

describe('importMemory', () => {
  const size = 3_000_000;
  const folder = new TemporaryFolder();
  const path = join(folder.path, 'Big.TMX');
  let respond: (request: IncomingMessage, response: ServerResponse) => void;
  const server = createServer((request, response) => respond(request, response));
  before(async () => {
    writeFileSync(path, Buffer.alloc(size, '.'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    server.close();
    folder[Symbol.dispose]();
  });

  async function run(fields: { name?: string; sourceLanguage?: string } = {}) {
    const lines = { written: [] as string[], notices: [] as string[], drawn: '', waits: [] as number[] };
    const terminal = new Writable({
      write(chunk, _encoding, done) {
        lines.drawn += chunk;
        done();
      },
    });
    const order = { path, name: fields.name, sourceLanguage: fields.sourceLanguage };
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await importMemory(order, {
      server: {
        address,
        key: 'k',
        wait: async (milliseconds) => void lines.waits.push(milliseconds),
        waiting: () => {},
        now: () => 0,
      },
      signal: new AbortController().signal,
      terminal,
      write: (line) => lines.written.push(line),
      notify: (line) => lines.notices.push(line),
    });
    return lines;
  }

  function send(response: ServerResponse, status: number, body: object, headers = {}): void {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  }

  it('sends the file under its name, draws how much was sent, and shows what became of it', async () => {
    let received = 0;
    let asked = '';
    respond = async (request, response) => {
      asked = `${request.method} ${request.url} ${request.headers['content-type']} ${request.headers.authorization}`;
      received = (await buffer(request)).length;
      send(response, 201, answer);
    };
    const { written, notices, drawn } = await run();
    assert.equal(asked, 'POST /v3/translation_memories?name=Big application/x-tmx+xml DeepL-Auth-Key k');
    assert.equal(received, size);
    assert.deepEqual(written, ['the-id  Big: 7 segments from en into de, es']);
    assert.match(notices.join(), /^Big: skipped 2 units/);
    assert.match(drawn, /Big\.TMX: \[#+\] 3\.0 MB of 3\.0 MB/);
    assert.ok(drawn.endsWith('\r\x1b[K'), 'the bar leaves no trace');
  });

  it('passes on name and source language', async () => {
    respond = async (request, response) => {
      await buffer(request);
      send(response, 201, { ...answer, name: request.url });
    };
    const { written } = await run({ name: 'a & b', sourceLanguage: 'pt-BR' });
    assert.match(written.join(), /\?name=a\+%26\+b&source_language=pt-BR:/);
  });

  it('sends the file again when the server had no room for it', async () => {
    const received: number[] = [];
    respond = async (request, response) => {
      if (received.length === 0) {
        received.push(0);
        send(response, 529, { message: 'full' }, { 'retry-after': '5' });
        request.resume();
        return;
      }
      received.push((await buffer(request)).length);
      send(response, 201, answer);
    };
    const { waits } = await run();
    assert.deepEqual([waits, received], [[5_000], [0, size]]);
  });

  it('distinguishes faults of the file from those of the server', async () => {
    for (const [status, code, type] of [
      [400, 'invalid_tmx', InputError],
      [413, 'body_too_large', InputError],
      [403, 'invalid_key', CommandFailure],
    ] as const) {
      respond = (request, response) => {
        send(response, status, { message: `line 3 of ${code}`, code });
        request.resume();
      };
      await assert.rejects(run(), (error) => error instanceof type && error.message.includes(`line 3 of ${code}`));
    }
    respond = (request, response) => {
      request.resume();
      send(response, 200, {});
    };
    await assert.rejects(run(), /does not answer as one with translation memories/);
  });
});
