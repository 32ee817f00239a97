import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readZip } from '../../../../test/support/read-zip.ts';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { streamArchive } from '../../../formats/shared/zip/stream-archive.ts';
import type { ServiceCaller } from './agent-service.ts';
import { zipFiles } from './zip-files.ts';

it('a file that is named several times is in the archive once, and other files with its name get a number', async () => {
  const signal = new AbortController().signal;
  let content: Buffer = Buffer.alloc(0);
  const described = (id: JsonValue) => ({ file_id: id, name: 'letter.txt' });
  const files = {
    describe: async (id: JsonValue) => described(id),
    read: async (id: JsonValue) => ({ file: described(id), bytes: Buffer.from(`The file ${id}.`) }),
    async add(file: { readonly content: Buffer }) {
      content = file.content;
      return { file_id: 'archive' };
    },
  };
  const references = ['a', ['b', null, 'a'], Array.from({ length: 70_000 }, () => 'b')];
  const caller = { files } as unknown as ServiceCaller;
  const call = await zipFiles(streamArchive).prepare(caller, { name: 'all.zip', files: references }, signal);
  await call.run(signal);
  const texts = [...readZip(content)].map(([name, bytes]) => [name, String(bytes)]);
  assert.deepEqual(texts, [
    ['letter.txt', 'The file a.'],
    ['letter (2).txt', 'The file b.'],
  ]);
});
