import type { LanguagePair } from '../../contracts/language-pair.ts';
import { directionKey, directionName, readDirectionName } from '../../engines/bergamot/models/model-languages.ts';
import { MisuseError } from '../command-line/command-errors.ts';

/** Pairs as typed (`en-de`, `EN-zh-hant`, `en:de`); of several readings the one there is among the known pairs. */
export function readPairs(names: readonly string[], known: readonly LanguagePair[]): readonly LanguagePair[] {
  const keys = new Set(known.map(directionKey));
  const pairs = new Map<string, LanguagePair>();
  for (const name of names) {
    const readings = readDirectionName(name);
    const reading = readings.find((direction) => keys.has(directionKey(direction))) ?? readings[0];
    if (reading === undefined)
      throw new MisuseError(`"${name}" is not a language pair; write source and target, such as en-de.`);
    pairs.set(directionKey(reading), { source: reading.source, target: reading.target });
  }
  return [...pairs.values()];
}

/** Pairs of the same languages, for somebody who asked for one there is not. */
export function nearPairs(pair: LanguagePair, known: readonly LanguagePair[]): string {
  const near = known.filter(({ source, target }) => source === pair.source || target === pair.target);
  const reverse = known.filter(({ source, target }) => source === pair.target && target === pair.source);
  const names = [...new Set([...reverse, ...near].map(directionName))].slice(0, 12);
  return names.length === 0 ? '' : ` There is ${names.join(', ')}.`;
}
