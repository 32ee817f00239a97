import { MatroskaWriter } from '../../src/audio/encoding/matroska-writer.ts';
import { bytesToSamples, ffmpeg } from './audio-samples.ts';

/** Decodes elements that were put together to samples at 24 kHz; rejects where a byte is wrong. */
export async function decodeElements(demuxer: string, elements: readonly Uint8Array[]): Promise<Int16Array> {
  const words = ['-xerror', '-f', demuxer, '-i', 'pipe:0', '-f', 's16le', '-ar', '24000', '-ac', '1', 'pipe:1'];
  return bytesToSamples(await ffmpeg(words, Buffer.concat(elements)));
}

/** Decodes G.711 or samples at 16 kHz. */
export async function decodePcm(format: string, rate: number, elements: readonly Uint8Array[]): Promise<Int16Array> {
  const words = [
    '-f',
    format,
    '-ar',
    String(rate),
    '-ac',
    '1',
    '-i',
    'pipe:0',
    '-f',
    's16le',
    '-ar',
    '24000',
    'pipe:1',
  ];
  return bytesToSamples(await ffmpeg(words, Buffer.concat(elements)));
}

/** Packets of Opus without a container, which no program reads: the header and 20 ms each. */
export function decodeOpusPackets([header = Buffer.alloc(0), ...packets]: readonly Uint8Array[]): Promise<Int16Array> {
  const writer = new MatroskaWriter({ documentType: 'matroska', codec: 'A_OPUS', rate: 48_000, skipped: 156 });
  const blocks = packets.map((bytes, index) => writer.packet({ bytes, samples: index === 0 ? 324 : 480, padding: 0 }));
  return decodeElements('matroska', [writer.header(header), ...blocks]);
}
