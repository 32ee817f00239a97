import assert from 'node:assert/strict';
import { lettersBefore } from '../contracts/document-pseudo.ts';

/** A group as a tree: words, texts and groups in their order. Built as a whole, unlike the product's reader. */
type Node = string | Group;
interface Group {
  readonly nodes: Node[];
  readonly source: string;
}

/** A backslash with what belongs to it, a run of text, or line ends. */
const token = /\\bin(\d+) ?|\\[a-zA-Z]+-?\d* ?|\\'[0-9a-fA-F]{2}|\\[\s\S]|[{}]|[^\\{}\r\n\0]+|[\r\n\0]+/g;

function readTree(source: string): Group {
  const text = source.replace(/^\xef\xbb\xbf/, '');
  const open: { nodes: Node[]; start: number }[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [written, bytes] = found;
    if (bytes !== undefined) token.lastIndex += Number(bytes);
    else if (written === '{') open.push({ nodes: [], start: found.index });
    else if (written === '}') {
      const group = open.pop();
      if (group === undefined) break;
      const node = { nodes: group.nodes, source: text.slice(group.start, token.lastIndex) };
      if (open.length === 0) return node;
      open.at(-1)?.nodes.push(node);
    } else open.at(-1)?.nodes.push(written);
  }
  // A file that was cut off.
  while (open.length > 1) {
    const group = open.pop() as (typeof open)[number];
    open.at(-1)?.nodes.push({ nodes: group.nodes, source: text.slice(group.start) });
  }
  return { nodes: open[0]?.nodes ?? [], source: text };
}

/** Groups whose source must be what it was, wherever it is. */
const kept = new Set(
  [
    'fonttbl colortbl fldinst pict objdata bkmkstart bkmkend listtable listoverridetable revtbl listtext pntext author xe tc',
    'operator creatim company atnauthor atndate atnref generator htmltag nonshppict pn sn datafield panose leveltext',
  ].flatMap((words) => words.split(' ')),
);

/** Groups with text for readers, each by itself. */
const stories = new Set(
  [
    'header headerl headerr headerf footer footerl footerr footerf footnote annotation shptxt dptxbxtext title subject',
    'keywords doccomm category shprslt result sv',
  ].flatMap((words) => words.split(' ')),
);

/** Words that a translation keeps as often as they were. */
const counted =
  /^\\(?:par|cell|nestcell|row|nestrow|sect|trowd|cellx-?\d+|line|tab|page|column|chftn|chpgn|pard|field|shp|footnote|ftnalt|fldrslt|s\d+|intbl|itap\d+|li-?\d+|sectd) ?$/;

const pages: Readonly<Record<string, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
  254: '437',
};

/** Of the code pages that the platform does not decode, the bytes in the files here. */
const dosCharacters: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  437: { 129: 'ü', 130: 'é', 139: 'ï', 187: '╗', 196: '─', 201: '╔', 205: '═', 225: 'ß' },
  850: { 130: 'é', 162: 'ó', 198: 'ã' },
  852: { 165: 'ą', 184: 'Ş' },
};

const characters: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

const pageNames: Readonly<Record<string, string>> = {
  852: '852',
  932: 'shift_jis',
  1255: 'windows-1255',
  65001: 'utf-8',
  mac: 'macintosh',
  pc: '437',
  pca: '850',
};

export interface Reading {
  /** Letters of each paragraph, sorted. */
  readonly paragraphs: string[];
  readonly kept: string[];
  readonly counts: Map<string, number>;
}

class TreeReader {
  readonly reading: Reading = { paragraphs: [], kept: [], counts: new Map() };
  readonly #fonts = new Map<string, string>();
  readonly #page: string;
  #text = '';
  #bytes: number[] = [];
  #encoding: string;

