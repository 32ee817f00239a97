import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeKilledServer } from '../support/mortal-server.ts';
import { poll } from '../support/poll.ts';
import { fileOf, spokenWords } from '../support/scripted-speech.ts';
import type { CreatedJob, VoiceJob } from './voice-jobs-fixtures.ts';

const jobsInAll = 12;
const kills = 3;
const jobs = '/v1/jobs/voice/translate';
/** Of each file: ten words or silences of 400 ms. */
const milliseconds = 4_000;
/** Of speech at least in each stored part of a transcript. */
const partMs = 30_000;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

describeKilledServer('voice jobs', (stage) => {
  const word = (number: number): string => spokenWords[number % spokenWords.length] ?? '';

  function submit(number: number): Promise<string> {
    return send(fileOf(spokenWords, `${word(number)} ${word(number + 1)} . . . ${word(number + 2)} . . . .`));
  }

  async function send(file: Buffer): Promise<string> {
    const order = {
      source_file: { name: 'a.mp3', content_type: 'audio/mpeg', content_length: file.length },
      targets: [
        { language: 'en', type: 'text/plain' },
        { language: 'es', type: 'audio/flac' },
      ],
    };
    let answer: Response | undefined;
    // An account has ten unfinished jobs at most.
    await poll(async () => {
      answer = await stage.server.post(jobs, Buffer.from(JSON.stringify(order)), {
        'content-type': 'application/json',
      });
      return answer.status !== 429;
    });
    assert.equal(answer?.status, 201);
    const created = (await answer?.json()) as CreatedJob;
    const uploaded = await stage.server.send(created.upload_url, {
      method: 'PUT',
      body: new Uint8Array(file),
      headers: { 'content-type': 'audio/mpeg', authorization: `Service-Signature ${created.signature}` },
    });
    assert.equal(uploaded.status, 204);
    return created.job_id;
  }

  async function read(id: string): Promise<VoiceJob> {
    const answer = await stage.server.get(`${jobs}/${id}`);
    assert.equal(answer.status, 200);
    return (await answer.json()) as VoiceJob;
  }

  /** The result of its first target. */
  async function textOf(id: string): Promise<string> {
    const [result] = (await read(id)).results;
    const answer = await stage.server.send(result?.download_url ?? '', {
      headers: { authorization: `Service-Signature ${result?.signature}` },
    });
    return answer.text();
  }

  it('all are complete with their results, and each is billed once', async () => {
    const ids: string[] = [];
    const countDone = async (): Promise<number> =>
      (await Promise.all(ids.map(read))).filter(({ status }) => status === 'complete').length;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = await countDone();
      while (ids.length < (jobsInAll * (kill + 1)) / kills) ids.push(await submit(ids.length));
      await poll(async () => (await countDone()) > before);
      await stage.server.kill();
      await stage.server.start();
    }
    for (const [number, id] of ids.entries()) {
      await poll(async () => (await read(id)).status === 'complete');
      const [first, second, third] = [word(number), word(number + 1), word(number + 2)];
      assert.equal(await textOf(id), `${capital(first)} ${second}. ${capital(third)}.\n`);
    }
    assert.equal(await stage.server.countedMilliseconds(), jobsInAll * milliseconds);
  });

  it('a long recognition goes on after what was recognized, and is billed once', async () => {
    const sentences = 90;
    const lengthMs = sentences * 2_000;
    const spoken = Array.from({ length: sentences }, (_, number) => `${word(number)} ${word(number + 1)} . . .`);
    const billed = await stage.server.countedMilliseconds();
    const id = await send(fileOf(spokenWords, spoken.join(' ')));
    /** Where stored parts of its transcript begin. */
    const parts = async (): Promise<readonly number[]> => {
      const names = await stage.stores.objects(stage.dataDir);
      const pattern = new RegExp(`${id}/part-([0-9]+)`);
      return names.flatMap((name) => pattern.exec(name)?.[1] ?? []).map(Number);
    };
    let last = -1;
    for (let kill = 0; kill < 2; kill += 1) {
      await poll(async () => Math.max(-1, ...(await parts())) > last);
      await stage.server.kill();
      last = Math.max(...(await parts()));
      await stage.server.start();
    }
    await poll(async () => (await read(id)).status === 'complete');
    const heard = stage.server.heard.at(-1) ?? 0;
    assert.ok(heard > 0 && heard <= lengthMs - last - partMs, `${heard} ms were recognized again after ${last} ms`);
    const said = spoken.map((_, number) => `${capital(word(number))} ${word(number + 1)}.`);
    assert.equal(await textOf(id), `${said.join(' ')}\n`);
    assert.equal(await stage.server.countedMilliseconds(), billed + lengthMs);
    await poll(async () => (await parts()).length === 0);
  });
});
