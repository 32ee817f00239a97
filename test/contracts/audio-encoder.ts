import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AudioEncoders, EncodedAudio } from '../../src/contracts/audio/audio-encoder.ts';
import { likeness, makeTone } from '../support/audio-samples.ts';
import { processIsGone } from '../support/process-is-gone.ts';

/** A content type and what is particular about it. */
export interface EncodedType {
  readonly contentType: string;
  /** As the stream is announced, if not as it was opened. */
  readonly announced?: string;
  /** Headers at the beginning of the stream. */
  readonly headers: number;
  /** Samples at 24 kHz that the codec puts before the first one. Default 0. */
  readonly delay?: number;
  /** Samples at 24 kHz that the codec may add at the end, for lack of a way to say that they are none. Default 0. */
  readonly tail?: number;
  /** Highest difference of a sample, if the codec keeps samples as they are. */
  readonly exact?: number;
  /** The samples at 24 kHz in elements that were put together; all bytes must be right. */
  decode(elements: readonly Uint8Array[]): Promise<Int16Array>;
  /** What another encoder makes of the same samples; it must be the same to the byte. */
  reference?(samples: Int16Array): Promise<Buffer>;
}

export interface AudioEncoderContract {
  create(): AudioEncoders;
  readonly types: readonly EncodedType[];
  processId?(encoder: unknown): number | undefined;
  readonly skip?: string | false;
}

const rate = 24_000;
const never = new AbortController().signal;
/** Samples of silence that a flush may add. */
const longestPadding = (rate * 150) / 1000;
const longestLag = rate / 10;