  constructor(root: Group) {
    const declared = /\\ansicpg(\d+)/.exec(root.source)?.[1];
    this.#page = pageNames[declared ?? /^\{\\rtf1\\([a-z]+)/.exec(root.source)?.[1] ?? ''] ?? 'windows-1252';
    this.#encoding = this.#page;
    for (const [, font = '', charset = ''] of root.source.matchAll(/\{\\f(\d+)[^;{}]*\\fcharset(\d+)/g)) {
      const page = pages[charset];
      if (charset !== '1') this.#fonts.set(font, page ?? 'windows-1252');
    }
    for (const [, font = '', page] of root.source.matchAll(/\{\\f(\d+)[^;{}]*\\cpg(\d+)/g)) {
      this.#fonts.set(font, `windows-${page}`);
    }
    this.#read(root.nodes, { skip: 1, encoding: this.#page });
    this.#endParagraph();
  }

  #read(nodes: readonly Node[], around: { readonly skip: number; readonly encoding: string }): void {
    let { skip, encoding } = around;
    let left = 0;
    for (const node of nodes) {
      if (typeof node !== 'string') {
        left = 0;
        this.#endBytes();
        this.#group(node, { skip, encoding });
        continue;
      }
      const word = /^\\([a-zA-Z]+)(-?\d*) ?$/.exec(node);
      const name = word?.[1];
      if (counted.test(node)) {
        const key = node.trim();
        this.reading.counts.set(key, (this.reading.counts.get(key) ?? 0) + 1);
      }
      if (name === 'uc') skip = Number(word?.[2]);
      else if (name === 'f') encoding = this.#fonts.get(word?.[2] ?? '') ?? this.#page;
      else if (name === 'plain') encoding = this.#page;
      else if (name === 'u') {
        this.#endBytes();
        this.#text += String.fromCharCode(Number(word?.[2]) & 0xffff);
        left = skip;
      } else if (name !== undefined && characters[name] !== undefined) {
        if (left > 0) left -= 1;
        else this.#put(characters[name]);
      } else if (/^\\(?:par|cell|nestcell|row|nestrow|sect)\b|^\\[\r\n]/.test(node)) {
        left = 0;
        this.#endParagraph();
      } else if (name === undefined) left = this.#characters(node, left, encoding);
    }
  }

  #characters(node: string, left: number, encoding: string): number {
    if (/^[\r\n\0]/.test(node) || /^\\[*|:-]/.test(node)) return left;
    const hex = /^\\'(..)/.exec(node)?.[1];
    const plain = node.startsWith('\\') && hex === undefined ? node.slice(1) : node;
    const bytes = hex === undefined ? [...plain].map((one) => one.charCodeAt(0)) : [Number.parseInt(hex, 16)];
    if (encoding !== this.#encoding) this.#endBytes();
    this.#encoding = encoding;
    for (const byte of bytes.slice(left)) this.#bytes.push(byte);
    return Math.max(0, left - bytes.length);
  }

  #group(group: Group, around: { readonly skip: number; readonly encoding: string }): void {
    const [first = '', second = ''] = group.nodes.filter((node) => typeof node === 'string' && !/^[\r\n]/.test(node));
    const isStarred = first === '\\*';
    const name = /^\\([a-zA-Z]+)/.exec(String(isStarred ? second : first))?.[1] ?? '';
    if (kept.has(name) && !group.source.includes('\\sv ')) this.reading.kept.push(group.source);
    else if (stories.has(name)) {
      const text = this.#text;
      this.#text = '';
      this.#read(group.nodes, around);
      this.#endParagraph();
      this.#text = text;
    } else if (name === 'upr') {
      const unicode = group.nodes.findLast((node) => typeof node !== 'string');
      if (unicode !== undefined) this.#read((unicode as Group).nodes.slice(2), around);
    } else if (name !== 'stylesheet' && name !== 'rtf') this.#read(group.nodes, around);
    this.#endBytes();
  }

  #put(text: string): void {
    this.#endBytes();
    this.#text += text;
  }

  #endBytes(): void {
    const dos = dosCharacters[this.#encoding];
    if (dos !== undefined)
      this.#text += this.#bytes.map((byte) => dos[byte] ?? String.fromCharCode(byte & 0x7f)).join('');
    else this.#text += new TextDecoder(this.#encoding).decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
  }

  #endParagraph(): void {
    this.#endBytes();
    const letters = lettersBefore(this.#text).replaceAll(/[^\p{L}\p{N}]/gu, '');
    if (letters !== '') this.reading.paragraphs.push(letters);
    this.#text = '';
  }
}

/**
 * Compares a document with its pseudo-translation by a reader of its own: balanced braces, the same paragraphs with the same letters in
 * any order, but for what grew, the same numbers of tables, notes and breaks, and the same groups that are no text.
 */
export function assertSameRtf(before: Buffer, after: Buffer): void {
  const [source, written] = [readingOf(before), readingOf(after)];
  assert.ok(!/[^\0-\x7f]/.test(difference(before, after)), 'new text that is not ASCII');
  // One by one: a comparison of everything would take long to say what differs.
  for (const name of ['paragraphs', 'kept'] as const) {
    assert.equal(written[name].length, source[name].length, name);
    for (const [index, one] of source[name].entries()) assert.equal(written[name][index], one);
  }
  assert.deepEqual(Object.fromEntries([...written.counts].sort()), Object.fromEntries([...source.counts].sort()));
}

export function readingOf(bytes: Buffer): Reading {
  return new TreeReader(readTree(bytes.toString('latin1'))).reading;
}

/** Bytes above ASCII that the result has and the source has not. */
function difference(before: Buffer, after: Buffer): string {
  const known = new Set(before);
  return [...new Set(after)]
    .filter((byte) => byte > 0x7f && !known.has(byte))
    .map((byte) => String.fromCharCode(byte))
    .join('');
}
