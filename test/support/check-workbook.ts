import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { readZip } from './read-zip.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** All elements of a part with the text directly in them, without prefixes. */
function elementsOf(xml: Buffer): readonly Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name: name.slice(name.indexOf(':') + 1), attributes, text: '' };
        found.push(element);
        open.push(element);
      },
      onclosetag: () => void open.pop(),
      ontext: (piece) => {
        const element = open.at(-1);
        if (element !== undefined) element.text += piece;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml.readUInt16LE(0) === 0xfeff ? xml.toString('utf16le') : xml.toString());
  return found;
}

/**
 * What Excel asks of a workbook beyond its schema, where another program would not complain, and that formulas, numbers
 * and names are what they were.
 */
export function checkWorkbook(before: Buffer, after: Buffer): void {
  const [source, target] = [readZip(before), readZip(after)];
  for (const [name, bytes] of target) {
    if (!name.endsWith('.xml')) continue;
    const elements = elementsOf(bytes);
    if (/\/tables\//.test(name)) checkColumns(elements, name);
    else if (/\/worksheets\//.test(name)) checkSheet(elements, name);
    const old = source.get(name);
    assert.ok(old !== undefined, name);
    assert.deepEqual(computed(elements), computed(elementsOf(old)), `${name}: formulas or numbers`);
  }
  checkHeaders(target);
}

/** Formulas, numbers, and what they refer to. */
function computed(elements: readonly Element[]): readonly string[] {
  const names = new Set([
    'f',
    'v',
    'formula',
    'formula1',
    'formula2',
    'definedName',
    'calculatedColumnFormula',
    'sheet',
  ]);
  return elements
    .filter(({ name, text }) => names.has(name) && (name !== 'v' || /^[\d.eE+-]+$/.test(text)))
    .map(({ name, text, attributes }) => `${name} ${name === 'sheet' ? attributes.name : text}`);
}

function checkColumns(elements: readonly Element[], part: string): void {
  const columns = elements.filter(({ name }) => name === 'tableColumn').map(({ attributes }) => attributes.name ?? '');
  assert.equal(new Set(columns.map((column) => column.toLowerCase())).size, columns.length, `${part}: columns alike`);
  for (const column of columns) assert.ok(column.length > 0 && column.length <= 255, `${part}: ${column}`);
}

/** Every column's name is the text of a cell. */
function checkHeaders(parts: ReadonlyMap<string, Buffer>): void {
  const texts = new Set<string>();
  for (const [name, bytes] of parts) {
    if (!/\/(?:worksheets\/[^/]+|sharedStrings)\.xml$/.test(name)) continue;
    let text = '';
    for (const element of elementsOf(bytes)) {
      if (element.name === 'si' || element.name === 'is') text = '';
      if (element.name !== 't') continue;
      text += element.text;
      texts.add(unescaped(text));
    }
    assert.ok(Math.max(0, ...[...texts].map(({ length }) => length)) <= 32_767, `${name}: a cell that is too long`);
  }
  for (const [name, bytes] of parts) {
    if (!/\/tables\//.test(name)) continue;
    for (const { name: element, attributes } of elementsOf(bytes))
      if (element === 'tableColumn') assert.ok(texts.has(unescaped(attributes.name ?? '')), `${name}: no such cell`);
  }
}

function checkSheet(elements: readonly Element[], part: string): void {
  const longest: Readonly<Record<string, number>> = {
    promptTitle: 32,
    errorTitle: 32,
    prompt: 255,
    error: 255,
    tooltip: 255,
  };
  for (const { name, text, attributes } of elements) {
    if (/^(?:odd|even|first)(?:Header|Footer)$/.test(name))
      assert.ok(text.length <= 255, `${part}: ${name} is too long`);
    for (const [attribute, limit] of Object.entries(longest))
      assert.ok((attributes[attribute] ?? '').length <= limit, `${part}: ${attribute} is too long`);
  }
}

function unescaped(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
