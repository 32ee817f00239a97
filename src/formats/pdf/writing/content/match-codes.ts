import type { Point } from '../../reading/page-content.ts';
import type { ShownCode } from './character-codes.ts';

export interface ShownCharacter {
  readonly origin: Point;
  readonly text: string;
}

type IsSpace = (code: Uint8Array) => boolean;

/** By code: the index of its character. PDFium leaves out some spaces, which then have none; undefined where anything else differs. */
export function matchCodes(
  codes: readonly ShownCode[],
  characters: readonly ShownCharacter[],
): readonly (number | undefined)[] | undefined {
  const shown = codes.flatMap((item) => ('code' in item ? [item.code] : []));
  if (shown.length === characters.length) return shown.map((_, index) => index);
  const words = characters.flatMap(({ text }, index) => (text.trim() === '' && text !== '' ? [] : [index]));
  const match = (isSpace: IsSpace) => matchWords(shown, characters, words, isSpace);
  return (
    match(isUsualSpace)?.indices ??
    match((code) => isUsualSpace(code) || isNoBreakSpace(code))?.indices ??
    matchAnySpace(shown, words.length, match)
  );
}

/** In nearly all encodings; fonts that number their glyphs as TrueType does have it as the third. */
function isUsualSpace(code: Uint8Array): boolean {
  const last = code.at(-1);
  return code.length === 1
    ? last === 0x20
    : code.slice(0, -1).every((byte) => byte === 0) && (last === 0x20 || last === 3);
}

function isNoBreakSpace(code: Uint8Array): boolean {
  return code.length === 1 && code[0] === 0xa0;
}

interface Match {
  readonly indices: readonly (number | undefined)[];
  /** Each text has one code. */
  readonly isMutual: boolean;
}

const mostCandidates = 16;

/** Fonts that number their glyphs in the order of their first use have a space anywhere: the only code without which all others fit. */
function matchAnySpace(
  shown: readonly Uint8Array[],
  words: number,
  match: (isSpace: IsSpace) => Match | undefined,
): Match['indices'] | undefined {
  const counts = new Map<string, number>();
  for (const code of shown) counts.set(keyOf(code), (counts.get(keyOf(code)) ?? 0) + 1);
  const candidates = [...counts].filter(([, count]) => shown.length - count === words).slice(0, mostCandidates);
  const matches = candidates.flatMap(([key]) => match((code) => keyOf(code) === key) ?? []);
  const [first, ...others] = matches.filter(({ isMutual }) => isMutual);
  return others.length === 0 ? first?.indices : undefined;
}

/** One code always shows one text; where it would show two, the codes are not those of the characters. */
function matchWords(
  shown: readonly Uint8Array[],
  characters: readonly ShownCharacter[],
  words: readonly number[],
  isSpace: IsSpace,
): Match | undefined {
  const texts = new Map<string, string>();
  const indices: (number | undefined)[] = [];
  let next = 0;
  for (const code of shown) {
    if (isSpace(code)) {
      indices.push(undefined);
      continue;
    }
    const index = words[next];
    if (index === undefined) return undefined;
    const { text } = characters[index] as ShownCharacter;
    const known = texts.get(keyOf(code));
    if (known !== undefined && known !== text) return undefined;
    texts.set(keyOf(code), text);
    indices.push(index);
    next += 1;
  }
  return next === words.length ? { indices, isMutual: new Set(texts.values()).size === texts.size } : undefined;
}

function keyOf(code: Uint8Array): string {
  return Buffer.from(code).toString('hex');
}
