import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Scope, scopes } from '../../src/contracts/stores/accounts.ts';
import { FakeQualityEvaluator } from '../../src/engines/fake/fake-quality-evaluator.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { nowhere, operationSamples } from '../support/operation-samples.ts';
import { scriptedSpeech } from '../support/scripted-speech.ts';
import { adminKey, createTestApp, methods, type TestApp } from '../support/test-app.ts';

describe('scopes', () => {
  let app: TestApp;
  const keys = new Map<Scope, string>();
  before(async () => {
    app = await createTestApp({
      translators: [new FakeTranslator()],
      writingEngines: [new FakeWritingEngine()],
      evaluator: new FakeQualityEvaluator(),
      speech: scriptedSpeech({ vocabulary: [] }),
    });
    for (const scope of scopes) keys.set(scope, await app.createKey({ scopes: [scope] }));
  });
  after(() => app[Symbol.asyncDispose]());

  const call = (name: string, key: string | null) => {
    const [verb = '', path = ''] = name.split(' ');
    const method = methods.find((candidate) => candidate === verb) ?? assert.fail(`no such method: ${verb}`);
    const url = path.replace('{position}', '0').replaceAll(/\{\w+\}/g, nowhere);
    return app.send(method, url, operationSamples[name]?.body, { key });
  };

  it('are tested for every operation that is served', () => {
    const { paths = {} } = app.http.openApi.document as { paths?: Record<string, object> };
    const served = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    assert.deepEqual(
      served.sort(),
      Object.keys(operationSamples)
        .map((name) => name.replace(/\?.*/, ''))
        .sort(),
    );
  });

  for (const [name, { scope, status = 200 }] of Object.entries(operationSamples))
    if (scope === 'public' || scope === 'signature')
      it(`${name} is open to everybody${scope === 'public' ? '' : ' with a signature'}`, async () => {
        assert.equal((await call(name, null)).statusCode, status);
      });
    else if (scope === 'session')
      it(`${name} needs a session of the console, and no key opens it`, async () => {
        for (const key of [null, adminKey, await app.createKey({})]) {
          const answer = await call(name, key);
          assert.deepEqual([answer.statusCode, answer.json().code], [401, 'session_ended']);
        }
      });
    else if (scope === 'admin')
      it(`${name} needs an admin key, and no scope opens it`, async () => {
        const others = [...keys.values(), await app.createKey({}), await app.createKey({ scopes: [] })];
        for (const key of others) {
          const answer = await call(name, key);
          assert.deepEqual([answer.statusCode, answer.json().code], [403, 'invalid_key']);
        }
        assert.equal((await call(name, null)).statusCode, 401);
        const { adminKey: ofNewAccount } = await app.createAccount();
        assert.equal((await call(name, ofNewAccount)).statusCode, status);
      });
    else {
      it(`${name} needs ${scope}, and no other scope opens it`, async () => {
        for (const [held, key] of keys) {
          const answer = await call(name, key);
          assert.equal(answer.statusCode, held === scope ? status : 403, held);
          if (held === scope) continue;
          assert.equal(answer.json().code, 'out_of_scope');
          if (scope === 'none') continue;
          assert.ok(answer.json().message.includes(`'${scope}'`), answer.json().message);
          assert.equal(answer.json().detail, `Missing required scope(s): ${scope}`);
        }
      });

      it(`${name} takes a key without scopes, but no admin key and none with an empty list`, async () => {
        assert.equal((await call(name, await app.createKey({}))).statusCode, status);
        assert.equal((await call(name, await app.createKey({ scopes: [] }))).statusCode, 403);
        assert.equal((await call(name, adminKey)).statusCode, 403);
        assert.equal((await call(name, null)).statusCode, 401);
      });
    }
});
