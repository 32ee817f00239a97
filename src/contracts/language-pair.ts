/**
 * A direction of translation. Codes are canonical BCP 47 (`en`, `pt-BR`, `zh-Hant`, `ca-valencia`); the source is always
 * a base language, the target may be a variant.
 */
export interface LanguagePair {
  readonly source: string;
  readonly target: string;
}
