import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SparseProgress } from './sparse-progress.ts';

/** What is handed on while so many pages are done one after the other. */
function handedOn(total: number): readonly number[] {
  const sent: number[] = [];
  const progress = new SparseProgress(({ done }) => void sent.push(done));
  for (let done = 0; done <= total; done += 1) {
    progress.report({ unit: 'pages', done, total });
    progress.report({ unit: 'pages', done, total });
  }
  return sent;
}

describe('progress that is handed on', () => {
  it('is each page of a document', () => {
    assert.deepEqual(
      handedOn(300),
      Array.from({ length: 301 }, (_, done) => done),
    );
  });

  it('is some of very many pages, the last one too', () => {
    const sent = handedOn(100_001);
    assert.ok(sent.length <= 502, `${sent.length}`);
    assert.equal(sent.at(-1), 100_001);
  });

  it('begins anew with each task', () => {
    const sent: number[] = [];
    const progress = new SparseProgress(({ done }) => void sent.push(done));
    for (const done of [0, 1, 2]) progress.report({ unit: 'pages', done, total: 2 });
    progress.begin();
    for (const done of [0, 2]) progress.report({ unit: 'pages', done, total: 2 });
    assert.deepEqual(sent, [0, 1, 2, 0, 2]);
  });
});
