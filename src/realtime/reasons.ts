import { ServiceError } from '../errors/service-error.ts';

/** `facts.md`, Voice, realtime: `reason_code` of errors, by name. */
export const reasons = {
  malformed_message: 4_000_400,
  unknown_message: 4_000_401,
  chunk_too_large: 4_000_402,
  undecodable_audio: 4_000_403,
  not_whole_frames: 4_000_404,
  data_after_end: 4_000_405,
  wrong_frame_type: 4_000_406,
  invalid_token: 4_010_401,
  idle: 4_080_401,
  too_fast: 4_290_401,
  too_many_sessions: 4_290_402,
  quota_exceeded: 4_560_401,
  engine_failed: 5_000_401,
  engine_unavailable: 5_030_401,
} as const;

/** Ends a connection, with the error message for its client. */
export class RealtimeError extends Error {
  readonly reason: keyof typeof reasons;
  /** Kind of the message at fault. */
  readonly requestType: string;

  constructor(reason: keyof typeof reasons, message: string, requestType = 'source_media_chunk', cause?: unknown) {
    super(message, { cause });
    this.name = 'RealtimeError';
    this.reason = reason;
    this.requestType = requestType;
  }

  get reasonCode(): number {
    return reasons[this.reason];
  }

  /** Like a status of HTTP. */
  get errorCode(): number {
    return Math.floor(this.reasonCode / 10_000);
  }
}

/** What failed inside, as an error for the client of a connection. */
export function toRealtimeError(error: unknown): RealtimeError {
  if (error instanceof RealtimeError) return error;
  if (error instanceof ServiceError) {
    if (error.code === 'audio_undecodable')
      return new RealtimeError('undecodable_audio', error.message, 'source_media_chunk', error);
    if (error.code === 'quota_exceeded')
      return new RealtimeError('quota_exceeded', error.message, 'source_media_chunk', error);
    if (error.code === 'too_many_requests')
      return new RealtimeError('too_many_sessions', error.message, 'connect', error);
    if (error.code === 'invalid_token') return new RealtimeError('invalid_token', error.message, 'connect', error);
    if (error.status === 503 || error.status === 529)
      return new RealtimeError('engine_unavailable', error.message, 'connect', error);
    if (error.code !== 'internal')
      return new RealtimeError('engine_failed', error.message, 'source_media_chunk', error);
  }
  const message = 'Internal error. The session id finds it in the server log.';
  return new RealtimeError('engine_failed', message, 'source_media_chunk', error);
}
