import table from './glyph-names.json' with { type: 'json' };

const names: Readonly<Record<string, string>> = table.names;
const accents: Readonly<Record<string, string>> = table.accents;
const accented = new RegExp(`^([A-Za-z]|dotlessi)(${Object.keys(accents).join('|')})$`, 'u');

/**
 * The text that the name of a glyph says (Adobe Glyph List Specification, 2): parts of ligatures between underscores, a variant behind
 * a full stop, `uni` and `u` with code points, an accent behind its letter. Undefined for names that say none, such as `g12`.
 */
export function textOfGlyphName(name: string): string | undefined {
  const [base = ''] = name.split('.');
  if (base === '' || base.length > 200) return undefined;
  const parts = base.split('_').map(textOfPart);
  return parts.includes(undefined) ? undefined : parts.join('').normalize('NFC');
}

function textOfPart(name: string): string | undefined {
  if (Object.hasOwn(names, name)) return names[name];
  if (/^[A-Za-z]$/.test(name)) return name;
  const [, letter, accent = ''] = accented.exec(name) ?? [];
  if (letter !== undefined) return `${letter === 'dotlessi' ? 'i' : letter}${accents[accent]}`;
  const units = /^uni((?:[0-9A-F]{4})+)$/.exec(name)?.[1]?.match(/.{4}/g);
  if (units !== undefined && units !== null) return textOfCodes(units);
  const code = /^u([0-9A-F]{4,6})$/.exec(name)?.[1];
  return code === undefined ? undefined : textOfCodes([code]);
}

function textOfCodes(digits: readonly string[]): string | undefined {
  const codes = digits.map((digit) => Number.parseInt(digit, 16));
  const isText = codes.every((code) => code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xf8ff));
  return isText ? String.fromCodePoint(...codes) : undefined;
}
