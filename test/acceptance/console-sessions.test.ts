import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { adminKey, developerKey, type RunningServer, startServer } from '../support/running-server.ts';

const path = '/v1/console/session';

describe('sessions of the console', () => {
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
  const signIn = async (key: string): Promise<string> => {
    const answer = await send('POST', path, undefined, { key });
    assert.equal(answer.status, 201, await answer.clone().text());
    return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  };
  const english = { text: ['house'], source_lang: 'EN', target_lang: 'ES' };

  it('translate, administer and end on every node at once', async () => {
    const [user, administrator] = [await signIn(developerKey), await signIn(adminKey)];
    for (let time = 0; time < 4; time += 1) {
      assert.equal((await send('POST', '/v2/translate', user, english)).status, 200);
      assert.equal((await send('GET', '/v2/admin/developer-keys', administrator)).status, 200);
    }
    const { sessions } = (await (await send('GET', `${path}s`, user)).json()) as { sessions: { session_id: string }[] };
    assert.equal(sessions.length, 1);
    assert.equal((await send('DELETE', `${path}s/${sessions[0]?.session_id}`, administrator)).status, 204);
    for (let time = 0; time < 4; time += 1)
      assert.equal((await send('POST', '/v2/translate', user, english)).status, 401);
    assert.equal((await send('DELETE', path, administrator)).status, 204);
    const { is_signed_in } = (await (await send('GET', path, administrator)).json()) as { is_signed_in: boolean };
    assert.equal(is_signed_in, false);
    const again = await signIn(developerKey);
    assert.equal((await send('DELETE', `${path}s`, again)).status, 204);
    assert.equal((await send('GET', `${path}s`, again)).status, 401);
  });
});
