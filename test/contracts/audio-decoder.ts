import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { AudioDecoder, AudioDecoders } from '../../src/contracts/audio/audio-decoder.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { likeness, makeTone } from '../support/audio-samples.ts';
import { processIsGone } from '../support/process-is-gone.ts';

/** A tone of two seconds (`makeTone`) in one content type. */
export interface EncodedTone {
  readonly contentType: string;
  /** What is particular about it; part of the name of its tests. */
  readonly variant?: string;
  make(): Promise<Buffer>;
  /** Samples by which codec and container make it longer, at most. Default 0. */
  readonly longer?: number;
  /** It can be read from the beginning to the end. Default true. */
  readonly streams?: boolean;
  /** It is a file of jobs. Default false. */
  readonly isFile?: boolean;
}

export interface AudioDecoderContract {
  create(): AudioDecoders;
  readonly tones: readonly EncodedTone[];
  /** Bytes that are of none of the content types. */
  readonly junk: { readonly contentType: string; readonly bytes: Uint8Array };
  /** The process of a decoder, if it has one. */
  processId?(decoder: unknown): number | undefined;
  readonly skip?: string | false;
}

export const toneSeconds = 2;
const rate = 16_000;
const never = new AbortController().signal;

type Samples = Omit<AudioDecoder, 'write' | 'end'>;

