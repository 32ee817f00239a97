import { quotationMark } from '../../style-rules/punctuation/quotations.ts';
import { eszett } from '../../style-rules/spelling-and-grammar/german-letters.ts';
import type { RewrittenValue, StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { matching, phraseRewriter } from '../../style-rules/words.ts';

/** Things that have another name of the same gender in Switzerland, and the spellings of both countries. */
const swissWords: Readonly<Record<string, string>> = {
  Fahrrad: 'Velo',
  Fahrräder: 'Velos',
  Fahrrads: 'Velos',
  Fahrrädern: 'Velos',
  Führerschein: 'Führerausweis',
  Führerscheine: 'Führerausweise',
  Krankenhaus: 'Spital',
  Krankenhauses: 'Spitals',
  Krankenhäuser: 'Spitäler',
  Krankenhäusern: 'Spitälern',
  parken: 'parkieren',
  geparkt: 'parkiert',
  grillen: 'grillieren',
  gegrillt: 'grilliert',
};

/** Stems with ß in every form, so that `ss` in them is Swiss alone: no `Masse`, no `Busse`, no `Schoss`. */
const stems =
  'groß|größ|fuß|gruß|grüß|außer|außen|äußer|draußen|weiß|heiß|hieß|schließ|schieß|gieß|fließ|genieß|süß|fleiß|dreißig|mäßig|regelmäßig|gemäß|maßnahm|maßstab|maßstäb|maßgeb|bloß|stoß|stöß|begrüß|entblöß|ließ|beiß|reiß|verließ|beließ|überließ|hinterließ|büß'.split(
    '|',
  );
const prefixes = 'ab|an|auf|aus|be|durch|ein|ent|er|her|hin|mit|um|un|unter|ver|vor|weg|zer|zu|zusammen|über|riesen';

function germanLetters(): StyleRewriter {
  const swiss = stems.map((stem) => stem.replaceAll('ß', 'ss')).join('|');
  const pattern = new RegExp(`(?<!\\p{L})(?:${prefixes})?(?:${swiss})(?!ist)|strasse`, 'giu');
  return matching(pattern, ([found]) => {
    const at = found.toLowerCase().indexOf('ss');
    return found === found.toUpperCase() ? undefined : `${found.slice(0, at)}ß${found.slice(at + 2)}`;
  });
}

const spelling = (value: RewrittenValue | undefined): readonly StyleRewriter[] =>
  value === undefined ? [] : [value.rewrite];

/** `Frau Groß` is called so in Switzerland too. */
const outsideSurnames =
  (rewrite: StyleRewriter): StyleRewriter =>
  (text, context) =>
    rewrite(text, context).filter(
      ({ start }) =>
        !/(?<!\p{L})(?:Herrn?|Frau|Familie|Dr\.|Prof\.) \p{Lu}[\p{L}-]*$/u.test(
          text.slice(Math.max(0, start - 40), start + 1),
        ),
    );

export const toSwiss = (): readonly StyleRewriter[] => [
  phraseRewriter(swissWords),
  ...spelling(eszett.replace_eszett_with_ss).map(outsideSurnames),
  ...spelling(quotationMark.use_guillemets),
];

export const toGerman = (): readonly StyleRewriter[] => [
  germanLetters(),
  phraseRewriter({
    Velo: 'Fahrrad',
    Velos: 'Fahrräder',
    Führerausweis: 'Führerschein',
    Spital: 'Krankenhaus',
    Spitäler: 'Krankenhäuser',
    parkieren: 'parken',
    parkiert: 'geparkt',
    grillieren: 'grillen',
    grilliert: 'gegrillt',
  }),
  ...spelling(quotationMark.use_double_curly_quotation_marks),
];
