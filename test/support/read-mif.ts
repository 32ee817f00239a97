import assert from 'node:assert/strict';
import { lettersBefore } from '../contracts/document-pseudo.ts';

interface Statement {
  readonly name: string;
  /** Words and strings directly in it. */
  readonly values: string[];
  readonly statements: Statement[];
}

/** What lines and looks are made of: a translation may add, split and leave them out. */
const ofLines = new Set(['ParaLine', 'String', 'Char', 'Font', 'Conditional', 'Unconditional']);

/** Whose value is text, or may be. */
const texts = new Set(['MText', 'VariableDef', 'XRefDef', 'PgfNumFormat']);

/** Hyphens that lines and words of the source need. */
const hyphens = new Set(['SoftHyphen', 'DiscHyphen', 'NoHyphen']);

/**
 * Compares a file with its pseudo-translation by another reader than the product's: the same statements in the same order, but
 * for those of lines and looks; in every paragraph the same statements and letters, in any order, but for what grew; imported
 * objects byte for byte.
 */
export function assertSameMif(before: Buffer, after: Buffer): void {
  const [source, target] = [before, after].map((bytes) => bytes.toString('latin1')) as [string, string];
  assert.deepEqual(objectsOf(target), objectsOf(source), 'other objects');
  const versions = [source, target].map((text) => Number.parseFloat(/<MIFFile\s+([\d.]+)/.exec(text)?.[1] ?? ''));
  const [old, now] = [source, target].map((text, index) => flat(parse(text), (versions[index] ?? 0) >= 8));
  assert.deepEqual(now, old);
}

function objectsOf(source: string): readonly string[] {
  return source.match(/^=[\s\S]*?^=EndInset/gm) ?? [];
}

function parse(source: string): Statement {
  const root: Statement = { name: '', values: [], statements: [] };
  const open = [root];
  const token = /^=[\s\S]*?^=EndInset|#.*|`((?:\\[\s\S]|[^'\\])*)'|<\s*([^\s<>`#]*)|(>)|[^\s<>`]+/gm;
  for (const [written, string, name, close] of source.matchAll(token)) {
    const last = open.at(-1) as Statement;
    if (name !== undefined) {
      const statement: Statement = { name, values: [], statements: [] };
      last.statements.push(statement);
      open.push(statement);
    } else if (close !== undefined) open.pop();
    else if (string !== undefined) last.values.push(`\`${string}`);
    else if (!/^[#=]/.test(written)) last.values.push(written);
  }
  assert.equal(open.length, 1, 'statements that do not end');
  return root;
}

function flat(root: Statement, isUnicode: boolean): readonly string[] {
  const shown: string[] = [];
  const visit = (statement: Statement): void => {
    if (statement.name === 'Para' || statement.name === 'TextLine') shown.push(...paragraph(statement, isUnicode));
    else {
      shown.push(show(statement, isUnicode));
      statement.statements.forEach(visit);
    }
  };
  visit(root);
  return shown;
}

/** Everything in a paragraph but its lines and looks, sorted, and its letters. */
function paragraph(root: Statement, isUnicode: boolean): readonly string[] {
  const shown: string[] = [];
  let letters = '';
  const visit = (statement: Statement): void => {
    const { name, values, statements } = statement;
    if (name === 'String') letters += decode(values[0] ?? '', isUnicode);
    else if (name === 'Char') letters += hyphens.has(values[0] ?? '') ? '' : named(values[0] ?? '');
    else if (!ofLines.has(name)) shown.push(show(statement, isUnicode));
    if (name !== 'Font' && name !== 'Conditional') statements.forEach(visit);
  };
  visit(root);
  return [...shown.sort(), lettersBefore(letters.replaceAll(/\s+/g, ' ')).replaceAll(/\s+/g, '')];
}

const names: Readonly<Record<string, string>> = {
  EnDash: '–',
  EmDash: '—',
  Bullet: '•',
  Cent: '¢',
  HardHyphen: '‑',
};

function named(name: string): string {
  return names[name] ?? (/Space|Tab|Return/.test(name) ? ' ' : `{${name}}`);
}

function show({ name, values }: Statement, isUnicode: boolean): string {
  if (name === 'MIFFile') return name;
  const shown = values.map((value) => {
    if (!value.startsWith('`')) return value;
    const text = decode(value, isUnicode);
    return texts.has(name) ? lettersBefore(text).replaceAll(/[\s\\]+/g, '') : text;
  });
  return `${name} ${shown.join(' ')}`;
}

const escapes: Readonly<Record<string, string>> = { t: '\t', q: "'", Q: '`' };

/** Latin letters of Macintosh are those of old files, but for signs that no file here has. */
function decode(string: string, isUnicode: boolean): string {
  const bytes = string.slice(1).replace(/\\x([0-9a-f]{1,2}) ?|\\([\s\S])/gi, (_, code?: string, escaped = '') => {
    if (code === undefined) return escapes[escaped] ?? escaped;
    const value = Number.parseInt(code, 16);
    if (isUnicode && value >= 0x80)
      return Buffer.from(decoded('macintosh', String.fromCharCode(value))).toString('latin1');
    return value < 0x20 ? ' ' : String.fromCharCode(value);
  });
  return decoded(isUnicode ? 'utf-8' : 'macintosh', bytes);
}

function decoded(encoding: string, bytes: string): string {
  return new TextDecoder(encoding).decode(Buffer.from(bytes, 'latin1'));
}
