import type { LanguagePair } from '../contracts/language-pair.ts';
import { baseLanguage } from '../language/codes.ts';
import type { QualityRow } from './quality-table.ts';

/** For an engine that the table does not know. */
const unknown = 0.5;

/** The quality of one kind of engine by pair; the first row that names a pair counts. */
export function readQuality(table: readonly QualityRow[], kind: string): (pair: LanguagePair) => number {
  const rows = table.filter(({ engine }) => engine === kind);
  const others = rows.find(({ pairs }) => pairs.length === 0)?.quality ?? unknown;
  const named = new Map<string, number>();
  for (const { pairs, quality } of rows.toReversed())
    for (const direction of pairs.flatMap(directions)) named.set(direction, quality);
  return ({ source, target }) => named.get(`${source}-${baseLanguage(target)}`) ?? others;
}

/** `en=es` → `en-es`, `es-en`. */
export function directions(pairs: string): readonly string[] {
  const [one = '', other] = pairs.split('=');
  return other === undefined ? [one] : [`${one}-${other}`, `${other}-${one}`];
}
