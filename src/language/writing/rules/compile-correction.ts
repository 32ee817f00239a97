import { sentenceStart, space } from '../../style-rules/words.ts';
import type { Choices, Element, ParsedCorrection, Surroundings } from './parse-correction.ts';

const marks = /^[.,;:!?$¿¡"'’“”‘´`(|↵-]$/;
const openings = /^[¿¡"'’“‘(]$/;
/** French has a space before them. */
const spacedMarks = /^[!?:;]$/;
/** Between words of which the first may be elided. */
const elidedGap = `(?:${space}|(?<=['’]))`;
/** Letters of the words of rules. `\p{L}` takes thirty times as long to compile, and each rule has several. */
const letters =
  'A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02af\\u0300-\\u1fff\\u2c60-\\u2c7f\\u3040-\\ud7ff';
const letter = `[${letters}]`;
/** As `wordStart` and `wordEnd` of `style-rules/words.ts`. */
const wordStart = `(?<![${letters}0-9_@#/\\\\-])`;
const wordEnd = `(?![${letters}0-9_@]|[-'’.]${letter})`;
/** Any word with a capital. */
const capitalized = 'Xx';
/** Of a clause, as far as a rule looks. */
const clause = '[^.,;:!?¿¡"“”«»()\\n]{0,100}';
/** Of a sentence, as far as a rule looks. */
const sentence = '[^.!?\\n]{0,120}';

/** The phrase with what is around it; each of its groups is an element of the phrase. `flag` is `y` or `g`. */
export function patternOf({ before, phrase, after }: ParsedCorrection, flag: string): RegExp {
  const words = phrase.map((element, index) => {
    const choices = `(${choicesOf(element)})`;
    const [first, second] = phrase;
    if (first?.isOptional === true && second !== undefined && index < 2)
      return index === 0 ? `(?:${choices}${gapBetween(first, second)})?` : choices;
    const inside = gapBetween(phrase[index - 1], element) + choices;
    return element.isOptional ? `(?:${inside})?` : inside;
  });
  const start = isOf(marks, phrase[0]) ? '' : wordStart;
  const end = isOf(marks, phrase.at(-1)) || isOf(/'$/, phrase.at(-1)) ? '' : wordEnd;
  return new RegExp(
    `${leadOf(before, phrase[0])}${start}${words.join('')}${end}${trailOf(after, phrase.at(-1))}`,
    `u${flag}`,
  );
}

/** The words that the phrase may begin with, in small letters; undefined where it may be any. */
export function firstWords(phrase: readonly Element[]): readonly string[] | undefined {
  const words: string[] = [];
  for (const { choices, isOptional } of phrase) {
    for (const choice of choices) {
      if (choice === capitalized) return undefined;
      const first = choice === undefined ? '' : /^[\p{L}\p{M}]+(?![*\p{L}\p{M}])/u.exec(choice)?.[0];
      if (first === undefined) return undefined;
      words.push(first.toLowerCase());
    }
    if (!isOptional) break;
  }
  return words.filter((word) => word !== '');
}

/** Whether all choices are of this kind. */
function isOf(kind: RegExp, element: Element | undefined): boolean {
  return element?.choices.every((choice) => choice === undefined || kind.test(choice)) === true;
}

function gapBetween(previous: Element | undefined, element: Element): string {
  if (previous === undefined || isOf(marks, element) || isOf(/'$/, previous)) return '';
  return previous.choices.some((choice) => choice?.endsWith("'")) ? elidedGap : space;
}

function choicesOf({ choices, isExact }: Element): string {
  return inCase(isExact, uniqueOf(choices).map(choicePattern).join('|'));
}

function uniqueOf(choices: Choices): readonly string[] {
  return [...new Set(choices)].filter((choice) => choice !== undefined);
}

/**
 * Both letters where capitals do not count. The flag `i` would make V8 compute the case of whole classes, which takes milliseconds
 * each, and V8 loses `(?-i:)` around choices as soon as a process has much code of patterns.
 */
function inCase(isExact: boolean, pattern: string): string {
  if (isExact) return pattern.replaceAll(letter, '\\p{Ll}');
  return pattern.replaceAll(/\\[pP]\{[^}]*\}|\\.|\[[^\]]*\]|\p{L}/gu, (part) => {
    const [small, capital] = [part.toLowerCase(), part.toUpperCase()];
    return part.length > 1 || small === capital || capital.length > 1 ? part : `[${small}${capital}]`;
  });
}

function markPattern(mark: string): string {
  if (mark === '↵') return `(?:${space}*\\n)+${space}*`;
  return mark === '$' ? '$' : mark.replace(/[.?(|]/, '\\$&');
}

/** `*`: any word, also with hyphens; `*ado`: one with this ending; `*!el/la` any but these; `#` a number; `_` a space; `...` whatever is in the clause. */
function choicePattern(choice: string): string {
  if (choice === '...') return clause;
  if (choice === '^') return sentenceStart;
  if (choice === capitalized) return `\\p{Lu}${letter}*`;
  if (marks.test(choice)) return markPattern(choice);
  if (choice === '*') return `${letter}+(?:-${letter}+)*`;
  const [, open, refused] = /^(.*\*.*)!(.+)$/u.exec(choice) ?? [];
  if (open !== undefined && refused !== undefined)
    return `(?!(?:${refused.split('/').map(choicePattern).join('|')})(?!${letter}))${choicePattern(open)}`;
  return choice
    .replace(/[.+?()[\]{}^$]/g, '\\$&')
    .replace(/(?<![\p{L}'])\*(?=[\p{L}'])/gu, `${letter}{2,}`)
    .replace(/(?<=[\p{L}'])\*/gu, `${letter}*`)
    .replaceAll('*', `${letter}+`)
    .replaceAll(`${letter}${letter}+`, `${letter}*`)
    .replaceAll('#', '\\d+')
    .replaceAll('_', space)
    .replaceAll("'", "['’]");
}

/** What must not come directly before the phrase of a rule that asks for no other words there: a pattern of the text before. */
export function refusalOf({ before, phrase }: ParsedCorrection): RegExp | undefined {
  if (!isRefusedOnly(before)) return undefined;
  const refused = before.filter(({ isAnywhere }) => !isAnywhere);
  const patterns = refused.map(({ elements }) =>
    elements.map((element, position) => beforeWord(element, elements[position + 1] ?? phrase[0])).join(''),
  );
  return patterns.length === 0 ? undefined : new RegExp(`(?:${patterns.join('|')})$`, 'u');
}

function isRefusedOnly(before: readonly Surroundings[]): boolean {
  return before.every(({ isRefused, isAnywhere }) => isRefused || isAnywhere);
}

/** What comes before the phrase, the last directly. */
function leadOf(before: readonly Surroundings[], first: Element | undefined): string {
  let [lead, hasWords] = ['', false];
  for (const [index, { elements, isRefused, isAnywhere }] of before.entries()) {
    const next = before.slice(index + 1).find((one) => !one.isRefused && !one.isAnywhere)?.elements[0] ?? first;
    const inside = elements.map((element, position) => beforeWord(element, elements[position + 1] ?? next)).join('');
    if (isAnywhere) {
      const any = anywhere(elements) + sentence;
      lead += isRefused ? `(?<!${any})` : `(?<=${any})`;
    } else if (isRefused) lead += isRefusedOnly(before) ? '' : `(?<!${inside})`;
    else {
      lead += inside;
      hasWords = true;
    }
  }
  return hasWords ? `(?<=${lead})` : lead;
}

/** Words and marks somewhere in the sentence. */
function anywhere(elements: readonly Element[]): string {
  const patterns = elements.map((element, index) => {
    const words = sharing(element, (choice) => (marks.test(choice) ? ['', ''] : [`(?<!${letter})`, `(?!${letter})`]));
    const pattern = `(?:${words})${index < elements.length - 1 ? space : ''}`;
    return element.isOptional ? `(?:${pattern})?` : pattern;
  });
  return patterns.join('');
}

/** An element with what parts it from the next one. */
function beforeWord(element: Element, next: Element | undefined): string {
  const patterns = sharing(element, (choice) => {
    if (choice === '^' || openings.test(choice)) return ['', ''];
    const isJoined = choice.endsWith("'") || choice === '↵' || isOf(marks, next);
    const gap = isJoined ? '' : isOf(/^\.{3}$/, next) ? `(?!${letter})` : space;
    return [marks.test(choice) || choice === '...' ? '' : wordStart, gap];
  });
  return `(?:${patterns})${element.isOptional ? '?' : ''}`;
}

/** What comes behind the phrase, the first directly. */
function trailOf(after: readonly Surroundings[], last: Element | undefined): string {
  let [trail, hasWords] = ['', false];
  for (const [index, { elements, isRefused, isAnywhere }] of [...after.entries()].toReversed()) {
    const previous =
      after
        .slice(0, index)
        .findLast((one) => !one.isRefused && !one.isAnywhere)
        ?.elements.at(-1) ?? last;
    const inside = elements
      .map((element, position) => behindWord(element, elements[position - 1] ?? previous))
      .join('');
    if (isAnywhere) {
      const any = sentence + anywhere(elements);
      trail = (isRefused ? `(?!${any})` : `(?=${any})`) + trail;
    } else if (isRefused) trail = `(?!${inside})${trail}`;
    else {
      trail = inside + trail;
      hasWords = true;
    }
  }
  return hasWords ? `(?=${trail})` : trail;
}

function behindWord(element: Element, previous: Element | undefined): string {
  const mayBeElided = previous?.isOptional === true && isOf(/'$/, previous);
  const gap = previous === undefined ? space : mayBeElided ? elidedGap : gapBetween(previous, element);
  const patterns = sharing(element, (choice) => {
    if (marks.test(choice)) return [spacedMarks.test(choice) ? `${space}?` : '', ''];
    return choice === '...' ? ['', ''] : [gap, choice.endsWith("'") ? '' : wordEnd];
  });
  return `(?:${patterns})${element.isOptional ? '?' : ''}`;
}

/** The choices of an element, with what comes before and behind them written once for all that have the same. */
function sharing(
  { choices, isExact }: Element,
  aroundOf: (choice: string) => readonly [before: string, behind: string],
): string {
  const byAround = Map.groupBy(uniqueOf(choices), (choice) => JSON.stringify(aroundOf(choice)));
  return [...byAround]
    .map(([around, alike]) => {
      const [before, behind] = JSON.parse(around) as readonly [string, string];
      return `${before}(?:${inCase(isExact, alike.map(choicePattern).join('|'))})${behind}`;
    })
    .join('|');
}
