import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { placeFiles, readPlacedFile } from './placed-files.ts';

describe('files of dragoman run', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-placed-'));
    writeFileSync(join(folder, 'a.txt'), 'One');
    writeFileSync(join(folder, 'b=c.txt'), 'Two');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const fill = (input: unknown, ...files: readonly string[]) => placeFiles(input, files.map(readPlacedFile));
  const one = { name: 'a.txt', content: 'T25l' };
  const two = { name: 'b=c.txt', content: 'VHdv' };

  it('go into the input, into fields of it, and to the end of lists', async () => {
    const [a, b] = [join(folder, 'a.txt'), join(folder, 'b=c.txt')];
    assert.deepEqual(await fill({ target_langs: ['es'] }, a), { target_langs: ['es'], ...one });
    assert.deepEqual(await fill({}, `file=${a}`, `translation=${b}`), { file: one, translation: two });
    assert.deepEqual(await fill({ files: [{ name: 'x' }] }, `files+=${a}`, `files+=${b}`), {
      files: [{ name: 'x' }, one, two],
    });
    assert.deepEqual(await fill({ in: { name: 'x', more: 1 } }, `in=${a}`, `deep.er=${b}`), {
      in: { more: 1, ...one },
      deep: { er: two },
    });
    // A path that looks like a field begins with its folder.
    assert.deepEqual(await fill({}, b), two);
  });

  it('are refused where they cannot be read or do not fit', async () => {
    const a = join(folder, 'a.txt');
    await assert.rejects(fill({}, join(folder, 'none.txt')), /none\.txt: /);
    await assert.rejects(fill({ files: {} }, `files+=${a}`), /"files" of the input is no list/);
    await assert.rejects(fill({ file: 'x' }, `file=${a}`), /"file" of the input is no object/);
    await assert.rejects(fill([], a), /The input is no object/);
  });
});
