import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { StatementCache } from '../drivers/statement-cache.ts';
import { commitGroup } from './commit-group.ts';
import type { Statement } from './commits.ts';

function openMemory(): { database: DatabaseSync; statements: StatementCache; words(): unknown[] } & Disposable {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  database.exec(`
    create table words (word text primary key);
    create table uses (word text references words (word) deferrable initially deferred)`);
  return {
    database,
    statements: new StatementCache(database),
    words: () =>
      database
        .prepare('select word from words order by word')
        .all()
        .map(({ word }) => word),
    [Symbol.dispose]: () => database.close(),
  };
}

function word(text: string): Statement {
  return { sql: 'insert into words values (?)', parameters: [text] };
}

describe('a group of batches', () => {
  it('is committed as one, in order', () => {
    using open = openMemory();
    const remove = { sql: 'delete from words where word = ?', parameters: ['a'] };
    assert.deepEqual(commitGroup(open.database, open.statements, [[word('a'), word('b')], [remove], [word('c')]]), [
      true,
      true,
      true,
    ]);
    assert.deepEqual(open.words(), ['b', 'c']);
    assert.equal(open.database.isTransaction, false);
  });

  it('loses a batch that is refused as a whole, and no other', () => {
    using open = openMemory();
    const batches = [[word('a')], [word('b'), word('a')], [word('c')], [{ sql: 'nonsense', parameters: [] }]];
    const [first, second, third, fourth] = commitGroup(open.database, open.statements, batches);
    assert.deepEqual([first, third], [true, true]);
    assert.match(String(second), /UNIQUE constraint failed/);
    assert.match(String(fourth), /syntax error/);
    assert.deepEqual(open.words(), ['a', 'c']);
  });

  it('loses a batch that finds nothing to change as a whole, and no other', () => {
    using open = openMemory();
    const change = (from: string, to: string): Statement => ({
      sql: 'update words set word = ? where word = ?',
      parameters: [to, from],
      mustChange: true,
    });
    const batches = [
      [word('a'), change('a', 'b')],
      [word('lost'), change('a', 'c'), { sql: 'nonsense', parameters: [] }],
      [change('b', 'd'), word('e')],
    ];
    assert.deepEqual(commitGroup(open.database, open.statements, batches), [true, false, true]);
    assert.deepEqual(open.words(), ['d', 'e']);
  });

  it('has failed as a whole when the commit fails, and leaves no transaction open', () => {
    using open = openMemory();
    const dangling = { sql: 'insert into uses values (?)', parameters: ['unknown'] };
    const outcomes = commitGroup(open.database, open.statements, [[word('a')], [dangling]]);
    for (const outcome of outcomes) assert.match(String(outcome), /FOREIGN KEY constraint failed/);
    assert.equal(outcomes.length, 2);
    assert.deepEqual(open.words(), []);
    assert.deepEqual(commitGroup(open.database, open.statements, [[word('b')]]), [true]);
  });

  it('has failed as a whole when SQLite gives the transaction up', () => {
    using open = openMemory();
    const abandon = { sql: 'insert or rollback into words values (?)', parameters: ['a'] };
    const outcomes = commitGroup(open.database, open.statements, [[word('a')], [abandon], [word('b')]]);
    for (const outcome of outcomes) assert.match(String(outcome), /UNIQUE constraint failed/);
    assert.equal(outcomes.length, 3);
    assert.deepEqual(open.words(), []);
  });
});
