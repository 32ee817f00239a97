import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { createAudioDecoders } from '../../src/audio/create-audio-decoders.ts';
import { recognizeContainer } from '../../src/audio/decoding/containers.ts';
import { declaredMs } from '../../src/audio/decoding/declared-length.ts';
import { AdtsFrames } from '../../src/audio/encoding/adts-frames.ts';
import { MalformedMedia } from '../../src/audio/encoding/byte-queue.ts';
import { flacTiming, opusTiming } from '../../src/audio/encoding/ogg-clock.ts';
import { FlacPackets, OpusPackets } from '../../src/audio/encoding/ogg-packets.ts';
import { OggSplitter } from '../../src/audio/encoding/ogg-splitter.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { canonicalMediaType } from '../../src/language/media-types.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { cut } from '../contracts/audio-decoder.ts';
import { encodeTone, withoutFfmpeg } from '../support/audio-samples.ts';

const never = new AbortController().signal;
/** How many times as many inputs as in every test run: `TEST_AUDIO_FUZZ=100`. */
const factor = Number(process.env.TEST_AUDIO_FUZZ ?? 1);

interface Mutation {
  readonly at: number;
  readonly kind: 'set' | 'remove' | 'repeat' | 'insert';
  readonly value: number;
  readonly length: number;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom('set', 'remove', 'repeat', 'insert'),
  value: fc.oneof(fc.constantFrom(0, 0x7f, 0x80, 0xff), fc.nat(255)),
  length: fc.oneof(fc.nat(8), fc.nat(3_000)),
});
/** Beginnings of files, where lengths and counts are, are changed more often. */
const mutations = fc.array(
  fc.oneof(
    mutation,
    mutation.map((given) => ({ ...given, at: given.at / 100 })),
  ),
  { minLength: 1, maxLength: 6 },
);

function mutate(bytes: Buffer, changes: readonly Mutation[]): Buffer {
  return changes.reduce((given, { at, kind, value, length }) => {
    const from = Math.floor(at * given.length);
    const rest = given.subarray(from + length);
    const piece = given.subarray(from, from + length);
    if (kind === 'set') return Buffer.concat([given.subarray(0, from), piece.map(() => value), rest]);
    if (kind === 'remove') return Buffer.concat([given.subarray(0, from), rest]);
    const added = kind === 'repeat' ? piece : Buffer.alloc(length, value);
    return Buffer.concat([given.subarray(0, from), added, given.subarray(from)]);
  }, bytes);
}

const formats = [
  ['audio/ogg', ['-c:a', 'libopus', '-f', 'ogg']],
  ['audio/ogg', ['-c:a', 'libvorbis', '-f', 'ogg']],
  ['audio/ogg', ['-c:a', 'flac', '-f', 'ogg']],
  ['audio/flac', ['-f', 'flac']],
  ['audio/mpeg', ['-c:a', 'libmp3lame', '-f', 'mp3']],
  ['audio/webm', ['-c:a', 'libopus', '-f', 'webm']],
  ['audio/x-matroska', ['-c:a', 'aac', '-f', 'matroska']],
  ['audio/x-matroska', ['-c:a', 'pcm_s16le', '-f', 'matroska']],
] as const;

