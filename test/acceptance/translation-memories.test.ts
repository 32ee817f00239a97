import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';

interface Memory {
  readonly translation_memory_id: string;
  readonly name: string;
  readonly source_language: string;
  readonly target_languages: readonly string[];
  readonly segment_count: number;
  readonly creation_time: string;
  readonly targets: readonly { readonly target_language: string; readonly segment_count: number }[];
  readonly skipped_segment_count: number;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const unknown = '00000000-0000-4000-8000-000000000000';
const tmx = 'application/x-tmx+xml';
const corpus = join(import.meta.dirname, '../corpus/tmx');

function unit(texts: Readonly<Record<string, string>>): string {
  const variants = Object.entries(texts).map(
    ([language, text]) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`,
  );
  return `<tu>${variants.join('')}</tu>`;
}

function file(units: readonly string[], sourceLanguage = 'en'): string {
  return `<tmx version="1.4">\n<header srclang="${sourceLanguage}"/>\n<body>\n${units.join('\n')}\n</body>\n</tmx>\n`;
}

describe('translation memories', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_TRANSLATION_MEMORY_SIZE: '1' } });
  });
  after(() => server[Symbol.asyncDispose]());

  const call = (method: string, path: string, body?: unknown): Promise<Response> =>
    server.request(`/v3/translation_memories${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  const upload = (content: string | Uint8Array<ArrayBuffer>, query = '', type = tmx): Promise<Response> =>
    server.request(`/v3/translation_memories${query}`, {
      method: 'POST',
      body: content,
      headers: { 'content-type': type },
    });
  async function created(answer: Response): Promise<Memory> {
    assert.equal(answer.status, 201, await answer.clone().text());
    return (await answer.json()) as Memory;
  }
  async function refused(answer: Response): Promise<Refusal> {
    const { code, message } = (await answer.json()) as Refusal;
    return { status: answer.status, code, message };
  }
  const segment = (source: string, target = 'x', target_language = 'es') => ({ source, target, target_language });
  const create = (fields: object): Promise<Response> =>
    call('POST', '', { name: 'Segments', source_language: 'en', segments: [segment('a')], ...fields });
  const total = async (): Promise<number> =>
    ((await (await call('GET', '')).json()) as { total_count: number }).total_count;

  it('are made of a TMX file, read, listed, exported and deleted', async () => {
    const units = [
      unit({ EN: 'house', 'pt-br': 'casa', de: 'Haus' }),
      unit({ en: 'dog', de: 'Hund' }),
      unit({ de: 'x' }),
    ];
    const memory = await created(await upload(file(units), '?name=Manuals%20%E2%9C%93'));
    const { translation_memory_id: id, creation_time } = memory;
    assert.match(creation_time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const summary = {
      translation_memory_id: id,
      name: 'Manuals ✓',
      source_language: 'en',
      target_languages: ['de', 'pt-BR'],
      segment_count: 2,
      creation_time,
    };
    const targets = [
      { target_language: 'de', segment_count: 2 },
      { target_language: 'pt-BR', segment_count: 1 },
    ];
    assert.deepEqual(memory, { ...summary, targets, skipped_segment_count: 1 });
    assert.deepEqual(await (await call('GET', `/${id.toUpperCase()}`)).json(), { ...summary, targets });
    const { translation_memories } = (await (await call('GET', '')).json()) as { translation_memories: Memory[] };
    assert.deepEqual(
      translation_memories.find(({ translation_memory_id }) => translation_memory_id === id),
      summary,
    );
    const exported = await call('GET', `/${id}/export`);
    assert.equal(exported.status, 200);
    assert.equal(exported.headers.get('content-type'), 'application/x-tmx+xml; charset=utf-8');
    assert.equal(
      exported.headers.get('content-disposition'),
      `attachment; filename="Manuals _.tmx"; filename*=UTF-8''Manuals%20%E2%9C%93.tmx`,
    );
    assert.match(await exported.text(), /<tuv xml:lang="pt-BR"><seg>casa<\/seg><\/tuv>/);
    const removed = await call('DELETE', `/${id}`);
    assert.deepEqual([removed.status, await removed.text()], [204, '']);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/export'],
      ['DELETE', ''],
    ] as const)
      assert.deepEqual(await refused(await call(method, `/${id}${path}`)), {
        status: 404,
        code: 'translation_memory_not_found',
        message: `Translation memory '${id}' not found.`,
      });
  });

  it('are made of segments; one text in several languages counts once', async () => {
    const segments = [
      segment('house', 'casa', 'ES'),
      segment('dog', 'perro'),
      segment('house', 'Haus', 'de'),
      segment('house', 'vivienda'),
    ];
    const memory = await created(await create({ source_language: 'en_gb', segments }));
    assert.equal(memory.source_language, 'en-GB');
    assert.equal(memory.segment_count, 3);
    assert.deepEqual(memory.targets, [
      { target_language: 'de', segment_count: 1 },
      { target_language: 'es', segment_count: 3 },
    ]);
    const exported = await (await call('GET', `/${memory.translation_memory_id}/export`)).text();
    assert.deepEqual(
      [...exported.matchAll(/<seg>(.*)<\/seg>/g)].map((match) => match[1]),
      ['house', 'casa', 'Haus', 'dog', 'perro', 'house', 'vivienda'],
    );
  });

  it('are the same after export and import, whatever is in them', async () => {
    for (const name of ['every-element', 'utf-16-little-endian', 'utf-16-big-endian', 'windows-1252']) {
      const first = await created(await upload(readFileSync(join(corpus, `${name}.tmx`)), '?name=First'));
      const exported = await (await call('GET', `/${first.translation_memory_id}/export`)).text();
      const second = await created(await upload(exported, '?name=First'));
      const { segment_count, source_language, targets } = first;
      assert.ok(segment_count > 0);
      assert.deepEqual(
        [second.segment_count, second.source_language, second.targets],
        [segment_count, source_language, targets],
      );
      assert.equal(await (await call('GET', `/${second.translation_memory_id}/export`)).text(), exported);
    }
    const odd = ['<b>&amp;</b>', 'a\r\nb\tc', '"\'', '🙂', ' spaces ', ']]>', '\u0085\u2028'];
    const made = await created(await create({ segments: odd.map((text) => segment(text, text)) }));
    const exported = await (await call('GET', `/${made.translation_memory_id}/export`)).text();
    const again = await created(await upload(exported));
    assert.equal(again.segment_count, odd.length);
    assert.equal(await (await call('GET', `/${again.translation_memory_id}/export`)).text(), exported);
  });

  it('take every type that TMX is sent as, and no other', async () => {
    for (const type of [tmx, 'application/xml', 'text/xml; charset=utf-8', 'application/octet-stream', 'Text/XML'])
      await created(await upload(file([unit({ en: 'a', de: 'b' })]), '', type));
    const answer = await refused(await upload('a', '', 'text/plain'));
    assert.deepEqual([answer.status, answer.code], [415, 'invalid_content_type']);
    assert.match(answer.message, /'text\/plain' is not supported; send application\/json, .*application\/x-tmx\+xml/);
    const zipped = await server.request('/v3/translation_memories', {
      method: 'POST',
      body: 'a',
      headers: { 'content-type': tmx, 'content-encoding': 'gzip' },
    });
    assert.equal((await refused(zipped)).status, 415);
  });

  it('are named by the query, or get a name', async () => {
    assert.equal((await created(await upload(file([unit({ en: 'a', de: 'b' })])))).name, 'Translation memory');
    const name = 'é'.repeat(512);
    const units = file([unit({ en: 'a', de: 'b' })]);
    assert.equal((await created(await upload(units, `?name=${encodeURIComponent(name)}`))).name, name);
    for (const query of [`?name=${encodeURIComponent(`${name}x`)}`, '?name=%20'])
      assert.match((await refused(await upload(units, query))).message, /'name' not supported/);
  });

  it('take the source language from the request where the file leaves it open', async () => {
    const open = file([unit({ en: 'a', de: 'b' })], '*all*');
    assert.equal((await created(await upload(open))).source_language, 'en');
    assert.equal((await created(await upload(open, '?source_language=DE'))).source_language, 'de');
    const answer = await refused(await upload(open, '?source_language=german'));
    assert.deepEqual([answer.status, answer.code], [400, 'invalid_parameter']);
    assert.match(answer.message, /'source_language' not supported: 'german' is not a language code/);
  });

  it('refuse what is no TMX with the line, and keep nothing of it', async () => {
    const before = await total();
    const good = unit({ en: 'a', de: 'b' });
    for (const [content, message] of [
      [file([good, '<tu><tuv xml:lang="en"><seg>R & D</seg></tuv></tu>']), /line 5: This is not a reference/],
      [file([good]).replace('</tmx>', ''), /line 7: The file ends before <\/tmx>/],
      ['', /line 1: The file holds no XML element/],
      ['{"name": "x"}', /line 1: /],
      [file([]), /line 7: The file ends without any unit/],
      [
        file([unit({ de: 'a', fr: 'b' }), unit({ en: 'a' })]),
        /line 8: None of the 2 units has a text in the source lang/,
      ],
      [file([unit({ 'no language': 'a' })]), /line 4: "no language" is not a language code/],
      [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), /line 1: /],
    ] as const) {
      const answer = await refused(await upload(content));
      assert.deepEqual([answer.status, answer.code], [400, 'invalid_tmx']);
      assert.match(answer.message, /^The TMX file could not be read: /);
      assert.match(answer.message, message);
    }
    assert.equal(await total(), before);
  });

  it('refuse segments by name', async () => {
    for (const [fields, message] of [
      [{ name: undefined }, /'name' not specified/],
      [{ source_language: undefined }, /'source_language' not specified/],
      [{ source_language: 'x1' }, /'source_language' not supported: 'x1' is not a language code/],
      [{ segments: [] }, /'segments' not specified/],
      [
        { segments: [segment('a'), { source: 'b', target: 'c' }] },
        /'segments\.1\.target_language'|'segments\[1\]\.target_language'/,
      ],
      [{ segments: [segment('a'), segment(' ')] }, /'segments\[1\]\.source' not supported: must not be empty/],
      [{ segments: [segment('a', '')] }, /'segments\[0\]\.target' not supported: must not be empty/],
      [{ segments: [segment('a\u0001')] }, /'segments\[0\]\.source' not supported: it contains a control character/],
      [{ segments: [segment('a', 'b', 'es-')] }, /'segments\[0\]\.target_language' not supported: 'es-' is not a lang/],
      [{ segments: [segment('a', 'b', 'EN')] }, /target_language' not supported: it is 'EN', like the source language/],
      [{ segments: [segment('a'.repeat(100_001))] }, /'segments\[0\]\.source' not supported: at most 100000 char/],
    ] as const) {
      const answer = await refused(await create(fields));
      assert.equal(answer.status, 400, JSON.stringify(fields).slice(0, 100));
      assert.match(answer.message, message);
    }
    await created(await create({ segments: [segment('a'.repeat(100_000))] }));
  });

  it('keep to their sizes, on both sides', async () => {
    const frame = file([unit({ en: 'a', de: 'b' })]);
    const sized = (bytes: number): string => frame + ' '.repeat(bytes - frame.length);
    await created(await upload(sized(1024 ** 2)));
    const before = await total();
    const declared = await refused(await upload(sized(1024 ** 2 + 1)));
    assert.deepEqual([declared.status, declared.message], [413, 'The request body is larger than 1 MiB.']);
    const large = sized(3 * 1024 ** 2);
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: 'DeepL-Auth-Key developer-key-of-the-acceptance-tests', 'content-type': tmx };
      const options = { method: 'POST', headers };
      const sending = httpRequest(new URL('/v3/translation_memories', server.address), options, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      // In pieces, so that the size is not reported before.
      for (let at = 0; at < large.length; at += 65_536) sending.write(large.slice(at, at + 65_536));
      sending.once('error', reject).end();
    });
    assert.equal(answer, 413);
    const segments = (count: number) => Array.from({ length: count }, (_, index) => segment(`${index}`.padEnd(90_000)));
    await created(await create({ segments: segments(100) }));
    assert.equal((await refused(await create({ segments: segments(120) }))).status, 413);
    assert.equal(await total(), before + 1);
  });

