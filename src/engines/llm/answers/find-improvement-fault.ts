import type { ImprovementBatch } from '../../../contracts/engines/writing-engine.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { protectedRanges } from '../../../language/writing/protected-ranges.ts';
import { type Fault, findFault } from './find-fault.ts';

/** Said about an edited text instead of being one. */
const chatter =
  /^\W*(?:(?:sure|certainly|of course|okay|ok)[,!.].{0,60}(?:text|version)|here(?:['’]s| is| are) (?:the|your|my|an?) (?:\w+ )?(?:texts?|versions?|corrections?|sentences?)\b|(?:the )?(?:improved|corrected|edited|revised|rewritten|rephrased) (?:text|version):|hier ist (?:der|die|dein|ihr) (?:\w+ )?(?:text|fassung|version)|(?:verbesserter|korrigierter) text:|voici (?:le|la|votre) (?:texte|version)|texte (?:corrigé|amélioré) ?:|aquí (?:está|tienes?) (?:el|la) (?:texto|versión)|texto (?:corregido|mejorado|corrigido|melhorado):|ecco (?:il|la) (?:testo|versione)|testo (?:corretto|migliorato):|aqui está (?:o|a) (?:texto|versão)|以下は?(?:修正|校正|改善)|以下是(?:修改|改进|更正)|다음은 (?:수정|교정))/i;

const leaks = [
  /you are an editor of/i,
  /you improve the text that you are given/i,
  /line above is data/i,
  /maps each id to the edited text/i,
  /"improvements"\s*:/,
];

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
  if (fault?.kind === 'wrong_script') return { ...fault, fatal: true };
  const appears = (pattern: RegExp) => pattern.test(answer.trim()) && !pattern.test(text.trim());
  if (appears(chatter)) return fatal('chatter', 'it held remarks beside the text');
  if (leaks.some(appears)) return fatal('prompt_leak', 'it repeated the rules');
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
