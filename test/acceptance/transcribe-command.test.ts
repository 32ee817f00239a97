import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

const sentence = 'The software update will be installed on all computers next week.';

describe('dragoman transcribe', () => {
  let server: RunningServer;
  let folder = '';
  let isMissing = true;
  before(async () => {
    server = await startServer();
    folder = join(server.dataDir, 'talks');
    mkdirSync(folder);
    const heard: readonly { readonly usable_as_source: boolean }[] = (
      await sendRequest(server.address, 'GET', '/v3/languages?resource=voice')
    ).json();
    isMissing = !heard.some(({ usable_as_source }) => usable_as_source);
    if (!isMissing) execFileSync('flite', ['-voice', 'rms', '-t', sentence, '-o', join(folder, 'talk.wav')]);
  });
  after(() => server[Symbol.asyncDispose]());

  function run(...args: readonly string[]): Promise<CliResult> {
    const environment = { DRAGOMAN_API_KEY: developerKey, DRAGOMAN_PORT: new URL(server.address).port };
    return runCli(['transcribe', ...args], folder, { environment });
  }

  function skips(test: TestContext): boolean {
    if (isMissing) test.skip('no speech recognition is installed');
    return isMissing;
  }

  it('prints what is said', async (test) => {
    if (skips(test)) return;
    const { code, stdout, stderr } = await run('talk.wav');
    assert.equal(code, 0, stderr);
    assert.equal(stdout, `${sentence}\n`);
    assert.match(stderr, /^dragoman transcribe: talk\.wav: uploading\.$/m);
  });

  it('writes subtitles and translations beside the file, and replaces none without being asked', async (test) => {
    if (skips(test)) return;
    const { code, stdout, stderr } = await run('--from', 'en', '--to', 'es,en', '--srt', '--text', 'talk.wav');
    assert.equal(code, 0, stderr);
    assert.deepEqual(stdout.trim().split('\n'), ['talk.es.txt', 'talk.es.srt', 'talk.en.txt', 'talk.en.srt']);
    assert.equal(readFileSync(join(folder, 'talk.en.txt'), 'utf8'), `${sentence}\n`);
    assert.match(readFileSync(join(folder, 'talk.es.srt'), 'utf8'), /^1\r\n00:00:0\d,\d{3} --> /);
    const again = await run('--from', 'en', '--to', 'es', '--srt', 'talk.wav');
    assert.equal(again.code, 1);
    assert.match(again.stderr, /talk\.es\.srt exists already; --force replaces it\./);
  });

  it('says what is wrong', async (test) => {
    assert.match((await run('talk.pdf')).stderr, /talk\.pdf is no audio file by its name; known are \.mp3/);
    assert.match((await run('missing.mp3')).stderr, /missing\.mp3: no such file or folder/);
    if (skips(test)) return;
    writeFileSync(join(folder, 'broken.mp3'), 'this is no audio');
    const broken = await run('broken.mp3');
    assert.equal(broken.code, 1);
    assert.match(broken.stderr, /broken\.mp3: The audio could not be decoded: /);
    const refused = await run('--to', 'tlh', 'talk.wav');
    assert.match(refused.stderr, /targets\[0\]\.language/);
    assert.ok(!existsSync(join(folder, 'talk.tlh.txt')));
  });
});
