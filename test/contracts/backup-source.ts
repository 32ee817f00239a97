import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BackupSource } from '../../src/contracts/stores/backups.ts';

export interface SourceScene {
  readonly source: BackupSource;
  /** What the source holds, by the name of each entry; undefined: a copy with bytes of its own. */
  readonly entries: Readonly<Record<string, Buffer | undefined>>;
  /** Changes what the source holds, as a working server does; answers what it holds then. */
  change(): Promise<Readonly<Record<string, Buffer | undefined>>>;
  /** Files beside the source that a backup may leave nothing in. */
  leftovers(): readonly string[];
}

async function contentOf(source: BackupSource): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for await (const { name, bytes, content } of source.entries()) {
    assert.match(name, /^[\w.-]{1,104}(\/[\w.-]{1,104}){0,9}$/);
    assert.ok(!name.split('/').includes('..') && !found.has(name), name);
    const read = Buffer.concat(await Array.fromAsync(content()));
    assert.equal(read.length, bytes, name);
    found.set(name, read);
  }
  return found;
}

function assertHolds(found: ReadonlyMap<string, Buffer>, expected: SourceScene['entries']): void {
  assert.deepEqual([...found.keys()].sort(), Object.keys(expected).sort());
  for (const [name, content] of Object.entries(expected))
    if (content !== undefined) assert.ok(found.get(name)?.equals(content), name);
}

/** The rules of `BackupSource`. */
export function describeBackupSource(name: string, open: () => Promise<SourceScene>): void {
  describe(`a source of backups: ${name}`, () => {
    it('gives each entry once, with a safe name and exactly as many bytes as it says', async () => {
      const { source, entries, leftovers } = await open();
      assertHolds(await contentOf(source), entries);
      assert.deepEqual(leftovers(), []);
    });

    it('gives what is there when it is asked again', async () => {
      const { source, change, leftovers } = await open();
      const before = await contentOf(source);
      const expected = await change();
      const after = await contentOf(source);
      assertHolds(after, expected);
      const same = (one: ReadonlyMap<string, Buffer>): string =>
        [...one]
          .map(([entry, content]) => `${entry} ${content.toString('base64')}`)
          .sort()
          .join('\n');
      assert.notEqual(same(after), same(before));
      assert.deepEqual(leftovers(), []);
    });

    it('leaves nothing behind when its reader stops early', async () => {
      const { source, entries, leftovers } = await open();
      for await (const entry of source.entries()) {
        assert.ok(entry.bytes >= 0);
        break;
      }
      assert.deepEqual(leftovers(), []);
      assertHolds(await contentOf(source), entries);
    });
  });
}
