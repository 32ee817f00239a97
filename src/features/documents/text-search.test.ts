import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TextSearch } from './text-search.ts';

describe('texts in bytes that come in pieces', () => {
  const find = (texts: readonly string[], bytes: string, size: number): readonly string[] => {
    const search = new TextSearch(texts);
    for (let at = 0; at < bytes.length; at += size) search.add(Buffer.from(bytes.slice(at, at + size)));
    return [...search.found].sort();
  };

  it('are found wherever the pieces end', () => {
    for (let size = 1; size < 30; size++) {
      assert.deepEqual(find(['imsmanifest.xml', 'word'], 'xxxx imsimsmanifest.xml yyyy', size), ['imsmanifest.xml']);
      assert.deepEqual(find(['imsmanifest.xml', 'word'], 'wordimsmanifest.xml', size), ['imsmanifest.xml', 'word']);
      assert.deepEqual(find(['imsmanifest.xml'], 'imsmanifest.xm imsmanifest_xml', size), []);
    }
  });

  it('are none where none is wanted', () => {
    assert.deepEqual(find([], 'abc', 2), []);
  });
});
