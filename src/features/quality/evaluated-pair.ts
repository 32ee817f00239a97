import type { QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { knownLanguage } from '../../language/variants.ts';

/** The evaluator, if one can evaluate at the moment. */
export function requireEvaluator(evaluator: QualityEvaluator | undefined): QualityEvaluator {
  if (evaluator === undefined)
    throw new ServiceError('engine_unavailable', { reason: 'no quality evaluator is installed.' });
  const health = evaluator.health();
  if (health.state === 'unavailable')
    throw new ServiceError('engine_unavailable', { reason: 'no quality evaluator works.' }, { cause: health.reason });
  return evaluator;
}

/** The canonical base language of a code. */
export function readSource(code: string): string {
  const source = knownLanguage(code);
  if (source === undefined) throw unknownLanguage('source_lang', code);
  return baseLanguage(source);
}

/** The canonical code, with its variant. */
export function readTarget(code: string): string {
  const target = knownLanguage(code);
  if (target === undefined) throw unknownLanguage('target_lang', code);
  return target;
}

/** Refuses a pair whose translations the evaluator does not know. `parameter` is what asks for it. */
export function requireServed(evaluator: QualityEvaluator, pair: LanguagePair, parameter: string): void {
  const isOne = pair.source === baseLanguage(pair.target);
  if (!isOne && evaluator.serves(pair)) return;
  const [source, target] = [languageName(pair.source), languageName(pair.target)];
  const reason = isOne
    ? `source and target are both ${source}, so nothing was translated.`
    : `translations from ${source} into ${target} cannot be evaluated on this server.`;
  throw new ServiceError('invalid_parameter', { parameter, reason });
}

function unknownLanguage(parameter: string, code: string): ServiceError {
  const reason = `'${code}' is not a valid language code (examples: 'EN', 'PT-BR').`;
  return new ServiceError('invalid_parameter', { parameter, reason });
}
