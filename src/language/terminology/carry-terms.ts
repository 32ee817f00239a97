import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { isAllCapitals, startsWithCapital } from './letter-case.ts';
import { visibleCode } from './matched-text.ts';
import type { ProtectedSegment } from './protect-terms.ts';

/**
 * Takes the pairs of `coverTerms` off a translation into a language between, and says what is in them as terms of that
 * language: so the engine that comes next can take them. A pair that came back empty, around another or around something
 * that is no text is left out.
 */
export function carryTerms(
  translated: Segment,
  { terms }: ProtectedSegment,
): { readonly segment: Segment; readonly terms: readonly FoundTerm[] } {
  const byId = new Map(terms.map(({ id, match }) => [id, match]));
  const inlines: Inline[] = [];
  const carried: FoundTerm[] = [];
  let open: { readonly id: number; readonly start: number } | undefined;
  let text = '';
  for (const inline of translated.inlines) {
    const match = isCode(inline) ? byId.get(inline.id) : undefined;
    if (!isCode(inline)) text += inline;
    else if (inline.equivalent) text += visibleCode;
    if (match === undefined || !isCode(inline)) {
      const last = inlines.at(-1);
      if (typeof inline === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + inline;
      else inlines.push(inline);
    } else if (inline.kind === 'open') {
      open = { id: inline.id, start: text.length };
    } else {
      const term = open?.id === inline.id ? termOf(match, text, open.start) : undefined;
      if (term !== undefined) carried.push(term);
      open = undefined;
    }
  }
  return { segment: { inlines }, terms: carried };
}

/** Of the languages that lie between others. An engine may put one before a word that had none: it stays outside. */
const article =
  /^(?:(?:the|an?|el|l[aeo]s?|els?|uns?|una|unas|unos|une|des|os?|as?|uma?s?|il|gli|i)\s+|l['’])(?=\p{L})/iu;

function termOf(match: FoundTerm, text: string, from: number): FoundTerm | undefined {
  const covered = text.slice(from).trimEnd();
  const found = article.test(match.found) ? covered.trimStart() : covered.trimStart().replace(article, '');
  if (found === '' || found.includes(visibleCode)) return undefined;
  const start = from + covered.length - found.length;
  // Its readings are those of the language before; whether it is one, if that is uncertain, shows in the next.
  const form = match.form && {
    form: { ...match.form, readings: [] },
    ...(match.inflected && { inflected: match.inflected }),
  };
  return { source: sourceOf(match, found), target: match.target, start, end: start + found.length, found, ...form };
}

/** A capital that was none of the glossary's entry is none of the word instead. */
function sourceOf(match: FoundTerm, found: string): string {
  const hasOwnCapitals = startsWithCapital(match.source) || !startsWithCapital(match.found);
  const hasOwnSize = isAllCapitals(match.source) || !isAllCapitals(match.found);
  return hasOwnCapitals && hasOwnSize ? found : found.toLowerCase();
}
