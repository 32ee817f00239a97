import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import type { ChatRequestBody } from '../support/chat-server/chat-request-body.ts';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import { checkOf, nodesOf, untilCheck } from '../support/readiness.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

interface Listed {
  readonly lang: string;
  readonly features: Readonly<Record<string, unknown>>;
}

async function improve(server: RunningServer, operation: 'correct' | 'rephrase', body: object) {
  const response = await server.request(`/v2/write/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { improvements?: { text: string }[]; message?: string };
  return {
    status: response.status,
    engine: response.headers.get('x-service-engine'),
    texts: answer.improvements?.map(({ text }) => text),
    message: answer.message,
  };
}

async function listed(server: RunningServer): Promise<ReadonlyMap<string, readonly string[]>> {
  const languages = (await (await server.request('/v3/languages?resource=write')).json()) as Listed[];
  return new Map(languages.map(({ lang, features }) => [lang, Object.keys(features)]));
}

describe('writing with a language model behind HTTP', () => {
  /** An editor that fixes `teh`, and thanks where it is asked to be friendly. */
  function edit({ messages }: ChatRequestBody): string {
    const { texts } = JSON.parse(messages.at(-1)?.content.split('\n')[0] ?? '{}') as {
      texts: { id: number; text: string }[];
    };
    const thanks = messages[0]?.content.includes('friendly tone') === true ? ' Thanks!' : '';
    const improvements = texts.map(({ id, text }) => [id, text.replaceAll('teh', 'the') + thanks]);
    return JSON.stringify({ improvements: Object.fromEntries(improvements) });
  }

  it('goes first, has the languages of the model, and leaves to others what it cannot be trusted with', async () => {
    await using model = await ChatServer.start({ answer: edit });
    const environment = { DRAGOMAN_LLM_BASE_URL: model.baseUrl, DRAGOMAN_LLM_MODEL: 'test-model' };
    await using server = await startServer({ environment });
    await untilCheck(server, 'llm');
    const languages = await listed(server);
    for (const code of ['ja', 'ko', 'zh-Hans']) assert.deepEqual(languages.get(code), [], code);
    assert.deepEqual(languages.get('de'), ['writing_style', 'tone']);

    const text = ['This is teh end of 12 days.'];
    assert.deepEqual(await improve(server, 'rephrase', { text, target_lang: 'en-US', tone: 'friendly' }), {
      status: 200,
      engine: 'llm',
      texts: ['This is the end of 12 days. Thanks!'],
      message: undefined,
    });
    const japanese = await improve(server, 'correct', { text: ['これは日本語の文章です。'], target_lang: 'ja' });
    assert.deepEqual([japanese.engine, japanese.texts], ['llm', ['これは日本語の文章です。']]);
    const refused = await improve(server, 'rephrase', { text, target_lang: 'ja', writing_style: 'simple' });
    assert.deepEqual([refused.status, refused.message], [400, 'Language ja does not support setting a writing style']);

    model.answer = () => JSON.stringify({ improvements: { 1: 'This is the end of 13 days.' } });
    const distrusted = await improve(server, 'correct', { text, target_lang: 'en-US' });
    assert.deepEqual([distrusted.engine, distrusted.texts], ['harper', ['This is the end of 12 days.']]);
    await model.crash();
    // Each node learns by itself that the model is away.
    for (const node of nodesOf(server)) {
      const without = await improve(node, 'correct', { text, target_lang: 'en-US' });
      assert.deepEqual([without.engine, without.texts], ['harper', ['This is the end of 12 days.']]);
      const unserved = await improve(node, 'correct', { text: ['これは日本語の文章です。'], target_lang: 'ja' });
      assert.equal(unserved.status, 503);
      assert.match(
        unserved.message ?? '',
        /^No engine can serve this request at the moment: the language model server/,
      );
    }
  });
});

describe('writing with a LanguageTool server', () => {
  it('goes before the engines here, and after them once it has failed', async () => {
    const tool = createServer(async (request, response) => {
      const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
      const offset = body.get('text')?.indexOf('水曜曰') ?? -1;
      const found = {
        offset,
        length: 3,
        replacements: [{ value: '水曜日' }],
        rule: { id: 'KANJI', issueType: 'grammar' },
      };
      response.setHeader('content-type', 'application/json');
      const languages = [
        { name: 'English (US)', code: 'en', longCode: 'en-US' },
        { name: 'Japanese', code: 'ja', longCode: 'ja-JP' },
      ];
      response.end(
        JSON.stringify(request.url === '/v2/languages' ? languages : { matches: offset < 0 ? [] : [found] }),
      );
    });
    tool.listen(0, '127.0.0.1');
    await once(tool, 'listening');
    const { port } = tool.address() as AddressInfo;
    await using server = await startServer({
      environment: { DRAGOMAN_LANGUAGETOOL_URL: `http://127.0.0.1:${port}/v2` },
    });
    await untilCheck(server, 'languagetool');
    assert.deepEqual((await listed(server)).get('ja'), []);
    const japanese = await improve(server, 'correct', { text: ['次の水曜曰に会いましょう。'], target_lang: 'ja' });
    assert.deepEqual([japanese.engine, japanese.texts], ['languagetool', ['次の水曜日に会いましょう。']]);
    const english = { text: ['I recieve it every day.'], target_lang: 'en-US' };
    assert.equal((await improve(server, 'correct', english)).engine, 'languagetool');

    tool.close();
    tool.closeAllConnections();
    for (const node of nodesOf(server)) {
      const corrected = await improve(node, 'correct', english);
      assert.deepEqual([corrected.engine, corrected.texts], ['harper', ['I receive it every day.']]);
      assert.deepEqual(await checkOf(node, 'languagetool'), {
        name: 'languagetool',
        ready: false,
        reason: 'nothing listens there',
      });
      const failed = await improve(node, 'correct', { text: ['次の水曜曰に会いましょう。'], target_lang: 'ja' });
      assert.deepEqual(
        [failed.status, failed.message],
        [503, 'No engine can serve this request at the moment: the LanguageTool server cannot be used.'],
      );
    }
  });
});
