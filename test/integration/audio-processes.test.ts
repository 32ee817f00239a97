import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createAudioDecoders } from '../../src/audio/create-audio-decoders.ts';
import { createAudioEncoders } from '../../src/audio/create-audio-encoders.ts';
import type { FfmpegDecoder } from '../../src/audio/decoding/ffmpeg-decoder.ts';
import type { FfmpegEncoder } from '../../src/audio/encoding/ffmpeg-encoder.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { collect } from '../contracts/audio-decoder.ts';
import { encodeTone, makeTone, withoutFfmpeg } from '../support/audio-samples.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { processIsGone } from '../support/process-is-gone.ts';

const never = new AbortController().signal;
const stallMs = 1_000;

describe('processes of audio', { skip: withoutFfmpeg }, () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-ffmpeg-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  /** A program in place of ffmpeg. */
  function program(name: string, ...lines: readonly string[]): string {
    const path = join(folder, name);
    rmSync(path, { recursive: true, force: true });
    const ffmpeg = join(mkdtempSync(path), 'ffmpeg');
    writeFileSync(ffmpeg, ['#!/bin/sh', ...lines].join('\n'));
    chmodSync(ffmpeg, 0o755);
    return join(ffmpeg, '..');
  }

  it('are ended when they read and write nothing', async () => {
    const clock = new ManualClock();
    const options = { searchPath: program('hangs', 'exec sleep 1000'), clock, stallMs };
    await using decoders = createAudioDecoders(options);
    await using encoders = createAudioEncoders(options);
    const decoder = (await decoders.open('audio/ogg', never)) as FfmpegDecoder;
    await decoder.write(Buffer.from('OggS............'));
    decoder.end();
    const encoder = (await encoders.open('audio/ogg', never)) as FfmpegEncoder;
    const writing = encoder.write(makeTone(1, 24_000));
    const processes = [decoder.processId as number, encoder.processId as number];
    const ends = Promise.all([
      assert.rejects(collect(decoder), { code: 'engine_timed_out' }),
      assert.rejects(writing, { code: 'engine_failed' }),
    ]);
    let ended = false;
    void ends.then(() => {
      ended = true;
    });
    await poll(() => {
      clock.advance(stallMs);
      return ended;
    });
    await ends;
    await Promise.all(processes.map(processIsGone));
    await assert.rejects(encoder.flush(), { code: 'engine_failed' });
  });

  it('may wait for the reader as long as it likes', async () => {
    const clock = new ManualClock();
    await using decoders = createAudioDecoders({ searchPath: process.env.PATH ?? '', clock, stallMs });
    const path = join(folder, 'long.wav');
    writeFileSync(path, await encodeTone(60, ['-f', 'wav']));
    const decoder = await decoders.openFile(path, 'audio/wav', never);
    await poll(() => decoder.decodedMs() >= 4_000);
    for (let turn = 0; turn < 20; turn += 1) {
      clock.advance(stallMs);
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.ok(decoder.decodedMs() < 20_000, `${decoder.decodedMs()} ms were decoded ahead`);
    assert.equal((await collect(decoder)).length, 60 * 16_000);
  });

  it('may crash, be killed, report without end, or not start', async () => {
    const cases = [
      ['crashes', 'kill -SEGV $$', 'audio_undecodable', /crashed/],
      ['killed', 'kill -KILL $$', 'engine_failed', /engine/],
      ['talks', 'yes "an error" | head -c 3000000 >&2; exit 1', 'audio_undecodable', /not Ogg audio/],
      ['cannot', 'exit 127', 'engine_unavailable', /could not be started/],
      ['silent', 'cat >/dev/null', 'audio_undecodable', /not Ogg audio/],
    ] as const;
    for (const [name, line, code, message] of cases) {
      const searchPath = program(name, line);
      await using decoders = createAudioDecoders({ searchPath, clock: systemClock });
      await using decoder = await decoders.open('audio/ogg', never);
      const reading = assert.rejects(collect(decoder), { code, message }, name);
      await decoder.write(Buffer.from('OggS............')).catch(() => {});
      decoder.end();
      await reading;
      if (name === 'silent') continue;
      await using encoders = createAudioEncoders({ searchPath, clock: systemClock });
      await using encoder = await encoders.open('audio/ogg', never);
      await assert.rejects(encoder.write(makeTone(1, 24_000)), { code: /^engine_(failed|unavailable)$/ });
    }
  });

  it('have a limit of memory', async () => {
    const options = { searchPath: process.env.PATH ?? '', clock: systemClock, memoryLimit: 64 * 1024 * 1024 };
    await using decoders = createAudioDecoders(options);
    await using decoder = await decoders.open('audio/ogg', never);
    const reading = assert.rejects(collect(decoder), { code: /^(engine_unavailable|audio_undecodable)$/ });
    await decoder.write(await encodeTone(1, ['-c:a', 'libopus', '-f', 'ogg'])).catch(() => {});
    decoder.end();
    await reading;
  });

  it('are reported when what they write is not of the format', async () => {
    const searchPath = program('junk', 'head -c 1000 /dev/zero; cat >/dev/null');
    await using encoders = createAudioEncoders({ searchPath, clock: systemClock });
    for (const type of ['audio/ogg', 'audio/webm', 'audio/flac', 'video/mp2t;codecs=aac']) {
      await using encoder = await encoders.open(type, never);
      await assert.rejects(encoder.write(makeTone(1, 24_000)), { code: 'engine_failed' });
    }
  });
});
