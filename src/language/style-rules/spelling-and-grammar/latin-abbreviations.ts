import { packTable } from '../../packs/tables.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { inEach } from '../words.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';

export const latinAbbreviations: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_latin_abbreviations: inEach(europeanLanguages, (language) =>
    expandAbbreviations(packTable(language, 'abbreviations', 'latin')),
  ),
};
