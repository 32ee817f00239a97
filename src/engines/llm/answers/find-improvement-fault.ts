import type { ImprovementBatch } from '../../../contracts/engines/text-improver.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { protectedRanges } from '../../../language/writing/protected-ranges.ts';
import { type Fault, findFault } from './find-fault.ts';

/** Of the words of a text, those that a mere correction keeps. */
const keptByCorrection = 0.5;

/** What is wrong with an improved text as far as the two texts show: nothing else may have changed than was asked for. */
export function findImprovementFault(
  text: string,
  answer: string,
  { language, change }: Pick<ImprovementBatch, 'language' | 'change'>,
): Fault | undefined {
  const base = baseLanguage(language);
  const fault = findFault(text, answer, { source: base, target: base });
  if (fault?.fatal === true) return fault;
  if (protectedTexts(text) !== protectedTexts(answer))
    return fatal('protected_changed', 'numbers, addresses, placeholders, code or markup were changed');
  if (countLines(text) !== countLines(answer)) return fatal('lines_changed', 'line breaks were changed');
  if (change === 'correct' && keptShare(text, answer) < keptByCorrection)
    return fatal('rephrased', 'far more was changed than spelling and grammar');
  return undefined;
}

function protectedTexts(text: string): string {
  const passages = protectedRanges(text).map(({ start, end }) => text.slice(start, end));
  return passages.sort().join('\n');
}

function countLines(text: string): number {
  return text.trim().split('\n').length;
}

function keptShare(text: string, answer: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 6) return 1;
  const kept = new Set(answer.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return words.filter((word) => kept.has(word)).length / words.length;
}

function fatal(kind: string, description: string): Fault {
  return { kind, description, fatal: true };
}
