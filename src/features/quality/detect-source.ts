import type { QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { isCertain, noLanguage } from '../../language/detection/detection.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';
import { requireServed } from './evaluated-pair.ts';

interface Dependencies {
  readonly detector: TextDetector;
  readonly evaluator: QualityEvaluator;
  readonly work: WorkSession;
}

/** What the language is known by. */
const sampleCharacters = 20_000;

/** The language of most of the texts: of those it may be in, the likeliest from which translations can be evaluated. */
export async function detectSource(
  { detector, evaluator, work }: Dependencies,
  texts: readonly string[],
  target: string,
): Promise<string> {
  const [detection = noLanguage] = await detector.detect({ texts: [sampleOf(texts)] }, work);
  const { language } = detection;
  if (language === undefined) {
    const reason = 'the language of the sources could not be detected; specify it.';
    throw new ServiceError('invalid_parameter', { parameter: 'source_lang', reason });
  }
  const likely = isCertain(detection) ? [] : detection.likely.map((candidate) => candidate.language);
  const source = likely.find((candidate) => evaluator.serves({ source: candidate, target })) ?? language;
  requireServed(evaluator, { source, target }, 'source_lang');
  return source;
}

/** Text from all over. */
function sampleOf(texts: readonly string[]): string {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const step = Math.max(1, Math.ceil(length / sampleCharacters));
  let sample = '';
  for (let index = 0; index < texts.length && sample.length < sampleCharacters; index += step)
    sample += `${texts[index]}\n`;
  return sample;
}
