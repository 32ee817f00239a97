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

describeKilledServer('voice jobs', (stage) => {
  const word = (number: number): string => spokenWords[number % spokenWords.length] ?? '';

  async function submit(number: number): Promise<string> {
    const file = fileOf(spokenWords, `${word(number)} ${word(number + 1)} . . . ${word(number + 2)} . . . .`);
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
      const { results } = await read(id);
      const text = await stage.server.send(results[0]?.download_url ?? '', {
        headers: { authorization: `Service-Signature ${results[0]?.signature}` },
      });
      const [first, second, third] = [word(number), word(number + 1), word(number + 2)].map((each, index) =>
        index === 1 ? each : each.charAt(0).toUpperCase() + each.slice(1),
      );
      assert.equal(await text.text(), `${first} ${second}. ${third}.\n`);
    }
    assert.equal(await stage.server.countedMilliseconds(), jobsInAll * milliseconds);
  });
});
