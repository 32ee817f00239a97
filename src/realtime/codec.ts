import { Decoder, encode } from '@msgpack/msgpack';
import type { SessionUpdate, TranscriptSegment } from '../features/voice/realtime/session-updates.ts';
import { RealtimeError } from './reasons.ts';

/** What a client says. */
export type ClientMessage =
  | { readonly kind: 'source_media_chunk'; readonly data: Uint8Array }
  | { readonly kind: 'end_of_source_media' };

/** How messages are written in the frames of a connection. */
export interface Codec {
  /** Throws a `RealtimeError`. */
  read(frame: Uint8Array, isBinary: boolean): ClientMessage;
  write(update: SessionUpdate): string | Uint8Array;
  writeError(error: RealtimeError): string | Uint8Array;
}

/** Bytes of a message; the data of the largest chunk fits as base64. */
export const largestFrame = 160 * 1024;
/** Bytes of a frame that is read at all, so that its sender gets a reason. */
export const largestFrameRead = 4 * largestFrame;

const decoder = new Decoder({
  maxStrLength: 1_024,
  maxBinLength: largestFrame,
  maxArrayLength: 16,
  maxMapLength: 16,
  maxExtLength: 16,
});

export const codecs: Readonly<Record<'json' | 'msgpack', Codec>> = {
  json: {
    read(frame, isBinary) {
      if (isBinary) throw wrongFrame('text', 'json');
      checkSize(frame);
      let message: unknown;
      try {
        message = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(frame));
      } catch (cause) {
        throw malformed('The message is not JSON.', cause);
      }
      return toMessage(message, fromBase64);
    },
    write: (update) => JSON.stringify(toWire(update, toBase64)),
    writeError: (error) => JSON.stringify(errorOf(error)),
  },
  msgpack: {
    read(frame, isBinary) {
      if (!isBinary) throw wrongFrame('binary', 'msgpack');
      checkSize(frame);
      let message: unknown;
      try {
        message = decoder.decode(frame);
      } catch (cause) {
        throw malformed('The message is not MessagePack.', cause);
      }
      return toMessage(message, (data) => (data instanceof Uint8Array ? data : undefined));
    },
    write: (update) => encode(toWire(update, (data) => data)),
    writeError: (error) => encode(errorOf(error)),
  },
};

function toMessage(message: unknown, toBytes: (data: unknown) => Uint8Array | undefined): ClientMessage {
  if (!isObject(message)) throw malformed('A message is an object with one key, which names its kind.');
  const [kind, ...others] = Object.keys(message);
  if (kind === undefined || others.length > 0)
    throw malformed(
      `A message has one key, which names its kind, not ${others.length === 0 ? 'none' : others.length + 1}.`,
    );
  const payload = message[kind];
  if (kind !== 'source_media_chunk' && kind !== 'end_of_source_media')
    throw new RealtimeError(
      'unknown_message',
      `The kind of a message is source_media_chunk or end_of_source_media, not '${kind.slice(0, 100)}'.`,
      kind.slice(0, 100),
    );
  if (!isObject(payload)) throw malformed(`${kind} is an object.`, undefined, kind);
  if (kind === 'end_of_source_media') return { kind };
  const data = toBytes(payload.data);
  if (data === undefined)
    throw malformed('source_media_chunk.data is audio: base64 in JSON, binary in MessagePack.', undefined, kind);
  return { kind, data };
}

function fromBase64(data: unknown): Uint8Array | undefined {
  if (typeof data !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(data) || data.length % 4 !== 0) return undefined;
  return Buffer.from(data, 'base64');
}

function toBase64(data: Uint8Array): string {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64');
}

/** As `messages.ts` describes it. */
function toWire(update: SessionUpdate, toData: (data: Uint8Array) => unknown): object {
  switch (update.kind) {
    case 'source_transcript_update': {
      const toSegment = ({ language, ...segment }: (typeof update.concluded)[number]) => ({
        ...times(segment),
        language,
      });
      return {
        [update.kind]: { concluded: update.concluded.map(toSegment), tentative: update.tentative.map(toSegment) },
      };
    }
    case 'target_transcript_update': {
      const { kind, language, concluded, tentative } = update;
      return { [kind]: { language, concluded: concluded.map(times), tentative: tentative.map(times) } };
    }
    case 'target_media_chunk': {
      const { kind, language, contentType, headers, data, durationMs, text } = update;
      return {
        [kind]: {
          language,
          ...(contentType === undefined ? {} : { content_type: contentType }),
          ...(headers === undefined ? {} : { headers }),
          data: data.map(toData),
          duration: Math.round(durationMs),
          ...(text === undefined ? {} : { text }),
        },
      };
    }
    case 'end_of_target_transcript':
    case 'end_of_target_media':
      return { [update.kind]: { language: update.language } };
    default:
      return { [update.kind]: {} };
  }
}

function times({ text, startMs, endMs }: TranscriptSegment): object {
  return { text, start_time: Math.round(startMs), end_time: Math.round(endMs) };
}

function errorOf(error: RealtimeError): object {
  return {
    error: {
      request_type: error.requestType,
      error_code: error.errorCode,
      reason_code: error.reasonCode,
      error_message: error.message,
    },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}

function malformed(message: string, cause?: unknown, kind = 'unknown'): RealtimeError {
  return new RealtimeError('malformed_message', message, kind, cause);
}

function checkSize({ length }: Uint8Array): void {
  if (length > largestFrame)
    throw new RealtimeError(
      'chunk_too_large',
      `A message has at most ${largestFrame} bytes, not ${length}.`,
      'unknown',
    );
}

function wrongFrame(expected: string, format: string): RealtimeError {
  return new RealtimeError(
    'wrong_frame_type',
    `With message_format '${format}', messages come in ${expected} frames.`,
    'unknown',
  );
}
