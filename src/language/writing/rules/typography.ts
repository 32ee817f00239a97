import { baseLanguage } from '../../codes.ts';
import { editMatches } from '../../style-rules/edit-text.ts';
import { frequentWords } from '../spelling/frequent-words.ts';
import type { CorrectionRule } from './correction-rules.ts';

/** Spaces around signs, where nobody writes them so on purpose. French sets its double signs apart by itself. */
export const typography: CorrectionRule = (text, { language }) => {
  const base = baseLanguage(language);
  const close = base === 'fr' ? [spaceBeforeComma] : [spaceBeforeComma, spaceBeforeStop];
  return [
    ...close.flatMap((pattern) => named('typography/space-before-sign', text, pattern, () => '')),
    ...named('typography/repeated-comma', text, repeatedComma, () => ','),
    ...named('typography/space-in-brackets', text, spaceInBrackets, () => ''),
    ...named('typography/repeated-space', text, repeatedSpace, (match) => (isAligned(match.input) ? undefined : ' ')),
    ...named('typography/missing-space', text, missingSpace, ([sign, capital, small]) =>
      frequentWords(base).has((capital ?? small ?? '').toLowerCase()) ? `${sign} ` : undefined,
    ),
  ];
};

const spaceBeforeComma = /(?<=\p{L}{2}) +(?=,(?:[ \n]|$))/gu;
/** Not before dots that begin a name (`.htaccess`) or stand for something left out; colons and semicolons in mid-sentence. */
const spaceBeforeStop = /(?<=\p{L}{2}) (?=[.!?](?:[ \n]|$))|(?<=\p{Ll}{3}) (?=[;:] \p{Ll})/gu;
const repeatedComma = /(?<=\p{L}{2}),,(?= \p{L})/gu;
const spaceInBrackets = /(?<= \()[ ](?=\p{L}[^()\n]{1,80}\p{L}[ ]\))|(?<= \([ ]\p{L}[^()\n]{1,80}\p{L})[ ](?=\))/gu;
/** After a stop two spaces are a habit, in a table they are its columns. */
const repeatedSpace = /(?<=\p{Ll}) {2}(?=\p{Ll})/gu;
/** Between words, of which only the next one tells that a sentence or a clause goes on: `late.We`, `tired,but`. */
const missingSpace = /(?<=(?:^|[ \n("“„«])\p{L}?\p{Ll}{3,})(?:[.!?](?=(\p{Lu}\p{Ll}*)[ ,])|,(?=(\p{Ll}{2,})[ ]))/gu;

function isAligned(text: string): boolean {
  return (text.match(/\S {2,}(?=\S)/g)?.length ?? 0) > 2 || /[|\t]/.test(text);
}

function named(
  rule: string,
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): ReturnType<CorrectionRule> {
  return editMatches(text, pattern, replace).map((edit) => ({ ...edit, rule }));
}
