import { type RunningServer, startServer } from '../../test/support/running-server.ts';
import { sendRequest } from '../../test/support/send-request.ts';
import { countWordErrors, wordsOf } from '../../test/support/speech/count-word-errors.ts';
import { treeMilliseconds } from '../measurement/processor-time.ts';
import { percentile } from '../measurement/statistics.ts';
import { type LiveResult, speakLive } from './live-session.ts';
import { type AddedMemory, SessionMemory } from './session-memory.ts';
import type { SpokenAudio } from './spoken-audio.ts';

/** What so many sessions at once were like. */
export interface SessionResult {
  readonly sessions: number;
  /** Milliseconds: median and 90th percentile. */
  readonly tentative: Delay;
  readonly concluded: Delay;
  readonly spoken: Delay;
  readonly errors: number;
  readonly words: number;
  /** Of each session. */
  readonly cores: number;
  readonly memory: AddedMemory;
  readonly faults: readonly string[];
}

export interface Delay {
  readonly p50: number;
  readonly p90: number;
}

interface Ticket {
  readonly streaming_url: string;
  readonly token: string;
}

/** Sessions at once, each over WebM with Opus at the speed of speech. `warmUp` is heard before by a session of its own. */
export async function measureSessions(
  sessions: number,
  audio: SpokenAudio,
  warmUp: SpokenAudio,
): Promise<SessionResult> {
  await using server = await startServer();
  const speak = async (spoken: SpokenAudio): Promise<LiveResult> => {
    const { streaming_url, token } = await open(server);
    return speakLive(streaming_url, token, spoken);
  };
  await speak(warmUp);
  const { pid = 0 } = server.process;
  const memory = new SessionMemory(pid);
  const before = treeMilliseconds(pid);
  const sampling = setInterval(() => memory.sample(), 1_000);
  const results = await Promise.all(Array.from({ length: sessions }, () => speak(audio)));
  clearInterval(sampling);
  const cores = (treeMilliseconds(pid) - before) / audio.milliseconds / sessions;
  const { processes, server: grown, shared } = memory.median();
  const each = { processes: processes / sessions, server: grown / sessions, shared };
  return { sessions, cores, memory: each, ...summaryOf(audio, results) };
}

async function open(server: RunningServer): Promise<Ticket> {
  const body = {
    source_media_content_type: 'audio/webm;codecs=opus',
    source_language: 'en',
    target_languages: ['es'],
    target_media_languages: ['es'],
  };
  const answer = await sendRequest(server.address, 'POST', '/v3/voice/realtime', { body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json();
}

function summaryOf({ sentences }: SpokenAudio, results: readonly LiveResult[]) {
  const tentative: number[] = [];
  const concluded: number[] = [];
  const spoken: number[] = [];
  const said = sentences.map(({ text }) => text).join(' ');
  let errors = 0;
  for (const { arrivals, media } of results) {
    const heard = arrivals.flatMap((arrival) => arrival.concluded.map((segment) => segment.text)).join('');
    errors += countWordErrors(said, heard);
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
  return {
    tentative: delayOf(tentative),
    concluded: delayOf(concluded),
    spoken: delayOf(spoken),
    errors,
    words: wordsOf(said).length * results.length,
    faults: results.flatMap(({ error }) => error ?? []),
  };
}

function delayOf(figures: readonly number[]): Delay {
  if (figures.length === 0) return { p50: Number.NaN, p90: Number.NaN };
  return { p50: percentile(figures, 50), p90: percentile(figures, 90) };
}
