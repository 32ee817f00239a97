import type { Segment } from '../../../contracts/segment.ts';

/** Throws when a document is to be written with translations of other units. */
export function checkTranslations(translations: readonly (Segment | undefined)[], units: readonly unknown[]): void {
  if (translations.length !== units.length)
    throw new RangeError(`${translations.length} translations for ${units.length} units`);
}
