import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { TranslationMemory, TranslationMemoryStore } from '../../src/contracts/stores/translation-memories.ts';
import { Gate } from '../../src/engines/fake/gate.ts';
import { textSegment } from '../../src/language/segments.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { RawConnection, rawRequest } from '../support/raw-connection.ts';
import { MemoryServer, tmxEnd, tmxHeaders, tmxStart, tmxUnit } from './translation-memories-fixtures.ts';

const path = '/v3/translation_memories';

const memory: TranslationMemory = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'n',
  createdAt: new Date(0),
  sourceLanguage: 'en',
  targets: [],
  segmentCount: 1,
};

/** A store whose imports are what the test makes of them. */
function storeThat(takes: (chunks: AsyncIterable<Uint8Array>, signal: AbortSignal) => Promise<void>) {
  const store: Partial<TranslationMemoryStore> = {
    async create(_accountId, _memory, content, { signal } = {}) {
      assert.ok(content.format === 'tmx' && signal !== undefined);
      await takes(content.chunks, signal);
      return memory;
    },
  };
  return store as TranslationMemoryStore;
}

function startOf(server: MemoryServer, headers: Readonly<Record<string, string>> = {}): string {
  const all = {
    authorization: `DeepL-Auth-Key ${server.key}`,
    ...tmxHeaders,
    'transfer-encoding': 'chunked',
    ...headers,
  };
  return rawRequest('POST', path, all);
}

function chunk(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}

const lastChunk = '0\r\n\r\n';

describe('a translation memory', () => {
  it('of one account does not exist for another', async () => {
    await using server = await MemoryServer.start();
    const made = await server.send('POST', '', { body: tmxStart + tmxUnit(1) + tmxEnd, headers: tmxHeaders });
    const { translation_memory_id: id } = (await made.json()) as { translation_memory_id: string };
    const key = server.otherKey;
    for (const [method, resource] of [
      ['GET', `/${id}`],
      ['GET', `/${id}/export`],
      ['DELETE', `/${id}`],
    ] as const) {
      const answer = await server.send(method, resource, { key });
      assert.deepEqual(
        [answer.status, ((await answer.json()) as { code: string }).code],
        [404, 'translation_memory_not_found'],
      );
    }
    const listed = await server.send('GET', '', { key });
    assert.deepEqual(await listed.json(), { translation_memories: [], total_count: 0 });
    assert.equal((await server.send('GET', `/${id}`)).status, 200);
  });
});

