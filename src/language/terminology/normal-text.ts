/**
 * A text as terms are compared: NFC, full and half width characters in their usual width, one space for any white space,
 * one kind of apostrophe and hyphen, without invisible hyphens and spaces of no width. Both spellings have the same
 * length; `starts` and `ends` lead from their units back to the text, and are absent where all places are the same.
 */
export interface NormalText {
  readonly spelling: string;
  /** `spelling` without difference of case. */
  readonly folded: string;
  readonly starts?: readonly number[];
  readonly ends?: readonly number[];
}

// Latin, Greek and Cyrillic letters in one piece, Chinese, kana and Hangul in their usual width: most texts of most
// languages are normal as they are.
const alreadyNormal =
  /^(?:[!-~\u00A1-\u00AC\u00AE-\u024F\u0388-\u03CE\u0400-\u0481\u048A-\u04FF\u3001-\u3005\u3041-\u3096\u30A1-\u30FC\u4E00-\u9FFF\uAC00-\uD7A3]| (?! ))*$/u;

// What becomes one unit of the normal text: white space; what is left out; a syllable written in parts; a half width
// kana with its sign; a character with its combining marks.
const pieces =
  /(?<space>\s+)|(?<nothing>[\u00AD\u200B\u2060\uFEFF]+)|[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?|[\uFF66-\uFF9D][\uFF9E\uFF9F]?|.\p{M}*/gsu;

export function normalText(text: string): NormalText {
  if (alreadyNormal.test(text)) return { spelling: text, folded: foldCase(text) };
  let spelling = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const piece of text.matchAll(pieces)) {
    if (piece.groups?.nothing !== undefined) continue;
    const [original] = piece;
    const start = piece.index;
    const normal = piece.groups?.space === undefined ? normalPiece(original) : ' ';
    const same = normal.length === original.length;
    for (let unit = 0; unit < normal.length; unit += 1) {
      starts.push(same ? start + unit : start);
      ends.push(same ? start + unit + 1 : start + original.length);
    }
    spelling += normal;
  }
  return { spelling, folded: foldCase(spelling), starts, ends };
}

function normalPiece(piece: string): string {
  const usual = piece.replace(/[\uFF01-\uFF5E\uFF66-\uFF9F]+/gu, (wide) => wide.normalize('NFKC')).normalize('NFC');
  return usual.replace(/[\u2019\u02BC\u2032]/g, "'").replace(/[\u2010\u2011]/g, '-');
}

/** Lower case, unit for unit: neither İ nor the place of a sigma in its word makes a difference, nor does the dot of ı. */
export function foldCase(spelling: string): string {
  return spelling.replace(/İ/g, 'i').toLowerCase().replace(/ς/g, 'σ').replace(/ı/g, 'i');
}
