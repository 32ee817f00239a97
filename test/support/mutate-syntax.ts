import { buildZip } from './build-zip.ts';
import { readZip } from './read-zip.ts';

type Random = (limit: number) => number;

/** An element of XML: positions of its start tag, where that ends, and where all of it ends. */
interface ElementRange {
  readonly start: number;
  readonly contentStart: number;
  readonly end: number;
}

const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<\/?([^\s<>/]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /\s[\w:.-]+="([^"]*)"/g;
const attributeValues = ['', '0', '-1', '99999999999', 'x y', 'en', 'no', 'yes', '&lt;', 'u1'];

/** Elements below the root. */
function elementsOf(xml: string): readonly ElementRange[] {
  const elements: ElementRange[] = [];
  const open: { readonly name: string; readonly start: number; readonly contentStart: number }[] = [];
  for (const { 0: tag, 1: name, index: start } of xml.matchAll(markup)) {
    const end = start + tag.length;
    if (name === undefined) continue;
    if (tag.startsWith('</')) {
      const opened = open.pop();
      if (opened?.name !== name) return elements;
      if (open.length > 0) elements.push({ start: opened.start, contentStart: opened.contentStart, end });
    } else if (!tag.endsWith('/>')) open.push({ name, start, contentStart: end });
    else if (open.length > 0) elements.push({ start, contentStart: end, end });
  }
  return elements;
}

/** XML that is as well-formed as it was: elements that are removed, doubled, moved or swapped, and attributes changed or removed. */
export function mutateElements(xml: string, random: Random): string {
  let mutated = xml;
  for (let count = 1 + random(4); count > 0; count--) mutated = mutateElement(mutated, random);
  return mutated;
}

function mutateElement(xml: string, random: Random): string {
  const elements = elementsOf(xml);
  const [one, other] = [elements[random(elements.length)], elements[random(elements.length)]];
  if (one === undefined || other === undefined) return xml;
  const piece = xml.slice(one.start, one.end);
  const inTag = (change: (written: string, value: string) => string): string => {
    const tag = xml.slice(one.start, one.contentStart);
    const changed = tag.replace(attribute, (written, value) => (random(3) === 0 ? change(written, value) : written));
    return xml.slice(0, one.start) + changed + xml.slice(one.contentStart);
  };
  switch (random(6)) {
    case 0:
      return xml.slice(0, one.start) + xml.slice(one.end);
    case 1:
      return xml.slice(0, one.end) + piece + xml.slice(one.end);
    case 2:
      return xml.slice(0, other.start) + piece + xml.slice(other.start);
    case 3: {
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      if (second.start < first.end) return xml;
      const [left, right] = [xml.slice(first.start, first.end), xml.slice(second.start, second.end)];
      return xml.slice(0, first.start) + right + xml.slice(first.end, second.start) + left + xml.slice(second.end);
    }
    case 4:
      return inTag((written, value) =>
        written.replace(`"${value}"`, () => `"${attributeValues[random(attributeValues.length)]}"`),
      );
    default:
      return inTag(() => '');
  }
}

const jsonValues: readonly unknown[] = [
  ...[null, 0, -1e300, true, '', 'a text here', [], {}, [1, 'two words']],
  { stringUnit: { state: 'translated', value: 'two words' } },
];

/** JSON with values of other types, removed, copied from elsewhere, or under another name. */
export function mutateValues(json: string, random: Random): string {
  const root: unknown = JSON.parse(json.replace(/^\ufeff/, ''));
  for (let count = 1 + random(4); count > 0; count--) {
    const members = membersOf(root);
    const [one, other] = [members[random(members.length)], members[random(members.length)]];
    if (one === undefined || other === undefined) break;
    const { holder, name } = one;
    const kind = random(4);
    if (kind === 0) holder[name] = structuredClone(jsonValues[random(jsonValues.length)]);
    else if (kind === 1) delete holder[name];
    else if (kind === 2) holder[name] = structuredClone(other.holder[other.name]);
    else holder[`n${random(9)}`] = structuredClone(holder[name]);
  }
  return JSON.stringify(root, null, 2);
}

interface Member {
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

function membersOf(value: unknown): readonly Member[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...membersOf(holder[name])]);
}

/** A mutated file whose syntax is what it was: JSON, an archive with XML, or XML. Files in UTF-16 and those that cannot be read stay. */
export function mutateSyntax(bytes: Buffer, random: Random): Buffer {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return bytes;
  if (bytes.toString('latin1', 0, 2) === 'PK') return mutatePart(bytes, random);
  const text = bytes.toString('latin1');
  if (!/^[\s\u00ef\u00bb\u00bf]*\{/.test(text)) return Buffer.from(mutateElements(text, random), 'latin1');
  try {
    return Buffer.from(mutateValues(bytes.toString(), random));
  } catch {
    return bytes;
  }
}

function mutatePart(bytes: Buffer, random: Random): Buffer {
  const files = [...readZip(bytes)];
  const parts = files.filter(([name]) => name.endsWith('.xml'));
  const [chosen] = parts[random(parts.length)] ?? [];
  const mutated = (data: Buffer): Buffer => Buffer.from(mutateElements(data.toString('latin1'), random), 'latin1');
  return buildZip(files.map(([name, data]) => ({ name, data: name === chosen ? mutated(data) : data, stored: true })));
}
