import { isUtf8 } from 'node:buffer';
import { InputError } from './command-errors.ts';

/** Decodes UTF-8. Throws `InputError` at what is not text, with the line where that is known. */
export async function* readText(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  // A byte order mark stays: it is white space to translation and belongs to the file.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 1;
  let first = true;
  for await (const chunk of bytes) {
    if (first && isUtf16(chunk)) throw new InputError(`${name}: is UTF-16. ${conversion('UTF-16', name)}`);
    first = false;
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      throw new InputError(notUtf8(name, line + linesBeforeFault(chunk)));
    }
    if (text.includes('\0')) throw new InputError(`${name}: is not a text file.`);
    line += text.split('\n').length - 1;
    yield text;
  }
  try {
    decoder.decode();
  } catch {
    throw new InputError(notUtf8(name, line));
  }
}

function notUtf8(name: string, line: number): string {
  return `${name}: line ${line} is not UTF-8. ${conversion('ISO-8859-1', name)}`;
}

function conversion(encoding: string, name: string): string {
  const file =
    name === standardInput ? '' : ` ${/^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`}`;
  return `If its encoding is ${encoding}: iconv -f ${encoding} -t UTF-8${file}`;
}

/** What an input without a file is called in messages. */
export const standardInput = 'standard input';

function isUtf16(chunk: Uint8Array): boolean {
  return (chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff);
}

/** Line ends before the first line that is not UTF-8; the chunk may begin and end inside of a character. */
function linesBeforeFault(chunk: Uint8Array): number {
  let start = chunk.findIndex((byte) => (byte & 0xc0) !== 0x80);
  for (let lines = 0; start >= 0; lines++) {
    const end = chunk.indexOf(0x0a, start);
    if (end === -1 || !isUtf8(chunk.subarray(start, end))) return lines;
    start = end + 1;
  }
  return 0;
}
