import { ServiceError } from '../../errors/service-error.ts';
import type { FfmpegEnd } from '../ffmpeg/ffmpeg-process.ts';
import type { Container } from './containers.ts';

export interface DecodedInput {
  readonly container: Container;
  readonly decodedMs: number;
  /** A whole file: where it breaks off, audio is missing. A stream may end anywhere. */
  readonly whole: boolean;
  /** As the file announces it. */
  readonly declaredMs: number | undefined;
}

/** How much shorter than announced a file may be: containers round. */
const toleranceMs = 100;

/** What is wrong with audio, by what ffmpeg reports. The first that fits is the reason. */
const reasons: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/matches no streams|does not contain any stream/, 'it has no audio track'],
  [/moov atom not found/, 'the index of the MP4 file is missing; the file is incomplete'],
  [/not on whitelist|Decoder .* not found|Decoder \(codec .*\) not found/, 'its audio codec is not supported'],
  [/Cannot allocate memory/, 'decoding it takes too much memory'],
];

/** What `prlimit` and the loader exit with where the program cannot run. */
const notExecuted = 127;

const breaksOff = /File ended prematurely|partial file/;

export function undecodable(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('audio_undecodable', { reason }, { cause });
}

/** The error of a decoder whose process has ended, or undefined if all audio came out. */
export function explainEnd(end: FfmpegEnd, input: DecodedInput): ServiceError | undefined {
  const { code, signal, stalled, notStarted, report } = end;
  const cause = notStarted ?? new Error(`ffmpeg ended with ${code ?? signal}: ${report}`);
  if (notStarted !== undefined || code === notExecuted)
    return new ServiceError('engine_unavailable', { reason: 'ffmpeg could not be started' }, { cause });
  if (stalled) return new ServiceError('engine_timed_out', {}, { cause });
  if (signal === 'SIGKILL' || signal === 'SIGTERM') return new ServiceError('engine_failed', {}, { cause });
  if (code === 0 && input.decodedMs > 0) return input.whole ? shortened(report, input, cause) : undefined;
  return undecodable(reasonOf(end, input), cause);
}

function shortened(
  report: string,
  { decodedMs, declaredMs = 0 }: DecodedInput,
  cause: Error,
): ServiceError | undefined {
  if (decodedMs >= declaredMs - toleranceMs && !breaksOff.test(report)) return undefined;
  return undecodable(`the file is incomplete: it breaks off after ${seconds(decodedMs)} of audio`, cause);
}

function reasonOf({ signal, report }: FfmpegEnd, { container, decodedMs }: DecodedInput): string {
  const after = decodedMs > 0 ? ` after ${seconds(decodedMs)} of audio` : '';
  if (signal !== undefined) return `the decoder crashed on the data${after}`;
  // What is reported about other tracks does not matter where audio was decoded.
  if (decodedMs > 0) return `the data is damaged${after}`;
  return reasons.find(([pattern]) => pattern.test(report))?.[1] ?? `the data is not ${container.name} audio`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