describe('segments of a memory', () => {
  interface Listed {
    readonly source_segment_id: string;
    readonly segment_version: string;
    readonly source_text: string;
  }
  const send = async (server: MemoryServer, method: string, path: string, body?: unknown, key = server.key) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { key, ...(body !== undefined && { headers, body: JSON.stringify(body) }) };
    const answer = await server.send(method, path, sent);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { segments: Listed[] } };
  };

  it('are searched, changed and deleted, all of a request or none, and the audit log has it', async () => {
    await using server = await MemoryServer.start();
    const segment = (source: string, target: string) => ({ source, target, target_language: 'es' });
    const texts = [segment('house', 'casa'), segment('dog', 'perro'), segment('tree', 'árbol')];
    const made = await send(server, 'POST', '', { name: 'm', source_language: 'en', segments: texts });
    const memory = `/${made.body.translation_memory_id}`;
    const { body: page } = await send(server, 'GET', `${memory}/segments`);
    const [house, dog] = page.segments;
    assert.deepEqual([page.version, page.segment_count, house?.source_text], [1, 3, 'house']);
    const edit = {
      source_segment_id: '0',
      segment_version: house?.segment_version,
      source_text: 'big house',
      targets: [
        { target_language: 'es', target_text: 'casa grande' },
        { target_language: 'de', target_text: 'großes Haus' },
      ],
    };
    const deletion = { source_segment_id: '1', segment_version: dog?.segment_version, is_deleted: true };
    const { status, body } = await send(server, 'PATCH', `${memory}/segments`, { segments: [edit, deletion] });
    assert.deepEqual([status, body.version, body.segment_count, body.segments.length], [200, 2, 2, 1]);
    const found = await send(server, 'GET', `${memory}/segments?filter_text=GROSSES`);
    assert.deepEqual(found.body.segments, []);
    const sought = await send(server, 'GET', `${memory}/segments?filter_text=GRO%C3%9FES`);
    assert.deepEqual(sought.body.segments, body.segments);
    const shown = await send(server, 'GET', memory);
    assert.deepEqual(shown.body.target_languages, ['de', 'es']);
    const details = { added: 0, changed: 1, deleted: 1 };
    const [[, act] = []] = server.acts;
    assert.deepEqual(act, { action: 'translation_memory.changed', subject: made.body.translation_memory_id, details });

    const tree = { source_segment_id: '2', is_deleted: true };
    const wrong = (...segments: unknown[]) => send(server, 'PATCH', `${memory}/segments`, { segments });
    const refused = [
      [await wrong(tree, edit), 412, 'segment_changed'],
      [await wrong(tree, deletion), 412, 'segment_changed'],
      [await wrong(tree, { source_segment_id: '1', source_text: 'cat' }), 404, 'segment_not_found'],
      [await wrong(tree, { source_segment_id: '0', source_text: ' ' }), 400, 'invalid_parameter'],
      [await wrong(tree, tree), 400, 'invalid_parameter'],
      [await wrong({ source_segment_id: '0-0' }), 400, 'invalid_parameter'],
      [await wrong(), 400, 'missing_parameter'],
    ] as const;
    for (const [answer, expected, code] of refused)
      assert.deepEqual([answer.status, answer.body.code], [expected, code], JSON.stringify(answer.body));
    const other = { segments: [tree] };
    assert.equal((await send(server, 'PATCH', `${memory}/segments`, other, server.otherKey)).status, 404);
    assert.deepEqual([(await send(server, 'GET', `${memory}/segments`)).body.version, server.acts.length], [2, 1]);
  });

  it('are added by the same request, and read by their position', async () => {
    await using server = await MemoryServer.start();
    const texts = ['house', 'dog', 'tree'].map((source) => ({ source, target: 'x', target_language: 'es' }));
    const made = await send(server, 'POST', '', { name: 'm', source_language: 'en', segments: texts });
    const segments = `/${made.body.translation_memory_id}/segments`;
    const added = { source_text: 'cat', targets: [{ target_language: 'es', target_text: 'gato' }] };
    const changes = [added, { source_segment_id: '2', is_deleted: true }, { ...added, source_text: 'bird' }];
    const { status, body } = await send(server, 'PATCH', segments, { segments: changes });
    const [cat, bird] = body.segments;
    assert.deepEqual([status, body.segment_count, cat?.source_segment_id, bird?.source_segment_id], [200, 4, '3', '4']);
    assert.deepEqual(server.acts[0]?.[1].details, { added: 2, changed: 0, deleted: 1 });
    const at = async (query: string) => (await send(server, 'GET', `${segments}?${query}`)).body;
    const page = await at('position=2&page_size=1');
    assert.deepEqual([page.segments, page.next_page_cursor, page.version], [[cat], '4', 2]);
    assert.deepEqual((await at('position=4')).segments, []);
    for (const query of ['position=-1', 'position=1&page_cursor=1', 'position=1&filter_text=ab'])
      assert.equal((await at(query)).code, 'invalid_parameter', query);
    for (const [wrong, code] of [
      [{ ...added, targets: undefined }, 'missing_parameter'],
      [{ ...added, source_text: undefined }, 'missing_parameter'],
      [{ ...added, segment_version: 'a' }, 'missing_parameter'],
      [{ ...added, is_deleted: true }, 'missing_parameter'],
      [{ ...added, source_text: ' ' }, 'invalid_parameter'],
      [{ ...added, targets: [{ target_language: 'en', target_text: 'cat' }] }, 'invalid_parameter'],
    ] as const)
      assert.equal((await send(server, 'PATCH', segments, { segments: [wrong] })).body.code, code);
  });

  it('are all changed where many change one memory at the same time', async () => {
    await using server = await MemoryServer.start();
    const segments = Array.from({ length: 4 }, (_, index) => ({
      ...{ source: `text ${index}`, target: 'texto', target_language: 'es' },
    }));
    const made = await send(server, 'POST', '', { name: 'm', source_language: 'en', segments });
    const memory = `/${made.body.translation_memory_id}`;
    const change = (index: number) => ({ segments: [{ source_segment_id: `${index}`, source_text: `new ${index}` }] });
    const answers = await Promise.all(
      segments.map((_, index) => send(server, 'PATCH', `${memory}/segments`, change(index))),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    const { body } = await send(server, 'GET', `${memory}/segments`);
    assert.deepEqual(
      body.segments.map(({ source_text }) => source_text),
      ['new 0', 'new 1', 'new 2', 'new 3'],
    );
    assert.equal(body.version, 5);
  });
});

