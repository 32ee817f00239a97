/** Cells write characters that XML cannot as `_x000D_`, and what only looks like that with `_x005F_` for its `_`. */
export function decodeCellText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (written, code) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    // Halves of a character and U+0000 are no text; they stay as they are written.
    return /[\0\ud800-\udfff\ufffe\uffff]/.test(character) ? written : character;
  });
}

export function encodeCellText(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}[_\u0001-\u0008\u000b-\u001f])/g, '_x005F_')
    .replace(/[\u0001-\u0008\u000b-\u001f]/g, (control) => {
      return `_x${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
    });
}

/** The same in attributes, where a new line has to be escaped as well. */
export const attributeEscapes = {
  decode: decodeCellText,
  encode: (text: string): string => encodeCellText(text).replaceAll('\n', '_x000a_'),
};