/** What every AudioEncoders does: the docstrings of the contract as tests. */
export function describeAudioEncoders(name: string, contract: AudioEncoderContract): void {
  const { types } = contract;

  describe(`the audio encoders ${name}`, { skip: contract.skip ?? false }, () => {
    let encoders: AudioEncoders;
    before(() => {
      encoders = contract.create();
    });
    after(async () => {
      await encoders[Symbol.asyncDispose]();
    });

    it('say what they encode', async () => {
      assert.equal(encoders.missing(), undefined);
      assert.deepEqual(encoders.contentTypes().toSorted(), types.map(({ contentType }) => contentType).toSorted());
      await assert.rejects(encoders.open('audio/mpeg', never), { code: 'engine_unavailable' });
    });

    it('name the codec of a type that has none', async () => {
      for (const { contentType, announced = contentType } of types) {
        await using encoder = await encoders.open(contentType, never);
        assert.equal(encoder.contentType, announced);
      }
    });

    for (const type of types.filter(({ announced }) => announced === undefined))
      describe(type.contentType, () => {
        const { contentType, headers, delay = 0, tail = 0, exact, decode } = type;

        /** Samples that came out. */
        const samplesOf = (parts: readonly EncodedAudio[]): number =>
          Math.round((parts.reduce((sum, { durationMs }) => sum + durationMs, 0) * rate) / 1000);

        it('encodes all samples, in elements that are never far behind', async () => {
          await using encoder = await encoders.open(contentType, never);
          const tone = makeTone(2, rate);
          const parts: EncodedAudio[] = [];
          let written = 0;
          for (let piece = 0; written < tone.length; piece += 1) {
            const size = [1, 2_000, 479, 0, 5_000, 960][piece % 6] as number;
            parts.push(await encoder.write(tone.slice(written, written + size)));
            written = Math.min(tone.length, written + size);
            const came = samplesOf(parts) - delay;
            assert.ok(came >= written - longestLag, `${written - came} samples behind`);
          }
          parts.push(await encoder.end());
          checkForm(parts, headers);
          const decoded = await decode(parts.flatMap(({ elements }) => elements));
          const sum = samplesOf(parts);
          const excess = decoded.length - tone.length - delay;
          assert.ok(excess >= 0 && excess <= tail, `${excess} samples too many`);
          assert.ok(Math.abs(sum - decoded.length) <= tail, `${sum} samples announced, ${decoded.length} decoded`);
          assert.ok(likeness(tone, decoded, delay + 40) > 0.97, 'it is another signal');
          if (exact !== undefined) checkSamples(tone, decoded, exact);
        });

        it('gives everything at a flush, with little silence after it', async () => {
          await using encoder = await encoders.open(contentType, never);
          const tone = makeTone(2, rate);
          const segments = [0, 0.35, 0.45, 1.5, 2]
            .slice(1)
            .map((to, index, ends) => tone.slice((ends[index - 1] ?? 0) * rate, to * rate));
          const parts: EncodedAudio[] = [];
          const given: number[] = [];
          for (const segment of segments) {
            parts.push(await encoder.write(segment), await encoder.flush());
            given.push(samplesOf(parts));
            const again = await encoder.flush();
            assert.ok(again.durationMs < 150);
            parts.push(again);
          }
          parts.push(await encoder.end());
          checkForm(parts, headers);
          const decoded = await decode(parts.flatMap(({ elements }) => elements));
          let end = delay;
          for (const [index, segment] of segments.entries()) {
            const silence = shiftOf(segment, decoded.subarray(end), index === 0 ? 40 : longestPadding);
            assert.ok(silence !== undefined && (index > 0 || silence < 3), `segment ${index} was not found`);
            end += silence + segment.length;
            assert.ok(end <= (given[index] as number), `${end - (given[index] as number)} samples are missing`);
          }
          assert.ok(decoded.length - end < longestPadding + tail);
        });

        it('gives everything at a flush, wherever it comes', async () => {
          await using encoder = await encoders.open(contentType, never);
          const parts: EncodedAudio[] = [];
          let written = 0;
          for (let size = 1; size < 2_000; size += 97) {
            parts.push(await encoder.write(makeTone(size / rate, rate)), await encoder.flush());
            written += size;
            assert.ok(samplesOf(parts) - delay >= written);
          }
        });

        if (type.reference !== undefined)
          it('is the same as what another encoder makes of the samples', async () => {
            await using encoder = await encoders.open(contentType, never);
            const tone = makeTone(1, rate);
            const parts = [
              await encoder.write(tone.slice(0, 7_001)),
              await encoder.write(tone.slice(7_001)),
              await encoder.end(),
            ];
            const bytes = Buffer.concat(parts.flatMap(({ elements }) => elements));
            const expected = (await type.reference?.(tone)) as Buffer;
            assert.ok(bytes.equals(expected), `${bytes.length} bytes, not ${expected.length}, or others`);
          });

        it('can be played after each element', async () => {
          await using encoder = await encoders.open(contentType, never);
          const parts = [await encoder.write(makeTone(0.6, rate)), await encoder.flush()];
          const elements = parts.flatMap((part) => part.elements);
          const few = elements.slice(0, headers + 3);
          assert.ok((await decode(few)).length > 0, `${few.length} of ${elements.length} elements`);
        });

        it('does not clip or wrap what is loud', async () => {
          await using encoder = await encoders.open(contentType, never);
          const loud = Int16Array.from({ length: rate }, (_, index) =>
            Math.floor(index / 60) % 2 === 0 ? 32_767 : -32_768,
          );
          const parts = [await encoder.write(loud), await encoder.end()];
          const decoded = await decode(parts.flatMap(({ elements }) => elements));
          assert.ok(likeness(loud, decoded, delay + 40) > 0.9);
        });

        it('gives nothing for nothing', async () => {
          await using encoder = await encoders.open(contentType, never);
          const nothing = { elements: [], durationMs: 0 };
          assert.deepEqual(await encoder.write(new Int16Array(0)), nothing);
          assert.deepEqual(await encoder.flush(), nothing);
          assert.deepEqual(await encoder.end(), nothing);
          await assert.rejects(encoder.write(new Int16Array(10)));
          await assert.rejects(encoder.end());
        });

        it('ends with the signal, and with its disposal', async () => {
          const reason = new Error('enough');
          const controller = new AbortController();
          const encoder = await encoders.open(contentType, controller.signal);
          const process = contract.processId?.(encoder);
          await encoder.write(makeTone(0.2, rate));
          controller.abort(reason);
          await assert.rejects(encoder.write(makeTone(0.2, rate)), reason);
          await assert.rejects(encoders.open(contentType, controller.signal), reason);
          const other = await encoders.open(contentType, never);
          await other[Symbol.asyncDispose]();
          await assert.rejects(other.write(makeTone(0.1, rate)));
          await encoder[Symbol.asyncDispose]();
          if (process !== undefined) await processIsGone(process);
        });
      });

    it('encode streams beside each other, each with its own samples', async () => {
      const results = await Promise.all(
        types.map(async ({ contentType, decode, delay = 0 }) => {
          await using encoder = await encoders.open(contentType, never);
          const tone = makeTone(0.5, rate);
          const parts = await Promise.all([
            encoder.write(tone.slice(0, 3_000)),
            encoder.write(tone.slice(3_000)),
            encoder.end(),
          ]);
          return likeness(tone, await decode(parts.flatMap(({ elements }) => elements)), delay + 40);
        }),
      );
      for (const [index, result] of results.entries()) assert.ok(result > 0.95, types[index]?.contentType);
    });

    it('end with everything that is open', async () => {
      const others = contract.create();
      const opened = await Promise.all(types.map(({ contentType }) => others.open(contentType, never)));
      const processes = opened.flatMap((encoder) => contract.processId?.(encoder) ?? []);
      await others[Symbol.asyncDispose]();
      for (const encoder of opened) await assert.rejects(encoder.write(makeTone(0.1, rate)), { code: 'shutting_down' });
      await Promise.all(processes.map(processIsGone));
    });
  });
}

/** Headers are announced in the first answer that has elements, and nowhere else. */
function checkForm(parts: readonly EncodedAudio[], headers: number): void {
  const withElements = parts.filter(({ elements }) => elements.length > 0);
  for (const [index, { elements, headers: announced, durationMs }] of withElements.entries()) {
    assert.equal(announced ?? 0, index === 0 ? headers : 0);
    assert.ok(elements.length > (announced ?? 0) && elements.every(({ length }) => length > 0));
    assert.ok(durationMs >= 0);
  }
}

/** By how many samples a segment is later than the beginning of the samples, if it is there. */
function shiftOf(segment: Int16Array, samples: Int16Array, reach: number): number | undefined {
  let best: number | undefined;
  let highest = 0.8;
  const begin = segment.subarray(0, rate / 10);
  for (let shift = 0; shift <= reach; shift += 1) {
    const value = likeness(begin, samples.subarray(shift), 0);
    if (value > highest) [highest, best] = [value, shift];
  }
  return best;
}

function checkSamples(expected: Int16Array, given: Int16Array, tolerance: number): void {
  for (const [index, sample] of expected.entries())
    assert.ok(Math.abs(sample - (given[index] as number)) <= tolerance, `sample ${index}`);
}
