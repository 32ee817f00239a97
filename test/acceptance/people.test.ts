import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { recentDays } from '../support/recent-days.ts';
import { adminKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

const people = '/v2/admin/people';
const session = '/v1/console/session';
const password = 'four words nobody guesses';

interface Invited {
  readonly person_id: string;
  readonly invitation_url: string;
}

describe('people of an account', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server?.[Symbol.asyncDispose]());

  /** As a page of the console sends it. */
  const send = (method: string, url: string, cookie?: string, body?: object) =>
    fetch(new URL(url, server.address), {
      method,
      headers: {
        'x-dragoman-console': '1',
        origin: new URL(server.address).origin,
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const admin = (method: string, path: string, body?: object) =>
    sendRequest(server.address, method, path, { key: adminKey, ...(body !== undefined && { body }) });
  const cookieOf = async (answer: Response): Promise<string> => {
    assert.equal(answer.status, 201, await answer.clone().text());
    return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  };
  const invite = async (email: string, role: string): Promise<Invited> => {
    const answer = await admin('POST', people, { name: 'Ada', email, role });
    assert.equal(answer.status, 201, answer.text);
    return answer.json();
  };
  const tokenOf = ({ invitation_url }: Invited): string => new URL(invitation_url).hash.slice(1);
  const accept = async (invited: Invited): Promise<string> =>
    cookieOf(await send('POST', '/v1/console/invitation/acceptance', undefined, { token: tokenOf(invited), password }));
  const translate = (cookie: string) =>
    send('POST', '/v2/translate', cookie, { text: ['house'], source_lang: 'EN', target_lang: 'ES' });
  const statusesOf = (cookie: string) => Promise.all([1, 2, 3, 4].map(async () => (await translate(cookie)).status));

  it('join with a link, once, translate on every node, and what they use is counted to them', async () => {
    const invited = await invite('ada@example.org', 'user');
    const read = await send('POST', '/v1/console/invitation', undefined, { token: tokenOf(invited) });
    assert.deepEqual(await read.json(), { name: 'Ada', email: 'ada@example.org', is_joined: false });
    const tries = await Promise.all(
      ['A', 'B', 'C'].map((name) =>
        send('POST', '/v1/console/invitation/acceptance', undefined, { token: tokenOf(invited), password, name }),
      ),
    );
    assert.deepEqual(tries.map(({ status }) => status).sort(), [201, 404, 404]);
    const [accepted] = tries.filter(({ status }) => status === 201);
    assert.ok(accepted);
    const cookie = await cookieOf(accepted);
    assert.deepEqual(await statusesOf(cookie), [200, 200, 200, 200]);
    const { role, person } = (await (await send('GET', session, cookie)).json()) as Record<string, unknown>;
    assert.deepEqual([role, (person as { email: string }).email], ['user', 'ada@example.org']);

    const again = await cookieOf(
      await send('POST', `${session}/password`, undefined, { email: 'ADA@example.org', password }),
    );
    assert.deepEqual(await statusesOf(again), [200, 200, 200, 200]);
    const exported = await admin('GET', `${people}/${invited.person_id}/data`);
    const { usage, sessions } = exported.json() as {
      usage: { usage: { total_characters: number } }[];
      sessions: unknown[];
    };
    assert.deepEqual([usage[0]?.usage.total_characters, sessions.length], [40, 2]);
    const report = await admin('GET', `/v2/admin/analytics?${recentDays()}&group_by=person`);
    const { person_usages, key_usages, total_usage } = (
      report.json() as {
        usage_report: {
          person_usages: { email: string; usage: { total_characters: number } }[];
          key_usages: { usage: { total_characters: number } }[];
          total_usage: { total_characters: number };
        };
      }
    ).usage_report;
    assert.deepEqual(
      person_usages.map(({ email, usage: { total_characters } }) => [email, total_characters]),
      [['ada@example.org', 40]],
    );
    const sum = [...person_usages, ...key_usages].reduce((all, each) => all + each.usage.total_characters, 0);
    assert.equal(sum, total_usage.total_characters);
  });

  it('may do what their role says, within a second after a change, on every node', async () => {
    const invited = await invite('grace@example.org', 'user');
    const url = `${people}/${invited.person_id}`;
    const cookie = await accept(invited);
    const makeGlossary = () => send('POST', '/v3/glossaries', cookie, { name: 'Ours' });
    assert.equal((await makeGlossary()).status, 403);
    assert.equal((await send('GET', people, cookie)).status, 403);
    assert.equal((await admin('PATCH', url, { role: 'editor' })).status, 200);
    const changedAt = performance.now();
    await poll(async () => {
      for (let time = 0; time < 4; time += 1) if ((await makeGlossary()).status !== 201) return false;
      return true;
    });
    assert.ok(performance.now() - changedAt < 2_000);
    assert.equal((await admin('PATCH', url, { role: 'administrator' })).status, 200);
    assert.deepEqual(await statusesOf(cookie), [401, 401, 401, 401]);
    const administrator = await cookieOf(
      await send('POST', `${session}/password`, undefined, { email: 'grace@example.org', password }),
    );
    for (let time = 0; time < 4; time += 1) assert.equal((await send('GET', people, administrator)).status, 200);
    const demoted = await send('PATCH', url, administrator, { role: 'user' });
    assert.equal(((await demoted.json()) as { code: string }).code, 'last_administrator');
    assert.equal((await send('DELETE', `${url}/sessions`, administrator)).status, 204);
    assert.equal((await send('GET', people, administrator)).status, 401);
  });

  it('who are administrators make admin keys, whose sessions and requests end with them', async () => {
    const administrator = await accept(await invite('marie@example.org', 'administrator'));
    const keys = '/v2/admin/admin-keys';
    const made = await send('POST', keys, administrator, { label: 'Deployment' });
    assert.equal(made.status, 201, await made.clone().text());
    const { api_key, key_id } = (await made.json()) as { api_key: string; key_id: string };
    assert.match(api_key, /:adm$/);
    const withKey = (path: string) => sendRequest(server.address, 'GET', path, { key: api_key });
    assert.equal((await withKey(people)).status, 200);
    const cookie = await cookieOf(await send('POST', session, undefined, { key: api_key }));
    assert.equal((await send('GET', people, cookie)).status, 200);
    const listed = await withKey(keys);
    assert.ok(listed.text.includes(key_id) && !listed.text.includes(api_key));
    const user = await accept(await invite('eve@example.org', 'editor'));
    assert.equal((await send('POST', keys, user, {})).status, 403);
    assert.equal((await send('PUT', `${keys}/deactivate`, administrator, { key_id })).status, 200);
    await poll(async () => (await withKey(people)).status === 403);
    assert.equal((await send('GET', people, cookie)).status, 401);
    const log = await admin('GET', '/v2/admin/audit-log?page_size=100');
    assert.ok(!log.text.includes(api_key));
  });

  it('are signed out by deactivation and deletion at once, on every node', async () => {
    const invited = await invite('lise@example.org', 'editor');
    const url = `${people}/${invited.person_id}`;
    const cookie = await accept(invited);
    assert.deepEqual(await statusesOf(cookie), [200, 200, 200, 200]);
    assert.equal((await admin('PATCH', url, { is_deactivated: true })).status, 200);
    assert.deepEqual(await statusesOf(cookie), [401, 401, 401, 401]);
    const signIn = () => send('POST', `${session}/password`, undefined, { email: 'lise@example.org', password });
    assert.equal((await signIn()).status, 403);
    assert.equal((await admin('PATCH', url, { is_deactivated: false })).status, 200);
    const renewed = await admin('POST', `${url}/invitation`);
    const other = await accept(renewed.json());
    assert.deepEqual(await statusesOf(other), [200, 200, 200, 200]);
    assert.equal((await admin('DELETE', url)).status, 204);
    assert.deepEqual(await statusesOf(other), [401, 401, 401, 401]);
    assert.equal((await signIn()).status, 403);
    assert.equal((await admin('GET', `${url}/data`)).status, 404);
    const { text } = await admin('GET', '/v2/admin/audit-log?page_size=100');
    assert.ok(text.includes('person.deleted'), text);
    assert.ok(!text.includes('@example.org'), text);
  });
});
