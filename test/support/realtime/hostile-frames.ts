import { encode } from '@msgpack/msgpack';
import { largestFrame } from '../../../src/realtime/codec.ts';
import type { reasons } from '../../../src/realtime/reasons.ts';

export type Format = 'json' | 'msgpack';
export type Outcome = keyof typeof reasons | 'none';

/** A frame of a client of 16 kHz PCM, with the reasons that may answer it. */
export interface HostileFrame {
  readonly what: string;
  /** A string goes in a text frame, bytes in a binary one. */
  readonly content: string | Uint8Array;
  readonly expected: readonly Outcome[];
}

/** From 0 up to 1. */
export type Random = () => number;

type Make = (random: Random, format: Format) => Omit<HostileFrame, 'what'>;

const chunkBytes = 102_400;
const secondBytes = 32_000;
const names = [
  '__proto__',
  'constructor',
  'toString',
  'SOURCE_MEDIA_CHUNK',
  'source_media_chunk ',
  'error',
  'ping',
  ' ',
];

/** Lengths and types that MessagePack declares and that do not come, or that are no message. */
const packedBombs = [
  [0xc1],
  [0xdb, 0xff, 0xff, 0xff, 0xff],
  [0xdd, 0xff, 0xff, 0xff, 0xff],
  [0xdf, 0xff, 0xff, 0xff, 0xff],
  [0xc6, 0xff, 0xff, 0xff, 0xff],
  [0xc9, 0x7f, 0xff, 0xff, 0xff, 0x01],
  [0xd4, 0x01, 0x00],
  [0xde, 0xff, 0xff, 0xa1, 0x61],
  [0xcf, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
];

const kinds: Readonly<Record<string, Make>> = {
  'a chunk': (random, format) => ({ content: chunk(format, 2 * upTo(random, secondBytes / 2)), expected: ['none'] }),
  'the other kind of frame': (random, format) => {
    const content = chunk(format === 'json' ? 'msgpack' : 'json', 2 * upTo(random, 100));
    return { content, expected: ['wrong_frame_type'] };
  },
  noise: (random, format) => ({
    content: framed(format, noise(random, upTo(random, 400))),
    expected: ['malformed_message', 'unknown_message'],
  }),
  'a message that is cut off': (random, format) => {
    const whole = chunk(format, 2 * upTo(random, 200));
    return { content: whole.slice(0, upTo(random, whole.length)), expected: ['malformed_message'] };
  },
  'something else than an object': (random, format) => {
    const values = [null, true, 0, -1, 1e308, '', 'end_of_source_media', [], [[]], [{ end_of_source_media: {} }]];
    const nested = '['.repeat(upTo(random, 50_000));
    const bombs = format === 'json' ? [nested] : packedBombs.map((bytes) => Uint8Array.from(bytes));
    const content = pick(random, [...values.map((value) => written(format, value)), ...bombs]);
    return { content, expected: ['malformed_message'] };
  },
  'another number of keys': (random, format) => {
    const keys = pick(random, [0, 2, 3, 100]);
    const entries = Array.from({ length: keys }, (_, index) => [`${index === 0 ? 'source_media_chunk' : index}`, {}]);
    return { content: written(format, Object.fromEntries(entries)), expected: ['malformed_message'] };
  },
  'an unknown kind': (random, format) => {
    const name = random() < 0.5 ? pick(random, names) : noise(random, 1 + upTo(random, 2_000)).toString('latin1');
    const content = framed(format, format === 'json' ? `{${JSON.stringify(name)}: {}}` : encode({ [name]: {} }));
    // MessagePack refuses some names and long ones.
    return { content, expected: ['unknown_message', 'malformed_message'] };
  },
  'a payload that is no object': (random, format) => {
    const kind = pick(random, ['source_media_chunk', 'end_of_source_media']);
    const content = written(format, { [kind]: pick(random, [null, [], '', 1, false, 'AAAA']) });
    return { content, expected: ['malformed_message'] };
  },
  'data that is none': (random, format) => {
    const data = pick(random, [undefined, null, 1, {}, [], 'AAA', 'A===', 'AAA_', 'AAAA\n', 'é'.repeat(4), '====']);
    const payload = data === undefined ? {} : { data };
    return { content: written(format, { source_media_chunk: payload }), expected: ['malformed_message'] };
  },
  'half a sample': (random, format) => ({
    content: chunk(format, 2 * upTo(random, secondBytes / 2) + 1),
    expected: ['not_whole_frames'],
  }),
  'more than a second': (random, format) => ({
    content: chunk(format, secondBytes + 2 * (1 + upTo(random, (chunkBytes - secondBytes) / 2))),
    expected: ['chunk_too_large'],
  }),
  'more bytes than a chunk has': (random, format) => ({
    content: chunk(format, chunkBytes + 1 + upTo(random, 16_000)),
    expected: ['chunk_too_large'],
  }),
  'more bytes than a frame has': (random, format) => ({
    content: framed(format, Buffer.alloc(largestFrame + 1 + upTo(random, 100_000), 0x20)),
    expected: ['chunk_too_large'],
  }),
  'a message with other bytes': (random, format) => {
    const content = Buffer.from(chunk(format, 2 * upTo(random, 200)));
    for (let changes = 1 + upTo(random, 3); changes > 0; changes -= 1)
      content[upTo(random, content.length)] = format === 'json' ? 0x20 + upTo(random, 0x5f) : upTo(random, 0x100);
    return {
      content: framed(format, content),
      expected: ['none', 'malformed_message', 'unknown_message', 'not_whole_frames'],
    };
  },
};

export function hostileFrame(random: Random, format: Format): HostileFrame {
  const [what, make] = pick(random, Object.entries(kinds));
  return { what, ...make(random, format) };
}

/** A chunk of so many bytes of silence, as a message. */
export function chunk(format: Format, bytes: number): string | Uint8Array {
  const data = Buffer.alloc(bytes);
  return written(format, { source_media_chunk: { data: format === 'json' ? data.toString('base64') : data } });
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[upTo(random, items.length)] as Item;
}

/** A whole number below `end`. */
export function upTo(random: Random, end: number): number {
  return Math.floor(random() * end);
}

export function noise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => upTo(random, 256)));
}

function written(format: Format, value: unknown): string | Uint8Array {
  return format === 'json' ? JSON.stringify(value) : encode(value);
}

/** In the kind of frame that the format has. */
function framed(format: Format, content: string | Uint8Array): string | Uint8Array {
  if (format === 'msgpack') return typeof content === 'string' ? Buffer.from(content) : content;
  return typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
}
