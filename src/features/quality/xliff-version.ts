/** Where the root element is, if the file is what its name says. */
const headBytes = 64 * 1024;

/** What may come before the root element, each with its end. */
const prologue = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const;

/** The version that the root element of an XLIFF file states; undefined where there is none. Reads no more than that. */
export async function xliffVersion(content: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of content) {
    // The memory of a piece is used again for the next.
    pieces.push(Buffer.from(bytes));
    length += bytes.length;
    if (length >= headBytes) break;
  }
  const head = Buffer.concat(pieces).subarray(0, headBytes);
  return versionOf(new TextDecoder(encodingOf(head)).decode(head));
}

function encodingOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function versionOf(text: string): string | undefined {
  let at = 0;
  for (;;) {
    at = text.indexOf('<', at);
    if (at === -1) return undefined;
    const skipped = prologue.find(([start]) => text.startsWith(start, at));
    if (skipped === undefined) break;
    const end = text.indexOf(skipped[1], at);
    if (end === -1) return undefined;
    at = end + skipped[1].length;
  }
  const end = text.indexOf('>', at);
  const root = text.slice(at, end === -1 ? text.length : end);
  if (!/^<(?:[\w.-]+:)?xliff\s/.test(root)) return undefined;
  return /\sversion\s*=\s*(?:"([^"]*)"|'([^']*)')/
    .exec(root)
    ?.slice(1)
    .find((version) => version !== undefined);
}
