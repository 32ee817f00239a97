import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { decodeText } from '../../src/formats/shared/encoding/decode-text.ts';

/** Elements with their attributes, comments and instructions, in order, but for what `ignore` says of an attribute. */
function outline(bytes: Buffer, ignore: (name: string) => boolean): string[] {
  const declared = /encoding="([\w-]+)"/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  const { text } = decodeText(bytes, { declared });
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const kept = Object.entries(attributes).filter(([attribute]) => !ignore(attribute));
        found.push(`<${name} ${kept.map(([attribute, value]) => `${attribute}=${value}`).join(' ')}>`);
      },
      onclosetag: (name) => found.push(`</${name}>`),
      oncomment: (data) => found.push(`<!--${data}-->`),
      onprocessinginstruction: (_name, data) => found.push(`<?${data}>`),
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

/** The same markup: only text has changed, and attributes that the format changes. */
export function assertSameXml(before: Buffer, after: Buffer, ignore: (name: string) => boolean = () => false): void {
  assert.deepEqual(outline(after, ignore), outline(before, ignore));
}

/** The same, where translations move inline elements among each other. */
export function assertSameXmlInAnyOrder(before: Buffer, after: Buffer, ignore: (name: string) => boolean): void {
  assert.deepEqual(outline(after, ignore).sort(), outline(before, ignore).sort());
}
