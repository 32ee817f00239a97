/** UTF-32 in four bytes a code point, which the platform does not have. Throws for what is no code point. */
export function decodeUtf32(bytes: Buffer, encoding: string): string {
  if (bytes.length % 4 !== 0) throw new RangeError('not a multiple of four bytes');
  const little = encoding === 'utf-32le';
  const pieces: string[] = [];
  let codes: number[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const code = little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    if (code >= 0xd800 && code < 0xe000) throw new RangeError('half of a surrogate pair');
    if (codes.push(code) < 4096) continue;
    pieces.push(String.fromCodePoint(...codes));
    codes = [];
  }
  return pieces.join('') + String.fromCodePoint(...codes);
}

export function encodeUtf32(text: string, encoding: string): Buffer {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const bytes = Buffer.alloc(codes.length * 4);
  for (const [index, code] of codes.entries()) {
    if (encoding === 'utf-32le') bytes.writeUInt32LE(code, index * 4);
    else bytes.writeUInt32BE(code, index * 4);
  }
  return bytes;
}
