import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { developerKey } from '../support/running-server.ts';
import { spokenSentence, VoiceStage } from './voice-fixtures.ts';

describe('dragoman transcribe and dragoman speak', () => {
  let stage: VoiceStage;
  before(async () => {
    stage = await VoiceStage.open();
  });
  after(() => stage[Symbol.asyncDispose]());

  function run(...args: readonly string[]): Promise<CliResult> {
    const environment = { DRAGOMAN_API_KEY: developerKey, DRAGOMAN_PORT: new URL(stage.server.address).port };
    return runCli(['transcribe', ...args], stage.folder, { environment });
  }

  it('prints what is said', async (test) => {
    if (stage.skips(test)) return;
    stage.speak('talk.wav');
    const { code, stdout, stderr } = await run('talk.wav');
    assert.equal(code, 0, stderr);
    assert.equal(stdout, `${spokenSentence}\n`);
    assert.match(stderr, /^dragoman transcribe: talk\.wav: uploading\.$/m);
  });

  it('writes subtitles and translations beside the file, and replaces none without being asked', async (test) => {
    if (stage.skips(test)) return;
    stage.speak('talk.wav');
    const { code, stdout, stderr } = await run('--from', 'en', '--to', 'es,en', '--srt', '--text', 'talk.wav');
    assert.equal(code, 0, stderr);
    assert.deepEqual(stdout.trim().split('\n'), ['talk.es.txt', 'talk.es.srt', 'talk.en.txt', 'talk.en.srt']);
    assert.equal(stage.read('talk.en.txt').toString(), `${spokenSentence}\n`);
    assert.match(stage.read('talk.es.srt').toString(), /^1\r\n00:00:0\d,\d{3} --> /);
    const again = await run('--from', 'en', '--to', 'es', '--srt', 'talk.wav');
    assert.equal(again.code, 1);
    assert.match(again.stderr, /talk\.es\.srt exists already; --force replaces it\./);
  });

  it('says what is wrong', async (test) => {
    assert.match((await run('talk.pdf')).stderr, /talk\.pdf is no audio file by its name; known are \.mp3/);
    assert.match((await run('missing.mp3')).stderr, /missing\.mp3: no such file or folder/);
    if (stage.skips(test)) return;
    stage.speak('talk.wav');
    writeFileSync(join(stage.folder, 'broken.mp3'), 'this is no audio');
    const broken = await run('broken.mp3');
    assert.equal(broken.code, 1);
    assert.match(broken.stderr, /broken\.mp3: The audio could not be decoded: /);
    const refused = await run('--to', 'tlh', 'talk.wav');
    assert.match(refused.stderr, /targets\[0\]\.language/);
    assert.ok(!existsSync(join(stage.folder, 'talk.tlh.txt')));
  });

  it('has a counterpart that writes what the server speaks into a new file, and what the server refuses into none', async () => {
    const environment = { DRAGOMAN_API_KEY: developerKey, DRAGOMAN_PORT: new URL(stage.server.address).port };
    const run = (...args: readonly string[]) => runCli(['speak', ...args], stage.folder, { environment });
    const spoken = await run('--in', 'en', 'The house is big.', '--out', 'house.ogg');
    assert.equal(spoken.code, 0, spoken.stderr);
    assert.equal(stage.read('house.ogg').toString('latin1', 0, 4), 'OggS');
    assert.match((await run('--in', 'en', 'Again.', '-o', 'house.ogg')).stderr, /exists already; --force replaces it/);
    const refused = await run('--in', 'tlh', 'nuqneH', '--out', 'klingon.ogg');
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /language/);
    assert.equal(existsSync(join(stage.folder, 'klingon.ogg')), false);
  });
});
