import { attributeOf, childNamed, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { decodeXmlText } from '../shared/xml/xml-text.ts';

/** How long a translation may be. */
export interface SizeLimits {
  readonly characters?: number;
  /** In UTF-8. */
  readonly bytes?: number;
}

/** Of version 1. */
export function limits1(source: string, unit: XmlElement): SizeLimits {
  const width = positive(attributeOf(source, unit, 'maxwidth'));
  const size = attributeOf(source, unit, 'size-unit');
  const bytes = positive(attributeOf(source, unit, 'maxbytes')) ?? (size === 'byte' ? width : undefined);
  return { ...(size === 'char' && width && { characters: width }), ...(bytes && { bytes }) };
}

/** What holds for the units in an element: what it says itself, or what the elements around it say. */
interface Inherited {
  readonly characters: number | undefined;
  readonly bytes: number | undefined;
  /** Whether the profiles of the file say that these are counted. */
  readonly counts: { readonly characters: boolean; readonly bytes: boolean };
}

const unlimited: Inherited = {
  characters: undefined,
  bytes: undefined,
  counts: { characters: true, bytes: false },
};

/** The module for sizes: of the unit, or else of what it is in. Restrictions are `most` or `least,most`. */
export class SizeLimits2 {
  readonly #source: string;
  /** Of elements with others in them, by their rows: their attributes are read once, not for each unit. */
  readonly #known = new Map<number, Inherited>();

  constructor(source: string) {
    this.#source = source;
  }

  of(unit: XmlElement): SizeLimits {
    const { characters, bytes, counts } = this.#read(unit);
    return { ...(counts.characters && characters && { characters }), ...(counts.bytes && bytes && { bytes }) };
  }

  #read(element: XmlElement): Inherited {
    const above = this.#inherited(element.parent);
    const restriction = (name: string, inherited: number | undefined): number | undefined => {
      const own = localAttribute(this.#source, element, name);
      return own === undefined ? inherited : positive(own.split(',').at(-1));
    };
    return {
      characters: restriction('sizeRestriction', above.characters),
      bytes: restriction('storageRestriction', above.bytes),
      counts: element.name === 'file' ? this.#countsOf(element) : above.counts,
    };
  }

  #inherited(element: XmlElement | undefined): Inherited {
    if (element === undefined) return unlimited;
    const known = this.#known.get(element.row) ?? this.#read(element);
    this.#known.set(element.row, known);
    return known;
  }

  #countsOf(file: XmlElement): Inherited['counts'] {
    const profiles = childNamed(file, 'profiles');
    const profile = (name: string): string | undefined => profiles && attributeOf(this.#source, profiles, name);
    return {
      characters: (profile('generalProfile') ?? codepoints) === codepoints,
      bytes: profile('storageProfile') === 'xliff:utf8',
    };
  }
}

const codepoints = 'xliff:codepoints';

function localAttribute(source: string, { attributes }: XmlElement, name: string): string | undefined {
  const attribute = attributes.find((candidate) => candidate.name.endsWith(`:${name}`));
  return attribute && decodeXmlText(source.slice(attribute.start, attribute.end));
}

function positive(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
