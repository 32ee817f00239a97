import { spawn } from 'node:child_process';
import { RealtimeClient } from '../../test/support/realtime-client.ts';
import type { SpokenAudio } from './spoken-audio.ts';

export interface Segment {
  readonly text: string;
  readonly start_time: number;
  readonly end_time: number;
}

/** When something was said of a session, in milliseconds since its audio began. */
export interface Arrival {
  readonly atMs: number;
  readonly concluded: readonly Segment[];
  readonly tentative: readonly Segment[];
}

export interface LiveResult {
  readonly arrivals: readonly Arrival[];
  /** When translated speech came, and of what length, in milliseconds. */
  readonly media: readonly { readonly atMs: number; readonly durationMs: number }[];
  /** Reason of an error, or undefined. */
  readonly error: string | undefined;
}

interface Update {
  readonly concluded: readonly Segment[];
  readonly tentative: readonly Segment[];
}

/** Speaks into a session at the speed of speech, as a browser does: WebM with Opus, a cluster each 100 ms. */
export async function speakLive(url: string, token: string, { file }: SpokenAudio): Promise<LiveResult> {
  await using client = await RealtimeClient.connect(url, token);
  const arrivals: Arrival[] = [];
  const media: { readonly atMs: number; readonly durationMs: number }[] = [];
  let beganAt = Number.NaN;
  client.socket.on('message', () => {
    const atMs = performance.now() - beganAt;
    const message = client.received.at(-1) ?? {};
    const update = message.source_transcript_update as Update | undefined;
    if (update !== undefined) arrivals.push({ atMs, ...update });
    const chunk = message.target_media_chunk as { readonly duration: number } | undefined;
    if (chunk !== undefined) media.push({ atMs, durationMs: chunk.duration });
  });
  const opus = ['-c:a', 'libopus', '-b:a', '32k', '-live', '1', '-cluster_time_limit', '100', '-flush_packets', '1'];
  const encoder = spawn('ffmpeg', ['-v', 'error', '-re', '-i', file, ...opus, '-f', 'webm', 'pipe:1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const bytes of encoder.stdout) {
    // The first cluster is whole after its 100 ms.
    if (Number.isNaN(beganAt) && bytes.length > 0) beganAt = performance.now() - 100;
    client.audio(bytes);
  }
  client.end();
  const error = await client.closed();
  return { arrivals, media, error: error?.error_message };
}
