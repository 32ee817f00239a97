import { htmlText } from 'micromark-core-commonmark';
import type { Construct, Extension, State, TokenizeContext } from 'micromark-util-types';

/** What only ends with a mark of its own, by its beginning: once the rest of a paragraph lacks that mark, it lacks it. */
const openings: readonly (readonly [opening: string, pattern: RegExp])[] = [
  ['comment', /^<!--/],
  ['CDATA', /^<!\[CDATA\[/],
  ['declaration', /^<![a-z]/i],
  ['instruction', /^<\?/],
];
const longestOpening = '<![CDATA['.length;

const withoutEnd = new WeakMap<TokenizeContext, Set<string>>();

const slash = '/'.charCodeAt(0);
const letter = 'x'.charCodeAt(0);

/**
 * HTML within paragraphs. Two things of the parser are changed: it looks for the end of each comment in all of a paragraph, here it
 * does so once; and it knows no slash in attributes without quotes, which CommonMark allows (`<a href=https://a.org/x>`).
 */
export const inlineHtmlSyntax: Extension = {
  disable: { null: ['htmlText'] },
  text: { 60: { ...htmlText, name: 'inlineHtml', tokenize } as Construct },
};

function tokenize(
  this: TokenizeContext,
  ...[effects, ok, nok]: Parameters<Construct['tokenize']>
): ReturnType<Construct['tokenize']> {
  const hopeless = withoutEnd.get(this) ?? new Set();
  withoutEnd.set(this, hopeless);
  let read = '';
  let settled = false;
  const openingOf = (): string | undefined => openings.find(([, pattern]) => pattern.test(read))?.[0];

  const start = htmlText.tokenize.call(
    this,
    effects,
    (code) => {
      settled = true;
      return ok(code);
    },
    (code) => {
      settled = true;
      const opening = openingOf();
      if (code === null && opening !== undefined) hopeless.add(opening);
      return nok(code);
    },
  );
  const isTag = (): boolean => /^<[a-z]/i.test(read);
  let value: ValueState = 'none';
  /** Follows the first characters, and all of a tag, and ends the attempt where it is known to fail. */
  const followed =
    (state: State): State =>
    (code) => {
      const character = code === null || code < 0 ? ' ' : String.fromCodePoint(code);
      if (read.length < longestOpening) read += character;
      const opening = openingOf();
      if (opening !== undefined && hopeless.has(opening)) return nok(code);
      value = valueAfter(value, character);
      // The parser takes positions from the source, so that another character in its place changes nothing.
      const next = state(value === 'unquoted' && code === slash ? letter : code);
      if (settled || next === undefined) return next;
      return read.length >= longestOpening && !isTag() ? next : followed(next);
    };
  return followed(start);
}

/** Where in a tag: in no value, behind the equals sign, in a value without quotes, in one with quotes. */
type ValueState = 'none' | 'begins' | 'unquoted' | '"' | "'";

function valueAfter(state: ValueState, character: string): ValueState {
  const isSpace = /\s/.test(character);
  switch (state) {
    case 'none':
      return character === '=' ? 'begins' : 'none';
    case 'begins':
      if (character === '"' || character === "'") return character;
      return isSpace ? 'begins' : 'unquoted';
    case 'unquoted':
      return isSpace ? 'none' : 'unquoted';
    default:
      return character === state ? 'none' : state;
  }
}
