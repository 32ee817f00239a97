import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage, upperCaseCode } from '../../language/codes.ts';
import { remedyFor } from './remedy.ts';

/** The error for a pair without a route. `detected` says why the source is meant where the client named none. */
export function unsupportedPair(
  router: TranslationRouter,
  { source, target }: LanguagePair,
  detected?: string,
): ServiceError {
  const targets = router
    .reachable()
    .targets.filter((other) => baseLanguage(other) !== source && router.find({ source, target: other }) !== undefined);
  const command = router.remedy({ source, target });
  const others =
    targets.length === 0
      ? `nothing translates from '${upperCaseCode(source)}'.`
      : `from '${upperCaseCode(source)}' there is ${targets.map(upperCaseCode).join(', ')}.`;
  const reason = detected === undefined ? others : `${detected}; ${others}`;
  return new ServiceError(
    'unsupported_language_pair',
    { source: upperCaseCode(source), target: upperCaseCode(target), reason },
    command === undefined ? {} : { detail: remedyFor(command) },
  );
}
