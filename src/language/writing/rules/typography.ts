import { baseLanguage } from '../../codes.ts';
import { editMatches } from '../../style-rules/edit-text.ts';
import { frequentWords } from '../spelling/frequent-words.ts';
import { type CorrectionRule, writingNoWords } from './correction-rules.ts';

/** Spaces around signs, where nobody writes them so on purpose. French sets its double signs apart by itself. */
export const typography = writingNoWords((text, { language }) => {
  const base = baseLanguage(language);
  const isTable = once(() => isAligned(text));
  const hasArrows = once(() => /[|→]/.test(text));
  const close = base === 'fr' ? [spaceBeforeComma] : [spaceBeforeComma, spaceBeforeStop];
  return [
    ...close.flatMap((pattern) => named('typography/space-before-sign', text, pattern, () => '')),
    ...named('typography/repeated-comma', text, repeatedComma, () => ','),
    ...named('typography/space-in-brackets', text, spaceInBrackets, () => (hasArrows() ? undefined : '')),
    ...named('typography/repeated-space', text, repeatedSpace, () => (isTable() ? undefined : ' ')),
    ...named('typography/missing-space', text, missingSpace, ([sign, capital, small]) =>
      frequentWords(base).has((capital ?? small ?? '').toLowerCase()) ? `${sign} ` : undefined,
    ),
  ];
});

const spaceBeforeComma = /(?<=\p{L}{2}) +(?=,(?:[ \n]|$))/gu;
/** Not before signs that are spoken of (`the ! must follow`, `the . (dot)`), before dots that begin a name (`.htaccess`) or represent something left out; colons and semicolons in mid-sentence. */
const spaceBeforeStop =
  /(?<=\p{L}{2})(?<!(?<!\p{L})(?:[Tt]he|an?|with|by|of|or|and|this|that|use|using|to|in|as|is)) (?=[.!?](?:[ \n](?! ?[(.!?])|$))|(?<=\p{Ll}{3}) (?=[;:] \p{Ll})/gu;
const repeatedComma = /(?<=\p{L}{2}),,(?= \p{L})/gu;
/** `between ( and )` are no brackets around a word. */
const spaceInBrackets =
  /(?<= \()[ ](?!(?:and|or|to|und|bis|et|ou|y|o|e|a) \))(?=\p{L}[^()\n]{1,80}\p{L}[ ]\))|(?<= \([ ]\p{L}[^()\n]{1,80}\p{L})(?<! \( (?:and|or|to|und|bis|et|ou|y|o|e|a))[ ](?=\))/gu;
/** After a stop two spaces are a habit, in a table they are its columns. */
const repeatedSpace = /(?<=\p{Ll}) {2}(?=\p{Ll})/gu;
/**
 * Between words, of which only the next one shows that a sentence or a clause goes on: `late.We`, `tired,but`; a
 * name may come before it: `the File.Save menu`.
 */
const missingSpace =
  /(?<=(?:(?:^|[.!?] |\n)\p{L}|[ \n("“„«]\p{Ll}?)\p{Ll}{3,})(?:[.!?](?=(\p{Lu}\p{Ll}*)[ ,])|,(?=(\p{Ll}{2,})[ ]))/gu;

/** What holds for the whole text is found out at the first match, not at each. */
function once(decide: () => boolean): () => boolean {
  let decided: boolean | undefined;
  return () => {
    decided ??= decide();
    return decided;
  };
}

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
