import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { multipartBody, multipartType } from '../support/document-form.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

/** The official .NET client: the words that its own suite finds in messages of the public service. */
describe('deepl-dotnet', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  it('finds why a document cannot become one of another type, and what it can become', async () => {
    for (const format of ['docx', 'html', 'invalid']) {
      const fields = [
        ['source_lang', 'EN'],
        ['target_lang', 'ES'],
        ['output_format', format],
      ] as const;
      const body = multipartBody(fields, { name: 'museum.txt', content: 'We sell books.' });
      const headers = { 'content-type': multipartType };
      const answer = await sendRequest(server.address, 'POST', '/v2/document', { body, headers });
      const { message } = answer.json<{ message: string }>();
      assert.equal(answer.status, 400);
      for (const words of ['conversion', 'different document types', 'not supported', '.txt'])
        assert.ok(message.includes(words), `${format}: ${message}`);
    }
  });

  it('finds the parameter in the message about a language', async () => {
    for (const [fields, parameter] of [
      [{ source_lang: 'XX', target_lang: 'ES' }, 'source_lang'],
      [{ source_lang: 'EN', target_lang: 'XX' }, 'target_lang'],
    ] as const) {
      const body = { text: ['We sell books.'], ...fields };
      const answer = await sendRequest(server.address, 'POST', '/v2/translate', { body });
      assert.equal(answer.status, 400);
      assert.ok(answer.json<{ message: string }>().message.includes(parameter));
    }
  });
});
