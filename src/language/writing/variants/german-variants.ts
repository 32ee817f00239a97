import { packTable, packWords } from '../../packs/tables.ts';
import { quotationMark } from '../../style-rules/punctuation/quotations.ts';
import { eszett } from '../../style-rules/spelling-and-grammar/german-letters.ts';
import type { RewrittenValue, StyleRewriter, TextEdit } from '../../style-rules/style-rewriter.ts';
import { matching, phraseRewriter } from '../../style-rules/words.ts';

const prefixes = 'ab|an|auf|aus|be|durch|ein|ent|er|her|hin|mit|um|un|unter|ver|vor|weg|zer|zu|zusammen|über|riesen';

function germanLetters(): StyleRewriter {
  const stems = packWords('de', 'variants', 'eszett-stems');
  const swiss = stems.map((stem) => stem.replaceAll('ß', 'ss')).join('|');
  const whole = 'weiss(?!ag|ch|tück|tell)|ass(?=[ ,.])|assen(?=[ ,.])|Spass|Spasses|Späss';
  // A route that is no street: Gleistrasse, Leitungstrasse.
  const street = '(?<!glei|ung|hei|kei)strasse';
  const pattern = new RegExp(`(?<!\\p{L})(?:(?:${prefixes})?(?:${swiss})|${whole})|${street}`, 'giu');
  return matching(pattern, ([found]) => {
    const at = found.toLowerCase().indexOf('ss');
    return found === found.toUpperCase() || /^Ass/.test(found)
      ? undefined
      : `${found.slice(0, at)}ß${found.slice(at + 2)}`;
  });
}

const spelling = (value: RewrittenValue | undefined): readonly StyleRewriter[] =>
  value === undefined ? [] : [value.rewrite];

const surname =
  /(?<!\p{L})(?:(?:Herrn?|Frau|Familie|Dr\.|Prof\.) \p{Lu}[\p{L}-]*|\p{Lu}\p{L}+ (?:Wei|Gro|Hei|Sü)(?:ß|ss))$/u;

/** `Frau Groß` and `Anna Weiß` are called so in Switzerland too, and `Frau Weiss` in Germany. */
const outsideSurnames =
  (rewrite: StyleRewriter): StyleRewriter =>
  (text, context) =>
    rewrite(text, context).filter(({ start, end }) => {
      const word = /^\p{L}*/u.exec(text.slice(end))?.[0] ?? '';
      return !surname.test(text.slice(Math.max(0, start - 40), end) + word);
    });

/** `max@süß.example`. */
const outsideAddresses =
  (rewrite: StyleRewriter): StyleRewriter =>
  (text, context) =>
    rewrite(text, context).filter(({ start, end }) => {
      const before = /\S*$/.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? '';
      return !before.includes('@') && !/^\S*@/.test(text.slice(end, end + 60));
    });

/** `Krankenhaus Bethanien` is called so. */
const outsideNames =
  (rewrite: StyleRewriter): StyleRewriter =>
  (text, context) =>
    rewrite(text, context).filter(
      ({ start, end }) =>
        !/^\p{Lu}/u.test(text.slice(start, start + 1)) || !/^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)),
    );

const auxiliary =
  /(?<!\p{L})(?:habe?|hast|hat|haben|habt|hatten?|ist|sind|waren?|wird|werden|wurden?|worden|sei)(?!\p{L})/u;

/** `parkiert` is said of one who parks, and of what was parked, where `haben`, `sein` or `werden` is. */
const participles: StyleRewriter = matching(
  /(?<!\p{L})(?:parkiert|grilliert)(?!\p{L})/gu,
  ({ 0: found, index, input }) => {
    const before =
      input
        .slice(Math.max(0, index - 80), index)
        .split(/[.,;:!?\n]/)
        .at(-1) ?? '';
    const [after = ''] = input.slice(index + found.length, index + 80).split(/[.,;:!?\n]/);
    const present = found.replace('ier', '');
    return auxiliary.test(before + after) ? `ge${present}` : present;
  },
);

/** Straight marks are right on both sides. */
const butStraight = (text: string, edits: readonly TextEdit[] = []): readonly TextEdit[] =>
  edits.filter(({ start, end }) => !/["']/.test(text.slice(start, end)));

/** In Switzerland «this ‹way› round». */
const swissQuotations: StyleRewriter = (text, context) =>
  butStraight(text, quotationMark.use_guillemets?.rewrite(text, context)).map((edit) => ({
    ...edit,
    text: edit.text.replace('“', '‹').replace('”', '›'),
  }));

/** Marks that point inwards are those of German books, and stay. */
const germanQuotations: StyleRewriter = (text, context) =>
  /«[^«»\n]*»/.test(text.replace(/»[^«»\n]*«/g, ''))
    ? butStraight(text, quotationMark.use_double_curly_quotation_marks?.rewrite(text, context))
    : [];

export const toSwiss = (): readonly StyleRewriter[] => [
  outsideNames(phraseRewriter(packTable('de', 'variants', 'swiss-words'))),
  ...spelling(eszett.replace_eszett_with_ss).map(outsideSurnames).map(outsideAddresses),
  swissQuotations,
];

export const toGerman = (): readonly StyleRewriter[] => [
  outsideSurnames(germanLetters()),
  outsideNames(phraseRewriter(packTable('de', 'variants', 'german-words'))),
  participles,
  germanQuotations,
];
