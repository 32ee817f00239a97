import { baseLanguage } from '../../../language/codes.ts';
import type { AnalysisToken } from './lexical-units.ts';

/** How an analyser reads an apostrophe that it does not take for a genitive. */
const apostrophe = /^'<apos>$/;
const plural = /<n>(?:<[^<>]*>)*<pl>/;

/**
 * English genitives of plurals as analysers read those of singulars: `dogs' house` like `dog's house`. An apostrophe that closes
 * a quotation stays one.
 */
export function readPossessives(tokens: readonly AnalysisToken[], language: string): readonly AnalysisToken[] {
  if (baseLanguage(language) !== 'en') return tokens;
  let quoted = false;
  return tokens.map((token, index) => {
    if (token.readings?.every((reading) => apostrophe.test(reading)) !== true) return token;
    const before = tokens[index - 1];
    const opens = before === undefined || before.surface.trim() === '';
    if (opens || quoted) {
      quoted = opens;
      return token;
    }
    const [gap, noun] = [tokens[index + 1], tokens[index + 2]];
    const ofPlural = before.surface.endsWith('s') && before.readings?.some((reading) => plural.test(reading));
    if (!ofPlural || gap?.surface !== ' ' || noun?.readings === undefined) return token;
    return { ...token, raw: ` ^${token.surface}/'s<gen>$`, readings: ["'s<gen>"] };
  });
}
