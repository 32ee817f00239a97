import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createAudioDecoders } from '../../src/audio/create-audio-decoders.ts';
import type { AudioDecoders } from '../../src/contracts/audio/audio-decoder.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { collect, cut } from '../contracts/audio-decoder.ts';
import { encodeTone, ffmpeg, withoutFfmpeg } from '../support/audio-samples.ts';

const never = new AbortController().signal;
const video = ['-f', 'lavfi', '-i', 'testsrc=duration=1:size=64x64:rate=5'];

describe('audio that cannot be decoded', { skip: withoutFfmpeg }, () => {
  let decoders: AudioDecoders;
  let folder: string;
  let path: string;
  before(() => {
    decoders = createAudioDecoders({ searchPath: process.env.PATH ?? '', clock: systemClock });
    folder = mkdtempSync(join(tmpdir(), 'dragoman-refusals-'));
    path = join(folder, 'upload');
  });
  after(async () => {
    await decoders[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  /** How many samples came, and why no more did. */
  async function decodeFile(contentType: string, bytes: Uint8Array): Promise<{ samples: number; reason?: string }> {
    writeFileSync(path, bytes);
    return outcome(async (count) => {
      await using decoder = await decoders.openFile(path, contentType, never);
      for await (const { length } of decoder) count(length);
    });
  }

  async function decodeStream(contentType: string, bytes: Buffer): Promise<{ samples: number; reason?: string }> {
    return outcome(async (count) => {
      await using decoder = await decoders.open(contentType, never);
      const writing = (async () => {
        for (const piece of cut(bytes, 3_000)) await decoder.write(piece);
        decoder.end();
      })().catch(() => {});
      try {
        for await (const { length } of decoder) count(length);
      } finally {
        await writing;
      }
    });
  }

  it('has no audio track', async () => {
    const reason = 'it has no audio track';
    const webm = await ffmpeg([...video, '-c:v', 'libvpx', '-f', 'webm', 'pipe:1']);
    assert.deepEqual(await decodeFile('audio/webm', webm), { samples: 0, reason });
    assert.deepEqual(await decodeStream('audio/webm', webm), { samples: 0, reason });
    await ffmpeg([...video, '-c:v', 'mpeg4', '-f', 'mp4', path]);
    const outcomeOfFile = await outcome(async (count) => {
      for await (const { length } of await decoders.openFile(path, 'audio/mp4', never)) count(length);
    });
    assert.deepEqual(outcomeOfFile, { samples: 0, reason });
  });

  it('is found beside video, which is not decoded', async () => {
    const tone = ['-f', 'lavfi', '-i', 'sine=duration=1:sample_rate=48000'];
    await ffmpeg([...video, ...tone, '-c:v', 'mpeg4', '-c:a', 'aac', '-f', 'mp4', path]);
    const { length } = await collect(await decoders.openFile(path, 'audio/mp4', never));
    assert.ok(length >= 16_000 && length < 17_500, String(length));
  });

  it('has a codec that is not in the list of its container', async () => {
    const reason = 'its audio codec is not supported';
    const matroska = await encodeTone(1, ['-c:a', 'adpcm_yamaha', '-f', 'matroska']);
    assert.deepEqual(await decodeStream('audio/x-matroska', matroska), { samples: 0, reason });
    await encodeTone(1, ['-c:a', 'adpcm_yamaha', '-f', 'wav', path]);
    assert.deepEqual(await decodeFile('audio/wav', readFileSync(path)), { samples: 0, reason });
  });

  it('is read from a file without a name', async () => {
    const bytes = await encodeTone(1, ['-c:a', 'libopus', '-f', 'webm']);
    writeFileSync(path, bytes);
    await using file = await open(path);
    unlinkSync(path);
    const { length } = await collect(
      await decoders.openFile(`/proc/${process.pid}/fd/${file.fd}`, 'audio/webm', never),
    );
    assert.equal(length, 16_000);
  });

  it('is empty', async () => {
    for (const type of ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/flac', 'audio/mp4', 'audio/webm'])
      assert.deepEqual(await decodeFile(type, Buffer.alloc(0)), { samples: 0, reason: 'the file is empty' });
  });

  it('is something else', async () => {
    const junk = Buffer.alloc(20_000, 'something else ');
    for (const [type, name] of [
      ['audio/mpeg', 'MP3'],
      ['audio/ogg', 'Ogg'],
      ['audio/flac', 'FLAC'],
      ['audio/webm', 'WebM or Matroska'],
      ['audio/wav', 'WAV'],
    ] as const)
      assert.deepEqual(await decodeFile(type, junk), { samples: 0, reason: `the data is not ${name} audio` });
    assert.deepEqual(await decodeStream('audio/auto', junk), { samples: 0, reason: 'its format was not recognized' });
    const flac = await encodeTone(1, ['-f', 'flac']);
    assert.deepEqual(await decodeFile('audio/ogg', flac), {
      samples: 0,
      reason: 'it was announced as Ogg, but the file is FLAC',
    });
    assert.deepEqual(await decodeStream('audio/webm', flac), {
      samples: 0,
      reason: 'it was announced as WebM or Matroska, but the data is FLAC',
    });
  });

  it('breaks off: what came before is decoded, and the reason says until where', async () => {
    const words = [
      ['audio/wav', ['-f', 'wav', join(folder, 'whole')]],
      ['audio/flac', ['-f', 'flac', join(folder, 'whole')]],
      ['audio/webm', ['-c:a', 'libopus', '-f', 'webm', join(folder, 'whole')]],
      ['audio/mp4', ['-c:a', 'aac', '-movflags', 'faststart', '-f', 'mp4', join(folder, 'whole')]],
    ] as const;
    for (const [type, output] of words) {
      await ffmpeg(['-f', 'lavfi', '-i', 'sine=duration=4:sample_rate=48000', ...output]);
      const whole = readFileSync(join(folder, 'whole'));
      const { samples, reason = '' } = await decodeFile(type, whole.subarray(0, Math.round(whole.length * 0.6) + 1));
      assert.ok(samples > 24_000 && samples < 48_000, `${type}: ${samples}`);
      assert.equal(reason, `the file is incomplete: it breaks off after ${(samples / 16_000).toFixed(2)} s of audio`);
    }
    await ffmpeg(['-f', 'lavfi', '-i', 'sine=duration=4', '-c:a', 'aac', '-f', 'mp4', join(folder, 'whole')]);
    const withoutIndex = readFileSync(join(folder, 'whole')).subarray(0, 20_000);
    assert.deepEqual(await decodeFile('audio/mp4', withoutIndex), {
      samples: 0,
      reason: 'the index of the MP4 file is missing; the file is incomplete',
    });
  });

  it('may break off as a stream', async () => {
    const webm = await encodeTone(2, ['-c:a', 'libopus', '-live', '1', '-cluster_time_limit', '100', '-f', 'webm']);
    const { samples, reason } = await decodeStream('audio/webm', webm.subarray(0, webm.length >> 1));
    assert.ok(samples > 12_000, String(samples));
    assert.equal(reason, undefined);
  });

  it('refers to other files and servers, none of which is opened', async () => {
    let requests = 0;
    await using server = createServer((_, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.mp3`;
    const secret = join(folder, 'secret.wav');
    await ffmpeg(['-f', 'lavfi', '-i', 'sine=duration=1', '-f', 'wav', secret]);
    const references = [
      `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${address}\n#EXTINF:9,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile '${secret}'\nfile '${address}'\n`,
      `<?xml version="1.0"?><MPD><Period><BaseURL>${address}</BaseURL></Period></MPD>`,
      `v=0\no=- 0 0 IN IP4 127.0.0.1\nm=audio 9 RTP/AVP 0\nc=IN IP4 127.0.0.1\n`,
      `[playlist]\nFile1=${address}\nNumberOfEntries=1\n`,
      address,
      `concat:${secret}|${secret}`,
    ];
    for (const reference of references) {
      for (const type of ['audio/mpeg', 'audio/mp4', 'audio/ogg'])
        assert.equal((await decodeFile(type, Buffer.from(reference))).samples, 0, `${type} ${reference}`);
      for (const type of ['audio/auto', 'audio/mpeg', 'audio/x-matroska'])
        assert.equal((await decodeStream(type, Buffer.from(reference))).samples, 0, `${type} ${reference}`);
    }
    assert.equal(requests, 0);
  });

  it('cannot be decoded without ffmpeg, except PCM', async () => {
    await using without = createAudioDecoders({ searchPath: folder, clock: systemClock });
    assert.ok(without.contentTypes().every((type) => type.startsWith('audio/pcm;')));
    assert.match(without.missing() ?? '', /ffmpeg/);
    await assert.rejects(without.open('audio/ogg', never), { code: 'engine_unavailable' });
    await assert.rejects(without.openFile(path, 'audio/ogg', never), { code: 'engine_unavailable' });
    await (await without.open('audio/pcm;encoding=s16le;rate=16000', never))[Symbol.asyncDispose]();
  });

  it('ends in half a sample', async () => {
    assert.deepEqual(await decodeStream('audio/pcm;encoding=s16le;rate=16000', Buffer.alloc(3_201)), {
      samples: 1_600,
      reason: 'it ends in the middle of a sample',
    });
  });
});

async function outcome(
  run: (count: (samples: number) => void) => Promise<void>,
): Promise<{ samples: number; reason?: string }> {
  let samples = 0;
  try {
    await run((more) => {
      samples += more;
    });
    return { samples };
  } catch (error) {
    assert.ok(error instanceof ServiceError && error.code === 'audio_undecodable', String(error));
    return { samples, reason: error.fields.reason as string };
  }
}
