import assert from 'node:assert/strict';
import { it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { createTestApp, type Method } from '../support/test-app.ts';

const instruction = { label: 'a', prompt: 'b' };

it('every modification of a style rule list, and nothing else, is its next version and moves its time', async () => {
  const clock = new ManualClock('2026-05-01T10:00:00.000Z');
  await using app = await createTestApp({ translators: [new FakeTranslator()], clock });
  const list = (await app.send('POST', '/v3/style_rules', { name: 'a', language: 'de' })).json();
  const path = `/v3/style_rules/${list.style_id}`;
  const added = (await app.send('POST', `${path}/custom_instructions`, instruction)).json();
  const own = `${path}/custom_instructions/${added.id}`;
  assert.equal(added.updated_time, '2026-05-01T10:00:00.000Z');
  let version = 2;
  for (const [method, address, body, status] of [
    ['PATCH', path, { name: 'b' }, 200],
    ['PUT', `${path}/configured_rules`, { numbers: {} }, 200],
    ['POST', `${path}/custom_instructions`, instruction, 201],
    ['PUT', own, instruction, 200],
    ['GET', path, undefined, 200],
    ['GET', '/v3/style_rules', undefined, 200],
    ['GET', own, undefined, 200],
    ['PATCH', path, {}, 400],
    ['PUT', `${path}/configured_rules`, { none: {} }, 400],
    ['PUT', own, { label: 'a' }, 400],
    ['DELETE', own, undefined, 204],
    ['DELETE', own, undefined, 404],
  ] satisfies [Method, string, object | undefined, number][]) {
    const before = clock.now().toISOString();
    clock.advance(1);
    assert.equal((await app.send(method, address, body)).statusCode, status, `${method} ${address}`);
    const changes = method !== 'GET' && status < 300;
    if (changes) version += 1;
    const after = (await app.send('GET', path)).json();
    assert.equal(after.version, version, `${method} ${address}`);
    assert.equal(after.creation_time, list.creation_time);
    if (changes) assert.equal(after.updated_time, clock.now().toISOString());
    else assert.ok(after.updated_time <= before);
  }
});

it('rules are not replaced where the list has another version than the client has seen', async () => {
  await using app = await createTestApp({ translators: [new FakeTranslator()] });
  const list = (await app.send('POST', '/v3/style_rules', { name: 'a', language: 'de' })).json();
  const path = `/v3/style_rules/${list.style_id}/configured_rules`;
  const put = (match: string) => app.send('PUT', path, { numbers: {} }, { headers: { 'if-match': match } });
  const first = await put(`"${list.version}"`);
  assert.deepEqual([first.statusCode, first.json().version], [200, list.version + 1]);
  const second = await put(`"${list.version}"`);
  assert.deepEqual([second.statusCode, second.json().code], [412, 'list_changed']);
  assert.match(second.json().message, /its version is 2, not 1/);
  assert.equal((await put('*')).statusCode, 200);
  assert.equal((await put('3')).statusCode, 400);
});

it('a list is not renamed, and its instructions stay, where it has another version than the client has seen', async () => {
  await using app = await createTestApp({ translators: [new FakeTranslator()] });
  const instruction = { label: 'Greeting', prompt: 'Begin with Hallo.' };
  const given = { name: 'a', language: 'de', custom_instructions: [instruction] };
  const list = (await app.send('POST', '/v3/style_rules', given)).json();
  const path = `/v3/style_rules/${list.style_id}`;
  const one = `${path}/custom_instructions/${list.custom_instructions[0].id}`;
  const changes = [
    ['PATCH', path, { name: 'b' }],
    ['PUT', one, { label: 'Greeting', prompt: 'Begin with Guten Tag.' }],
    ['DELETE', one, undefined],
  ] as const;
  const send = ([method, address, body]: (typeof changes)[number], version: number) =>
    app.send(method, address, body, { headers: { 'if-match': `"${version}"` } });
  for (const change of changes) {
    const refused = await send(change, list.version + 7);
    assert.deepEqual([refused.statusCode, refused.json().code], [412, 'list_changed'], change[0]);
  }
  const { version, updated_time: _, ...kept } = (await app.send('GET', path)).json();
  assert.deepEqual([version, kept.name, kept.custom_instructions[0].prompt], [list.version, 'a', instruction.prompt]);
  for (const [index, change] of changes.entries())
    assert.ok((await send(change, list.version + index)).statusCode < 300, change[0]);
});
