import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { AgentClient } from '../support/agent-client.ts';
import { TestSite } from '../support/hostile-site.ts';
import { readZip } from '../support/read-zip.ts';
import { adminKey, type RunningServer, startServer } from '../support/running-server.ts';

const run = promisify(execFile);

const spokenId = '6c8d0e2f-1a3b-4c5d-8e7f-9a0b1c2d3e4f';
const speakAndHear = `id: ${spokenId}
name: speak-and-hear
title: Speak and hear
description: Speaks texts, and hears how long that takes.
input:
  type: object
  required: [texts, language]
  properties:
    texts: { type: array, items: { type: string }, maxItems: 2 }
    language: { type: string }
steps:
  - id: spoken
    use: synthesize
    with: { texts: =input.texts, language: =input.language, name: speech.ogg, start_times: [0, 2500] }
  - id: heard
    use: transcribe
    with: { file: =steps.spoken.file, language: en }
result:
  message: Spoken.
  data: { duration: =steps.heard.duration, texts: =steps.heard.texts }
  artifacts: [=steps.spoken.file]
`;

interface Translation {
  readonly target_lang: string;
  readonly score: number | null;
  readonly characters: number;
  readonly file: { readonly name: string };
  readonly report: { readonly name: string };
}

const letter = 'Our office is closed on Sunday.\nWe open on Monday.\n';
const message = '{"door": "The door is open."}';

