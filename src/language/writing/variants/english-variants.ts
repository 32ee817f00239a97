import { packTable } from '../../packs/tables.ts';
import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { englishPhrases, inverted, matching, type PhraseTable } from '../../style-rules/words.ts';
import { writing } from '../../style-rules/written-texts.ts';
import { britishSpellings } from './english-spelling.ts';
import { outsideNames } from './outside-names.ts';

/** Words of a table where they are no names, with the apostrophes of the text. */
function phrases(table: PhraseTable): StyleRewriter {
  const rewrite = outsideNames(englishPhrases(withPossessives(table)));
  const curly: StyleRewriter = (text, context) =>
    rewrite(text, context).map((edit) =>
      text.slice(edit.start, edit.end).includes('’') ? { ...edit, text: edit.text.replaceAll("'", '’') } : edit,
    );
  return writing(curly, rewrite.writes);
}

/** `meter` is a device too, and `program` a sequence of commands: numbers and broadcasts show. */
const units = matching(
  /(?<=\d[ \u00a0-]|(?<!\p{L})(?:two|three|four|five|six|ten|hundred|thousand) )meters?(?![\p{L}-])/gu,
  ([found]) => found.replace('er', 're'),
);
const broadcasts = matching(/(?<=(?<!\p{L})(?:TV|BBC) )programs?(?!\p{L})/gu, ([found]) =>
  found.replace('program', 'programme'),
);
/** A noun behind an article or a possessive; elsewhere it may be the verb, which has an s on both sides. */
const licences = matching(
  /(?<=(?<!\p{L})(?:the|a|this|that|my|your|our|their|his|her|its|valid|new) )(?<!th(?:is|at) (?=licenses))licenses?(?![\p{L}-])/gu,
  ([found]) => found.replace('ns', 'nc'),
);

export const toBritish = (): readonly StyleRewriter[] => [
  phrases(packTable('en', 'variants', 'british-words')),
  phrases(britishSpellings()),
  units,
  broadcasts,
  licences,
];

export const toAmerican = (): readonly StyleRewriter[] => [
  phrases(packTable('en', 'variants', 'american-words')),
  phrases(inverted(britishSpellings())),
];

/** `the organization's aim`: what may be a noun in the singular. */
function withPossessives(table: PhraseTable): PhraseTable {
  const nouns = Object.entries(table).filter(([word]) => !/(?:ed|ing|ly|s|i[sz]e|able|less|ful)$/.test(word));
  return { ...table, ...Object.fromEntries(nouns.map(([word, other]) => [`${word}'s`, `${other}'s`])) };
}
