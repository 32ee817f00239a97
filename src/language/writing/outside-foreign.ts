import { baseLanguage } from '../codes.ts';
import { wordFrequencies } from './spelling/frequent-words.ts';
import type { TextEdit } from './text-edit.ts';

/** Languages with a table of frequent words. */
const tables = ['de', 'en', 'es', 'fr', 'it', 'pt'];
/** Rarer ones may be names or loans. */
const fewestOccurrences = 2_000;
const fewestWords = 3;
/** So many words of the other language are there for one of the language of the text. */
const share = 2;
/** Characters before an edit and behind it. */
const reach = 80;
const sentenceBefore = /[^.!?;:\n"«»“”„]*$/;
const sentenceBehind = /^[^.!?;:\n"«»“”„]*/;

/** Without edits in passages of another language: `Take a look at How to Report Bugs` in a French text. */
export function outsideForeign(text: string, language: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const base = baseLanguage(language);
  if (!tables.includes(base)) return edits;
  return edits.filter((edit) => edit.rule.startsWith('typography') || !isInForeign(text, base, edit));
}

function isInForeign(text: string, base: string, { start, end }: TextEdit): boolean {
  const before = sentenceBefore.exec(text.slice(Math.max(0, start - reach), start))?.[0] ?? '';
  const behind = sentenceBehind.exec(text.slice(end, end + reach))?.[0] ?? '';
  const words = `${before} ${behind}`.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < fewestWords) return false;
  const own = wordFrequencies(base);
  return tables.some((other) => {
    if (other === base) return false;
    const frequencies = wordFrequencies(other);
    const foreign = words.filter((word) => (frequencies.get(word) ?? 0) >= fewestOccurrences && !own.has(word));
    if (foreign.length < fewestWords) return false;
    return foreign.length > share * words.filter((word) => own.has(word) && !frequencies.has(word)).length;
  });
}
