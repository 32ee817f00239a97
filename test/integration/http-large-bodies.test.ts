import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineOperation } from '../../src/http/operation.ts';
import { type TextTaskEvent, ThreadTextWork } from '../../src/threads/thread-text-work.ts';
import { createSampleServer } from '../support/sample-server.ts';

/** Answers with the fields that it was given. */
const echo = defineOperation<unknown, undefined>({
  id: 'echo',
  method: 'POST',
  path: '/echo',
  access: { kind: 'developer', scope: 'usage:read' },
  summary: 'A sample',
  description: 'For tests.',
  tag: 'Usage',
  bodyLimit: 32 * 1024 * 1024,
  body: Type.Object({
    name: Type.String({ 'x-empty-is-given': true }),
    flag: Type.Optional(Type.Boolean()),
    items: Type.Optional(Type.Array(Type.Object({ text: Type.String(), count: Type.Optional(Type.Integer()) }))),
  }),
  response: Type.Unknown(),
  handle: async ({ body }) => body,
});

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
/** In a field that no operation knows, it makes a body large that means the same. */
const padding = 'ä'.repeat(200_000);

describe('large bodies', () => {
  let server: FastifyInstance;
  let work: ThreadTextWork;
  const tasks: TextTaskEvent[] = [];

  before(async () => {
    work = new ThreadTextWork({
      threads: 2,
      budgets: { interactive: 600_000, background: 600_000 },
      mebibytes: 512,
      idleMilliseconds: 600_000,
      onTask: (event) => tasks.push(event),
    });
    server = await createSampleServer([echo], { textWork: work });
  });

  after(async () => {
    await server.close();
    await work[Symbol.asyncDispose]();
  });

  async function post(type: string, payload: string | Buffer, headers = {}) {
    const all = { authorization: 'Key k', 'content-type': type, ...headers };
    const answer = await server.inject({ method: 'POST', url: '/echo', headers: all, payload });
    return { status: answer.statusCode, body: answer.json() as unknown };
  }

  it('mean what small ones mean', async () => {
    const items = [{ text: 'ä', count: '12', other: 1 }, { text: '' }];
    for (const fields of [
      { name: '', flag: '1', items },
      { name: 'a', flag: null },
      { flag: true },
      { name: 1 },
      { name: 'a', items: [{ count: 'x', text: 'a' }] },
    ]) {
      const small = await post(json, JSON.stringify({ ...fields, padding: '' }));
      const done = tasks.length;
      const large = JSON.stringify({ ...fields, padding });
      assert.deepEqual(await post(json, large), small);
      assert.deepEqual(await post(json, gzipSync(large), { 'content-encoding': 'gzip' }), small);
      assert.equal(tasks.length, done + 2);
    }
    for (const fields of ['name=a+b&flag=1&items[0].text=%C3%A4', 'flag=1', 'name=%FF']) {
      const small = await post(form, `${fields}&padding=`);
      assert.deepEqual(await post(form, `${fields}&padding=${encodeURIComponent(padding)}`), small);
      assert.deepEqual(await post(form, `${fields}${'&padding=a'.repeat(2_000)}`), small);
    }
  });

  it('are refused in the same words', async () => {
    for (const [text, message] of [
      [`{"name": "${padding}`, /not valid JSON/],
      [`["${padding}"]`, /must be a JSON object/],
      [' '.repeat(300_000), /it is empty/],
      [Buffer.concat([Buffer.from(`{"name": "${padding}`), Buffer.from([0xff])]), /not valid UTF-8/],
    ] as const) {
      const { status, body } = await post(json, text);
      assert.equal(status, 400);
      assert.match((body as { readonly message: string }).message, message);
    }
  });

  it('are refused with more values than a thread has memory for, before they are parsed', async () => {
    const many = (unit: string, count: number): string => Array.from({ length: count }, () => unit).join();
    const names = Array.from({ length: 60_000 }, (_, index) => `"${index}":1`).join();
    for (const [value, limit] of [
      [`[${many('{}', 600_000)}]`, 'a list in its field "x" has more than 500,000 members'],
      [`[${many(`[${many('[]', 1_000)}]`, 1_300)}]`, 'it has more than 1,250,000 values'],
      [`{${names}}`, 'an object in its field "x" has more than 50,000 members'],
      [`1, ${names}`, 'an object has more than 50,000 members'],
      ['['.repeat(1_300_000), 'it has more than 1,250,000 values'],
      [`"\\"", "y": [${many('0', 600_000)}]`, 'a list in its field "y" has more than 500,000 members'],
    ] as const) {
      const { status, body } = await post(json, `{"name": "a", "x": ${value}}`);
      assert.equal(status, 400);
      assert.match((body as { readonly message: string }).message, new RegExp(`: ${limit}\\.`));
    }
    const text = `${'[{,'.repeat(1_300_000)}\\"`;
    assert.deepEqual(await post(json, `{"name": "a", "x": "${text}"}`), { status: 200, body: { name: 'a' } });
  });

  it('keep all items of long lists', async () => {
    const items = Array.from({ length: 30_500 }, (_, index) => ({ text: `ä ${index}`, count: index }));
    assert.deepEqual(await post(json, JSON.stringify({ name: 'a', items })), {
      status: 200,
      body: { name: 'a', items },
    });
  });

  it('are refused with more fields than a form may have, and may have unknown fields of any depth', async () => {
    const fields = await post(form, 'name=a&x=y'.concat('&x=y'.repeat(5_000)));
    assert.equal(fields.status, 400);
    assert.match((fields.body as { readonly message: string }).message, /more than 5000 fields/);
    // What no operation knows is skipped, however deep it is.
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const passed = await post(json, `{"name": "a", "x": ${deep}, "padding": "${padding}"}`);
    assert.deepEqual(passed, { status: 200, body: { name: 'a' } });
  });
});
