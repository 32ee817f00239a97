import assert from 'node:assert/strict';
import { it } from 'node:test';
import { SeenVersions } from './seen-versions.ts';

it('versions that changes of this page have made count as seen, and those of others do not', async () => {
  const versions = new SeenVersions();
  const sent: string[] = [];
  let isRefused = false;
  const change = (id: string, version: number) =>
    versions.change(id, version, async ({ headers }) => {
      sent.push(`${id} ${headers['if-match']}`);
      if (isRefused) throw new Error('412');
    });
  await change('a', 3);
  await change('a', 3);
  await change('b', 3);
  assert.deepEqual(sent.splice(0), ['a "3"', 'a "4"', 'b "3"']);
  isRefused = true;
  await assert.rejects(change('a', 5));
  await assert.rejects(change('a', 4));
  // What was refused has made nothing.
  await assert.rejects(change('a', 3));
  isRefused = false;
  await change('a', 7);
  await change('a', 3);
  assert.deepEqual(sent, ['a "5"', 'a "5"', 'a "5"', 'a "7"', 'a "5"']);
});
