import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import type { Construct, Event, Extension, TokenizeContext } from 'micromark-util-types';

interface LastSearch {
  /** Events that were searched. */
  readonly count: number;
  readonly last: Event | undefined;
  /** The event that ended the search. */
  readonly found: Event | undefined;
}

/** Tokens at which the parser ends its search for the start of a label. */
const searchEnds: ReadonlySet<string> = new Set([
  'labelImage',
  'gfmFootnoteCall',
  'labelLink',
  'label',
  'image',
  'link',
]);

const construct = potentialCall();
const lastSearches = new WeakMap<TokenizeContext, LastSearch>();

/** Calls of footnotes behind `!`, for which the parser looks back over all events of a paragraph at each `]`. */
export const footnoteSyntax: Extension = {
  disable: { null: ['gfmPotentialFootnoteCall'] },
  text: {
    93: {
      ...construct,
      name: 'potentialFootnoteCall',
      tokenize(effects, ok, nok) {
        const found = searchBack(this);
        const context = Object.create(this, { events: { value: found === undefined ? [] : [found] } });
        return construct.tokenize.call(context, effects, ok, nok);
      },
    },
  },
};

/** The event that ends the search. Only events since the last search are looked at. */
function searchBack(context: TokenizeContext): Event | undefined {
  const { events } = context;
  const last = lastSearches.get(context);
  const isSame = last !== undefined && last.count > 0 && events[last.count - 1] === last.last;
  const end = isSame ? last.count : 0;
  let index = events.length - 1;
  while (index >= end && !searchEnds.has(events[index]?.[1].type ?? '')) index -= 1;
  const found = index >= end ? events[index] : isSame ? last.found : undefined;
  lastSearches.set(context, { count: events.length, last: events.at(-1), found });
  return found;
}

function potentialCall(): Construct {
  const found = gfmFootnote().text?.[93];
  if (found === undefined || Array.isArray(found))
    throw new Error('The parser has no construct for calls of footnotes.');
  return found;
}
