import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { requestedLanguage } from '../../../language/variants.ts';

/** A direction in canonical codes, from the spelling of an index, a folder or a file. */
export interface ModelDirection extends LanguagePair {
  /** The model is of a variant of its source (`zh_hant-en`): second choice for the base language. */
  readonly ofVariant: boolean;
}

/** Codes that represent several languages at once. */
const collective = new Set(['hbs', 'sh', 'mul']);

export function modelDirection(sourceCode: string, targetCode: string): ModelDirection | undefined {
  const source = modelLanguage(sourceCode);
  const target = modelLanguage(targetCode);
  if (source === undefined || target === undefined) return undefined;
  const pair = { source: baseLanguage(source), target: target === 'zh' ? 'zh-Hans' : target };
  if (pair.source === baseLanguage(pair.target)) return undefined;
  return { ...pair, ofVariant: source !== pair.source && source !== 'zh-Hans' };
}

function modelLanguage(code: string): string | undefined {
  return collective.has(code.toLowerCase()) ? undefined : requestedLanguage(code);
}

/** `en-de`, `en-zh-Hant`, `ende`, `enzh_hant`: everything the name may mean, likeliest first. */
export function readDirectionName(name: string): readonly ModelDirection[] {
  const readings: (ModelDirection | undefined)[] = [];
  for (const match of name.matchAll(/[-_:]/g))
    readings.push(modelDirection(name.slice(0, match.index), name.slice(match.index + 1)));
  if (!/[-_:]/.test(name.slice(0, 4))) {
    // Without a mark between them: English is on one side, else both codes have two letters.
    if (/^en/i.test(name)) readings.push(modelDirection('en', name.slice(2)));
    if (/en$/i.test(name)) readings.push(modelDirection(name.slice(0, -2), 'en'));
    if (name.length === 4) readings.push(modelDirection(name.slice(0, 2), name.slice(2)));
  }
  return readings.filter((reading) => reading !== undefined);
}

export function directionKey({ source, target }: LanguagePair): string {
  return `${source} ${target}`;
}

/** As commands and folders spell it: `en-zh-Hans`. */
export function directionName({ source, target }: LanguagePair): string {
  return `${source}-${target}`;
}
