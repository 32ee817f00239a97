import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { servingTargets } from '../../../language/variants.ts';
import { directionKey, directionName } from './model-languages.ts';

/** Every published model has it on one side. */
const pivot = 'en';

/**
 * The directions to pull so that a pair is served, directly or through English; undefined when models cannot help, empty
 * when all is installed.
 */
export function missingDirections(
  pair: LanguagePair,
  offered: readonly LanguagePair[],
  installed: readonly LanguagePair[],
): readonly LanguagePair[] | undefined {
  const here = new Map(installed.map((direction) => [directionKey(direction), direction]));
  const known = new Map([...offered, ...installed].map((direction) => [directionKey(direction), direction]));
  const find = (source: string, target: string): LanguagePair | undefined => {
    const readings = servingTargets(target).map((serving) => directionKey({ source, target: serving }));
    const key = readings.find((reading) => here.has(reading)) ?? readings.find((reading) => known.has(reading));
    return key === undefined ? undefined : known.get(key);
  };
  const direct = find(pair.source, pair.target);
  const legs = direct === undefined ? [find(pair.source, pivot), find(pivot, pair.target)] : [direct];
  const whole = legs.filter((leg) => leg !== undefined);
  if (whole.length < legs.length) return undefined;
  return whole.filter((leg) => !here.has(directionKey(leg)));
}

const command = 'dragoman models pull ';

export function pullCommand(directions: readonly LanguagePair[]): string {
  return `${command}${directions.map(directionName).join(' ')}`;
}

/** The directions that a remedy pulls; none where it does something else. */
export function pulledBy(remedy: string): readonly string[] {
  return remedy.startsWith(command) ? remedy.slice(command.length).split(' ') : [];
}