  it('are listed in pages from 0, at most 25 a page', async () => {
    for (let count = await total(); count < 12; count += 1) await created(await create({ name: `Number ${count}` }));
    const list = async (query: string): Promise<{ readonly translation_memories: readonly Memory[] }> =>
      (await call('GET', query)).json() as Promise<{ translation_memories: Memory[] }>;
    const all = (await list('?page_size=25')).translation_memories;
    const ids = (memories: readonly Memory[]) => memories.map(({ translation_memory_id: id }) => id);
    assert.deepEqual(ids((await list('')).translation_memories), ids(all.slice(0, 10)));
    assert.deepEqual(ids((await list('?page=1')).translation_memories), ids(all.slice(10, 20)));
    assert.deepEqual(ids((await list('?page=2&page_size=1')).translation_memories), ids(all.slice(2, 3)));
    assert.deepEqual(await list('?page=1000000'), { translation_memories: [], total_count: await total() });
    for (const [query, parameter] of [
      ['?page=-1', 'page'],
      ['?page=a', 'page'],
      ['?page_size=0', 'page_size'],
      ['?page_size=26', 'page_size'],
    ]) {
      const answer = await refused(await call('GET', query ?? ''));
      assert.equal(answer.status, 400);
      assert.ok(answer.message.startsWith(`Value for '${parameter}' not supported`), answer.message);
    }
  });

  it('answer 400 to an id that is none and 404 to one that nobody has', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/export'],
      ['DELETE', ''],
    ] as const) {
      assert.equal((await refused(await call(method, `/nonsense${path}`))).code, 'invalid_parameter');
      assert.equal((await refused(await call(method, `/${unknown}${path}`))).code, 'translation_memory_not_found');
    }
  });
});
