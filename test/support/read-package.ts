import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { readZip } from './read-zip.ts';

/** Attributes that refer to something, as they must stay. */
const references = new Set(
  'href src data identifier identifierref idref id xml:base full-path media-type default parameters'.split(' '),
);
const textual = /\.(?:x?html?|xht|xml|opf|ncx)$/i;

/**
 * Compares a package with its pseudo-translation by other readers than the product's: the same files in the same order,
 * `mimetype` first and stored where it was; in every file of markup the same elements with the same references, which lead to what
 * they led to, since no name changes.
 */
export function assertSamePackage(before: Buffer, after: Buffer): void {
  const [source, target] = [readZip(before), readZip(after)];
  assert.deepEqual([...target.keys()], [...source.keys()]);
  const first = before.subarray(0, 60);
  if (first.includes('mimetypeapplication/')) assert.ok(after.subarray(0, 60).equals(first));
  for (const [name, bytes] of source) {
    const written = target.get(name) as Buffer;
    if (written.equals(bytes)) continue;
    if (name.endsWith('.zip')) assertSamePackage(bytes, written);
    else if (textual.test(name)) assertSameElements(bytes, written, name);
    else assert.match(name, /\.(?:json|vtt|srt|txt|md|properties|docx|odt)$/);
  }
}

/** The same elements of XML in the same order, with the same references. */
export function assertSameElements(before: Buffer, after: Buffer, name = ''): void {
  assert.deepEqual(outline(after), outline(before), name);
}

type Attribute = readonly [name: string, value: string];

function outline(bytes: Buffer): readonly Attribute[] {
  const found: Attribute[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        found.push(['', name]);
        for (const [key, value] of Object.entries(attributes)) if (references.has(key)) found.push([key, value]);
      },
    },
    { xmlMode: true },
  );
  parser.end(bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('latin1'));
  return found;
}
