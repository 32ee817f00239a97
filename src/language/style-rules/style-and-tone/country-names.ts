import { packTable } from '../../packs/tables.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { anyPhrase, capitalized, inEach, matching, startsSentence, wordEnd, wordStart } from '../words.ts';

type Names = Readonly<Record<string, string>>;

/** `East Germany`, `Air France` and `China Town` are other names; a short name may be the beginning of a longer one. */
function rename(names: Names, guard: string): StyleRewriter {
  const target = new Map(Object.entries(names).map(([from, to]) => [keyOf(from), to]));
  // What has been renamed is found too, so that nothing inside of it is.
  const starts = anyPhrase([...Object.keys(names), ...Object.values(names)]).replace(
    /(?<=^|\|)\p{Ll}/gu,
    (initial) => `[${initial}${initial.toUpperCase()}]`,
  );
  const pattern = new RegExp(
    `${wordStart}(?<!(?:^|\\P{L})(?:East|West|North|Nazi|Air|Team|Imperial|Mainland|Radio|Telecom|Medieval|Miss) )(?<!\\p{Lu}\\p{Ll}{1,20} (?<!(?:^|[.!?] |\\n)\\p{L}{1,20} ))(?:${starts})${wordEnd.replace("'’", '')}${guard}`,
    'gu',
  );
  return matching(pattern, ({ 0: found, index, input }) => {
    const name = target.get(keyOf(found));
    if (name === undefined) return undefined;
    return found[0] === found[0]?.toUpperCase() && startsSentence(input, index) ? capitalized(name) : name;
  });
}

function keyOf(name: string): string {
  return name
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();
}

function longForms(language: RewrittenLanguage): Names {
  return packTable(language, 'countries', 'long-forms');
}

function shortForms(language: RewrittenLanguage): Names {
  const turned = Object.entries(longForms(language)).map(([short, long]) => [long, short]);
  return { ...Object.fromEntries(turned), ...(language === 'de' ? packTable('de', 'countries', 'short-forms') : {}) };
}

const notLonger = "(?! (?:of|de|von) ?\\p{Lu}| \\p{Lu}|[’'](?!s ))";
/** Adjectives may follow the French and Italian names, and articles go with prepositions. */
const clauseFollows =
  "(?=[,.;:!?)»]|$| (?:et|ou|a|est|ont|avec|pour|dans|en|qui|que|par|aux?|à|e|o|è|ha|con|per|che|sono|in)(?!\\p{L}))(?! (?:de|d['’]|di) ?\\p{Lu}| [a-z]['’]Am)";

export const countryNames: Readonly<Record<string, RewrittenValue>> = {
  use_long_form: inEach(europeanLanguages, (language) =>
    rename(longForms(language), language === 'fr' || language === 'it' ? clauseFollows : notLonger),
  ),
  use_short_form: inEach(europeanLanguages, (language) => rename(shortForms(language), '')),
};
