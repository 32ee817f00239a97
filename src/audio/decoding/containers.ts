/** A container as ffmpeg reads it. */
export interface Container {
  readonly name: string;
  /** Its demuxer. */
  readonly demuxer: string;
  /** The only decoders that may work on what is in it. */
  readonly decoders: readonly string[];
}

const mp3 = ['mp3float', 'mp3', 'mp2float', 'mp2', 'mp1float', 'mp1'];
const pcm = [
  'u8',
  's16le',
  's16be',
  's24le',
  's24be',
  's32le',
  's32be',
  'f32le',
  'f32be',
  'f64le',
  'alaw',
  'mulaw',
].map((format) => `pcm_${format}`);
const opus = ['opus', 'libopus'];

const containers = {
  flac: { name: 'FLAC', demuxer: 'flac', decoders: ['flac'] },
  mp3: { name: 'MP3', demuxer: 'mp3', decoders: mp3 },
  mp4: {
    name: 'MP4',
    demuxer: 'mov',
    decoders: ['aac', 'aac_fixed', 'alac', 'flac', 'ac3', 'eac3', ...opus, ...mp3, ...pcm],
  },
  ogg: { name: 'Ogg', demuxer: 'ogg', decoders: [...opus, 'vorbis', 'flac', 'libspeex', 'speex'] },
  matroska: {
    name: 'WebM or Matroska',
    demuxer: 'matroska',
    decoders: [...opus, 'vorbis', 'flac', 'aac', 'aac_fixed', 'ac3', 'eac3', 'alac', ...mp3, ...pcm],
  },
  wav: {
    name: 'WAV',
    demuxer: 'wav',
    decoders: [...pcm, ...mp3, 'adpcm_ms', 'adpcm_ima_wav', 'gsm_ms', 'libgsm_ms', 'flac', 'aac'],
  },
} as const satisfies Record<string, Container>;

const byType: ReadonlyMap<string, Container> = new Map<string, Container>([
  ['audio/flac', containers.flac],
  ['audio/mpeg', containers.mp3],
  ['audio/mp4', containers.mp4],
  ['audio/ogg', containers.ogg],
  ['audio/wav', containers.wav],
  ['audio/webm', containers.matroska],
  ['audio/x-matroska', containers.matroska],
]);

/** `type` without parameters. Undefined for `audio/auto`, whose first bytes decide. */
export function containerOf(type: string): Container | undefined {
  return byType.get(type);
}

/** So many first bytes are enough for `recognizeContainer`. */
export const recognizedBytes = 12;

/** The container that begins with these bytes, if it has a beginning that no other has. */
export function recognizeContainer(head: Uint8Array): Container | undefined {
  const text = Buffer.from(head.subarray(0, recognizedBytes)).toString('latin1');
  if (text.startsWith('OggS')) return containers.ogg;
  if (text.startsWith('fLaC')) return containers.flac;
  if (text.startsWith('\x1a\x45\xdf\xa3')) return containers.matroska;
  if (/^(RIFF|RF64)....WAVE/s.test(text)) return containers.wav;
  if (/^....(ftyp|moov|mdat|free|skip|wide)/s.test(text)) return containers.mp4;
  return startsWithMpegFrame(head) || text.startsWith('ID3') ? containers.mp3 : undefined;
}

/** Whether data in this container may begin like that one. */
export function mayBegin(container: Container, recognized: Container): boolean {
  // Tags of ID3 are also put before FLAC and WAV; what looks like the frame of an MP3 is no proof.
  return recognized === container || recognized === containers.mp3;
}

/** Eleven set bits, then a version, a layer, a bit rate and a sample rate that exist. */
function startsWithMpegFrame(head: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = head;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  const rates = third >> 2;
  return first === 0xff && second >> 5 === 7 && version !== 1 && layer !== 0 && rates >> 2 !== 15 && (rates & 3) !== 3;
}