/** What every AudioDecoders does: the docstrings of the contract as tests. */
export function describeAudioDecoders(name: string, contract: AudioDecoderContract): void {
  const { tones, junk } = contract;
  const expected = makeTone(toneSeconds, rate);

  function check(decoded: Int16Array, { longer = 0 }: EncodedTone): void {
    const excess = decoded.length - expected.length;
    assert.ok(excess >= 0 && excess <= longer, `${excess} samples too long`);
    assert.ok(likeness(expected, decoded, longer + 40) > 0.99, 'it is another signal');
  }

  describe(`the audio decoders ${name}`, { skip: contract.skip ?? false }, () => {
    let decoders: AudioDecoders;
    let folder: string;
    before(() => {
      decoders = contract.create();
      folder = mkdtempSync(join(tmpdir(), 'dragoman-audio-'));
    });
    after(async () => {
      await decoders[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    });

    it('say what they decode and why the rest is missing', async () => {
      assert.equal(decoders.missing(), undefined);
      const types = decoders.contentTypes();
      assert.equal(new Set(types).size, types.length);
      for (const { contentType } of tones) assert.ok(types.includes(contentType), contentType);
      const unavailable = { code: 'engine_unavailable' };
      await assert.rejects(decoders.open('audio/aiff', never), unavailable);
      await assert.rejects(decoders.openFile('/nowhere', 'audio/aiff', never), unavailable);
      const pcm = types.find((type) => type.startsWith('audio/pcm;'));
      if (pcm !== undefined) await assert.rejects(decoders.openFile('/nowhere', pcm, never), unavailable);
    });

    for (const tone of tones.filter(({ streams = true }) => streams)) {
      const { contentType, variant } = tone;
      describe([contentType, variant].filter(Boolean).join(', '), () => {
        let bytes: Buffer;
        before(async () => {
          bytes = await tone.make();
        });

        it('is decoded whole, and the same wherever its bytes are cut', async () => {
          const whole = await decode(await decoders.open(contentType, never), [bytes]);
          check(whole, tone);
          for (const size of [1, 4_001]) {
            const pieces = size === 1 ? cut(bytes.subarray(0, 400), 1).concat([bytes.subarray(400)]) : cut(bytes, size);
            assert.deepEqual(await decode(await decoders.open(contentType, never), pieces), whole, `cut at ${size}`);
          }
        });

        it('gives output while input comes, and counts it', async () => {
          await using decoder = await decoders.open(contentType, never);
          const most = bytes.subarray(0, (bytes.length * 7) >> 3);
          const reading = decoder[Symbol.asyncIterator]();
          for (const piece of cut(most, 2_000)) await decoder.write(piece);
          let read = 0;
          while (read < rate / 4) {
            const { value } = await reading.next();
            read += value.length;
            assert.ok(decoder.decodedMs() >= read / 16);
          }
        });

        it('ends with the reason of the signal, and lets nothing be written after its disposal', async () => {
          const controller = new AbortController();
          const reason = new Error('enough');
          const decoder = await decoders.open(contentType, controller.signal);
          const process = contract.processId?.(decoder);
          await decoder.write(bytes.subarray(0, 1_000));
          const reading = assert.rejects(collect(decoder), reason);
          controller.abort(reason);
          await reading;
          await assert.rejects(decoder.write(bytes), reason);
          await decoder[Symbol.asyncDispose]();
          await assert.rejects(decoder.write(bytes));
          await assert.rejects(decoders.open(contentType, controller.signal), reason);
          if (process !== undefined) await processIsGone(process);
        });
      });
    }

    for (const tone of tones.filter(({ isFile = false }) => isFile)) {
      const { contentType, variant = '' } = tone;
      it(`decode a file of ${contentType} ${variant}`, async () => {
        const path = join(folder, `-tone %d:${contentType.replace('/', ' ')}${variant}`);
        writeFileSync(path, await tone.make());
        const decoder = await decoders.openFile(path, contentType, never);
        check(await collect(decoder), tone);
        await decoder[Symbol.asyncDispose]();
        const reason = new Error('enough');
        const controller = new AbortController();
        await using aborted = await decoders.openFile(path, contentType, controller.signal);
        controller.abort(reason);
        await assert.rejects(collect(aborted), reason);
      });
    }

    it('give nothing for nothing', async () => {
      for (const { contentType } of tones.filter(({ streams = true }) => streams))
        assert.equal((await decode(await decoders.open(contentType, never), [])).length, 0, contentType);
    });

    it('hold up who writes while nobody reads', async () => {
      const [tone] = tones;
      assert.ok(tone);
      const bytes = await tone.make();
      await using decoder = await decoders.open(tone.contentType, never);
      let written = 0;
      const writing = (async () => {
        for (; written < 200; written += 1) await decoder.write(bytes);
        decoder.end();
      })();
      while (decoder.decodedMs() < 4_000) await new Promise((resolve) => setImmediate(resolve));
      for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      assert.ok(written < 200);
      const [samples] = await Promise.all([count(decoder), writing]);
      assert.equal(samples, 200 * toneSeconds * rate);
    });

    it('refuse what is not of the format, with a reason, after what could be decoded', async () => {
      await using decoder = await decoders.open(junk.contentType, never);
      const reading = assert.rejects(collect(decoder), undecodable);
      await decoder.write(junk.bytes).catch(() => {});
      decoder.end();
      decoder.end();
      await reading;
      await assert.rejects(decoder.write(junk.bytes));
    });

    it('end with everything that is open', async () => {
      const others = contract.create();
      const opened = await Promise.all(
        tones.filter(({ streams = true }) => streams).map(({ contentType }) => others.open(contentType, never)),
      );
      const readings = opened.map((decoder) => assert.rejects(collect(decoder), { code: 'shutting_down' }));
      const processes = opened.flatMap((decoder) => contract.processId?.(decoder) ?? []);
      await others[Symbol.asyncDispose]();
      await Promise.all(readings);
      await Promise.all(processes.map(processIsGone));
    });
  });
}

export function undecodable(error: unknown): boolean {
  assert.ok(error instanceof ServiceError, String(error));
  assert.equal(error.code, 'audio_undecodable', String(error.cause));
  assert.match(error.fields.reason ?? '', /^\S.*[^.]$/);
  return true;
}

/** Pieces of at most `size` bytes. */
export function cut(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

/** Writes the pieces and reads all that comes. */
export async function decode(decoder: AudioDecoder, pieces: readonly Uint8Array[]): Promise<Int16Array> {
  await using opened = decoder;
  const writing = (async () => {
    for (const piece of pieces) await opened.write(piece);
    opened.end();
  })();
  const [samples] = await Promise.all([collect(opened), writing]);
  assert.equal(opened.decodedMs(), samples.length / 16);
  return samples;
}

export async function collect(decoder: Samples): Promise<Int16Array> {
  const chunks: Int16Array[] = [];
  for await (const samples of decoder) chunks.push(samples);
  const all = new Int16Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

async function count(decoder: Samples): Promise<number> {
  let sum = 0;
  for await (const { length } of decoder) sum += length;
  return sum;
}
