import { XmlScanner } from '../xml/xml-scanner.ts';
import { formatOf, plainFormat, type RunFormat } from './run-items.ts';

/** The elements directly in an element, as they are written, with their names without prefix. */
export function childElements(element: string): readonly { readonly name: string; readonly written: string }[] {
  const scanner = new XmlScanner(element, { depth: Number.POSITIVE_INFINITY, doctype: 'refuse' });
  const children: { name: string; written: string }[] = [];
  scanner.next();
  while (scanner.next()) {
    if (scanner.kind !== 'open' && scanner.kind !== 'empty') continue;
    const { start, name } = scanner;
    scanner.skipElement();
    children.push({ name: name.slice(name.indexOf(':') + 1), written: element.slice(start, scanner.end) });
  }
  return children;
}

/** Attributes of an element's tag, as they are written, with their names. */
export function writtenAttributes(element: string): readonly { readonly name: string; readonly written: string }[] {
  const scanner = new XmlScanner(element, { depth: Number.POSITIVE_INFINITY, doctype: 'refuse' });
  scanner.next();
  return [...scanner.attributes()].map(({ name, start, end }) => ({
    name,
    written: `${name}="${element.slice(start, end).replaceAll('"', '&quot;')}"`,
  }));
}

/** The formats of a part, each read once however many runs have it. */
export class RunFormats {
  readonly #known = new Map<string, RunFormat>();
  readonly #read: (element: string) => readonly string[];

  /** `read` gives the properties of an element that readers can see. */
  constructor(read: (element: string) => readonly string[]) {
    this.#read = read;
  }

  of(element: string): RunFormat {
    const known = this.#known.get(element);
    if (known !== undefined) return known;
    const properties = this.#read(element);
    const format = properties.length === 0 ? plainFormat : formatOf(properties);
    this.#known.set(element, format);
    return format;
  }
}
