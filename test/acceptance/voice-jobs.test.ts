import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { RealtimeClient } from '../support/realtime-client.ts';
import { developerKey } from '../support/running-server.ts';
import { type SentAnswer, sendRequest } from '../support/send-request.ts';
import { spokenSentence, VoiceStage } from './voice-fixtures.ts';

interface Job {
  readonly job_id: string;
  readonly status: string;
  readonly progress: number;
  readonly results: readonly {
    readonly status: string;
    readonly download_url?: string;
    readonly signature?: string;
    readonly error?: { readonly message: string };
  }[];
}

const path = '/v1/jobs/voice/translate';
let stage: VoiceStage;
before(async () => {
  stage = await VoiceStage.open();
});
after(() => stage[Symbol.asyncDispose]());

const spokenFile = (): Buffer => readFileSync(stage.speak('speech.wav'));

function create(file: Buffer, targets: readonly object[], contentType = 'audio/wav'): Promise<SentAnswer> {
  const source = { name: 'report.wav', content_type: contentType, content_length: file.length };
  return sendRequest(stage.server.address, 'POST', path, {
    body: { source_file: source, parameters: { source_language: 'en' }, targets },
  });
}

async function uploaded(file: Buffer, targets: readonly object[]): Promise<string> {
  const answer = await create(file, targets);
  assert.equal(answer.status, 201, answer.text);
  const { job_id, upload_url, signature } = answer.json<{ job_id: string; upload_url: string; signature: string }>();
  const upload = await fetch(upload_url, {
    method: 'PUT',
    body: new Uint8Array(file),
    headers: { 'content-type': 'application/octet-stream', authorization: `Service-Signature ${signature}` },
  });
  assert.equal(upload.status, 204, await upload.text());
  return job_id;
}

async function ended(id: string): Promise<Job> {
  let job: Job | undefined;
  await poll(async () => {
    const answer = await sendRequest(stage.server.address, 'GET', `${path}/${id}`);
    assert.equal(answer.status, 200, answer.text);
    job = answer.json();
    return job?.status === 'complete' || job?.status === 'failed';
  });
  return job as Job;
}

