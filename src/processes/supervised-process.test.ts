import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { poll } from '../../test/support/poll.ts';
import { ProcessOutOfMemory, SupervisedProcess } from './supervised-process.ts';

// A program for the process, which says what it has of the environment of its parent.
const module = `
import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
const data = JSON.parse(process.argv[2]);
process.on('message', (request) => {
  if (request === 'tell') process.send({ data, folder: getCompileCacheDir(), variables: Object.keys(process.env), options: process.execArgv.slice(1) });
  if (request === 'fill') for (const kept = []; ; ) kept.push(new Array(1e6).fill(kept.length));
  if (request === 'leave') process.exit(3);
  if (request === 'start') {
    const { pid } = spawn('/bin/sleep', ['600']);
    process.send({ id: pid });
  }
  if (request === 'loop') process.send({ id: process.pid }, () => { for (;;); });
});
`;

type Request = 'tell' | 'fill' | 'leave' | 'start' | 'loop';

function isRunning(id: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a supervised process', { skip: process.platform === 'linux' ? false : 'no /proc' }, () => {
  let folder: string;
  let file: URL;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dragoman-supervised-'));
    file = pathToFileURL(join(folder, 'module.mjs'));
    await writeFile(file, module);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const options = ['--max-semi-space-size=8'];
  const settings = { data: { folder: 'a "b"' }, heapMebibytes: 64, memoryMebibytes: 1024, options };

  /** Starts one; its first answer, and what it dies of. */
  function start<Answer>() {
    const answer = Promise.withResolvers<Answer>();
    const end = Promise.withResolvers<unknown>();
    const child = new SupervisedProcess<Request, Answer>(
      { ...settings, module: file },
      { onAnswer: answer.resolve, onEnd: end.resolve },
    );
    const release = child.hold();
    return { child, answer: answer.promise, end: end.promise, release };
  }

  it('gets its data, its options and the folder of compiled modules, and nothing else of the environment', async () => {
    enableCompileCache(join(folder, 'compiled'));
    const { child, answer, end } = start();
    child.post('tell');
    assert.deepEqual(await answer, {
      data: settings.data,
      folder: getCompileCacheDir(),
      variables: ['NODE_COMPILE_CACHE'],
      options: ['--max-old-space-size=64', ...options],
    });
    await child.end();
    assert.equal(await end, undefined, 'it was ended');
    assert.equal(child.ended, true);
    child.post('tell');
  });

  it('dies alone of arrays that no memory holds, and says so', async () => {
    const { child, end, release } = start();
    child.post('fill');
    const cause = await end;
    assert.ok(cause instanceof ProcessOutOfMemory, String(cause));
    assert.equal(child.ended, true);
    release();
  });

  it('says how it ended', async () => {
    const { child, end, release } = start();
    child.post('leave');
    assert.match(String(await end), /exited with 3/);
    release();
  });

  it('ends with all that it has started, in the middle of its work', async () => {
    const { child, answer } = start<{ readonly id: number }>();
    child.post('start');
    const { id } = await answer;
    assert.ok(isRunning(id));
    child.post('loop');
    await child.end();
    await poll(() => !isRunning(id));
  });

  it('counts the processor time of its work', async () => {
    const { child, answer } = start();
    child.post('loop');
    await answer;
    const first = await child.cpuMilliseconds();
    await poll(async () => (await child.cpuMilliseconds()) >= first + 50);
    await child.end();
    await assert.rejects(child.cpuMilliseconds());
  });

  it('ends with the server that began it, though that is killed', {
    skip: !existsSync('/usr/bin/setpriv'),
  }, async () => {
    const server = `
      import { SupervisedProcess } from ${JSON.stringify(new URL('supervised-process.ts', import.meta.url))};
      const settings = { module: new URL(${JSON.stringify(file)}), data: {}, heapMebibytes: 64, memoryMebibytes: 1024 };
      const child = new SupervisedProcess(settings, { onAnswer: ({ id }) => console.log(id), onEnd() {} });
      child.hold();
      child.post('loop');`;
    const { execPath } = process;
    const words = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', server];
    const killed = spawn(execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], cwd: dirname(execPath) });
    const [line] = (await once(killed.stdout, 'data')) as [Buffer];
    const id = Number(line.toString());
    assert.ok(isRunning(id));
    killed.kill('SIGKILL');
    await poll(() => !isRunning(id));
  });
});
