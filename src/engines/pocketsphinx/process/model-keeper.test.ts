import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { poll } from '../../../../test/support/poll.ts';
import { Installation, installedFiles } from '../installation.ts';
import { DecoderProcess, DecoderStuck } from './decoder-process.ts';
import { ModelKeeper } from './model-keeper.ts';

const skip = new Installation(installedFiles, new ManualClock()).missing() ?? false;
const limits = { limiter: undefined, memoryLimit: 0 };
const timeLimit = 60_000;

function isGone(id: number): boolean {
  return !existsSync(`/proc/${id}`);
}

function keeperOf(clock: ManualClock): ModelKeeper {
  return new ModelKeeper(() => Promise.resolve({ ...installedFiles, ...limits }), clock);
}

function decoderOf(keeper: ModelKeeper, clock: ManualClock, dictionary?: string): DecoderProcess {
  const connection = keeper.connect();
  return new DecoderProcess({ connection, dictionary, niceness: 0, clock, timeLimit }, () => {});
}

describe('models that are kept loaded', { skip }, () => {
  it('serve streams from one process, each in its own, and stay for five minutes after the last one', async () => {
    const clock = new ManualClock();
    await using keeper = keeperOf(clock);
    const first = decoderOf(keeper, clock);
    await first.ready;
    const models = keeper.processId ?? 0;
    const second = decoderOf(keeper, clock);
    await second.ready;
    assert.equal(new Set([models, first.id, second.id, undefined]).size, 4);
    await first.begin(true);
    await first.hear(new Int16Array(16_000));
    assert.ok(Array.isArray(await first.end()));
    await first.kill();
    clock.advance(300_000);
    assert.equal(keeper.processId, models);
    await second.kill();
    clock.advance(299_999);
    assert.equal(keeper.processId, models);
    clock.advance(1);
    assert.equal(keeper.processId, undefined);
    await poll(() => isGone(models));
  });

  it('are loaded anew where their process was killed, and streams that are open go on', async () => {
    const clock = new ManualClock();
    await using keeper = keeperOf(clock);
    const first = decoderOf(keeper, clock);
    await first.ready;
    const models = keeper.processId ?? 0;
    process.kill(models, 'SIGKILL');
    await poll(() => keeper.processId === undefined);
    const second = decoderOf(keeper, clock);
    await second.ready;
    assert.notEqual(keeper.processId, models);
    await first.begin(false);
    assert.ok(Array.isArray(await first.end()));
    await Promise.all([first.kill(), second.kill()]);
  });

  it('end with their streams when the keeper does', async () => {
    const clock = new ManualClock();
    const keeper = keeperOf(clock);
    const decoder = decoderOf(keeper, clock);
    await decoder.ready;
    const ids = [keeper.processId ?? 0, decoder.id ?? 0];
    await decoder.kill();
    await keeper[Symbol.asyncDispose]();
    for (const id of ids) await poll(() => isGone(id));
    await assert.rejects(keeper.connect(), /stopped/);
  });

  it('do not answer for ever where their process is held up', async () => {
    const clock = new ManualClock();
    await using keeper = keeperOf(clock);
    const first = decoderOf(keeper, clock);
    await first.ready;
    process.kill(keeper.processId ?? 0, 'SIGSTOP');
    const second = decoderOf(keeper, clock);
    clock.advance(timeLimit);
    await assert.rejects(second.ready, DecoderStuck);
    keeper.discard();
    const third = decoderOf(keeper, clock);
    await third.ready;
    await Promise.all([first, second, third].map((decoder) => decoder.kill()));
  });

  it('refuse a dictionary that cannot be read, which ends that stream only', async () => {
    const clock = new ManualClock();
    await using keeper = keeperOf(clock);
    const wrong = decoderOf(keeper, clock, '/nowhere/terms.dict');
    await assert.rejects(wrong.ready);
    const right = decoderOf(keeper, clock);
    await right.ready;
    await right.kill();
  });

  it('say why they cannot be loaded, and are tried again with the next stream', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-keeper-'));
    const dictionary = join(folder, 'words.dict');
    await writeFile(dictionary, 'nothing of use\n');
    const clock = new ManualClock();
    let files = { ...installedFiles, acousticModel: folder, dictionary };
    await using keeper = new ModelKeeper(() => Promise.resolve({ ...files, ...limits }), clock);
    await assert.rejects(keeper.connect(), /pocketsphinx-stream exited with 1/);
    files = installedFiles;
    const socket: Socket = await keeper.connect();
    socket.destroy();
    await rm(folder, { recursive: true });
    assert.equal(existsSync(folder), false);
  });
});
