import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Handle, multipartBody, multipartType, type Status } from '../support/document-form.ts';
import { describeKilledServer } from '../support/mortal-server.ts';
import { poll } from '../support/poll.ts';

const documents = 40;
const kills = 5;

const isOfDocument = (name: string): boolean => /(source|result)/.test(name);

describeKilledServer('documents', (stage) => {
  const keyOf = ({ document_key }: Handle): URLSearchParams => new URLSearchParams({ document_key });

  async function accept(number: number): Promise<Handle> {
    const file = { name: `${number}.txt`, content: `Document ${number}.\n\nSecond paragraph.\n` };
    const fields = [
      ['source_lang', 'EN'],
      ['target_lang', 'ES'],
    ] as const;
    const answer = await stage.server.post('/v2/document', multipartBody(fields, file), {
      'content-type': multipartType,
    });
    assert.equal(answer.status, 200);
    return (await answer.json()) as Handle;
  }

  async function askAll(handles: readonly Handle[]): Promise<readonly Status[]> {
    const answers = handles.map(async (handle) => {
      const answer = await stage.server.post(`/v2/document/${handle.document_id}`, keyOf(handle));
      assert.equal(answer.status, 200);
      return (await answer.json()) as Status;
    });
    return Promise.all(answers);
  }

  it('all end done with the right bytes, each billed once', async () => {
    const handles: Handle[] = [];
    const done = async (): Promise<number> => {
      const statuses = await askAll(handles);
      const failed = statuses.filter(({ status }) => status === 'error');
      assert.deepEqual(failed, []);
      return statuses.filter(({ status }) => status === 'done').length;
    };
    for (let kill = 0; kill < kills; kill++) {
      const before = await done();
      for (let number = 0; number < documents / kills; number++) handles.push(await accept(handles.length));
      await poll(async () => (await done()) !== before);
      await stage.server.kill();
      await stage.server.start();
    }
    await poll(async () => (await done()) === documents);
    let billed = 0;
    for (const [number, handle] of handles.entries()) {
      const [status] = await askAll([handle]);
      billed += status?.billed_characters ?? 0;
      const result = await stage.server.post(`/v2/document/${handle.document_id}/result`, keyOf(handle));
      assert.equal(await result.text(), `Epdvnfou ${number}.\n\nTfdpoe qbsbhsbqi.\n`);
    }
    assert.equal(await stage.server.countedCharacters(), billed);
    // The last one is removed after its last byte was sent.
    await poll(async () => (await stage.stores.objects(stage.dataDir)).filter(isOfDocument).length === 0);
  });
});
