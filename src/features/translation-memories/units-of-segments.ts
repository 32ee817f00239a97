import type { Segment } from '../../contracts/segment.ts';
import type { MemoryTarget, MemoryUnit } from '../../contracts/stores/translation-memories.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { findTextDefect } from '../../language/characters.ts';
import { textSegment } from '../../language/segments.ts';
import { longestSegment } from '../../language/translation-memory/tmx/tmx-reader.ts';
import { requestedLanguage } from '../../language/variants.ts';

/** A translation as clients send it. */
export interface GivenSegment {
  readonly source: string;
  readonly target: string;
  readonly targetLanguage: string;
}

/** Canonical code of a parameter, or a 400 that names it. */
export function readLanguage(parameter: string, given: string): string {
  const language = requestedLanguage(given.trim());
  if (language === undefined) throw refusal(parameter, `'${given}' is not a language code such as en or pt-BR.`);
  return language;
}

const segmentsPerSlice = 100;

/**
 * Translations of the same text into several languages become one unit, as in a TMX file. Yields now and then, so that
 * others can run; there may be hundreds of thousands.
 */
export function* unitsOfSegments(
  sourceLanguage: string,
  given: readonly GivenSegment[],
): Generator<void, readonly MemoryUnit[]> {
  const units: { readonly source: Segment; readonly targets: MemoryTarget[] }[] = [];
  const newest = new Map<string, (typeof units)[number]>();
  for (const [index, { source, target, targetLanguage }] of given.entries()) {
    if ((index + 1) % segmentsPerSlice === 0) yield;
    const path = `segments[${index}]`;
    refuseUnusable(`${path}.source`, source);
    refuseUnusable(`${path}.target`, target);
    const language = readLanguage(`${path}.target_language`, targetLanguage);
    if (language === sourceLanguage)
      throw refusal(`${path}.target_language`, `it is '${targetLanguage}', like the source language.`);
    let unit = newest.get(source);
    if (unit === undefined || unit.targets.some((other) => other.language === language)) {
      unit = { source: textSegment(source), targets: [] };
      newest.set(source, unit);
      units.push(unit);
    }
    unit.targets.push({ language, segment: textSegment(target) });
  }
  return units;
}

/** What an export could not write, or an import would not read. */
export function refuseUnusable(parameter: string, text: string): void {
  if (text.trim() === '') throw refusal(parameter, 'must not be empty.');
  if (text.length > longestSegment) throw refusal(parameter, `at most ${longestSegment} characters are allowed.`);
  if (findTextDefect(text) !== undefined || /[\u0001-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    throw refusal(parameter, 'it contains a control character or half of a surrogate pair.');
}

export function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
