import type { WritingManner } from '../../../contracts/engines/text-improver.ts';
import { baseLanguage } from '../../codes.ts';
import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { rewriteText } from '../rewrite-text.ts';
import { type MannerRules, mannerRules } from './registry.ts';

/** Styles and tones that rules know in a language. */
export function mannersOf(language: string): readonly WritingManner[] {
  return Object.keys(rulesOf(language)) as WritingManner[];
}

/** The text in a style or a tone that `mannersOf` has; unchanged in any other. */
export function applyStyle(text: string, language: string, manner: WritingManner): string {
  return rewriteText(text, rewritersOf(language, manner), language);
}

const made = new Map<string, readonly StyleRewriter[]>();

function rewritersOf(language: string, manner: WritingManner): readonly StyleRewriter[] {
  const name = `${language} ${manner}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const rewriters = rulesOf(language)[manner]?.() ?? [];
  made.set(name, rewriters);
  return rewriters;
}

function rulesOf(language: string): MannerRules {
  return mannerRules[language] ?? mannerRules[baseLanguage(language)] ?? {};
}
