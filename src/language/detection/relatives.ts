import { languagesWithTables, packTable } from '../packs/tables.ts';

export type Relatives = readonly (readonly [language: string, part: number])[];

/**
 * Languages that the n-gram database lacks, and the ones it has in whose letter sequences theirs show: how well a text
 * fits them is the sum of how well it fits those, each times its part. (Serbian is there in Cyrillic letters only, so
 * that in Latin ones Croatian replaces it.) The parts were fitted together with the calibration.
 */
export function readRelatives(): ReadonlyMap<string, Relatives> {
  const parts = (language: string): Relatives =>
    Object.entries(packTable(language, 'detection', 'relatives')).map(([other, part]) => [other, Number(part)]);
  return new Map(
    languagesWithTables('detection')
      .map((language) => [language, parts(language)] as const)
      .filter(([, relatives]) => relatives.length > 0),
  );
}
