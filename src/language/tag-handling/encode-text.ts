import type { Notation } from './markup-unit.ts';
import { withoutForbidden } from './xml-references.ts';

/**
 * Text as it is written at a place: only what would be read as something else is escaped, so `&eacute;` in the source
 * comes back as `é` where its sentence has changed. No-break spaces stay visible as `&nbsp;` in HTML.
 */
export function encodeText(text: string, notation: Notation): string {
  switch (notation) {
    case 'html':
      return text.replace(/[&<>\u00a0]/g, escapeHtml);
    case 'xml':
      return withoutForbidden(text).replace(/[&<>]/g, escapeHtml);
    case 'html-double-quoted':
      return text.replace(/[&"\u00a0]/g, escapeHtml);
    case 'html-single-quoted':
      return text.replace(/[&'\u00a0]/g, escapeHtml);
    case 'html-unquoted':
      return /^[^\s"'`=<>&/]+$/.test(text) ? text : `"${encodeText(text, 'html-double-quoted')}"`;
    case 'xml-attribute':
      return withoutForbidden(text).replace(/[&<>"'\t\n\r]/g, escapeInAttribute);
  }
}

/** Text between `<![CDATA[` and `]]>`; the mark of the end is divided between two sections. */
export function encodeCdata(text: string): string {
  return withoutForbidden(text).replaceAll(']]>', ']]]]><![CDATA[>');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u00a0': '&nbsp;',
};

function escapeHtml(character: string): string {
  return escapes[character] ?? character;
}

/** Readers turn line ends and tabs that are not escaped into spaces. */
function escapeInAttribute(character: string): string {
  return escapes[character] ?? `&#${character.charCodeAt(0)};`;
}
