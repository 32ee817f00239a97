import { checkItems } from '../../../language/tag-handling/check-size.ts';
import type { CodeItem, UnitItem } from '../../../language/tag-handling/markup-unit.ts';
import { readReference } from '../../../language/tag-handling/xml-references.ts';

export interface TextItemOptions {
  /** White space is text and does not collapse. Default true. */
  readonly preserve?: boolean;
  /** Entities that the document declares itself, whatever their names mean elsewhere. */
  readonly declared?: ReadonlySet<string>;
  /** Called for an ampersand that starts no reference. Default: it is text. */
  onStrayAmpersand?(at: number): void;
}

/** Text with its references, in which only those that the document's own types could explain are codes. */
export function textItems(source: string, start: number, end: number, options: TextItemOptions = {}): UnitItem[] {
  const { preserve = true, declared, onStrayAmpersand } = options;
  const items: UnitItem[] = [];
  const literal = (from: number, to: number): void => {
    if (to > from) items.push(literalItem(source, from, to, preserve));
  };
  let position = start;
  // In the whole source the search for the next one would go on to its end.
  const own = source.slice(start, end);
  for (let found = own.indexOf('&'); found !== -1; found = own.indexOf('&', found + 1)) {
    checkItems(items.length);
    const at = start + found;
    const reference = readReference(source, at);
    if (reference === undefined) {
      onStrayAmpersand?.(at);
      continue;
    }
    literal(position, at);
    position = reference.end;
    if (reference.text === undefined || declared?.has(source.slice(at + 1, reference.end - 1)) === true)
      items.push({ ...codeItem('alone', at, reference.end), equivalent: source.slice(at, reference.end) });
    else items.push({ type: 'text', start: at, end: reference.end, text: reference.text, literal: false, preserve });
  }
  literal(position, end);
  return items;
}

/** The text of a CDATA section between a pair of codes for its marks. `at`: the index that the first item will have. */
export function cdataItems(source: string, start: number, end: number, at: number, preserve = true): UnitItem[] {
  const [from, to] = [start + '<![CDATA['.length, end - ']]>'.length];
  if (from === to) return [codeItem('alone', start, end)];
  return [
    { ...codeItem('open', start, from, at + 2), cdata: true },
    literalItem(source, from, to, preserve),
    { ...codeItem('close', to, end, at), cdata: true },
  ];
}

/** `partner`: -1 for codes that are alone, until they are numbered. */
export function codeItem(type: CodeItem['type'], start: number, end: number, partner = -1): CodeItem {
  return { type, start, end, partner, equivalent: undefined, cdata: false };
}

function literalItem(source: string, start: number, end: number, preserve: boolean): UnitItem {
  return { type: 'text', start, end, text: source.slice(start, end), literal: true, preserve };
}