async function download({ results }: Job, position: number): Promise<Buffer> {
  const { download_url: url = '', signature, error } = results[position] ?? {};
  assert.equal(error, undefined, error?.message);
  const answer = await fetch(url, { headers: { authorization: `Service-Signature ${signature}` } });
  assert.equal(answer.status, 200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('voice jobs with the engines of this machine', () => {
  it('transcribe, translate and subtitle a file', async (test) => {
    if (stage.skips(test)) return;
    const job = await ended(
      await uploaded(spokenFile(), [
        { language: 'en', type: 'text/plain' },
        { language: 'es', type: 'text/plain' },
        { language: 'es', type: 'application/x-subrip' },
      ]),
    );
    assert.equal(job.status, 'complete', JSON.stringify(job));
    assert.equal((await download(job, 0)).toString(), `${spokenSentence}\n`);
    const translated = (await download(job, 1)).toString();
    assert.match(translated, /informe trimestral/);
    const subtitles = (await download(job, 2)).toString();
    assert.match(subtitles, /^1\r\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\r\n/);
  });

  it('speak the translation', async (test) => {
    if (stage.skips(test, 'speech')) return;
    const job = await ended(await uploaded(spokenFile(), [{ language: 'es', type: 'audio/ogg;codecs=opus' }]));
    assert.equal(job.status, 'complete', JSON.stringify(job));
    const file = join(stage.folder, 'result.ogg');
    writeFileSync(file, await download(job, 0));
    const show = ['-v', 'error', '-show_entries', 'stream=codec_name:format=duration', '-of', 'csv=p=0', file];
    const [codec = '', duration = ''] = execFileSync('ffprobe', show, { encoding: 'utf8' }).trim().split('\n');
    assert.equal(codec, 'opus');
    assert.ok(Number(duration) >= 3, duration);
  });

  it('fail with a reason when the file is none of its type, and can be cancelled', async (test) => {
    if (stage.skips(test)) return;
    const job = await ended(
      await uploaded(Buffer.from('this is no audio at all'), [{ language: 'en', type: 'text/plain' }]),
    );
    assert.equal(job.status, 'failed');
    assert.match(job.results[0]?.error?.message ?? '', /^The audio could not be decoded: /);
    const id = await uploaded(spokenFile(), [{ language: 'en', type: 'text/plain' }]);
    assert.equal((await sendRequest(stage.server.address, 'DELETE', `${path}/${id}`)).status, 204);
    assert.equal((await sendRequest(stage.server.address, 'GET', `${path}/${id}`)).status, 404);
  });

  it('are refused for what they cannot be made of, naming the parameter', async () => {
    const answer = await create(Buffer.from('a'), [{ language: 'es', type: 'text/plain' }], 'audio/midi');
    assert.equal(answer.status, 400, answer.text);
    assert.match(answer.json<{ message: string }>().message, /'source_file\.content_type'.*audio\/mpeg/);
    const [upload, result] = [
      `${path}/00000000-0000-4000-8000-000000000000/file`,
      `${path}/00000000-0000-4000-8000-000000000000/results/0`,
    ];
    assert.equal((await fetch(`${stage.server.address}${upload}`, { method: 'PUT', body: 'a' })).status, 415);
    assert.equal((await fetch(`${stage.server.address}${result}`)).status, 401);
    assert.equal((await fetch(`${stage.server.address}${result}?signature=a.b.c`)).status, 403);
  });

  it('are opened by their own signature only, which opens no realtime session, as a token opens no job', async () => {
    const file = Buffer.from('any');
    const job = await create(file, [{ language: 'es', type: 'text/plain' }]);
    assert.equal(job.status, 201, job.text);
    const { upload_url, signature } = job.json<{ upload_url: string; signature: string }>();
    const session = await sendRequest(stage.server.address, 'POST', '/v3/voice/realtime', {
      body: { source_language: 'en', source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000' },
    });
    assert.equal(session.status, 200, session.text);
    const { token, streaming_url } = session.json<{ token: string; streaming_url: string }>();
    const { address } = stage.server;
    const renewal = await sendRequest(address, 'GET', `/v3/voice/realtime?token=${encodeURIComponent(signature)}`);
    assert.equal(renewal.status, 401, renewal.text);
    await using client = await RealtimeClient.connect(streaming_url, encodeURIComponent(signature));
    assert.equal((await client.closed())?.reason_code, 4010401);
    const upload = await fetch(upload_url, {
      method: 'PUT',
      body: new Uint8Array(file),
      headers: { 'content-type': 'application/octet-stream', authorization: `Service-Signature ${token}` },
    });
    assert.equal(upload.status, 403, await upload.text());
    for (const secret of [token, signature]) {
      const headers = { authorization: `DeepL-Auth-Key ${secret}` };
      assert.equal((await fetch(`${address}/v2/usage`, { headers })).status, 403);
    }
  });
});

describe('spoken texts with the engines of this machine', {
  skip: existsSync('/usr/bin/espeak-ng') ? false : 'espeak-ng is not installed (npm run setup)',
}, () => {
  const speech = '/v1/voice/speech';
  const listed = async (code: string): Promise<boolean> => {
    const answer = await sendRequest(stage.server.address, 'GET', `${speech}/languages`);
    return answer.json<{ languages: readonly { lang: string }[] }>().languages.some(({ lang }) => lang === code);
  };
  // On a busy machine, the server starts before it knows the voices.
  before(() => poll(() => listed('es')));

  it('are audio that players know, in languages that are listed', async () => {
    const body = { text: 'La casa roja está cerca del río. Buenos días.', language: 'es' };
    for (const [type, codec] of [
      ['audio/webm;codecs=opus', 'opus'],
      ['audio/flac', 'flac'],
    ] as const) {
      const answer = await fetch(`${stage.server.address}${speech}`, {
        method: 'POST',
        headers: { authorization: `DeepL-Auth-Key ${developerKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, content_type: type }),
      });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('content-type'), type);
      const file = join(stage.folder, `spoken.${codec}`);
      writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
      const probe = ['-v', 'error', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0', file];
      assert.equal(execFileSync('ffprobe', probe, { encoding: 'utf8' }).trim(), codec);
      const samples = execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 's16le', '-ar', '16000', '-'], {
        maxBuffer: 2 ** 25,
      });
      assert.ok(samples.length > 2 * 16_000 * 2, `${samples.length}`);
    }
  });

  it('are refused in a language that nothing speaks, naming those that are spoken', async () => {
    assert.equal(await listed('tlh'), false);
    const answer = await sendRequest(stage.server.address, 'POST', speech, { body: { text: 'a', language: 'tlh' } });
    assert.equal(answer.status, 400, answer.text);
    assert.match(answer.json<{ message: string }>().message, /'language'/);
  });
});
