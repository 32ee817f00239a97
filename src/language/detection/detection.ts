/** What the language of a text is, whatever is installed. */
export interface Detection {
  /** Canonical base code of the likeliest language that detection knows; undefined when the text is in none. */
  readonly language: string | undefined;
  /** 0..1: how sure it is that the text is in this language; at least `highConfidence` means certain. */
  readonly confidence: number;
  /** The languages the text may be in, likeliest first, with cautious probabilities; empty when it is in none. */
  readonly likely: readonly LikelyLanguage[];
}

export interface LikelyLanguage {
  readonly language: string;
  readonly probability: number;
}

/** The number from which on a text is never taken for another language (`docs/explanation/language-detection.md`). */
export const highConfidence = 0.98;

export function isCertain({ confidence }: Pick<Detection, 'confidence'>): boolean {
  return confidence >= highConfidence;
}

export const noLanguage: Detection = { language: undefined, confidence: 0, likely: [] };

/** What a text is worked on as, where not every language is served. */
export type ServedLanguage =
  /** `served` is the code under which it is served. */
  | { readonly kind: 'served'; readonly served: string; readonly certain: boolean }
  | { readonly kind: 'unserved'; readonly language: string }
  | { readonly kind: 'none' };

/**
 * The language itself where it is served; the likeliest served one where the text may be in several; unserved where it
 * is certain that the text is in no served one.
 */
export function servedLanguage(detection: Detection, served: ReadonlySet<string>): ServedLanguage {
  const { language, likely } = detection;
  if (language === undefined) return { kind: 'none' };
  const own = servedCode(language, served);
  if (isCertain(detection))
    return own === undefined ? { kind: 'unserved', language } : { kind: 'served', served: own, certain: true };
  let missing = 0;
  let best: string | undefined;
  for (const { language: candidate, probability } of likely) {
    const code = servedCode(candidate, served);
    if (code === undefined) missing += probability;
    else best ??= code;
  }
  if (best === undefined || missing >= highConfidence) return { kind: 'unserved', language };
  return { kind: 'served', served: best, certain: false };
}

/** Other codes under which a language may be served, where the canonical form keeps them apart. */
const otherCodes: Readonly<Record<string, string>> = { nb: 'no', ms: 'zlm', ckb: 'ku' };

function servedCode(language: string, served: ReadonlySet<string>): string | undefined {
  if (served.has(language)) return language;
  const other = otherCodes[language];
  return other !== undefined && served.has(other) ? other : undefined;
}
