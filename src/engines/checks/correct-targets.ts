import type { EvaluationRequest, EvaluationWarning } from '../../contracts/engines/quality-evaluator.ts';
import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';

/** Texts of one call, so that others get their turns between. */
const textsOfCall = 25;

/**
 * The translations as a writing engine corrects them, undefined for those that were not corrected. One that fails only costs
 * the findings of spelling, with a warning.
 */
export async function correctTargets(
  { segments, target, accountId, work }: EvaluationRequest,
  writingEngines: readonly WritingEngine[],
  warn: (warning: EvaluationWarning) => void,
  signal: AbortSignal,
): Promise<readonly (string | undefined)[]> {
  const found = engineFor(writingEngines, target);
  if (found === undefined) return [];
  const { writingEngine, language } = found;
  const texts = [...new Set(segments.map((segment) => segment.target))].filter((text) => /\p{L}/u.test(text));
  const corrected = new Map<string, string>();
  try {
    for (let start = 0; start < texts.length; start += textsOfCall) {
      const batch = texts.slice(start, start + textsOfCall);
      const outcome = await writingEngine.improve(
        {
          language,
          texts: batch,
          change: 'correct',
          ...(accountId === undefined ? {} : { accountId }),
          ...(work === undefined ? {} : { work }),
        },
        signal,
      );
      for (const [index, text] of batch.entries()) corrected.set(text, outcome.texts[index] ?? text);
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError) || error.code === 'work_too_large') throw error;
    warn({
      code: 'spelling_not_checked',
      message: `The writing engine '${writingEngine.id}' failed, so spelling was not checked: ${error.message}`,
    });
  }
  return segments.map((segment) => corrected.get(segment.target));
}

function engineFor(
  writingEngines: readonly WritingEngine[],
  target: string,
): { readonly writingEngine: WritingEngine; readonly language: string } | undefined {
  for (const writingEngine of writingEngines) {
    const language = languageOf(writingEngine.languages(), target);
    if (language !== undefined) return { writingEngine, language };
  }
  return undefined;
}

/** Of the languages the wanted one, else its base, else a variant of it. */
export function languageOf(languages: readonly string[], target: string): string | undefined {
  const base = baseLanguage(target);
  return (
    languages.find((code) => code === target) ??
    languages.find((code) => code === base) ??
    languages.find((code) => code === preferred[base]) ??
    languages.find((code) => baseLanguage(code) === base)
  );
}

/** Variants that a target without one is in. */
const preferred: Readonly<Record<string, string | undefined>> = { en: 'en-US', pt: 'pt-BR' };