describe('an import whose client goes away', () => {
  it('keeps nothing', async () => {
    using folder = new TemporaryFolder();
    const files = new FileTranslationMemoryStore({ folder: folder.path, identifiers: randomIdentifiers });
    const begun = Promise.withResolvers<void>();
    const store: Partial<TranslationMemoryStore> = {
      create: (accountId, head, content, options) =>
        files.create(accountId, head, content, { ...options, onProgress: () => begun.resolve() }),
    };
    await using server = await MemoryServer.start({ store: store as TranslationMemoryStore });
    using connection = await RawConnection.open(server.port);
    const asked = once(server.http.server, 'request');
    connection.send(startOf(server) + chunk(tmxStart + tmxUnit(1).repeat(100)));
    const [, response] = await asked;
    await begun.promise;
    assert.equal(readdirSync(join(folder.path, 'incoming')).length, 1);
    const closed = once(response, 'close');
    connection[Symbol.dispose]();
    await closed;
    // Waits until the thread is gone and its file is taken away.
    await files[Symbol.asyncDispose]();
    assert.deepEqual(readdirSync(folder.path), ['incoming']);
    assert.deepEqual(readdirSync(join(folder.path, 'incoming')), []);
    assert.equal(await server.ended('cancelled'), 1);
  });
});

describe('an import that takes long', () => {
  const limits = { requestTimeoutMilliseconds: 400, arrivalMilliseconds: 400 };

  it('is not cut while the server works on what came, nor by the time that others have to arrive', async () => {
    const clock = new ManualClock();
    const taken: number[] = [];
    const store = storeThat(async (chunks) => {
      for await (const { length } of chunks) {
        taken.push(length);
        clock.advance(2 * limits.requestTimeoutMilliseconds);
      }
    });
    await using server = await MemoryServer.start({ ...limits, store, clock });
    using connection = await RawConnection.open(server.port);
    connection.send(startOf(server));
    for (const text of ['one', 'three', 'x']) connection.send(chunk(text));
    connection.send(lastChunk);
    assert.equal((await connection.answer()).status, 201);
    assert.equal(
      taken.reduce((sum, length) => sum + length, 0),
      9,
    );
  });

  it('is answered 408 when the client falls silent', async () => {
    await using server = await MemoryServer.start(limits);
    using connection = await RawConnection.open(server.port);
    connection.send(startOf(server) + chunk(tmxStart));
    const answer = await connection.answer();
    assert.deepEqual([answer.status, JSON.parse(answer.body).code], [408, 'request_timeout']);
    assert.equal(await server.ended('refused'), 1);
    await connection.closed();
  });

  it('has to bring its segments in time, if it brings them as JSON', async () => {
    await using server = await MemoryServer.start(limits);
    using connection = await RawConnection.open(server.port);
    connection.send(startOf(server, { 'content-type': 'application/json' }) + chunk('{'));
    const answer = await connection.answer();
    assert.deepEqual([answer.status, JSON.parse(answer.body).code], [408, 'request_timeout']);
    await connection.closed();
  });
});

