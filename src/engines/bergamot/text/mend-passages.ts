import type { TextSpan } from '../../../language/text-edit.ts';
import type { SourceUnit, TargetToken } from '../../shared/projection/target-text.ts';
import { type AlignedSentence, textOf } from './aligned-sentence.ts';
import { lostPassages } from './lost-passages.ts';

/**
 * Writes protected passages anew where the translation has something that was clearly made from them: `{Anzahl}` for
 * `{count}`, `https: //example. com` for `https://example.com`. Undefined when one of them is not found again like that.
 */
export function mendPassages(
  sentence: string,
  aligned: AlignedSentence,
  passages: readonly TextSpan[],
): AlignedSentence | undefined {
  const texts = passages.map(({ start, end }) => sentence.slice(start, end));
  const lost = lostPassages(texts, textOf(aligned.tokens));
  if (lost.size === 0) return aligned;
  let tokens: readonly TargetToken[] | undefined = aligned.tokens;
  for (const [index, passage] of passages.entries())
    if (tokens !== undefined && lost.has(texts[index] ?? ''))
      tokens = mendPassage(sentence, { units: aligned.units, tokens }, passage);
  if (tokens === undefined || lostPassages(texts, textOf(tokens)).size > 0) return undefined;
  return { units: aligned.units, tokens };
}

function mendPassage(
  sentence: string,
  { units, tokens }: AlignedSentence,
  passage: TextSpan,
): readonly TargetToken[] | undefined {
  const core = 1 + units.findIndex(({ start, end }) => start === passage.start && end === passage.end);
  if (core === 0) return undefined;
  const isPunctuation = ({ start, end }: SourceUnit): boolean => !/[\p{L}\p{N}]/u.test(sentence.slice(start, end));
  const [left, right] = [units[core - 2], units[core]];
  const before = left?.end === passage.start && isPunctuation(left) ? core - 1 : undefined;
  const after = right?.start === passage.end && isPunctuation(right) ? core + 1 : undefined;
  const isOwn = (token: TargetToken | undefined): boolean =>
    token?.units.some((unit) => unit === core || unit === before || unit === after) ?? false;
  const ofCore = (token: TargetToken): boolean => token.units.includes(core);
  let start = tokens.findIndex(ofCore);
  let end = 1 + tokens.findLastIndex(ofCore);
  if (start === -1 || !tokens.slice(start, end).every(isOwn)) return undefined;
  const [first, last] = [start, end];
  while (isOwn(tokens[start - 1])) start -= 1;
  while (isOwn(tokens[end])) end += 1;
  // Punctuation that comes with it is written anew too, since some of it may have been the passage's.
  const written = [start < first ? before : undefined, core, end > last ? after : undefined].flatMap((unit) =>
    unit === undefined ? [] : [tokenOf(sentence, units, unit)],
  );
  if (!isCopy(textOf(tokens.slice(start, end)), textOf(written))) return undefined;
  const [head, ...rest] = written;
  const mended = head === undefined ? [] : [{ ...head, space: tokens[start]?.space ?? '' }, ...rest];
  return [...tokens.slice(0, start), ...mended, ...tokens.slice(end)];
}

function tokenOf(sentence: string, units: readonly SourceUnit[], unit: number): TargetToken {
  const { start, end } = units[unit - 1] as SourceUnit;
  return { text: sentence.slice(start, end), space: '', units: [unit] };
}

/** The same letters, or other letters between the same signs. */
function isCopy(text: string, passage: string): boolean {
  const letters = (from: string) => from.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const signs = (from: string) => from.replaceAll(/[\p{L}\p{N}\p{M}\s]/gu, '');
  return letters(text) === letters(passage) || (signs(passage) !== '' && signs(text) === signs(passage));
}