/** Whose index may be anywhere. */
const fileFormats = [
  ['audio/wav', ['-f', 'wav']],
  ['audio/mp4', ['-c:a', 'aac', '-f', 'ipod']],
  ['audio/mp4', ['-c:a', 'aac', '-movflags', 'faststart', '-f', 'mp4']],
  ['audio/mp4', ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4']],
] as const;

describe('hostile audio', { skip: withoutFfmpeg }, () => {
  let files: { readonly type: string; readonly bytes: Buffer }[];
  let opusPages: Buffer;
  let flacPages: Buffer;
  let adts: Buffer;
  before(async () => {
    files = await Promise.all(formats.map(async ([type, words]) => ({ type, bytes: await encodeTone(0.4, words) })));
    opusPages = await encodeTone(0.4, ['-c:a', 'libopus', '-page_duration', '20000', '-f', 'ogg']);
    flacPages = await encodeTone(0.2, [
      '-ar',
      '24000',
      '-c:a',
      'flac',
      '-frame_size',
      '480',
      '-page_duration',
      '1',
      '-f',
      'ogg',
    ]);
    adts = await encodeTone(0.4, ['-c:a', 'aac', '-f', 'adts']);
  });

  it('in any container ends in samples or a reason, and in no process', async () => {
    await using decoders = createAudioDecoders({ searchPath: process.env.PATH ?? '', clock: systemClock });
    const decode = async (type: string, bytes: Buffer, size: number): Promise<void> => {
      await using decoder = await decoders.open(type, never);
      const writing = (async () => {
        for (const piece of cut(bytes, size)) await decoder.write(piece);
      })().catch(() => {});
      void writing.then(() => decoder.end());
      try {
        for await (const samples of decoder) assert.ok(samples instanceof Int16Array);
      } catch (error) {
        assert.ok(error instanceof ServiceError && error.code === 'audio_undecodable', String(error));
      }
    };
    const property = fc.asyncProperty(
      fc.nat(formats.length - 1),
      mutations,
      fc.integer({ min: 200, max: 8_000 }),
      fc.boolean(),
      async (index, changes, size, auto) => {
        const { type, bytes } = files[index] as (typeof files)[number];
        await decode(auto ? 'audio/auto' : type, mutate(bytes, changes), size);
      },
    );
    await fc.assert(property, { numRuns: 60 * factor });
  });

  it('in a file ends in samples or a reason', async () => {
    await using decoders = createAudioDecoders({ searchPath: process.env.PATH ?? '', clock: systemClock });
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-hostile-'));
    const path = join(folder, 'upload');
    const kinds = await Promise.all(
      fileFormats.map(async ([type, words]) => {
        await encodeTone(0.4, [...words, path]);
        return { type, bytes: readFileSync(path) };
      }),
    );
    const property = fc.asyncProperty(fc.nat(kinds.length - 1), mutations, async (index, changes) => {
      const { type, bytes } = kinds[index] as (typeof kinds)[number];
      writeFileSync(path, mutate(bytes, changes));
      try {
        await using decoder = await decoders.openFile(path, type, never);
        for await (const samples of decoder) assert.ok(samples instanceof Int16Array);
      } catch (error) {
        assert.ok(error instanceof ServiceError && error.code === 'audio_undecodable', String(error));
      }
    });
    await fc.assert(property, { numRuns: 30 * factor }).finally(() => rmSync(folder, { recursive: true }));
  });

  it('of PCM is decoded to its length, wherever it is cut', async () => {
    await using decoders = createAudioDecoders({ searchPath: '', clock: systemClock });
    const types = [8_000, 16_000, 44_100, 48_000].map((rate) => ({
      type: `audio/pcm;encoding=s16le;rate=${rate}`,
      rate,
      size: 2,
    }));
    const laws = ['alaw', 'ulaw'].map((law) => ({ type: `audio/pcm;encoding=${law};rate=8000`, rate: 8_000, size: 1 }));
    const property = fc.asyncProperty(
      fc.constantFrom(...types, ...laws),
      fc.array(fc.uint8Array({ maxLength: 9_000 }), { maxLength: 4 }),
      async ({ type, rate, size }, pieces) => {
        await using decoder = await decoders.open(type, never);
        for (const piece of pieces) await decoder.write(piece);
        decoder.end();
        const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
        let samples = 0;
        const reading = (async () => {
          for await (const { length } of decoder) samples += length;
        })();
        if (bytes % size === 0) await reading;
        else await assert.rejects(reading, { code: 'audio_undecodable' });
        assert.equal(samples, Math.ceil((Math.floor(bytes / size) * 16_000) / rate));
      },
    );
    await fc.assert(property, { numRuns: 150 * factor });
  });

  it('leaves readers of elements whole: the same wherever it is cut, or an error', () => {
    const readers = [
      { create: () => new OggSplitter(opusTiming), bytes: opusPages },
      { create: () => new OpusPackets(), bytes: opusPages },
      { create: () => new FlacPackets(), bytes: flacPages },
      { create: () => new OggSplitter(flacTiming), bytes: flacPages },
      { create: () => new AdtsFrames('bare'), bytes: adts },
    ];
    const read = (index: number, pieces: readonly Buffer[]): string => {
      const reader = (readers[index] as (typeof readers)[number]).create();
      const found: unknown[] = [];
      try {
        for (const piece of pieces)
          for (const { bytes, ...rest } of reader.push(piece))
            found.push([Buffer.from(bytes).toString('base64'), rest]);
      } catch (error) {
        assert.ok(error instanceof MalformedMedia || error instanceof RangeError, String(error));
        found.push('malformed');
      }
      return JSON.stringify(found);
    };
    const property = fc.property(
      fc.nat(readers.length - 1),
      fc.array(mutation, { maxLength: 3 }),
      fc.integer({ min: 1, max: 2_000 }),
      (index, changes, size) => {
        const bytes = mutate((readers[index] as (typeof readers)[number]).bytes, changes);
        read(index, cut(bytes, size));
        if (changes.length === 0) assert.equal(read(index, cut(bytes, size)), read(index, [bytes]));
      },
    );
    fc.assert(property, { numRuns: 300 * factor });
  });

  it('has a beginning that is recognized or not, and a length that is known or not', () => {
    const beginning = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.tuple(fc.nat(formats.length - 1), mutations).map(([index, changes]) => ({ index, changes })),
    );
    const property = fc.property(beginning, fc.string({ unit: 'binary', maxLength: 60 }), (given, text) => {
      const bytes =
        given instanceof Uint8Array
          ? Buffer.from(given)
          : mutate((files[given.index] as (typeof files)[number]).bytes.subarray(0, 400), given.changes);
      recognizeContainer(bytes);
      const milliseconds = declaredMs(bytes);
      assert.ok(milliseconds === undefined || milliseconds >= 0);
      const wav = Buffer.concat([Buffer.from('RIFF....WAVEfmt '), bytes]);
      assert.ok((declaredMs(wav) ?? 0) >= 0);
      const canonical = canonicalMediaType(text);
      assert.equal(canonicalMediaType(canonical), canonical);
    });
    fc.assert(property, { numRuns: 300 * factor });
  });
});