describe('a client that sends much', () => {
  it('is read no faster than the import takes it', async () => {
    const size = 48 * 1024 * 1024;
    let socket: Socket | undefined;
    let taken = 0;
    let ahead = 0;
    const store = storeThat(async (chunks) => {
      for await (const { length } of chunks) {
        taken += length;
        if (taken % (16 * 65_536) < length) await setImmediate();
        ahead = Math.max(ahead, (socket?.bytesRead ?? 0) - taken);
      }
    });
    await using server = await MemoryServer.start({ store });
    server.http.server.once('connection', (opened: Socket) => {
      socket = opened;
    });
    const answer = await server.send('POST', '', { body: Buffer.alloc(size), headers: tmxHeaders });
    assert.equal(answer.status, 201);
    assert.equal(taken, size);
    assert.ok(ahead < 1024 * 1024, `${ahead} bytes were read ahead`);
  });

  it('gets to see why it is refused, and may continue with the same connection', async () => {
    await using server = await MemoryServer.start();
    using connection = await RawConnection.open(server.port);
    connection.send(startOf(server) + chunk('<tmx>\n<oops'));
    for (let count = 0; count < 40; count += 1) connection.send(chunk('<'.repeat(1024 * 1024)));
    const answer = await connection.answer();
    assert.deepEqual([answer.status, JSON.parse(answer.body).code], [400, 'invalid_tmx']);
    assert.match(answer.body, /line 2: /);
    connection.send(lastChunk + rawRequest('GET', path, { authorization: `DeepL-Auth-Key ${server.key}` }));
    assert.equal((await connection.answer()).status, 200);
  });

  it('is disconnected when it goes on too long after the answer', async () => {
    await using server = await MemoryServer.start({ arrivalMilliseconds: 400, fileLimit: 10 });
    using connection = await RawConnection.open(server.port);
    connection.send(startOf(server) + chunk('<tmx>'.repeat(10)));
    assert.equal((await connection.answer()).status, 413);
    await connection.closed();
  });
});

describe('an export', () => {
  it('ends, and closes what it reads, when the client stops reading', async () => {
    const ended = Promise.withResolvers<void>();
    const store: Partial<TranslationMemoryStore> = {
      get: async () => memory,
      async *readUnits() {
        const text = textSegment('a'.repeat(10_000));
        try {
          for (;;) yield [{ source: text, targets: [{ language: 'es', segment: text }] }];
        } finally {
          ended.resolve();
        }
      },
    };
    const limits = { requestTimeoutMilliseconds: 400 };
    await using server = await MemoryServer.start({ ...limits, store: store as TranslationMemoryStore });
    const client = connect(server.port, '127.0.0.1');
    client.on('error', () => {}).pause();
    client.write(rawRequest('GET', `${path}/${memory.id}/export`, { authorization: `DeepL-Auth-Key ${server.key}` }));
    await ended.promise;
    client.destroy();
  });

  it('of a client that hangs up closes what it reads', async () => {
    await using server = await MemoryServer.start();
    const body = tmxStart + Array.from({ length: 20_000 }, (_, index) => tmxUnit(index)).join('') + tmxEnd;
    const made = await server.send('POST', '', { body, headers: tmxHeaders });
    const { translation_memory_id: id } = (await made.json()) as { translation_memory_id: string };
    const asked = once(server.http.server, 'request');
    const stop = new AbortController();
    const answer = await server.send('GET', `/${id}/export`, { signal: stop.signal });
    const [, response] = await asked;
    await answer.body?.getReader().read();
    const closed = once(response, 'close');
    stop.abort();
    await closed;
    assert.equal((await server.send('DELETE', `/${id}`)).status, 204);
  });
});

describe('imports at the same time', () => {
  it('are bounded for an account and for all, and the answer says when to come back', async () => {
    const gate = new Gate();
    const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let count = 0;
    const store = storeThat(async () => {
      started[count++]?.resolve();
      await gate.opened;
    });
    await using server = await MemoryServer.start({ store });
    const send = (key: string): Promise<Response> =>
      server.send('POST', '', { body: tmxStart + tmxEnd, headers: tmxHeaders, key });
    const first = send(server.key);
    await started[0]?.promise;
    const own = await send(server.key);
    assert.deepEqual([own.status, own.headers.get('retry-after')], [429, '5']);
    const second = send(server.otherKey);
    await started[1]?.promise;
    gate.open();
    for (const answer of await Promise.all([first, second])) assert.equal(answer.status, 201);
    assert.equal((await send(server.key)).status, 201);
  });

  it('get 529 when others use all slots', async () => {
    const gate = new Gate();
    const started = Promise.withResolvers<void>();
    const store = storeThat(async () => {
      started.resolve();
      await gate.opened;
    });
    await using server = await MemoryServer.start({ store, importSlots: 1 });
    const send = (key: string): Promise<Response> =>
      server.send('POST', '', { body: tmxStart + tmxEnd, headers: tmxHeaders, key });
    const first = send(server.key);
    await started.promise;
    const refused = await send(server.otherKey);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [529, '5']);
    gate.open();
    assert.equal((await first).status, 201);
  });
});
