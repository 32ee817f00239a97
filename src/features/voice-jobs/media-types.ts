/** `audio-formats.json`, `job_source`: what the files of jobs may be. */
export const sourceTypes: readonly string[] = [
  'audio/mpeg',
  'audio/wav',
  'audio/ogg',
  'audio/flac',
  'audio/mp4',
  'audio/webm',
];

/** Written outputs of voice jobs with the endings of their files; the last two are ours. */
const written: ReadonlyMap<string, string> = new Map([
  ['text/plain', '.txt'],
  ['application/x-subrip', '.srt'],
  ['text/vtt', '.vtt'],
  ['application/json', '.json'],
]);

/** Endings of spoken outputs by the container of their canonical media types. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['audio/opus', '.opus'],
  ['audio/flac', '.flac'],
  ['audio/pcm', '.pcm'],
  ['audio/x-matroska', '.mka'],
  ['video/mp2t', '.ts'],
  ['audio/ogg', '.ogg'],
  ['audio/webm', '.webm'],
]);

export const writtenTypes: readonly string[] = [...written.keys()];

export function isWrittenType(type: string): boolean {
  return written.has(type);
}

/** With its dot. */
export function endingOf(type: string): string {
  return written.get(type) ?? spoken.get(type.split(';')[0] ?? '') ?? '.bin';
}
