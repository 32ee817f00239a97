import { Tokenizer } from 'htmlparser2';

/** Characters XML 1.0 allows. */
export function isXmlCharacter(code: number): boolean {
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  );
}

/** XML has no way to write most control characters. */
export function withoutForbidden(text: string): string {
  if (!/[^\t\n\r -\ud7ff]/.test(text)) return text;
  let kept = '';
  for (const character of text) if (isXmlCharacter(character.codePointAt(0) ?? 0)) kept += character;
  return kept;
}

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Names a reference may have without a DTD in sight: XML's own five, and HTML's, which document types borrow. Undefined
 * for all others.
 */
export function decodeEntityName(name: string): string | undefined {
  if (Object.hasOwn(predefined, name)) return predefined[name];
  let decoded = '';
  let isText = false;
  const nothing = (): void => {};
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      ontextentity: (code) => {
        decoded += String.fromCodePoint(code);
      },
      ontext: () => {
        isText = true;
      },
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      onclosetag: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onopentagname: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  );
  tokenizer.write(`&${name};`);
  tokenizer.end();
  return isText || decoded === '' ? undefined : decoded;
}

const nameStart =
  ':A-Z_a-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{1fff}\\u{200c}\\u{200d}\\u{2070}-\\u{218f}' +
  '\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}';

/** The production Name of XML 1.0, for use inside other patterns. */
export const namePattern = `[${nameStart}][${nameStart}\\-.0-9\\u{b7}\\u{300}-\\u{36f}\\u{203f}\\u{2040}]*`;

const reference = new RegExp(`&(?:#(\\d+)|#x([0-9a-fA-F]+)|(${namePattern}));`, 'uy');

export interface XmlReference {
  readonly end: number;
  /** Undefined for an entity that only the document's own DTD knows. */
  readonly text: string | undefined;
}

/** The reference that starts at `at`, or undefined if there is none or it represents no allowed character. */
export function readReference(source: string, at: number): XmlReference | undefined {
  reference.lastIndex = at;
  const found = reference.exec(source);
  if (found === null) return undefined;
  const [whole, decimal, hexadecimal, name] = found;
  const end = at + whole.length;
  if (name !== undefined) return { end, text: decodeEntityName(name) };
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
  return isXmlCharacter(code) ? { end, text: String.fromCodePoint(code) } : undefined;
}
