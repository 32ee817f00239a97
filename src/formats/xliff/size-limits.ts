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

/** The module for sizes: of the unit, or else of what it is in. Restrictions are `most` or `least,most`. */
export class SizeLimits2 {
  readonly #source: string;
  /** The profiles of each file, by its row. */
  readonly #profiles = new Map<number, XmlElement | undefined>();

  constructor(source: string) {
    this.#source = source;
  }

  of(unit: XmlElement): SizeLimits {
    const source = this.#source;
    const restriction = (name: string): number | undefined => {
      for (let element: XmlElement | undefined = unit; element !== undefined; element = element.parent) {
        const found = localAttribute(source, element, name);
        if (found !== undefined) return positive(found.split(',').at(-1));
      }
      return undefined;
    };
    const profiles = this.#profilesOf(unit);
    const profile = (name: string): string | undefined => profiles && attributeOf(source, profiles, name);
    const characters =
      (profile('generalProfile') ?? codepoints) === codepoints ? restriction('sizeRestriction') : undefined;
    const bytes = profile('storageProfile') === 'xliff:utf8' ? restriction('storageRestriction') : undefined;
    return { ...(characters && { characters }), ...(bytes && { bytes }) };
  }

  #profilesOf(unit: XmlElement): XmlElement | undefined {
    const file = ancestorNamed(unit, 'file');
    if (file === undefined) return undefined;
    if (!this.#profiles.has(file.row)) this.#profiles.set(file.row, childNamed(file, 'profiles'));
    return this.#profiles.get(file.row);
  }
}

const codepoints = 'xliff:codepoints';

function ancestorNamed(element: XmlElement, name: string): XmlElement | undefined {
  let ancestor = element.parent;
  while (ancestor !== undefined && ancestor.name !== name) ancestor = ancestor.parent;
  return ancestor;
}

function localAttribute(source: string, { attributes }: XmlElement, name: string): string | undefined {
  const attribute = attributes.find((candidate) => candidate.name.endsWith(`:${name}`));
  return attribute && decodeXmlText(source.slice(attribute.start, attribute.end));
}

function positive(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
