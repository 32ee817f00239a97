import { TestSetError } from './test-set.ts';

/** Bytes as UTF-8 without a byte order mark. Throws `TestSetError` with the line that is something else. */
export function decodeText(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TestSetError(
      `${name}: line ${faultyLine(bytes)} is not UTF-8. If it is ISO-8859-1: iconv -f ISO-8859-1 -t UTF-8`,
    );
  }
}

function faultyLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    try {
      decoder.decode(bytes.subarray(start, end === -1 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end === -1) return line;
    start = end + 1;
  }
  return line;
}

/** The lines of a text; only a line feed ends one, with or without a carriage return, as other programs count. */
export function splitLines(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
