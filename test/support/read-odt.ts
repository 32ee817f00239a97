import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { lettersBefore } from '../contracts/document-pseudo.ts';
import { readZip } from './read-zip.ts';

/** What a translation may add, split and leave out; their text is that of the paragraph around them. */
const ofLooks = new Set(['span', 's', 'soft-page-break']);

/** So is the text of these, which are all kept. */
const within = new Set(['a', 'meta', 'content-control']);

/**
 * Compares a document with its pseudo-translation by other readers than the product's: the same files in the same order,
 * `mimetype` untouched; in every part the same elements, but for those that looks are made of; in every element the same
 * letters, in any order, but for what grew.
 */
export function assertSameOdt(before: Buffer, after: Buffer): void {
  const [source, target] = [readZip(before), readZip(after)];
  assert.deepEqual([...target.keys()], [...source.keys()]);
  for (const [name, bytes] of source) {
    const written = target.get(name) as Buffer;
    if (written.equals(bytes)) continue;
    assert.match(name, /^(?:.+\/)?(?:content|styles|meta)\.xml$/);
    const [old, now] = [readPart(decode(bytes)), readPart(decode(written))];
    assert.deepEqual(now.elements, old.elements, `${name}: other elements`);
    assert.deepEqual(now.texts, old.texts, `${name}: other text`);
  }
}

function decode(bytes: Buffer): string {
  return bytes.readUInt16LE(0) === 0xfeff ? bytes.toString('utf16le') : bytes.toString();
}

function readPart(source: string) {
  const elements = new Map<string, number>();
  const texts: string[] = [];
  const path: number[] = [];
  // What the document says its language is changes.
  let inLanguage = false;
  const parser = new Parser(
    {
      onopentag: (qualified) => {
        const name = qualified.slice(qualified.indexOf(':') + 1);
        if (!ofLooks.has(name)) elements.set(name, (elements.get(name) ?? 0) + 1);
        const inherits = ofLooks.has(name) || within.has(name);
        path.push(inherits ? (path.at(-1) ?? 0) : texts.push('') - 1);
        inLanguage = name === 'language';
      },
      onclosetag: () => {
        path.pop();
        inLanguage = false;
      },
      ontext: (piece) => {
        const at = path.at(-1);
        if (at !== undefined && !inLanguage) texts[at] += piece;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return {
    elements: Object.fromEntries([...elements].sort(([one], [other]) => (one < other ? -1 : 1))),
    texts: texts.map((text) => lettersBefore(text.replaceAll(/\s+/g, ' ')).replaceAll(/\s+/g, '')),
  };
}
