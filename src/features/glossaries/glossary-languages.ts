import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { knownLanguage } from '../../language/variants.ts';

/** A direction in the spelling of a client, and where it is in the request: `dictionaries[0].`, or nowhere in particular. */
export interface GivenPair {
  readonly source: string;
  readonly target: string;
  readonly path?: string;
}

/** Glossaries are for languages with all their variants, so they take root codes only (`facts.md`, Text translation). */
export function readPair({ source, target, path = '' }: GivenPair): LanguagePair {
  const pair = {
    source: readLanguage(source, `${path}source_lang`),
    target: readLanguage(target, `${path}target_lang`),
  };
  if (pair.source === pair.target)
    throw new ServiceError('invalid_parameter', {
      parameter: `${path}target_lang`,
      reason: `it is '${target}', like the source language.`,
    });
  return pair;
}

function readLanguage(given: string, parameter: string): string {
  const code = knownLanguage(given.trim());
  if (code === undefined)
    throw new ServiceError('invalid_parameter', { parameter, reason: `'${given}' is not a known language.` });
  const base = baseLanguage(code);
  if (code !== base)
    throw new ServiceError('invalid_parameter', {
      parameter,
      reason: `'${given}' is a variant; glossaries are for a language with all its variants, here '${base}'.`,
    });
  return code;
}
