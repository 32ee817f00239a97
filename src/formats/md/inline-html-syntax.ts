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

/** HTML within paragraphs. The parser looks for the end of each comment in all of a paragraph; here it does so once. */
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
  /** Follows the first characters, and ends the attempt where it is known to fail. */
  const followed =
    (state: State): State =>
    (code) => {
      read += code === null || code < 0 ? ' ' : String.fromCodePoint(code);
      const opening = openingOf();
      if (opening !== undefined && hopeless.has(opening)) return nok(code);
      const next = state(code);
      return settled || next === undefined || read.length >= longestOpening ? next : followed(next);
    };
  return followed(start);
}
