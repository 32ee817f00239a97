import { editMatches } from '../../../style-rules/edit-text.ts';
import { readQuotations } from '../../../style-rules/punctuation/read-quotations.ts';
import type { TextEdit } from '../../text-edit.ts';
import { writingNoWords } from '../correction-rules.ts';

const narrow = '\u202f';
const wide = '\u00a0';

/**
 * `Bonjour!`, where the sentence ends; `Yahoo! a dit` goes on in small letters. The sign is looked for first: the word before
 * it is read once then, not once for each of its letters.
 */
const closeMark =
  /(?=[!?])(?<=(?:^|[^\p{L}\p{N}])[\p{L}\p{M}'’-]*\p{Ll}{2}[)»]?)(?=([!?]+)(?:\s*$|\s+["“«(—–-]?\s?[\p{Lu}\p{N}]|\s*\n|\s*»))/gu;
const closeSemicolon = /(?<=\p{Ll}{2})(?=; \p{Ll})/gu;
const closeColon = /(?=: )(?<=(?:^|[ \n'’])\p{Ll}[\p{Ll}’'-]*\p{Ll})/gu;
const openQuote = /«(?=[\p{L}\p{N}])/gu;
const closeQuote = /(?<=[\p{L}\p{N}.!?…])»/gu;
/** Spaced as in France. */
const spaced = /[\p{L}\p{N})»]([ \u00a0\u202f])[!?;]/u;
const spacedColon = /\p{L}[ \u00a0\u202f]:|«[ \u00a0\u202f]/u;
const headers = /(?:^|\n) ?(?:re|fwd?|tr|cci?|ps|nb|http|https|ex|p\. ex)$/i;
const names = /(?:yahoo|jeopardy|joomla)$/i;
/** The colon is part of their names: `le mécanisme file:`. Source: the registry of IANA, those that manuals name. */
const schemes = /(?<![\p{L}\p{N}])(?:data|file|ftp|git|https?|ldap|mailto|ssh|tel|urn)$/iu;
/** `override: PACKAGE1:section` is data. */
const dataBehind = /^: [\p{L}\d]+[:=_]\p{L}/u;

/**
 * Spaces before double signs and inside of guillemets, of the kind that the text has already. Canada writes them before
 * colons and inside of guillemets only: a text that does so and has other signs without any stays.
 */
export const frenchSpacing = writingNoWords((text) => {
  const space = spaceOf(text);
  return [
    ...signEdits(text, space),
    ...named(text, openQuote, () => `«${space ?? wide}`),
    ...named(text, closeQuote, () => `${space ?? wide}»`),
    ...named(text, missingSpaceBeforeCapital, ([sign]) => `${sign} `),
  ];
});

/** After greetings: `Bonjour Monsieur,Je vous écris`. */
const missingSpaceBeforeCapital =
  /(?<=\p{Ll}{3}),(?=(?:Je|J'|J’|Nous|Vous|Il|Elle|Merci|Le|La|Les|Suite|Voici)(?:[ ]|\p{L}))/gu;

function signEdits(text: string, known: string | undefined): readonly TextEdit[] {
  const isCanadian = known === undefined && spacedColon.test(text);
  const { quotations } = /["“”]/.test(text) ? readQuotations(text) : { quotations: [] };
  const inQuotes = (index: number): boolean =>
    quotations.some(({ open, close }) => text[open] !== '«' && open < index && index <= close);
  const insert = (pattern: RegExp, space: string): readonly TextEdit[] =>
    named(text, pattern, ({ index }) => {
      const before = text.slice(Math.max(0, index - 60), index);
      const isName = headers.test(before) || names.test(before) || schemes.test(before);
      return isName || inQuotes(index) || dataBehind.test(text.slice(index, index + 60)) ? undefined : space;
    });
  const isFrench = frenchSentences(text);
  return [
    ...(isCanadian ? [] : insert(closeMark, known ?? narrow)),
    ...(isCanadian ? [] : insert(closeSemicolon, known ?? narrow)).filter(({ start }) => isFrench(start)),
    ...insert(closeColon, known ?? wide).filter(({ start }) => isFrench(start)),
  ];
}

/** The space that the text itself has before its signs. */
function spaceOf(text: string): string | undefined {
  return (
    spaced.exec(text)?.[1] ?? /«([ \u00a0\u202f])/.exec(text)?.[1] ?? /\p{L}([ \u00a0\u202f]):(?: |$)/u.exec(text)?.[1]
  );
}

/** In data and in English colons and semicolons stand without a space. Each line is read once. */
function frenchSentences(text: string): (index: number) => boolean {
  const thirdWords = new Map<number, number>();
  return (index) => {
    const start = text.lastIndexOf('\n', index - 1) + 1;
    const known = thirdWords.get(start) ?? thirdWordOfFrench(text, start);
    thirdWords.set(start, known);
    return known < index;
  };
}

/** Where the third word of a line begins; Infinity in lines that are not French, or data. */
function thirdWordOfFrench(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? text.length : end);
  const isFrench = (line.match(smallWords)?.length ?? 0) > 1 && (line.match(/[:;] /g)?.length ?? 0) < 4;
  const third = isFrench ? /^\s*\S+\s+\S+\s+(?=\S)/.exec(line) : null;
  return third === null ? Infinity : start + third[0].length;
}

const smallWords =
  /(?<!\p{L})(?:le|la|les|des|du|de|et|est|je|nous|vous|il|elle|un|une|pour|à|au|aux|en|que|qui|pas|ne|sur|dans|votre|notre|mon|ma|voici)(?!\p{L})/giu;

function named(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): readonly TextEdit[] {
  return editMatches(text, pattern, replace).map((edit) => ({ ...edit, rule: 'typography/french-space' }));
}
