import { escapedText, unicodeEscape } from '../../language/placeholders/escaped-text.ts';
import type { HostText } from '../../language/placeholders/host-text.ts';

const pattern = /\\(?:\r\n[ \t\f]*|[\r\n][ \t\f]*|u[0-9A-Fa-f]{4}|[\s\S]?)/g;

const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };
const controlEscapes = new Map(Object.entries(controls).map(([letter, control]) => [control, `\\${letter}`]));

/** The value of a property. `asciiOnly`: the file writes everything else as `\u` and four digits. */
export function propertyText(source: string, options: { readonly asciiOnly: boolean }): HostText {
  const upperCase = /\\u[0-9a-f]*[A-F]/.test(source);
  return escapedText(source, {
    pattern,
    decode(found) {
      const character = found[1] ?? '';
      if (isLineEnd(character)) return '';
      if (character === 'u' && found.length === 6) return String.fromCharCode(Number.parseInt(found.slice(2), 16));
      return controls[character] ?? character;
    },
    encode: (text) =>
      text.replaceAll(/[\\\t\n\r\f]|[^\0-~]/g, (character) => {
        const control = controlEscapes.get(character);
        if (control !== undefined) return control;
        if (character === '\\') return '\\\\';
        return options.asciiOnly ? unicodeEscape(character, upperCase) : character;
      }),
  });
}

function isLineEnd(character: string): boolean {
  return character === '\n' || character === '\r';
}

/** A value must not begin with a blank: that would belong to the separator. */
export function protectStart(source: string): string {
  return /^[ \t\f]/.test(source) ? `\\${source}` : source;
}
