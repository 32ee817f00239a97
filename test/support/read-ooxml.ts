import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { readPictureKind } from '../../src/formats/shared/pictures/picture-kind.ts';
import { readZip } from './read-zip.ts';

/** What one kind of Office document calls its paragraphs, and what a translation may do to their insides. */
export interface OoxmlNames {
  readonly paragraph: string;
  readonly text: string;
  /** Elements that runs are made of, which are merged and split. */
  readonly ofRuns: ReadonlySet<string>;
}

export const wordNames: OoxmlNames = {
  paragraph: 'w:p',
  text: 'w:t',
  // One file has a default namespace, and another prefix. The direction of a paragraph is that of its language.
  ofRuns: new Set([
    'w:bidi',
    'r',
    'rPr',
    't',
    'q:r',
    'q:t',
    'w:r',
    'w:rPr',
    'w:t',
    'w:proofErr',
    'w:lastRenderedPageBreak',
    'w:softHyphen',
    'w:noBreakHyphen',
  ]),
};

export const drawingNames: OoxmlNames = { paragraph: 'a:p', text: 'a:t', ofRuns: new Set(['a:r', 'a:rPr', 'a:t']) };

export const sharedStringNames: OoxmlNames = {
  paragraph: 'si',
  text: 't',
  // Formulas that show text of cells are computed anew.
  ofRuns: new Set(['r', 'rPr', 't', 'phoneticPr', 'rPh', 'calcPr']),
};

/**
 * Compares a document with its pseudo-translation by other readers than the product's: the same files; the same elements
 * in them, but for those that runs are made of; paragraph by paragraph the same words, in any order, but for what grew.
 */
export function assertSameDocument(before: Buffer, after: Buffer, names: readonly OoxmlNames[]): void {
  const [source, target] = [readZip(before), readZip(after)];
  const ofRuns = new Set(names.flatMap((one) => [...one.ofRuns]));
  assert.deepEqual([...target.keys()], [...source.keys()]);
  for (const [name, bytes] of source) {
    const written = target.get(name) as Buffer;
    if (written.equals(bytes)) continue;
    const picture = readPictureKind(bytes);
    if (picture !== undefined) {
      assert.deepEqual(readPictureKind(written), picture, `${name}: another size`);
      continue;
    }
    assert.match(name, /\.xml$/);
    for (const one of names) {
      const [old, now] = [readPart(text(bytes), one, ofRuns), readPart(text(written), one, ofRuns)];
      assert.deepEqual(now.elements, old.elements, `${name}: other elements`);
      assert.equal(now.paragraphs.length, old.paragraphs.length, `${name}: paragraphs`);
      for (const [index, paragraph] of now.paragraphs.entries()) {
        assert.deepEqual(words(paragraph), words(old.paragraphs[index] ?? ''), `${name}: paragraph ${index}`);
      }
    }
  }
}

function text(bytes: Buffer): string {
  return bytes.readUInt16LE(0) === 0xfeff ? bytes.toString('utf16le') : bytes.toString();
}

function readPart(source: string, names: OoxmlNames, ofRuns: ReadonlySet<string>) {
  const elements = new Map<string, number>();
  const paragraphs: string[] = [];
  const open: number[] = [];
  const path: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        path.push(name);
        if (name === names.paragraph) open.push(paragraphs.push('') - 1);
        // Properties of runs go where their runs go.
        const inRun = path.some(
          (outer) => outer === 'w:rPr' || outer === 'a:rPr' || outer === 'rPr' || outer === 'rPh',
        );
        if (!inRun && !ofRuns.has(name)) elements.set(name, (elements.get(name) ?? 0) + 1);
      },
      onclosetag: (name) => {
        path.pop();
        if (name === names.paragraph) open.pop();
      },
      ontext: (piece) => {
        const at = open.at(-1);
        if (at !== undefined && path.at(-1) === names.text && !path.includes('rPh')) paragraphs[at] += piece;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return { elements: Object.fromEntries([...elements].sort(([one], [other]) => (one < other ? -1 : 1))), paragraphs };
}

/** Words with the letters that pseudo-translation gave them as they were, without those it added. */
function words(paragraph: string): readonly string[] {
  return paragraph
    .replaceAll('\u2011', '')
    .replaceAll('_x005F_', '_')
    .replaceAll(/[ƀđħłøŧƁĐĦŁŦƒƑþÞǫǪ]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+|([^\p{L}\p{N}])/u)
    .filter((word) => word !== undefined && word !== '' && !grown.test(word))
    .sort();
}

const plain: Readonly<Record<string, string>> = {
  ƀ: 'b',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  Ɓ: 'B',
  Đ: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ŧ: 'T',
  ƒ: 'f',
  Ƒ: 'F',
  þ: 'p',
  Þ: 'P',
  ǫ: 'q',
  Ǫ: 'Q',
};

/** What pseudo-translation adds. */
const grown = /^ƶ+$/;
