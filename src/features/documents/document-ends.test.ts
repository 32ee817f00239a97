import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DocumentEnds } from './document-ends.ts';

it('the end of a document is heard by those who wait for it, and that of any by all', async () => {
  const ends = new DocumentEnds();
  const heard: string[] = [];
  const waits = ['a', 'a', 'b'].map((id, index) => {
    const wait = ends.wait(id);
    void wait.ended.then(() => heard.push(`${id} ${index}`));
    return wait;
  });
  ends.end('a');
  await Promise.all(waits.slice(0, 2).map(({ ended }) => ended));
  assert.deepEqual(heard, ['a 0', 'a 1']);
  ends.endAll();
  await waits[2]?.ended;
  assert.deepEqual(heard, ['a 0', 'a 1', 'b 2']);
  for (const wait of waits) wait[Symbol.dispose]();
  ends.endAll();
});
