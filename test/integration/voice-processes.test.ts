import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { processTree } from '../../bench/measurement/process-tree.ts';
import { Installation, installedFiles } from '../../src/engines/pocketsphinx/installation.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { processIsGone } from '../support/process-is-gone.ts';
import { RealtimeClient } from '../support/realtime-client.ts';
import { sendRequest } from '../support/send-request.ts';
import { type RunningServer, startProcess } from '../support/server-process.ts';
import { fliteMissing, samplesOfWav } from '../support/speech/flite-speech.ts';

interface Ticket {
  readonly streaming_url: string;
  readonly token: string;
}

interface Update {
  readonly concluded: readonly { readonly text: string }[];
}

interface Job {
  readonly status: string;
  readonly results: readonly { readonly download_url?: string; readonly signature?: string }[];
}

const skip = fliteMissing || (new Installation(installedFiles, new ManualClock()).missing() ?? false);
const sentence = 'The quarterly report shows that our revenue increased by twelve percent.';
const source = { source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000', source_language: 'en' };
const chunkBytes = 6_400;
const jobs = '/v1/jobs/voice/translate';

function textOf(client: RealtimeClient): string {
  const segments = client.all<Update>('source_transcript_update').flatMap(({ concluded }) => concluded);
  return segments.map(({ text }) => text).join('');
}

/** Of the streams of a server: children of the process with the models. */
function streams({ process: { pid = 0 } }: RunningServer): readonly number[] {
  return processTree(pid)
    .filter((id) => {
      try {
        return readFileSync(`/proc/${id}/comm`, 'utf8').startsWith('pocketsphinx');
      } catch {
        return false;
      }
    })
    .slice(1);
}

describe('a server with the processes of PocketSphinx', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-processes-'));
  const environment = { TMPDIR: folder };
  let server: RunningServer;
  let speech: Buffer;
  before(async () => {
    server = await startProcess({ environment });
    speech = speak(sentence);
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  function speak(text: string): Buffer {
    const file = join(folder, 'speech.wav');
    execFileSync('flite', ['-voice', 'rms', '-t', text, '-o', file]);
    return readFileSync(file);
  }

  async function connected(of: RunningServer, ticket?: Ticket): Promise<RealtimeClient> {
    const answer = ticket ?? (await sendRequest(of.address, 'POST', '/v3/voice/realtime', { body: source })).json();
    const { streaming_url, token } = answer as Ticket;
    return RealtimeClient.connect(streaming_url, token);
  }

  function say(client: RealtimeClient, share = 1): void {
    const { buffer } = samplesOfWav(speech);
    const bytes = Buffer.from(buffer);
    for (let at = 0; at < bytes.length * share; at += chunkBytes) client.audio(bytes.subarray(at, at + chunkBytes));
  }

  it('says to a client why its stream has ended, and hears it in the next connection', async () => {
    const ticket = (await sendRequest(server.address, 'POST', '/v3/voice/realtime', { body: source })).json<Ticket>();
    await using broken = await connected(server, ticket);
    say(broken, 0.6);
    await broken.until(() => broken.all('source_transcript_update').length > 0);
    const [stream = 0, ...others] = streams(server);
    assert.deepEqual(others, []);
    process.kill(stream, 'SIGKILL');
    const error = await broken.closed();
    assert.deepEqual([error?.error_code, error?.reason_code], [500, 5_000_401]);
    const renewal = await sendRequest(server.address, 'GET', `/v3/voice/realtime?token=${ticket.token}`);
    await using client = await connected(server, renewal.json());
    say(client);
    client.end();
    assert.equal(await client.closed(), undefined);
    assert.match(textOf(client), /revenue increased by twelve percent/);
  });

  it('completes a job whose stream is killed', async () => {
    const times = 4;
    const file = speak(Array.from({ length: times }, () => sentence).join(' '));
    const body = {
      source_file: { name: 'speech.wav', content_type: 'audio/wav', content_length: file.length },
      parameters: { source_language: 'en' },
      targets: [{ language: 'en', type: 'text/plain' }],
    };
    const created = (await sendRequest(server.address, 'POST', jobs, { body })).json<Record<string, string>>();
    const { job_id: id, upload_url: url = '', signature } = created;
    const authorization = `Service-Signature ${signature}`;
    const type = 'application/octet-stream';
    await fetch(url, {
      method: 'PUT',
      body: new Uint8Array(file),
      headers: { authorization, 'content-type': type },
    });
    await poll(() => streams(server).length > 0);
    for (const stream of streams(server)) process.kill(stream, 'SIGKILL');
    let job: Job | undefined;
    await poll(async () => {
      job = (await sendRequest(server.address, 'GET', `${jobs}/${id}`)).json<Job>();
      return job.status === 'complete' || job.status === 'failed';
    });
    assert.equal(job?.status, 'complete', JSON.stringify(job));
    const [result] = job?.results ?? [];
    const answer = await fetch(result?.download_url ?? '', {
      headers: { authorization: `Service-Signature ${result?.signature}` },
    });
    assert.equal((await answer.text()).match(/quarterly report/g)?.length, times);
  });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const)
    it(`leaves no process behind when it gets ${signal} with sessions open`, async () => {
      // The last of these ends the server of the tests before.
      await using another = signal === 'SIGTERM' ? await startProcess({ environment }) : undefined;
      const own = another ?? server;
      const known = another === undefined ? [] : readdirSync(folder);
      await using opened = new AsyncDisposableStack();
      const clients = [];
      for (let number = 0; number < 3; number += 1) clients.push(opened.use(await connected(own)));
      for (const client of clients) say(client, 0.6);
      for (const client of clients) await client.until(() => client.received.length > 0);
      const processes = processTree(own.process.pid ?? 0).slice(1);
      assert.equal(streams(own).length, 3);
      own.process.kill(signal);
      if (own.process.exitCode === null && own.process.signalCode === null) await once(own.process, 'exit');
      for (const id of processes) await processIsGone(id);
      if (signal === 'SIGTERM')
        for (const client of clients) {
          assert.equal((await client.closed())?.reason_code, 5_030_401);
          assert.match(textOf(client), /quarterly report/);
        }
      assert.deepEqual(
        readdirSync(folder).filter((name) => !known.includes(name) && /^dragoman-(models|terms)-/.test(name)),
        [],
      );
    });
});
