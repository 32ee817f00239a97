import { baseLanguage } from '../../codes.ts';
import { withoutOverlaps } from '../../text-edit.ts';
import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter, TextEdit } from '../style-rewriter.ts';
import { eastAsian, replacing, rewriting } from './rewritten-value.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

const latinExclamation =
  /(?<=[\p{L}\p{N})”"»’])[ \u00a0\u202f]?!{1,5}(?=["”“»«’‘)]?(?:\s+[\p{Lu}¿¡"“”„«»'‘‚‹›]|\s*$))/gmu;
const eastAsianExclamation = new RegExp(`(?<=[${eastAsian}])[!！]{1,5}(?=[」』”"’）)]|[${eastAsian}]|\\s|$)`, 'gmu');

function withoutExclamation(text: string, language: string): readonly TextEdit[] {
  const base = baseLanguage(language);
  if (base === 'ja' || base === 'zh') return editMatches(text, eastAsianExclamation, () => '。');
  const ends = editMatches(text, latinExclamation, () => '.');
  if (base !== 'es') return ends;
  const openings = pairedOpenings(text);
  return withoutOverlaps(
    ends.flatMap((edit) => {
      const opening = openings.get(edit.end - 1);
      if (opening === undefined) return [edit];
      return [
        { start: opening, end: opening + 1, text: '', group: opening },
        { ...edit, group: opening },
      ];
    }),
  );
}

/** The position of the mark that opens the exclamation, by where the exclamation ends. */
function pairedOpenings(text: string): ReadonlyMap<number, number> {
  const openings = new Map<number, number>();
  let opening = -1;
  for (let position = 0; position < text.length; position += 1) {
    if (text[position] === '¡') opening = position;
    else if (text[position] === '!' && opening >= 0) {
      openings.set(position, opening);
      opening = -1;
    }
  }
  return openings;
}

export const exclamationMarks: Values = {
  do_not_use: rewriting(['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'], (text, { language }) =>
    withoutExclamation(text, language),
  ),
};

const greetings: Readonly<Record<string, string>> = {
  de: 'Sehr geehrter?|Lieber?|Hallo|Guten (?:Tag|Morgen|Abend)',
  en: 'Dear|Hello|Hi|Good (?:morning|afternoon|evening)',
  es: 'Estimad[oa]s?|Querid[oa]s?|Apreciad[oa]s?',
  fr: 'Chers?|Chères?|Bonjour',
  it: 'Gentil[ei]|Egregi[oa]?|Car[oaie]',
};

/** The first line of a letter: a greeting and names. */
const salutations = new Map(
  Object.entries(greetings).map(([language, words]) => [
    language,
    new RegExp(`^((?:${words}) \\p{L}[\\p{L} .'’-]{0,58}\\p{L})[ \\u00a0]?[,:!](?=[ \\t]*(?:\\n|$))`, 'u'),
  ]),
);

function saluting(languages: readonly string[], mark: string, capitalizes: boolean): RewrittenValue {
  const rewrite: StyleRewriter = (text, { language }) => {
    const [line = '', greeting = ''] = salutations.get(baseLanguage(language))?.exec(text) ?? [];
    if (line === '' || line === greeting + mark) return [];
    const marked = { start: greeting.length, end: line.length, text: mark, group: 0 };
    return capitalizes ? [marked, ...capitalAfter(text, marked.end)] : [marked];
  };
  return rewriting(languages, rewrite);
}

function capitalAfter(text: string, end: number): readonly TextEdit[] {
  const next = /^\s*\n\s*(?=\p{Ll})/u.exec(text.slice(end, end + 200));
  if (next === null) return [];
  const start = end + next[0].length;
  const letter = String.fromCodePoint(text.codePointAt(start) as number);
  return [{ start, end: start + letter.length, text: letter.toUpperCase(), group: 0 }];
}

export const salutation: Values = {
  do_not_use_comma_after_salutation_capitalize_following_word: saluting(['de'], '', true),
  use_colon_after_salutation: saluting(['en', 'es'], ':', false),
  use_comma_after_salutation: saluting(['de', 'en', 'fr', 'it'], ',', false),
  use_exclamation_mark_after_salutation: saluting(['de', 'it'], '!', true),
};

/** French sets these marks apart; between digits and in addresses they are something else. */
const spacedMark = /(?<=[\p{L}\p{N})»”"%])[ \u00a0\u202f]?([;:!?]{1,3})(?=\s|$|[»”")])/gu;

export const spacingAndPunctuation: Values = {
  do_not_use_space: replacing(['fr'], spacedMark, ([, marks]) => marks),
  use_regular_space: replacing(['fr'], spacedMark, ([, marks]) => ` ${marks}`),
};
