import type { EvaluationRequest, EvaluationWarning } from '../../contracts/engines/quality-evaluator.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { textSegment } from '../../language/segments.ts';
import type { CheckInput, ReadWords } from '../../language/tasks/quality/check-texts.ts';
import { wordsOfSegments } from '../../language/terminology/find-term-forms.ts';

/** What the words of segments with terms are forms of; undefined where no lexicon answers, with a warning if it should. */
export async function readLexicons(
  { segments, source, target, urgency }: EvaluationRequest,
  morphology: Morphology | undefined,
  warn: (warning: EvaluationWarning) => void,
  signal: AbortSignal,
): Promise<CheckInput['lexicons']> {
  const withTerms = segments.filter(({ glossaryTerms = [] }) => glossaryTerms.length > 0);
  if (morphology === undefined || withTerms.length === 0) return undefined;
  const terms = withTerms.flatMap(({ glossaryTerms = [] }) => glossaryTerms);
  const read = async (language: string, texts: readonly string[]): Promise<ReadWords | undefined> => {
    if (!morphology.languages().includes(baseLanguage(language))) return undefined;
    const words = wordsOfSegments(texts.map(textSegment));
    const readings = await morphology.analyse({ language, words, ...(urgency && { urgency }) }, signal);
    return { words, readings };
  };
  try {
    const [ofSource, ofTarget] = await Promise.all([
      read(source, [...withTerms.map((segment) => segment.source), ...terms.map((term) => term.source)]),
      read(target, [...withTerms.map((segment) => segment.target), ...terms.map((term) => term.target)]),
    ]);
    return { source: ofSource, target: ofTarget };
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    warn({
      code: 'forms_not_checked',
      message: `The lexicons failed, so inflected forms of glossary terms were not recognized: ${error.message}`,
    });
    return undefined;
  }
}
