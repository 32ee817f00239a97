import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { CommitThread } from '../../src/storage/database/commits/commit-thread.ts';
import type { Statement } from '../../src/storage/database/commits/commits.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { commitsInJournal } from './storage-journal.ts';

/** A file with a table of words, a thread that writes it and a connection beside the thread's. */
class Writing implements AsyncDisposable {
  readonly folder = new TemporaryFolder();
  readonly path = join(this.folder.path, 'dragoman.sqlite');
  readonly thread = new CommitThread(this.path);
  readonly beside = new DatabaseSync(this.path);

  constructor() {
    this.beside.exec('pragma journal_mode = wal; create table words (word text primary key, place integer)');
  }

  words(): unknown[] {
    return this.beside
      .prepare('select word from words order by place, word')
      .all()
      .map((row) => row.word);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.thread[Symbol.asyncDispose]();
    this.beside.close();
    this.folder[Symbol.dispose]();
  }
}

function word(text: string, position = 0): Statement {
  return { sql: 'insert into words values (?, ?)', parameters: [text, position] };
}

describe('the commit thread', () => {
  it('has a batch on disk when it is acknowledged', async () => {
    await using writing = new Writing();
    await writing.thread.commit([word('a'), word('b')]);
    assert.deepEqual(writing.words(), ['a', 'b']);
  });

  it('says when a batch found nothing to change, of which nothing is on disk', async () => {
    await using writing = new Writing();
    const move = (from: string): Statement => ({
      sql: 'update words set place = 1 where word = ?',
      parameters: [from],
      mustChange: true,
    });
    const outcomes = [[word('a'), move('a')], [word('b'), move('c')], [move('a')]].map((batch) =>
      writing.thread.commit(batch),
    );
    assert.deepEqual(await Promise.all(outcomes), [true, false, true]);
    assert.deepEqual(writing.words(), ['a']);
  });

  it('takes what comes during a commit into the next one', async () => {
    await using writing = new Writing();
    const before = commitsInJournal(writing.folder.path);
    writing.beside.exec('begin immediate');
    const first = writing.thread.commit([word('first')]);
    await setImmediate();
    const others = Array.from({ length: 9 }, (_, index) => writing.thread.commit([word(`other ${index}`)]));
    writing.beside.exec('rollback');
    await Promise.all([first, ...others]);
    assert.equal(commitsInJournal(writing.folder.path) - before, 2);
    assert.equal(writing.words().length, 10);
  });

  it('keeps the order of batches', async () => {
    await using writing = new Writing();
    await writing.thread.commit([word('a', -1)]);
    const move = (position: number) =>
      writing.thread.commit([
        { sql: 'update words set place = ? where word = ? and place = ?', parameters: [position, 'a', position - 1] },
      ]);
    const moves: Promise<boolean>[] = [];
    for (let position = 0; position < 300; position++) {
      moves.push(move(position));
      if (position % 10 === 0) await setImmediate();
    }
    await Promise.all(moves);
    assert.equal(writing.beside.prepare('select place from words').get()?.place, 299);
  });

  it('rejects what the database refuses, alone, with its words', async () => {
    await using writing = new Writing();
    const [good, twice, other] = await Promise.allSettled([
      writing.thread.commit([word('a')]),
      writing.thread.commit([word('b'), word('a')]),
      writing.thread.commit([word('c')]),
    ]);
    assert.deepEqual([good.status, twice.status, other.status], ['fulfilled', 'rejected', 'fulfilled']);
    assert.match(String(twice.status === 'rejected' && twice.reason), /UNIQUE constraint failed: words.word/);
    assert.deepEqual(writing.words(), ['a', 'c']);
  });

  it('leaves the event loop running while another connection writes', async () => {
    await using writing = new Writing();
    writing.beside.exec('begin immediate');
    let done = false;
    const committed = writing.thread.commit([word('a')]).then(() => {
      done = true;
    });
    for (let turn = 0; turn < 50; turn++) await setImmediate();
    assert.equal(done, false);
    writing.beside.exec('rollback');
    await committed;
  });

  it('has everything on disk when it is disposed, and takes nothing more', async () => {
    await using writing = new Writing();
    const unanswered = [writing.thread.commit([word('a')]), writing.thread.commit([word('b')])];
    await setImmediate();
    unanswered.push(writing.thread.commit([word('c')]));
    await writing.thread[Symbol.asyncDispose]();
    assert.deepEqual(writing.words(), ['a', 'b', 'c']);
    await Promise.all(unanswered);
    await assert.rejects(writing.thread.commit([word('d')]), /closed for writing/);
  });

  it('rejects what a thread that dies had, gives the rest to a new one and goes on', async () => {
    await using writing = new Writing();
    const threads: Worker[] = [];
    const remember = (thread: Worker) => threads.push(thread);
    process.on('worker', remember);
    await writing.thread.commit([word('before')]);
    writing.beside.exec('begin immediate');
    const lost = writing.thread.commit([word('lost')]);
    await setImmediate();
    const waiting = writing.thread.commit([word('waiting')]);
    const ended = threads[0]?.terminate();
    writing.beside.exec('rollback');
    await assert.rejects(lost, /ended unexpectedly/);
    await ended;
    await waiting;
    process.off('worker', remember);
    assert.equal(threads.length, 2);
    assert.deepEqual(writing.words(), ['before', 'waiting']);
  });

  it('says why a thread could not start, and starts another for the next batch', async () => {
    await using writing = new Writing();
    const path = join(writing.folder.path, 'deeper', 'dragoman.sqlite');
    await using thread = new CommitThread(path);
    await assert.rejects(thread.commit([word('a')]), (error) => {
      assert(error instanceof Error);
      assert.match(String(error.cause), /ENOENT/);
      return true;
    });
    mkdirSync(dirname(path));
    await thread.commit([{ sql: 'create table words (word text)', parameters: [] }]);
  });

  it('starts one thread, when a commit is announced', async () => {
    await using writing = new Writing();
    const threads: Worker[] = [];
    const remember = (thread: Worker) => threads.push(thread);
    process.on('worker', remember);
    writing.thread.prepare();
    writing.thread.prepare();
    await writing.thread.commit([word('a')]);
    process.off('worker', remember);
    assert.equal(threads.length, 1);
  });

  it('does not start for a dispose, nor after it', async () => {
    await using writing = new Writing();
    let started = 0;
    const count = () => started++;
    process.on('worker', count);
    await writing.thread[Symbol.asyncDispose]();
    writing.thread.prepare();
    process.off('worker', count);
    assert.equal(started, 0);
  });

  it('keeps a process alive for as long as a commit takes, and no longer', async () => {
    await using writing = new Writing();
    const module = new URL('../../src/storage/database/commits/commit-thread.ts', import.meta.url);
    const script = `
      const { CommitThread } = await import(${JSON.stringify(module)});
      const batch = [{ sql: "insert into words values ('a', 0)", parameters: [] }];
      new CommitThread(${JSON.stringify(writing.path)}).commit(batch);`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
    assert.equal(status, 0);
    assert.deepEqual(writing.words(), ['a']);
  });
});
