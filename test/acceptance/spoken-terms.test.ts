import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { startProcess } from '../support/server-process.ts';

interface Collection {
  readonly spoken_terms_id: string;
  readonly name: string;
  readonly term_lists: readonly { readonly lang: string; readonly entry_count: number }[];
  readonly creation_time: string;
}

const unknown = '00000000-0000-4000-8000-000000000000';

describe('spoken terms', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const call = (method: string, path: string, body?: unknown): Promise<Response> =>
    server.request(`/v3/spoken-terms${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  const create = async (body: unknown): Promise<Collection> => {
    const answer = await call('POST', '', body);
    assert.equal(answer.status, 201, await answer.clone().text());
    return (await answer.json()) as Collection;
  };
  const entries = async (id: string, lang: string): Promise<unknown> =>
    (await call('GET', `/${id}/entries?lang=${lang}`)).json();
  async function refused(answer: Response): Promise<{ status: number; code: string; message: string }> {
    const { code, message } = (await answer.json()) as { code: string; message: string };
    return { status: answer.status, code, message };
  }

  it('are created, read and listed without their terms, and read by language', async () => {
    const created = await create({
      name: 'Names',
      term_lists: [
        { lang: 'EN', entries: 'Dragoman\ndragoman' },
        { lang: 'pt-br', entries: 'São Paulo\n' },
      ],
    });
    assert.match(created.creation_time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.deepEqual(created.term_lists, [
      { lang: 'en', entry_count: 2 },
      { lang: 'pt-BR', entry_count: 1 },
    ]);
    assert.deepEqual(await (await call('GET', `/${created.spoken_terms_id.toUpperCase()}`)).json(), created);
    const { spoken_terms } = (await (await call('GET', '')).json()) as { spoken_terms: Collection[] };
    assert.deepEqual(
      spoken_terms.find(({ spoken_terms_id }) => spoken_terms_id === created.spoken_terms_id),
      created,
    );
    assert.deepEqual(await entries(created.spoken_terms_id, 'en'), { lang: 'en', entries: 'Dragoman\ndragoman' });
    assert.deepEqual(await entries(created.spoken_terms_id, 'PT-BR'), { lang: 'pt-BR', entries: 'São Paulo' });
  });

  it('are renamed, merged, replaced and removed', async () => {
    const { spoken_terms_id: id } = await create({ name: 'Old' });
    const put = await call('PUT', `/${id}/term-lists`, { lang: 'en', entries: 'one\ntwo' });
    assert.deepEqual([put.status, await put.json()], [200, { lang: 'en', entry_count: 2 }]);
    const patched = await call('PATCH', `/${id}`, {
      name: 'New',
      term_lists: [
        { lang: 'en', entries: 'two\nthree' },
        { lang: 'de', entries: 'eins' },
      ],
    });
    const collection = (await patched.json()) as Collection;
    assert.equal(collection.name, 'New');
    assert.deepEqual(collection.term_lists, [
      { lang: 'en', entry_count: 3 },
      { lang: 'de', entry_count: 1 },
    ]);
    assert.deepEqual(await entries(id, 'en'), { lang: 'en', entries: 'one\ntwo\nthree' });
    await call('PUT', `/${id}/term-lists`, { lang: 'en', entries: 'four' });
    assert.deepEqual(await entries(id, 'en'), { lang: 'en', entries: 'four' });
    const removed = await call('DELETE', `/${id}/term-lists?lang=en`);
    assert.deepEqual([removed.status, await removed.text()], [204, '']);
    assert.equal((await refused(await call('GET', `/${id}/entries?lang=en`))).code, 'term_list_not_found');
    assert.equal((await call('DELETE', `/${id}`)).status, 204);
    assert.equal((await refused(await call('GET', `/${id}`))).code, 'spoken_terms_not_found');
  });

  it('lose nothing when fifty change them at once', async () => {
    const { spoken_terms_id: id } = await create({ name: 'Crowd' });
    const languages = ['en', 'de'];
    const changes = Array.from({ length: 50 }, (_, index) =>
      call('PATCH', `/${id}`, { term_lists: [{ lang: languages[index % 2], entries: `term ${index}` }] }),
    );
    for (const answer of await Promise.all(changes)) assert.equal(answer.status, 200);
    const { term_lists } = (await (await call('GET', `/${id}`)).json()) as Collection;
    assert.deepEqual(
      term_lists.map(({ entry_count }) => entry_count),
      [25, 25],
    );
  });

  it('keep to their limits, on both sides', async () => {
    const name = 'é'.repeat(512);
    const { spoken_terms_id: id } = await create({ name, term_lists: [{ lang: 'en', entries: '🙂'.repeat(300) }] });
    for (const [answer, message] of [
      [await call('POST', '', { name: `${name}x` }), /'name' not supported: at most 1024 bytes/],
      [await call('POST', '', { name: ' ' }), /'name' not supported: must not be empty/],
      [await call('POST', '', {}), /'name' not specified/],
      [
        await call('POST', '', { name: 'a', term_lists: [{ lang: 'en', entries: 'x'.repeat(301) }] }),
        /'term_lists\[0\]\.entries' not supported: .*at most 300 characters, .*not 301/,
      ],
      [
        await call('POST', '', { name: 'a', term_lists: [{ lang: 'en', entries: 'one\none' }] }),
        /'term_lists\[0\]\.entries' not supported: line 2: it repeats the term of line 1/,
      ],
      [
        await call('POST', '', { name: 'a', term_lists: ['a', 'b'].map((term) => ({ lang: 'en', entries: term })) }),
        /two term lists for 'en'/,
      ],
      [await call('PUT', `/${id}/term-lists`, { lang: 'english!', entries: 'a' }), /'lang' not supported/],
      [
        await call('PUT', `/${id}/term-lists`, { lang: 'xx', entries: 'a' }),
        /'lang' not supported: 'xx' is not a language/,
      ],
      [await call('PUT', `/${id}/term-lists`, { lang: 'en', entries: '' }), /'entries' not supported: line 1/],
      [
        await call('PATCH', `/${id}`, { term_lists: [{ lang: 'en', entries: 'one more' }] }),
        /'term_lists\[0\]\.entries' not supported: .*at most 300/,
      ],
      [await call('GET', '/7'), /'spoken_terms_id' not supported: it is not a UUID/],
      [await call('GET', `/${id}/entries`), /'lang' not specified/],
    ] as const) {
      const { status, message: given } = await refused(answer);
      assert.equal(status, 400);
      assert.match(given, message);
    }
    assert.deepEqual(await entries(id, 'en'), { lang: 'en', entries: '🙂'.repeat(300) }, 'nothing was changed');
  });

  it('that do not exist are 404 in every call', async () => {
    const list = { lang: 'en', entries: 'a' };
    for (const [method, path, body] of [
      ['GET', `/${unknown}`],
      ['GET', `/${unknown}/entries?lang=en`],
      ['PUT', `/${unknown}/term-lists`, list],
      ['PATCH', `/${unknown}`, { name: 'a' }],
      ['DELETE', `/${unknown}`],
      ['DELETE', `/${unknown}/term-lists?lang=en`],
    ] as const) {
      const { status, code } = await refused(await call(method, path, body));
      assert.deepEqual([status, code], [404, 'spoken_terms_not_found'], `${method} ${path}`);
    }
  });
});

describe('spoken terms of a Free account', () => {
  it('are refused with the plans that have them', async () => {
    // One, whatever the others run on: it is about settings.
    await using server = await startProcess({
      environment: { DRAGOMAN_PLAN: 'free', DRAGOMAN_API_KEY: 'developer-key-of-the-tests:fx' },
    });
    const answer = await server.request('/v3/spoken-terms', {
      headers: { authorization: 'DeepL-Auth-Key developer-key-of-the-tests:fx' },
    });
    assert.equal(answer.status, 403);
    assert.match(
      ((await answer.json()) as { message: string }).message,
      /Spoken terms require an account on the plan pro; the plan of this account is free/,
    );
  });
});
