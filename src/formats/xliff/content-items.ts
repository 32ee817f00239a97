import { checkItems } from '../../language/tag-handling/check-size.ts';
import type { CodeItem, UnitItem } from '../../language/tag-handling/markup-unit.ts';
import { attributeOf, eachElement, type XmlElement, type XmlNode } from '../shared/xml/read-xml-tree.ts';
import { cdataItems, codeItem, textItems } from '../shared/xml/text-items.ts';

/** What an inline element is to the text around it. */
type Role =
  /** Its tags are a pair of codes around text. */
  | 'pair'
  /** It is one code, its content is no text. */
  | 'alone'
  /** It begins or ends something that another one ends or begins. */
  | 'opens'
  | 'closes'
  /** Its content is a text of its own. */
  | 'segment';

const roles: Readonly<Record<string, Role>> = {
  g: 'pair',
  pc: 'pair',
  mrk: 'pair',
  bpt: 'opens',
  bx: 'opens',
  sc: 'opens',
  ept: 'closes',
  ex: 'closes',
  ec: 'closes',
};

/** The content of a `source` as text and codes; a segment marked inside of it is a list of its own. */
export function contentItems(source: string, content: XmlElement, locked: ReadonlySet<string>): UnitItem[][] {
  const reader = new ContentReader(source, content, locked);
  reader.read(content);
  return reader.finish();
}

interface Marker {
  readonly at: number;
  readonly opens: boolean;
  readonly key: string;
}

class ContentReader {
  readonly #source: string;
  readonly #content: XmlElement;
  /** Names of segments that are left as they are. */
  readonly #locked: ReadonlySet<string>;
  readonly #texts: UnitItem[][] = [];
  #items: UnitItem[] = [];
  #markers: Marker[] = [];
  /** Where the segments begin that are not read yet, the last one first. Found when a pair may hold some. */
  #segments: number[] | undefined;

  constructor(source: string, content: XmlElement, locked: ReadonlySet<string>) {
    this.#source = source;
    this.#content = content;
    this.#locked = locked;
  }

  read(element: XmlElement): void {
    for (const node of element.nodes()) this.#add(node);
  }

  finish(): UnitItem[][] {
    this.#endText();
    return this.#texts;
  }

  #endText(): void {
    pairMarkers(this.#items, this.#markers);
    this.#texts.push(this.#items);
    this.#items = [];
    this.#markers = [];
  }

  #add(node: XmlNode): void {
    checkItems(this.#items.length);
    if (node.type === 'element') this.#addElement(node);
    else if (node.type === 'text') this.#addText(node.start, node.end);
    else if (node.type === 'cdata') this.#addCdata(node.start, node.end);
    else this.#alone(node.start, node.end, undefined);
  }

  #addElement(element: XmlElement): void {
    const role = this.#roleOf(element);
    if (role === 'segment' || (role === 'pair' && this.#holdsSegments(element))) {
      this.#endText();
      if (!this.#locked.has(this.#attribute(element, 'mid') ?? '')) this.read(element);
      this.#endText();
    } else if (role === 'pair' && element.contentEnd > element.contentStart) {
      const opened = this.#items.length;
      this.#items.push(codeItem('open', element.start, element.contentStart, -1));
      const before = this.#markers.length;
      this.read(element);
      // What begins inside of a pair ends there, or is alone.
      pairMarkers(this.#items, this.#markers.splice(before));
      this.#items[opened] = codeItem('open', element.start, element.contentStart, this.#items.length);
      this.#items.push(codeItem('close', element.contentEnd, element.end, opened));
    } else {
      if (role === 'opens' || role === 'closes') {
        this.#markers.push({ at: this.#items.length, opens: role === 'opens', key: this.#keyOf(element, role) });
      }
      this.#alone(element.start, element.end, this.#shownText(element));
    }
  }

  #roleOf(element: XmlElement): Role {
    const role = roles[element.name] ?? 'alone';
    if (element.name !== 'mrk') return role;
    const type = this.#attribute(element, 'mtype');
    if (type === 'seg') return 'segment';
    return type === 'protected' || this.#attribute(element, 'translate') === 'no' ? 'alone' : 'pair';
  }

  /** Asked in the order of the elements. */
  #holdsSegments({ start, end }: XmlElement): boolean {
    this.#segments ??= this.#segmentsIn(this.#content, []).reverse();
    while ((this.#segments.at(-1) ?? end) < start) this.#segments.pop();
    return (this.#segments.at(-1) ?? end) < end;
  }

  #segmentsIn(element: XmlElement, found: number[]): number[] {
    for (const child of eachElement(element)) {
      if (this.#roleOf(child) === 'segment') found.push(child.start);
      this.#segmentsIn(child, found);
    }
    return found;
  }

  #keyOf(element: XmlElement, role: Role): string {
    const own = this.#attribute(element, 'rid') ?? this.#attribute(element, 'id') ?? '';
    return role === 'closes' ? (this.#attribute(element, 'startRef') ?? own) : own;
  }

  #attribute(element: XmlElement, name: string): string | undefined {
    return attributeOf(this.#source, element, name);
  }

  #shownText(element: XmlElement): string | undefined {
    const shown = this.#attribute(element, 'equiv-text') ?? this.#attribute(element, 'equiv');
    if (shown !== undefined) return shown === '' ? undefined : shown.slice(0, 200).toWellFormed();
    if (element.name !== 'mrk') return undefined;
    const text = this.#source.slice(element.contentStart, element.contentEnd).replace(/<[^>]*>/g, '');
    return text === '' ? undefined : text.slice(0, 200).toWellFormed();
  }

  #addText(start: number, end: number): void {
    for (const item of textItems(this.#source, start, end)) this.#items.push(item);
  }

  #addCdata(start: number, end: number): void {
    for (const item of cdataItems(this.#source, start, end, this.#items.length)) this.#items.push(item);
  }

  #alone(start: number, end: number, equivalent: string | undefined): void {
    this.#items.push({ ...codeItem('alone', start, end), equivalent });
  }
}

/** Makes pairs of beginnings and ends that belong together and do not cross others; the rest is alone. */
function pairMarkers(items: UnitItem[], markers: readonly Marker[]): void {
  const open: Marker[] = [];
  for (const marker of markers) {
    if (marker.opens) open.push(marker);
    else if (open.at(-1)?.key === marker.key) {
      const { at } = open.pop() as Marker;
      items[at] = { ...(items[at] as CodeItem), type: 'open', partner: marker.at };
      items[marker.at] = { ...(items[marker.at] as CodeItem), type: 'close', partner: at };
    }
  }
}
