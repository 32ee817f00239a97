import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { CommitThread } from '../../src/storage/database/commits/commit-thread.ts';
import { openSqliteDatabase, sqlitePath } from '../../src/storage/database/open-sqlite-database.ts';
import { IdleCheckpoints } from '../../src/storage/state/idle-checkpoints.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());

describe('a journal', () => {
  it('is moved into the database once nobody writes, so that the file alone has everything', async () => {
    const folder = join(temporary.path, randomUUID());
    const path = sqlitePath(folder);
    const database = await openSqliteDatabase(folder, systemClock);
    {
      await using thread = new CommitThread(path);
      await thread.commit([{ sql: 'create table marks (n)', parameters: [] }]);
      const write = (n: number) => thread.commit([{ sql: 'insert into marks values (?)', parameters: [n] }]);
      let asked = 0;
      const checkpoints = new IdleCheckpoints(path, () => {
        asked++;
        thread.checkpoint();
      });
      await write(1);
      checkpoints.look();
      assert.equal(asked, 0, 'somebody has just written');
      const { mtimeMs } = statSync(`${path}-wal`);
      // The next commit is to have another time, however coarse the clock of the file system is.
      while (statSync(`${path}-wal`).mtimeMs === mtimeMs) await write(2);
      checkpoints.look();
      assert.equal(asked, 0, 'somebody has written since');
      checkpoints.look();
      checkpoints.look();
      assert.equal(asked, 1);
      // Answered after the checkpoint, and changes nothing.
      await thread.commit([{ sql: 'delete from marks where n = 3', parameters: [] }]);
      const copy = join(temporary.path, randomUUID());
      copyFileSync(path, copy);
      using alone = new DatabaseSync(copy);
      assert.ok(Number(alone.prepare('select count(*) as n from marks').get()?.n) >= 2);
    }
    await database.destroy();
  });
});
