/** So many first bytes are enough for `declaredMs`. */
export const declaringBytes = 65_536;

/** Milliseconds of audio that a WAV or FLAC file announces in its first bytes; undefined if it does not. */
export function declaredMs(head: Buffer): number | undefined {
  const mark = head.toString('latin1', 0, 4);
  if (mark === 'fLaC') return flacMs(head);
  return mark === 'RIFF' ? wavMs(head) : undefined;
}

/** RFC 9639, 8.2: the block with the stream's properties comes first. */
function flacMs(head: Buffer): number | undefined {
  if (head.length < 26) return undefined;
  const rate = head.readUIntBE(18, 3) >> 4;
  const samples = ((head[21] as number) & 15) * 2 ** 32 + head.readUInt32BE(22);
  return rate === 0 || samples === 0 ? undefined : (samples / rate) * 1000;
}

/** Programs that do not know the length when they begin announce nothing, or the largest number. */
function wavMs(head: Buffer): number | undefined {
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= head.length; ) {
    const name = head.toString('latin1', at, at + 4);
    const length = head.readUInt32LE(at + 4);
    if (name === 'fmt ' && at + 20 <= head.length) bytesPerSecond = head.readUInt32LE(at + 16);
    if (name === 'data')
      return bytesPerSecond === 0 || length >= 0x7fff_0000 ? undefined : (length / bytesPerSecond) * 1000;
    at += 8 + length + (length & 1);
  }
  return undefined;
}
