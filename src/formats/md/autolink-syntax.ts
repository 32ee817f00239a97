import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import type { Construct, Extension } from 'micromark-util-types';

/** Where an address without marks may begin: of a page, of a person. They overlap: `_www.@`. */
const page = /www\.|https?:\/\//gi;
const person = /(?<![\w+.-])[\w+.-]+(?=@)/g;

/**
 * Addresses without marks, for the parser, which by itself looks for an email address at the start of each word. Here it looks only where
 * there is what an address cannot lack. `start`: the offset of the text to the parser.
 */
export function autolinkSyntax(text: string, start = 0): Extension {
  const starts = startsIn(text, start);
  if (starts.size === 0) return {};
  const guard = ({ previous, ...construct }: Construct): Construct => ({
    ...construct,
    previous(code) {
      return (previous === undefined || previous.call(this, code)) && starts.has(this.now().offset);
    },
  });
  const guarded = new Map([...new Set([...constructs.values()].flat())].map((one) => [one, guard(one)]));
  const found: Record<number, Construct[]> = {};
  for (const code of new Set(starts.values()))
    found[code] = (constructs.get(code) ?? []).flatMap((one) => guarded.get(one) ?? []);
  return { text: found };
}

/** By the code of the first character. */
const constructs = new Map(
  Object.entries(gfmAutolinkLiteral().text ?? {}).map(([code, given]) => [
    Number(code),
    given === undefined ? [] : Array.isArray(given) ? given : [given],
  ]),
);

/** Offsets of the parser, which does not count a byte order mark at the start, and the characters there. */
function startsIn(text: string, start: number): ReadonlyMap<number, number> {
  const skipped = text.startsWith('\ufeff') ? 1 : 0;
  // To look at each word takes long, and few texts have the sign.
  const begins = text.includes('@') ? [page, person] : [page];
  const found = begins.flatMap((pattern) => [...text.matchAll(pattern)]);
  return new Map(found.map(({ index }) => [start + index - skipped, text.charCodeAt(index)]));
}
