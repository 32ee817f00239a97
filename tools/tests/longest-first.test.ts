import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import longFiles from './long-files.json' with { type: 'json' };
import { longestFirst } from './longest-first.ts';

describe('the order of the files of a group', () => {
  it('begins with the long ones that are in it, and keeps that of the others', () => {
    assert.deepEqual(longestFirst(['a', 'b', 'c', 'd'], ['d', 'gone', 'b']), ['d', 'b', 'a', 'c']);
  });

  it('names files that exist, each once', () => {
    assert.deepEqual(longFiles, [...new Set(longFiles)]);
    assert.deepEqual(
      longFiles.filter((file) => !existsSync(join(import.meta.dirname, '../..', file))),
      [],
    );
  });
});
