import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { lettersBefore } from '../contracts/document-pseudo.ts';
import { readZip } from './read-zip.ts';

/** What looks are made of: a translation may add, split and leave them out. */
const ofLooks = new Set(['CharacterStyleRange', 'ParagraphStyleRange', 'Content']);

/** Whose text is apart from the text around them. */
const flows = new Set(['Story', 'Footnote', 'Note', 'HiddenText', 'Cell', 'Contents']);

/**
 * Compares a document with its pseudo-translation by other readers than the product's: the same files in the same order,
 * `mimetype` first and stored; in every part the same elements with the same ids, but for those that looks are made of; in
 * every paragraph of every flow the same letters, in any order, but for what grew.
 */
export function assertSameIdml(before: Buffer, after: Buffer): void {
  const [source, target] = [readZip(before), readZip(after)];
  assert.deepEqual([...target.keys()], [...source.keys()]);
  assert.equal(after.toString('latin1', 30, 38), 'mimetype');
  assert.equal(after.readUInt16LE(8), 0, 'mimetype is compressed');
  for (const [name, bytes] of source) {
    const written = target.get(name) as Buffer;
    if (written.equals(bytes)) continue;
    assert.match(name, /^(?:designmap\.xml|(?:Stories|Spreads|MasterSpreads)\/[^/]+\.xml)$/);
    const [old, now] = [readPart(decode(bytes)), readPart(decode(written))];
    assert.deepEqual(now.elements, old.elements, `${name}: other elements`);
    assert.deepEqual(now.texts, old.texts, `${name}: other text`);
  }
}

function decode(bytes: Buffer): string {
  return bytes.readUInt16LE(0) === 0xfeff ? bytes.toString('utf16le') : bytes.toString();
}

interface OpenElement {
  /** What looks are made of, and what is in their properties. */
  readonly isLook: boolean;
  readonly isProperties: boolean;
  /** The paragraph that text belongs to, the same object for all elements of a flow. */
  readonly paragraph: { index: number };
}

function readPart(source: string) {
  const elements: string[] = [];
  const texts: string[] = [];
  const path: OpenElement[] = [];
  const begin = (): number => texts.push('') - 1;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const around = path.at(-1);
        const isProperties = around?.isProperties || (name === 'Properties' && around?.isLook) || false;
        const isLook = isProperties || ofLooks.has(name);
        if (!isLook) elements.push(`${name} ${shown(attributes)}`);
        const paragraph = flows.has(name) || around === undefined ? { index: begin() } : around.paragraph;
        if (name === 'Br') paragraph.index = begin();
        path.push({ isLook, isProperties, paragraph });
      },
      onclosetag: () => {
        path.pop();
      },
      ontext: (piece) => {
        const at = path.at(-1);
        if (at !== undefined && !at.isProperties) texts[at.paragraph.index] += piece;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return { elements: elements.sort(), texts: texts.map(lettersOf) };
}

function shown({ CustomAltText: alternative = '', CustomActualText: actual = '', ...others }: Record<string, string>) {
  return [JSON.stringify(others), lettersOf(alternative), lettersOf(actual)].join(' ');
}

/** Marks of where words may be broken are not kept. */
function lettersOf(text: string): string {
  return lettersBefore(text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ')).replaceAll(/\s+/g, '');
}