describe('files in workflows', () => {
  let site: TestSite;
  let server: RunningServer;
  let agent: AgentClient;
  before(async () => {
    site = await TestSite.start();
    server = await startServer({
      environment: { DRAGOMAN_AGENT_ALLOWED_HOSTS: `127.0.0.1:${site.port}`, DRAGOMAN_AGENT_POLLS_PER_MINUTE: '1000' },
    });
    agent = new AgentClient(server);
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
    await site?.[Symbol.asyncDispose]();
  });

  it('are translated into each language, given or from the web, with a quality report each', async () => {
    site.serve({
      '/message.json': (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(message),
    });
    const task = await agent.run('localize-files', {
      files: [
        { name: 'letter.txt', content: Buffer.from(letter).toString('base64') },
        { name: 'message.json', url: `${site.address}/message.json` },
      ],
      target_langs: ['es', 'ca'],
      source_lang: 'en',
    });
    assert.equal(task.status, 'Completed', task.error);
    const { files } = (await agent.data(task)) as { files: readonly { translations: readonly Translation[] }[] };
    const names = files.map(({ translations }) => translations.map(({ file }) => file.name));
    assert.deepEqual(names, [
      ['letter.es.txt', 'letter.ca.txt'],
      ['message.es.json', 'message.ca.json'],
    ]);
    assert.match(await agent.text(task, 'letter.es.txt'), /^Nuestra oficina está cerrada el domingo\.\n/);
    const json = await agent.file(task, 'message.ca.json');
    assert.equal(json.headers.get('content-type'), 'application/json');
    assert.deepEqual(Object.keys((await json.json()) as object), ['door']);
    const zip = Buffer.from(await (await agent.file(task, 'translations.zip')).arrayBuffer());
    const zipped = readZip(zip);
    assert.equal(zipped.size, 8);
    for (const [name, bytes] of zipped) assert.equal(bytes.toString(), await agent.text(task, name), name);
    const report = JSON.parse(await agent.text(task, 'letter.es.txt.quality.json'));
    assert.deepEqual(
      [report.segments.length, report.not_evaluated, report.score],
      [2, 0, files[0]?.translations[0]?.score],
    );
    const billed = (await agent.journal(task.task_id)).filter(({ service }) => service === 'translate_document');
    const characters = [letter, 'The door is open.'].map((text) => text.replaceAll('\n', '').length);
    assert.deepEqual(
      billed.map((step) => step.billed_characters).sort((one, other) => one - other),
      [...characters, ...characters].sort((one, other) => one - other),
    );
  });

  it('have reports that say what they do not cover', async () => {
    const long = Array.from({ length: 503 }, (_, index) => `We open door ${index}.`).join('\n');
    const files = [{ name: 'long.txt', content: Buffer.from(long).toString('base64') }];
    const task = await agent.run('localize-files', { files, target_langs: ['es'], source_lang: 'en' });
    assert.equal(task.status, 'Completed', task.error);
    const report = JSON.parse(await agent.text(task, 'long.es.txt.quality.json'));
    assert.deepEqual([report.segments.length, report.not_evaluated], [500, 3]);
  });

  it('end with the reason where they cannot be read', async () => {
    const broken = { name: 'letter.docx', content: Buffer.from('no archive').toString('base64') };
    const task = await agent.run('localize-files', { files: [broken], target_langs: ['es'] });
    assert.equal(task.status, 'Error');
    const strange = { name: 'letter.xyz', content: '' };
    const other = await agent.run('localize-files', { files: [strange], target_langs: ['es'] });
    assert.match(other.error ?? '', /\.xyz/);
  });

  it('are subtitled from a video and from a recording', async () => {
    const recording = await readFile('/usr/share/pocketsphinx/test/data/goforward.raw').catch(() => undefined);
    assert.ok(recording !== undefined, 'the recording of the package pocketsphinx-testdata is missing');
    const video = await videoOf(recording);
    site.serve({
      '/recording': (response) => void response.writeHead(200, { 'content-type': 'audio/wav' }).end(waveOf(recording)),
      '/video': (response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end(video),
    });
    const task = await agent.run('subtitle-recording', {
      name: 'recording.mp4',
      url: `${site.address}/video`,
      source_lang: 'en',
      target_langs: ['es'],
    });
    assert.equal(task.status, 'Completed', task.error);
    assert.match(
      await agent.text(task, 'recording.en.srt'),
      /^1\r\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\r\nGo forward/i,
    );
    const spanish = await agent.file(task, 'recording.es.srt');
    assert.equal(spanish.headers.get('content-type'), 'application/x-subrip; charset=utf-8');
    assert.match(await spanish.text(), /^1\r\n00:00:0\d,\d{3} --> /);
    const limited = await agent.run(
      'subtitle-recording',
      { name: 'recording.wav', url: `${site.address}/recording`, source_lang: 'en', target_langs: ['es'] },
      { milliseconds: 500 },
    );
    assert.equal(limited.status, 'Error');
    assert.match(
      limited.error ?? '',
      /step transcript needs \d{4} milliseconds; the task has used 0 and its limit is 500/,
    );
  });

  it('are estimated as they are billed where the input has them, and by name where only the run does', async () => {
    const given = { name: 'letter.txt', content: Buffer.from(letter).toString('base64') };
    const languages = { target_langs: ['es', 'ca'], source_lang: 'en' };
    const documents = { files: [given], ...languages };
    const estimate = await agent.estimate('localize-files', documents);
    const done = await agent.journal((await agent.run('localize-files', documents)).task_id);
    assert.deepEqual(
      estimate.steps.map(({ step }) => step).sort(),
      done.map(({ step }) => step).sort(),
      'the steps of the run',
    );
    const billed = done.reduce((sum, { billed_characters }) => sum + billed_characters, 0);
    assert.ok(billed > 0);
    assert.deepEqual([estimate.billed_characters, estimate.complete], [billed, true]);

    const asked = site.asked.length;
    const elsewhere = { name: 'far.txt', url: `${site.address}/far.txt` };
    const partly = await agent.estimate('localize-files', { files: [given, elsewhere], ...languages });
    assert.deepEqual([partly.billed_characters, partly.complete], [billed, false]);
    const unknown = partly.steps.filter(({ certainty }) => certainty === 'unknown');
    assert.deepEqual(
      new Set(unknown.map(({ reason }) => reason)),
      new Set(['it depends on the result of the step fetched.']),
    );
    assert.equal(unknown.length, 2);
    assert.equal(site.asked.length, asked, 'nothing is fetched');

    const samples = await readFile('/usr/share/pocketsphinx/test/data/goforward.raw');
    const recording = {
      name: 'a.wav',
      content: waveOf(samples).toString('base64'),
      source_lang: 'en',
      target_langs: ['es'],
    };
    const spoken = await agent.estimate('subtitle-recording', recording);
    const heard = await agent.journal((await agent.run('subtitle-recording', recording)).task_id);
    const milliseconds = heard.reduce((sum, { billed_milliseconds = 0 }) => sum + billed_milliseconds, 0);
    assert.ok(milliseconds > 1_000);
    assert.deepEqual([spoken.billed_milliseconds, spoken.complete], [milliseconds, false]);
    assert.match(spoken.reason ?? '', /known when they run: languages\[0\]\/translated\.$/);

    const pages = await agent.estimate('translate-web-page', { urls: [`${site.address}/`], target_lang: 'es' });
    assert.match(pages.reason ?? '', /known when they run: pages\[0\]\/translated\.$/);
    assert.equal(site.asked.length, asked);
  });

  it('are spoken by steps, in files that other steps hear', async () => {
    const brought = await server.request(`/v1/unstable/agent/workflows/${spokenId}`, {
      method: 'PUT',
      headers: { authorization: `DeepL-Auth-Key ${adminKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ source: speakAndHear }),
    });
    assert.ok(brought.ok, await brought.text());
    const task = await agent.run('speak-and-hear', { texts: ['Go forward ten meters.', 'Stop.'], language: 'en' });
    assert.equal(task.status, 'Completed', task.error);
    const { duration } = (await agent.data(task)) as { duration: number };
    assert.ok(duration >= 3_000, String(duration));
    const speech = await agent.file(task, 'speech.ogg');
    assert.equal(speech.headers.get('content-type'), 'audio/ogg');
    assert.match(Buffer.from(await speech.arrayBuffer()).toString('latin1', 0, 60), /^OggS[\s\S]*OpusHead/);
    const unknown = await agent.run('speak-and-hear', { texts: ['Go.'], language: 'tlh' });
    assert.match(unknown.error ?? '', /synthesize: .*this server speaks .*en/);
  });

  it('are not waited for longer than the task may take', async () => {
    site.serve({ '/slow': () => {} });
    const files = [{ name: 'slow.txt', url: `${site.address}/slow` }];
    const task = await agent.run('localize-files', { files, target_langs: ['es'] }, { seconds: 1 });
    assert.equal(task.status, 'Error');
    assert.match(task.error ?? '', /its limit of 1 seconds is over/);
  });
});

/** A small MP4 with moving pictures and the samples as its sound. */
async function videoOf(samples: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-video-'));
  try {
    const [sound, video] = [join(folder, 'sound.wav'), join(folder, 'video.mp4')];
    await writeFile(sound, waveOf(samples));
    const pictures = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=5'];
    const coding = ['-shortest', '-c:v', 'mpeg4', '-c:a', 'aac', '-b:a', '64k'];
    await run('ffmpeg', ['-v', 'error', ...pictures, '-i', sound, ...coding, video]);
    return await readFile(video);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Samples of 16 kHz and 16 bits as a file. */
function waveOf(samples: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
