import type { RewrittenValue } from '../style-rewriter.ts';
import { byLanguage } from '../words.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';

export const latinAbbreviations: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_latin_abbreviations: byLanguage({
    de: () =>
      expandAbbreviations({
        'etc.': 'und so weiter',
        'e. g.': 'zum Beispiel',
        'i. e.': 'das heißt',
        'vs.': 'gegen',
        'et al.': 'und andere',
        'cf.': 'vergleiche',
        'ca.': 'etwa',
        'p. a.': 'pro Jahr',
      }),
    en: () =>
      expandAbbreviations({
        'and etc.': 'and so on',
        'etc.': 'and so on',
        'e. g.': 'for example',
        'i. e.': 'that is,',
        'vs.': 'versus',
        vs: 'versus',
        'cf.': 'compare',
        'et al.': 'and others',
        'viz.': 'namely',
        'ca.': 'about',
        'p. a.': 'per year',
      }),
    es: () =>
      expandAbbreviations({
        'etc.': 'etcétera',
        'e. g.': 'por ejemplo',
        'i. e.': 'es decir',
        'vs.': 'contra',
        'cf.': 'véase',
        'et al.': 'y otros',
      }),
    fr: () =>
      expandAbbreviations({
        'etc.': 'et ainsi de suite',
        'e. g.': 'par exemple',
        'i. e.': "c'est-à-dire",
        'vs.': 'contre',
        vs: 'contre',
        'cf.': 'voir',
        'et al.': 'et autres',
      }),
    it: () =>
      expandAbbreviations({
        'ecc.': 'eccetera',
        'etc.': 'eccetera',
        'e. g.': 'per esempio',
        'i. e.': 'cioè',
        'vs.': 'contro',
        'cfr.': 'si veda',
        'cf.': 'si veda',
        'et al.': 'e altri',
      }),
  }),
};
