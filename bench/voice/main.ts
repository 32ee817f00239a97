import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../test/support/running-server.ts';
import { sendRequest } from '../../test/support/send-request.ts';
import { memoryOf } from '../measurement/process-tree.ts';
import { treeMilliseconds } from '../measurement/processor-time.ts';
import { percentile } from '../measurement/statistics.ts';
import { type LiveResult, speakLive } from './live-session.ts';
import { type SpokenAudio, speak } from './spoken-audio.ts';
import { countWordErrors } from './word-errors.ts';

/**
 * Realtime sessions over WebM with Opus at the speed of speech, one and several at once: how soon words come, what is wrong,
 * and what a session costs. `npm run bench -- voice [--sessions 1,4] [--seconds 60]`.
 */
const { values } = parseArgs({
  options: { sessions: { type: 'string', default: '1,4' }, seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
});

interface Ticket {
  readonly streaming_url: string;
  readonly token: string;
}

const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-voice-'));
const row = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;

try {
  const audio = speak(folder, Number(values.seconds));
  console.log(`${audio.sentences.length} sentences in ${Math.round(audio.milliseconds / 1000)} s, spoken by Flite.`);
  console.log(
    row([
      'sessions',
      'first tentative p50 / p90 ms',
      'last word concluded p50 / p90 ms',
      'wrong words',
      'first speech p50 ms',
      'cores a session',
      'MB a session',
      'errors',
    ]),
  );
  console.log(row(Array.from({ length: 8 }, () => '---:')));
  for (const sessions of values.sessions.split(',').map(Number)) await measure(sessions, audio);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(sessions: number, audio: SpokenAudio): Promise<void> {
  await using server = await startServer();
  const open = async (): Promise<Ticket> => {
    const body = {
      source_media_content_type: 'audio/webm;codecs=opus',
      source_language: 'en',
      target_languages: ['es'],
      target_media_languages: ['es'],
    };
    const answer = await sendRequest(server.address, 'POST', '/v3/voice/realtime', { body });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.json();
  };
  const { pid = 0 } = server.process;
  const before = { cpu: treeMilliseconds(pid), memory: megabytes(pid) };
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, megabytes(pid));
  }, 1_000);
  const results = await Promise.all(
    Array.from({ length: sessions }, async () => {
      const { streaming_url, token } = await open();
      return speakLive(streaming_url, token, audio);
    }),
  );
  clearInterval(sampling);
  const cpu = treeMilliseconds(pid) - before.cpu;
  report(sessions, audio, results, {
    cores: cpu / audio.milliseconds / sessions,
    megabytes: (most - before.memory) / sessions,
  });
}

function megabytes(pid: number): number {
  return memoryOf(pid).megabytes;
}

function report(
  sessions: number,
  { sentences }: SpokenAudio,
  results: readonly LiveResult[],
  cost: { readonly cores: number; readonly megabytes: number },
): void {
  const tentative: number[] = [];
  const concluded: number[] = [];
  const spoken: number[] = [];
  let [errors, words] = [0, 0];
  for (const { arrivals, media } of results) {
    const heard = arrivals.flatMap((arrival) => arrival.concluded.map((segment) => segment.text)).join('');
    const counted = countWordErrors(sentences.map(({ text }) => text).join(' '), heard);
    [errors, words] = [errors + counted.errors, words + counted.words];
    for (const { startMs, endMs } of sentences) {
      const isOf = ({ start_time, end_time }: { readonly start_time: number; readonly end_time: number }): boolean =>
        start_time < endMs && end_time > startMs;
      const first = arrivals.find((arrival) => [...arrival.tentative, ...arrival.concluded].some(isOf));
      const last = arrivals.findLast((arrival) => arrival.concluded.some(isOf));
      if (first !== undefined) tentative.push(first.atMs - startMs);
      if (last === undefined) continue;
      concluded.push(last.atMs - endMs);
      const speech = media.find(({ atMs }) => atMs >= last.atMs);
      if (speech !== undefined) spoken.push(speech.atMs - last.atMs);
    }
  }
  const both = (figures: readonly number[]): string =>
    `${Math.round(percentile(figures, 50))} / ${Math.round(percentile(figures, 90))}`;
  console.log(
    row([
      sessions,
      both(tentative),
      both(concluded),
      `${((100 * errors) / words).toFixed(1)} %`,
      Math.round(percentile(spoken, 50)),
      cost.cores.toFixed(2),
      Math.round(cost.megabytes),
      results.flatMap(({ error }) => error ?? []).join('; ') || 'none',
    ]),
  );
}
