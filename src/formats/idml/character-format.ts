import type { RunFormat } from '../shared/office/run-items.ts';
import { writtenAttributes } from '../shared/office/run-properties.ts';

/** What a CharacterStyleRange says of its text. */
export class CharacterFormat implements RunFormat {
  /** The same for ranges whose text looks alike. */
  readonly key: string;
  readonly properties: readonly string[];
  /** The tag that opens such a range, and its properties, as they are written. */
  readonly opening: string;

  constructor(key: string, properties: readonly string[], opening: string) {
    this.key = key;
    this.properties = properties;
    this.opening = opening;
  }
}

/** Of text that is in no CharacterStyleRange. */
export const bareFormat = new CharacterFormat('bare', [], '');

/** Characters are of a style, or of none, which has a name too. */
const noStyle = /^AppliedCharacterStyle="(?:CharacterStyle\/\$ID\/\[No character style\]|n)"$/;

/** The formats of a document, each read once however many ranges have it. */
export class CharacterFormats {
  readonly #known = new Map<string, CharacterFormat>();

  /** `opening`: the tag of a CharacterStyleRange with the element Properties after it, if it has one. */
  of(opening: string): CharacterFormat {
    const known = this.#known.get(opening);
    if (known !== undefined) return known;
    const properties: string[] = [];
    for (const { name, written } of writtenAttributes(opening)) {
      // The language of spelling and hyphenation, which no reader sees.
      if (name !== 'AppliedLanguage' && !noStyle.test(written)) properties.push(written);
    }
    const more = opening.slice(opening.indexOf('<Properties')).replace(/>\s+</g, '><');
    if (opening.includes('<Properties')) properties.push(more);
    const key = `range\n${properties.join('\n')}`;
    const format = new CharacterFormat(key, properties, shortened(opening, properties));
    this.#known.set(opening, format);
    return format;
  }
}

/** What no reader sees of a tag, in characters. */
const longestUnseen = 1000;

/** A tag may be written more often than it was; so one that is much longer than what it says is written without the rest. */
function shortened(opening: string, properties: readonly string[]): string {
  const length = properties.reduce((sum, property) => sum + property.length, 0);
  if (opening.length <= length + longestUnseen) return opening;
  const attributes = properties.filter((property) => !property.startsWith('<'));
  const more = properties.filter((property) => property.startsWith('<'));
  return `<CharacterStyleRange${attributes.map((attribute) => ` ${attribute}`).join('')}>${more.join('')}`;
}
